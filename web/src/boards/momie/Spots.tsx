/** Single cells that are marked. */
import type { Cell } from '@traque/engine/momie/protocol';
import { centre } from './geometry.ts';

export function Spot({ cell, kind }: { readonly cell: Cell; readonly kind: string }) {
  const { x, y } = centre(cell);
  return <circle class={`momie-spot momie-spot-${kind}`} cx={x} cy={y} r={54} aria-hidden="true" />;
}

/** The cells the mummy could still reach: the farther, the fainter. */
export function NearMarks({ near }: { readonly near: ReadonlyMap<Cell, number> }) {
  return (
    <g class="momie-near" aria-hidden="true">
      {[...near].map(([cell, steps]) => {
        if (steps === 0) return null;
        const { x, y } = centre(cell);
        return <circle key={cell} cx={x} cy={y} r={9} style={{ opacity: Math.max(0.35, 1 - steps * 0.1) }} />;
      })}
    </g>
  );
}
