import type { SlipLabel } from './moments.ts';

/** As in chess notation. */
const glyphs: Readonly<Record<SlipLabel, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export function SlipLabelMark({ label }: { label: SlipLabel }) {
  return (
    <span class={`slip-mark ${label}`} aria-hidden="true">
      {glyphs[label]}
    </span>
  );
}
