import type { Drawing } from './drawing.ts';
import { fall } from './fall.ts';
import { paint, PaintedMammoth, placed } from './PaintedMammoth.tsx';
import { run } from './run.ts';
import { stand } from './stand.ts';
import { turn } from './turn.ts';

const poses = { stand, run, turn, fall } satisfies Record<string, Drawing>;
export type Pose = keyof typeof poses;
export const allPoses: readonly Pose[] = ['stand', 'run', 'turn', 'fall'];

export function Mammoth({ pose }: { readonly pose: Pose }) {
  return <PaintedMammoth name={pose} drawing={poses[pose]} />;
}

/** The mammoth as a quick sketch: where it would be. */
export function MammothSketch({ pose }: { readonly pose: Pose }) {
  const painted = paint(poses[pose]);
  return (
    <g transform={placed(poses[pose])}>
      <path d={painted.body} fill="var(--coat)" opacity="0.45" />
      <path d={painted.contour} fill="var(--charcoal)" />
      <path d={painted.tusk} fill="var(--tusk)" stroke="var(--charcoal)" stroke-width="2.4" />
    </g>
  );
}
