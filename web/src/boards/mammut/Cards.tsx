/** The viewer's cards: a picture, a name and a sentence about what each does. */
import type { Card } from '@traque/engine/mammut/protocol';
import { openBook } from '../../book/open-book.ts';
import { Hand } from '../Hand.tsx';
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

const lootCards = new Set<Card>(['peek', 'flip', 'giveBack']);

export function Cards({ words, cards, chosen, playable, active, choose }: Props) {
  return (
    <Hand
      label={words.hand}
      cards={cards}
      chosen={chosen === null ? -1 : cards.indexOf(chosen)}
      active={active}
      choose={(index) => choose(index === null ? null : (cards[index] ?? null))}
      look={(card) => ({
        class: `card ${lootCards.has(card) ? 'loot' : 'evaluation'}${active && !playable(card) ? ' idle' : ''}`,
        part: `card:${card}`,
        tip: cardText(words, card),
        name: cardName(words, card),
        content: (
          <>
            <CardPicture card={card} />
            <span class="says-it">
              <b>{cardName(words, card)}</b>
              <small>{cardText(words, card)}</small>
            </span>
          </>
        ),
      })}
    >
      <button type="button" class="all-cards" onClick={() => openBook('mammut', 'all-cards')}>
        {words.everyCard}
      </button>
    </Hand>
  );
}
