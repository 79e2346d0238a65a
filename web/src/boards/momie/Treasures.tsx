/** The treasures in their niches. The viewer's own missions shine; a treasure that was taken leaves the taker's shape. */
import type { Cell, Treasure, View } from '@traque/engine/momie/protocol';
import { emblems } from './art/emblems.ts';
import { Niche, TreasureThing, colourOf } from './art/treasures.tsx';
import { centre } from './geometry.ts';

export interface TreasuresProps {
  readonly treasures: View['map']['treasures'];
  readonly own: readonly Treasure[];
  readonly taken: ReadonlyMap<Treasure, number>;
  readonly occupied: ReadonlySet<Cell>;
  readonly lookOf: (seat: number) => number;
}

export function Treasures({ treasures, own, taken, occupied, lookOf }: TreasuresProps) {
  return (
    <g aria-hidden="true">
      {Object.entries(treasures).map(([treasure, cell]) => {
        const { x, y } = centre(cell);
        const seat = taken.get(treasure);
        const crowded = occupied.has(cell);
        const place = crowded
          ? `translate(${String(x + 21)},${String(y - 21)}) scale(.5)`
          : `translate(${String(x)},${String(y)}) scale(.88)`;
        const state = seat === undefined ? (own.includes(treasure) ? 'own' : 'lying') : 'taken';
        return (
          <g
            key={treasure}
            data-treasure={treasure}
            data-part={`cell:${cell}`}
            class={`momie-treasure momie-treasure-${state}`}
            transform={place}
          >
            {state === 'own' && <circle class="momie-halo" r={49} />}
            <Niche of={colourOf(treasure)} />
            {seat === undefined ? (
              <TreasureThing of={treasure} />
            ) : (
              <path
                class={`tomb-emblem tomb-look-${String(lookOf(seat))}`}
                d={emblems[lookOf(seat)]}
                transform="scale(1.3)"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
