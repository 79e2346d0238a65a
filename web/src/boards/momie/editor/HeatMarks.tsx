/** Where it happened in the games of a trial: the more often, the stronger the colour. */
import type { Cell } from '@traque/engine/momie/protocol';
import { centre } from '../geometry.ts';

export function HeatMarks({ heat }: { readonly heat: ReadonlyMap<Cell, number> }) {
  return (
    <g aria-hidden="true">
      {[...heat].map(([cell, strength]) => {
        const { x, y } = centre(cell);
        return (
          <rect
            key={cell}
            class="momie-heat"
            x={x - 41}
            y={y - 41}
            width={82}
            height={82}
            style={{ opacity: String(0.12 + 0.78 * strength) }}
          />
        );
      })}
    </g>
  );
}
