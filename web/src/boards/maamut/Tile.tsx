import type { Card, Cell } from '@traque/engine/maamut/protocol';
import type { ComponentChild } from 'preact';
import { groundArt, groundFill, patchFill, type Ground } from '../../art/cave/ground.tsx';
import { contours, grounds, patches } from '../../art/cave/hex.ts';
import { tally } from '../../art/cave/Tablet.tsx';
import { axial, centre } from './geometry.ts';
import { focusRing, targetRing } from './signs.ts';

/** A whole number that is always the same for a tile, to choose among the hands that may have painted it. */
function seedOf(cell: Cell): number {
  const [q, r] = axial(cell);
  return (q + 3) * 5 + (r + 3) * 11;
}

/** The picture of one tile; made once a board. */
export function tileArt(cell: Cell, kind: Ground): ComponentChild {
  const seed = seedOf(cell);
  return (
    <g class="land">
      <path class="base" d={grounds[seed % grounds.length]} fill={groundFill(kind)} />
      <path class="patch" d={patches[(seed * 7) % patches.length]} fill={patchFill(kind)} />
      {groundArt(kind, seed)}
      <path d={contours[(seed * 5) % contours.length]} fill="var(--charcoal)" opacity="0.6" />
    </g>
  );
}

export interface TileProps {
  readonly cell: Cell;
  readonly art: ComponentChild;
  readonly label: string;
  /** Whether one can go there, and with which card. */
  readonly target: {
    readonly card: Card | null;
    readonly faint: boolean;
    /** Something stands there: the tally makes room. */
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

export function Tile({ cell, art, label, target, aimed, tabbable, on }: TileProps) {
  const { x, y } = centre(cell);
  const state = `${target ? (target.faint ? ' target faint' : ' target') : ''}${aimed ? ' aimed' : ''}`;
  return (
    <g
      class={`tile${state}`}
      data-cell={cell}
      role="button"
      aria-label={label}
      aria-disabled={!target}
      tabindex={tabbable ? 0 : -1}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      {...on}
    >
      {art}
      {target && <path class="ring" d={targetRing} />}
      {target?.card && (
        <g class="tally" transform={`translate(0 ${target.held ? -33 : 0})`}>
          <path class="halo" d={tally(target.card, target.held ? 13 : 20)} />
          <path d={tally(target.card, target.held ? 13 : 20)} />
        </g>
      )}
      <path class="focus" d={focusRing} />
    </g>
  );
}
