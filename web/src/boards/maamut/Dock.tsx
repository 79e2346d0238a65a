/** The cards in hand, the piles, and buttons for actions that need no tile. */
import type { Action, Card } from '@traque/engine/maamut/protocol';
import { Hand } from '../Hand.tsx';
import { Tablet, TabletBack } from './art/Tablet.tsx';
import { TrapSign } from './art/Trap.tsx';
import { pieceName } from './piece-names.ts';
import type { Words } from './words.ts';

interface MoveCardsProps {
  readonly words: Words;
  readonly cards: readonly Card[];
  /** The index of the chosen card. */
  readonly chosen: number | null;
  /** The card that leads to the tile aimed at. */
  readonly leading: Card | null;
  readonly active: boolean;
  readonly choose: (index: number | null) => void;
}

export function MoveCards({ words, cards, chosen, leading, active, choose }: MoveCardsProps) {
  const leads = leading === null ? -1 : cards.indexOf(leading);
  return (
    <Hand
      label={words.hand}
      cards={cards}
      chosen={chosen ?? -1}
      active={active}
      choose={choose}
      look={(card, i) => ({
        class: i === leads ? 'tablet leads' : 'tablet',
        part: `card:${card}`,
        label: words.card(card),
        content: (
          <svg viewBox="-34 -46 68 92" aria-hidden="true">
            <Tablet value={card} />
          </svg>
        ),
      })}
    />
  );
}

interface PilesProps {
  readonly words: Words;
  readonly draw: number;
  readonly discard: readonly Card[];
}

export function Piles({ words, draw, discard }: PilesProps) {
  const top = discard.at(-1);
  return (
    <div class="piles" data-part="part:piles">
      <div class="pile" data-piece={pieceName.drawPile}>
        <svg viewBox="-34 -46 68 92" aria-hidden="true">
          <TabletBack />
        </svg>
        <span>{words.drawPile(draw)}</span>
      </div>
      <div class="pile" data-piece={pieceName.discardPile}>
        <svg viewBox="-34 -46 68 92" aria-hidden="true">
          {top === undefined ? null : <Tablet value={top} />}
        </svg>
        <span>{words.discardPile(discard.length)}</span>
      </div>
    </div>
  );
}

export interface ActionButton {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly sign: 'trap' | null;
  readonly legal: boolean;
  readonly primary?: boolean;
  /** The action that is sketched on the board while the button is pointed at. */
  readonly previews?: Action;
  readonly run: () => void;
}

/** An action that is not legal can still be chosen: the table answers why not. */
export function ActionButtons({
  words,
  buttons,
  point,
}: {
  readonly words: Words;
  readonly buttons: readonly ActionButton[];
  /** Called with the action of the button under the pointer or with the focus. */
  readonly point: (action: Action | null) => void;
}) {
  return (
    <div class="action-buttons" role="group" aria-label={words.actions}>
      {buttons.map(({ key, label, note, sign, legal, primary, previews, run }) => (
        <button
          key={key}
          type="button"
          class={primary ? 'action-button primary' : 'action-button'}
          data-part={`button:${key}`}
          aria-disabled={!legal}
          onClick={run}
          onPointerEnter={(event) => event.pointerType === 'mouse' && point(previews ?? null)}
          onPointerLeave={() => point(null)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(previews ?? null)}
          onBlur={() => point(null)}
        >
          {sign && (
            <svg viewBox="-22 -18 44 32" aria-hidden="true">
              <TrapSign />
            </svg>
          )}
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
