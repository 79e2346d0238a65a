import type { Card, Cell } from '@traque/engine/maamut/protocol';
import { groundArt, groundFill, patchFill, type Ground } from './art/ground.tsx';
import { contours, grounds, patches } from './art/hex.ts';
import { tally } from './art/Tablet.tsx';
import { centre, coordinates } from './geometry.ts';
import { focusRing, targetRing } from './sign-shapes.ts';

/** A number that is always the same for a tile, to choose one of the drawings of its ground. */
function seedOf(cell: Cell): number {
  const [q, r] = coordinates(cell);
  return (q + 3) * 5 + (r + 3) * 11;
}

/** How many drawings there are of each kind of ground, so that neighbours differ. */
const VARIANTS = 5;

const landId = (kind: Ground, hand: number): string => `land-${kind}-${hand}`;

function Land({ kind, hand }: { readonly kind: Ground; readonly hand: number }) {
  return (
    <g id={landId(kind, hand)}>
      <path d={grounds[hand % grounds.length]} fill={groundFill(kind)} />
      <path d={patches[(hand * 7 + 3) % patches.length]} fill={patchFill(kind)} opacity="0.6" />
      {groundArt(kind, hand)}
      <path d={contours[(hand * 5 + 1) % contours.length]} fill="var(--charcoal)" opacity="0.6" />
    </g>
  );
}

const handOf = (cell: Cell): number => seedOf(cell) % VARIANTS;

/** The drawings of all grounds and rings of this board, each once; tiles refer to them by id. */
export function GroundDefs({ tiles }: { readonly tiles: Readonly<Record<Cell, Ground>> }) {
  const needed = new Map(
    Object.entries(tiles).map(([cell, kind]) => [landId(kind, handOf(cell)), { kind, hand: handOf(cell) }]),
  );
  return (
    <defs>
      <path id="maamut-ring" d={targetRing} />
      <path id="maamut-focus" d={focusRing} />
      {[...needed].map(([id, land]) => (
        <Land key={id} {...land} />
      ))}
    </defs>
  );
}

/** A tile that cannot be touched, for pictures. */
export function StillTile({ cell, ground }: { readonly cell: Cell; readonly ground: Ground }) {
  const { x, y } = centre(cell);
  return <use href={`#${landId(ground, handOf(cell))}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />;
}

export interface TileProps {
  readonly cell: Cell;
  readonly ground: Ground;
  readonly label: string;
  /** Set if the viewer can go there. */
  readonly target: {
    readonly card: Card | null;
    readonly faint: boolean;
    /** Something is on the tile: the card's number is shown over it (CardNumbers.tsx). */
    readonly held: boolean;
  } | null;
  readonly aimed: boolean;
  readonly tabbable: boolean;
  readonly on: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

export function Tile({ cell, ground, label, target, aimed, tabbable, on }: TileProps) {
  const { x, y } = centre(cell);
  const state = `${target ? (target.faint ? ' target faint' : ' target') : ''}${aimed ? ' aimed' : ''}`;
  return (
    <g
      class={`tile${state}`}
      data-cell={cell}
      data-part={`cell:${cell}`}
      role="button"
      aria-label={label}
      aria-disabled={!target}
      tabindex={tabbable ? 0 : -1}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      {...on}
    >
      <use class="land" href={`#${landId(ground, handOf(cell))}`} />
      {target && <use class="ring" href="#maamut-ring" />}
      {target?.card && !target.held && (
        <g class="tally">
          <path class="halo" d={tally(target.card, 20)} />
          <path d={tally(target.card, 20)} />
        </g>
      )}
      <use class="focus" href="#maamut-focus" />
    </g>
  );
}
