/** The viewer's cards: a picture, a name and a sentence about what each does. */
import type { Card } from '@traque/engine/mammut/protocol';
import { CardPicture } from './art/CardPicture.tsx';
import { cardName, cardText, type Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly cards: readonly Card[];
  readonly chosen: Card | null;
  readonly playable: (card: Card) => boolean;
  readonly active: boolean;
  readonly choose: (card: Card | null) => void;
}

const open = new Set<Card>(['peek', 'flip', 'giveBack']);

export function Hand({ words, cards, chosen, playable, active, choose }: Props) {
  const first = chosen === null ? -1 : cards.indexOf(chosen);
  return (
    <div class="hand" role="group" aria-label={words.hand}>
      {cards.map((card, i) => (
        <button
          key={i}
          type="button"
          class={`card ${open.has(card) ? 'loot' : 'evaluation'}${active && !playable(card) ? ' idle' : ''}`}
          aria-pressed={i === first}
          disabled={!active}
          onClick={() => choose(i === first ? null : card)}
        >
          <CardPicture card={card} />
          <span class="says-it">
            <b>{cardName(words, card)}</b>
            <small>{cardText(words, card)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
