/** A part of the pyramid as a picture that cannot be touched: for the rule book. */
import './art/tomb.css';
import './stone.css';
import './marks.css';
import type { Cell, View } from '@traque/engine/momie/protocol';
import { useId } from 'preact/hooks';
import { exampleFaces } from '../book.ts';
import { Echoes, Prowl, Torches, Way } from './FloorMarks.tsx';
import { planOf, pointOf, UNIT } from './geometry.ts';
import { Pieces } from './Pieces.tsx';
import { frameOf } from './pyramid-shape.ts';
import type { Scene } from './scene.ts';
import { Chambers, Stone } from './Stone.tsx';
import { Treasures } from './Treasures.tsx';
import { missionsOf } from './viewpoint.ts';

interface StillMazeProps {
  readonly view: View;
  readonly scene: Scene;
  /** Whose missions shine. */
  readonly viewer?: number;
  /** As the mummy knows it. */
  readonly dark?: boolean;
  /** The corners of the part that is shown; absent: the whole pyramid. */
  readonly from?: Cell;
  readonly to?: Cell;
  readonly way?: { readonly hunter: number; readonly from: Cell; readonly path: readonly Cell[] };
  readonly prowl?: { readonly from: Cell; readonly path: readonly Cell[] };
}

function boxOf(view: View, from: Cell | undefined, to: Cell | undefined): string {
  const frame = frameOf(planOf(view.map));
  if (from === undefined || to === undefined) return `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const [a, b] = [pointOf(from), pointOf(to)];
  const margin = UNIT * 0.24;
  return [
    a.x * UNIT - margin,
    a.y * UNIT - margin,
    (b.x - a.x + 1) * UNIT + 2 * margin,
    (b.y - a.y + 1) * UNIT + 2.4 * margin,
  ].join(' ');
}

export function StillMaze({ view, scene, viewer = 0, dark = false, from, to, way, prowl }: StillMazeProps) {
  const clip = useId();
  const plan = planOf(view.map);
  const looks = view.hunters.map(({ seat }) => exampleFaces[seat]?.look ?? 0);
  const occupied = new Set([scene.mummy.at, ...scene.hunters.flatMap(({ at }) => at ?? [])]);
  const mover = way === undefined ? null : way.hunter;
  return (
    <svg
      class={`momie tomb still ${dark ? 'momie-dark' : 'momie-torch'}`}
      viewBox={boxOf(view, from, to)}
      aria-hidden="true"
    >
      <defs>
        <clipPath id={clip}>
          <path d={plan.floor} />
        </clipPath>
        <radialGradient id="momie-glow">
          <stop offset="0" class="momie-glow-heart" />
          <stop offset="0.45" class="momie-glow-ring" />
          <stop offset="1" class="momie-glow-rim" />
        </radialGradient>
      </defs>
      <Stone plan={plan} clip={clip} />
      {dark && <Echoes scene={scene} clip={clip} />}
      <Torches scene={scene} clip={clip} />
      <Chambers map={view.map} />
      <Treasures
        treasures={view.map.treasures}
        own={missionsOf(view, dark ? null : viewer)}
        taken={scene.taken}
        occupied={occupied}
        lookOf={(seat) => exampleFaces[seat]?.look ?? 0}
      />
      {way !== undefined && <Way from={way.from} way={way.path} look={looks[way.hunter] ?? 0} />}
      {prowl !== undefined && <Prowl from={prowl.from} path={prowl.path} more={[]} chances={[]} />}
      <Pieces
        scene={scene}
        looks={looks}
        pawns={view.hunters.map(() => 0)}
        turn={mover}
        mummyTurn={prowl !== undefined}
      />
    </svg>
  );
}
