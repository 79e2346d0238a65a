/** A position as a picture that cannot be touched: for the rule book. */
import '../../art/cave/cave.css';
import './board.css';
import type { Cell, Event, Tile, View } from '@traque/engine/maamut/protocol';
import { exampleFaces } from '../book.ts';
import { RADIUS } from './art/hex.ts';
import { cellName, cells, centre } from './geometry.ts';
import { Pieces, Traps } from './Pieces.tsx';
import { previewOf } from './preview.ts';
import { after, sceneOf, type Sign } from './scene.ts';
import { PreviewMarks, Signs } from './Signs.tsx';
import { GroundDefs, StillTile } from './Tile.tsx';

interface StillProps {
  readonly view: View;
  /** What happens: sketched over the position, or shown as it has happened. */
  readonly events?: readonly Event[];
  readonly shown?: 'ahead' | 'done';
  readonly signs?: readonly Sign[];
  /** The tiles of the picture; absent: the whole board. */
  readonly around?: readonly Cell[];
  /** Tiles whose names the text uses. */
  readonly named?: readonly Cell[];
  readonly turn?: number | null;
}

/** The picture's frame: all these tiles, and a little space around them. */
function frameOf(shown: readonly Cell[], headroom: number): string {
  const points = shown.map(centre);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - RADIUS * 1.05;
  const top = Math.min(...ys) - RADIUS * 1.25 - headroom;
  const width = Math.max(...xs) + RADIUS * 1.05 - left;
  const height = Math.max(...ys) + RADIUS * 1.15 - top;
  return [left, top, width, height].map((value) => value.toFixed(0)).join(' ');
}

export function Still({
  view,
  events = [],
  shown = 'ahead',
  signs = [],
  around = cells,
  named = [],
  turn = 0,
}: StillProps) {
  const whole = sceneOf(view);
  // A figure outside the picture would reach into it with its head or spear.
  const before = { ...whole, hunters: whole.hunters.map((at) => (at !== null && around.includes(at) ? at : null)) };
  const end = events.reduce(after, before);
  const scene = shown === 'done' ? end : before;
  const preview = shown === 'ahead' ? previewOf(before, events) : null;
  const tiles = Object.fromEntries(around.map((cell): [Cell, Tile] => [cell, view.tiles[cell] ?? 'rock']));
  const running = preview !== null && preview.run.length > 0;
  return (
    <svg
      class="cave maamut still"
      viewBox={frameOf(around, signs.some(({ kind }) => kind === 'card') ? RADIUS * 0.75 : 0)}
      aria-hidden="true"
    >
      <GroundDefs tiles={tiles} />
      {around.map((cell) => (
        <StillTile key={cell} cell={cell} ground={tiles[cell] ?? 'rock'} />
      ))}
      <g class={running ? 'over fleeing' : 'over'}>
        <Traps scene={scene} faces={exampleFaces} />
        <Pieces scene={scene} faces={exampleFaces} turn={turn} />
        <Signs signs={signs} />
        {preview !== null && (
          <PreviewMarks
            scene={before}
            preview={preview}
            aim={preview.end.hunters[0] ?? ''}
            seat={0}
            faces={exampleFaces}
          />
        )}
      </g>
      {named.map((cell) => (
        <text key={cell} class="tile-name" x={centre(cell).x} y={centre(cell).y + RADIUS * 0.7}>
          {cellName(cell)}
        </text>
      ))}
    </svg>
  );
}
