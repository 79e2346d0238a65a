/** What everybody has heard, oldest first, as signs. The words are tooltips, and read by screen readers. */
import type { Heard, View } from '@traque/engine/momie/protocol';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { WhiteDie } from './art/dice.tsx';
import { emblems } from './art/emblems.ts';
import { MummyFigure } from './art/mummy.tsx';
import { TreasureThing } from './art/treasures.tsx';
import type { SeatFace } from '../contract.ts';
import { logLine } from './log.ts';
import type { TableWords } from './words.ts';

export interface HeardStripProps {
  readonly view: View;
  readonly heard: readonly Heard[];
  readonly faces: readonly SeatFace[];
  readonly texts: TableWords;
  /** The viewer is the mummy. */
  readonly byMe: boolean;
  /** What stands beside the caption. */
  readonly children?: ComponentChildren;
}

/** Older entries are only in the log. */
const KEPT = 40;

/** Arrow keys go from sign to sign, from the latest back: each says what it means. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (by === 0) return;
  const signs = [...event.currentTarget.children] as HTMLElement[];
  const at = signs.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  // The board has arrow keys too.
  event.stopPropagation();
  signs[at === -1 ? signs.length - 1 : at + by]?.focus();
}

export function HeardStrip({ view, heard, faces, texts, byMe, children }: HeardStripProps) {
  const { board: words } = texts;
  const list = useRef<HTMLOListElement>(null);
  // In the next frame, which computes the layout anyway: here it would be computed twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ left: list.current.scrollWidth }));
    return () => cancelAnimationFrame(frame);
  }, [heard.length]);
  const caption = byMe ? words.heardYou : words.heard;
  const signs = useMemo(() => {
    const first = Math.max(0, heard.length - KEPT);
    const lookOf = (hunter: number) => faces[view.hunters[hunter]?.seat ?? 0]?.look ?? 0;
    return heard.slice(first).map((entry, i) => {
      const text = logLine(entry, faces, texts, view);
      return (
        <li key={first + i} class={`momie-sound momie-sound-${entry.type}`} title={text} tabIndex={-1}>
          <Sound entry={entry} lookOf={lookOf} />
          <span class="momie-unseen">{text}</span>
        </li>
      );
    });
  }, [view, heard, faces, texts]);
  return (
    <section class="momie-heard" data-part="part:heard" aria-label={caption}>
      <div class="momie-caption">
        <h2>{caption}</h2>
        {children}
      </div>
      {heard.length === 0 ? (
        <p class="momie-silence">{words.heardNothing}</p>
      ) : (
        <ol ref={list} tabIndex={0} onKeyDown={walk}>
          {signs}
        </ol>
      )}
    </section>
  );
}

function Sound({ entry, lookOf }: { readonly entry: Heard; readonly lookOf: (hunter: number) => number }) {
  return (
    <svg viewBox="-30 -46 60 92" aria-hidden="true">
      {entry.type === 'prowl' ? (
        <g transform="translate(-2,4) scale(.42)">
          <MummyFigure />
        </g>
      ) : (
        <Emblem look={lookOf(entry.hunter)} y={-26} />
      )}
      <g transform="translate(0,20)">
        <Sign entry={entry} lookOf={lookOf} />
      </g>
    </svg>
  );
}

function Emblem({ look, y }: { readonly look: number; readonly y: number }) {
  return (
    <path class={`tomb-emblem tomb-look-${String(look)}`} d={emblems[look]} transform={`translate(0,${String(y)})`} />
  );
}

function Sign({ entry, lookOf }: { readonly entry: Heard; readonly lookOf: (hunter: number) => number }) {
  switch (entry.type) {
    case 'move':
      return (
        <g transform="scale(.42)">
          <WhiteDie face={entry.die} />
        </g>
      );
    case 'roll':
      return (
        <g>
          {Array.from({ length: 5 }, (_, i) => (
            <circle
              class={i < entry.locked ? 'momie-dot momie-dot-locked' : 'momie-dot'}
              cx={(i - 2) * 11}
              cy={i % 2 === 0 ? 0 : 9}
              r={4.6}
            />
          ))}
        </g>
      );
    case 'reset':
      return <path class="momie-sign-line" d="M14-10A17 17 0 1 0 17 4M17-16L15-9L8-10" />;
    case 'collect':
      return (
        <g transform="scale(.66)">
          <TreasureThing of={entry.card} />
        </g>
      );
    case 'skip':
      return <path class="momie-sign-line" d="M-14 4H14M-14-4H14" />;
    case 'lost':
      return <path class="momie-sign-line" d="M-11-11L11 11M11-11L-11 11" />;
    case 'prowl':
      return entry.caught === null ? (
        <text class="momie-sign-number" y={18}>{`${String(entry.path.length)}/${String(entry.steps)}`}</text>
      ) : (
        <Emblem look={lookOf(entry.caught)} y={12} />
      );
  }
}
