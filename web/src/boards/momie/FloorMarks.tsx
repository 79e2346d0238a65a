/** Marks on the floor: torch light, cells within reach, the planned way. */
import type { Cell, Die } from '@traque/engine/momie/protocol';
import { type Point, centre } from './geometry.ts';
import type { Scene } from './scene.ts';
import { chipPlaces, chipSize } from './chips.ts';
import { echoesOf, lastProwl } from './trail.ts';

/** Torch light around each visible hunter, clipped to the corridors. */
export function Torches({ scene, clip }: { readonly scene: Scene; readonly clip: string }) {
  const lit = [...new Set(scene.hunters.flatMap((h) => (h.at ? [h.at] : [])))];
  return (
    <g clip-path={`url(#${clip})`} aria-hidden="true">
      {lit.map((cell) => {
        const { x, y } = centre(cell);
        return <circle key={cell} class="momie-torchlight" cx={x} cy={y} r={190} fill="url(#momie-glow)" />;
      })}
    </g>
  );
}

/** For the mummy and spectators: places that were heard of glow, and the mummy's last way is drawn. */
export function Echoes({ scene, clip }: { readonly scene: Scene; readonly clip: string }) {
  const way = lastProwl(scene.heard).map(centre);
  return (
    <g clip-path={`url(#${clip})`} aria-hidden="true">
      {echoesOf(scene.heard, 24).map(({ cell, strength }) => {
        const { x, y } = centre(cell);
        return <circle class="momie-echo" cx={x} cy={y} r={130} style={{ opacity: strength }} />;
      })}
      {way.length > 1 && <polyline class="momie-trail" points={line(way)} />}
    </g>
  );
}

export interface ReachProps {
  readonly reach: ReadonlyMap<Cell, readonly Die[]>;
  readonly chosen: Die | null;
}

export function Reach({ reach, chosen }: ReachProps) {
  return (
    <g class="momie-reach" aria-hidden="true">
      {[...reach].map(([cell, dice]) => {
        if (chosen !== null && !dice.includes(chosen)) return null;
        const { x, y } = centre(cell);
        return (
          <g key={cell} class={chosen === null ? 'momie-lit momie-lit-faint' : 'momie-lit'}>
            <path d={`M${String(x - 38)} ${String(y - 37)}h75l2 74h-76z`} />
          </g>
        );
      })}
    </g>
  );
}

interface ReachMarksProps {
  readonly reach: ReadonlyMap<Cell, readonly Die[]>;
  /** Pixels per unit: the chips can be read at any zoom. */
  readonly scale: number;
}

/** Which dice lead to each cell, while none is chosen. */
export function ReachMarks({ reach, scale }: ReachMarksProps) {
  const size = chipSize(scale);
  return (
    <g class="momie-reach" aria-hidden="true">
      {[...reach].map(([cell, dice]) => {
        const { x, y } = centre(cell);
        return chipPlaces(dice.length, size).map((place, i) => (
          <Chip
            key={`${cell} ${String(dice[i])}`}
            die={dice[i] ?? 1}
            transform={`translate(${String(x + place.x)},${String(y + place.y)}) scale(${String(size / 20)})`}
          />
        ));
      })}
    </g>
  );
}

function Chip({ die, transform }: { readonly die: Die; readonly transform: string }) {
  return (
    <g class="momie-chip" transform={transform}>
      <rect class="momie-mark" x={-10} y={-10} width={20} height={20} rx={3} />
      {die === 'arrow' ? (
        <path class="momie-mark-arrow" d="M-6 0H4M0-4L5 0L0 4" />
      ) : (
        <text class="momie-mark-number" y={6}>
          {die}
        </text>
      )}
    </g>
  );
}

const line = (points: readonly Point[]) => points.map((p) => `${String(p.x)},${String(p.y)}`).join(' ');

/** The way a hunter would go: a broad line in their colour and a number on each cell. */
export function Way({
  from,
  way,
  look,
}: {
  readonly from: Cell;
  readonly way: readonly Cell[];
  readonly look: number;
}) {
  const points = [from, ...way].map(centre);
  return (
    <g class={`momie-way tomb-look-${String(look)}`} aria-hidden="true">
      <polyline points={line(points)} />
      <polyline class="momie-way-core" points={line(points)} />
      {points.slice(1).map((p, i) => (
        <g transform={`translate(${String(p.x)},${String(p.y)})`}>
          <circle r={i === way.length - 1 ? 17 : 13} />
          <text y={7}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** The mummy's planned way, and faintly what the cell under the pointer would add. */
export function Prowl({
  from,
  path,
  more,
  chances,
}: {
  readonly from: Cell;
  readonly path: readonly Cell[];
  readonly more: readonly Cell[];
  /** For each step the probability of a catch so far, in words; empty where the table gives no such help. */
  readonly chances: readonly string[];
}) {
  const built = [from, ...path].map(centre);
  const added = [path.at(-1) ?? from, ...more].map(centre);
  return (
    <g class="momie-prowl" aria-hidden="true">
      {more.length > 0 && <polyline class="momie-prowl-more" points={line(added)} />}
      <polyline points={line(built)} />
      {built.slice(1).map((p, i) => (
        <g transform={`translate(${String(p.x)},${String(p.y)})`}>
          {chances[i] === undefined ? (
            <>
              <circle r={15} />
              <text y={7}>{i + 1}</text>
            </>
          ) : (
            <>
              <rect class="momie-prowl-chance" x={-33} y={-17} width={66} height={34} rx={17} />
              <text y={9} class="momie-prowl-percent">
                {chances[i]}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
}
