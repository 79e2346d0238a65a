/** From a view, a full state that its viewer could not tell from the real one: the unseen cards are dealt by chance. */
import { type Chance, shuffle } from '../core/chance.ts';
import { list, object, whole } from '../core/check.ts';
import type { Viewer } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { deck } from './cards.ts';
import { read } from './json.ts';
import type { Card, View } from './protocol.ts';
import { CARDS, type State } from './state.ts';

/** Takes anything that claims to be a view; hands and piles that it shows as counts are filled. @throws {Malformed} */
export function imagine(view: View, _viewer: Viewer, chance: Chance): State {
  const json = object(view, '');
  const hunters = list(json['hunters'], 'hunters').map((hunter, seat) => object(hunter, `hunters.${seat}`));
  const hands = hunters.map((hunter) => hunter['hand']);
  const unseen = unseenCards([...hands, json['draw'], json['discard']]);
  shuffle(chance, unseen);
  const fill = (pile: unknown, at: string): unknown =>
    typeof pile === 'number' ? unseen.splice(0, whole(pile, at, 0, unseen.length)) : pile;
  const imagined = {
    ...json,
    hunters: hunters.map((hunter, seat) =>
      Object.assign({}, hunter, { hand: fill(hunter['hand'], `hunters.${seat}.hand`) }),
    ),
    draw: fill(json['draw'], 'draw'),
  };
  if (unseen.length > 0) throw new Malformed('cards', `${unseen.length} of ${CARDS} are nowhere (MA-3)`);
  return read(imagined);
}

/** The deck without the cards that are shown. */
function unseenCards(piles: readonly unknown[]): Card[] {
  const unseen = deck();
  for (const card of piles.flatMap((pile) => (Array.isArray(pile) ? (pile as unknown[]) : []))) {
    const index = unseen.indexOf(card as Card);
    if (index < 0) throw new Malformed('cards', `more of ${JSON.stringify(card)} than there are (MA-3)`);
    unseen.splice(index, 1);
  }
  return unseen;
}
