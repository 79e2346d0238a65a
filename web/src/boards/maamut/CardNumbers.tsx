/** The card that leads to a tile on which something stands: over the pieces, where they cannot hide it. */
import type { Card } from '@traque/engine/maamut/protocol';
import { centre } from './geometry.ts';
import type { Target } from './intents.ts';

interface CardNumbersProps {
  readonly targets: readonly Target[];
  /** The card that was chosen from the hand: the others are faint. */
  readonly chosen: Card | null;
}

export function CardNumbers({ targets, chosen }: CardNumbersProps) {
  return (
    <g class="card-numbers" aria-hidden="true">
      {targets.map(({ cell, card }) => {
        if (card === null) return null;
        const { x, y } = centre(cell);
        return (
          <g
            key={cell}
            class={chosen !== null && chosen !== card ? 'faint' : undefined}
            transform={`translate(${(x + 25).toFixed(1)} ${(y - 24).toFixed(1)})`}
          >
            <circle r="12" />
            <text y="6">{card}</text>
          </g>
        );
      })}
    </g>
  );
}
