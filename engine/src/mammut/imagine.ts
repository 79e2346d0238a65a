/** From a view, a full state that its viewer could not tell from the real one. */
import { type Chance, shuffle } from '../core/chance.ts';
import { list, object } from '../core/check.ts';
import type { Viewer } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { cardNumber, CARDS, DECK, isEvaluation } from './cards.ts';
import { type HiddenSides, hiddenSides, imagineSides } from './hidden-sides.ts';
import { read } from './json.ts';
import type { View } from './protocol.ts';
import { clone, count, DRAW, handOf, laidOf, setCardAt, type State } from './state.ts';

/** What is computed once per view, because many states are imagined from the same one. */
interface Prepared {
  readonly viewer: Viewer;
  /** The view with its gaps filled somehow. */
  readonly filled: State;
  readonly sides: HiddenSides;
  /** Cards out of sight, evaluation cards first. */
  readonly unseen: Uint8Array;
  readonly evaluations: number;
}

const prepared = new WeakMap<View, Prepared>();

export function imagine(view: View, viewer: Viewer, chance: Chance): State {
  if (view.phase === 'over') return read(view);
  let known = prepared.get(view);
  if (known?.viewer !== viewer || known === undefined) {
    known = prepare(view, viewer);
    prepared.set(view, known);
  }
  const state = clone(known.filled);
  imagineSides(state, known.sides, chance);
  imagineCards(state, view, known, chance);
  return state;
}

/** The view as a state: hidden sides and cards are filled with some that fit, the same each time. */
export function fill(view: View, viewer: Viewer): State {
  return prepare(view, viewer).filled;
}

/** Laid cards are evaluation cards; hands and draw pile get any of the rest. */
function imagineCards(state: State, view: View, { unseen, evaluations }: Prepared, chance: Chance): void {
  const cards = unseen.slice();
  shuffle(chance, cards, 0, evaluations);
  let next = 0;
  const dealTo = (pile: number) => {
    for (let index = 0; index < count(state, pile); index++) setCardAt(state, pile, index, cards[next++]!);
  };
  for (const [seat, laid] of view.laid.entries()) if (typeof laid === 'number') dealTo(laidOf(seat));
  shuffle(chance, cards, next);
  for (const [seat, hand] of view.hands.entries()) if (typeof hand === 'number') dealTo(handOf(seat));
  dealTo(DRAW);
}

function prepare(view: View, viewer: Viewer): Prepared {
  const unseen = unseenCards(view);
  const filled = read(fillGaps(view, viewer, unseen));
  return {
    viewer,
    filled,
    sides: hiddenSides(filled, view),
    unseen: Uint8Array.from(unseen),
    evaluations: unseen.filter(isEvaluation).length,
  };
}

/** The deck without what the view shows, evaluation cards first. */
export function unseenCards(view: View): number[] {
  const left = [...DECK].reverse();
  const { hands, laid, played, discard } = object(view, 'view');
  for (const pile of [...list(hands, 'hands'), ...list(laid, 'laid'), played, discard])
    if (Array.isArray(pile))
      for (const name of pile as unknown[]) {
        const at = left.indexOf(cardNumber(name));
        if (at < 0) throw new Malformed('', 'the view shows more cards than there are');
        left.splice(at, 1);
      }
  return left;
}

/** A state's JSON: every count becomes that many cards, every hidden side some side. */
function fillGaps(view: View, viewer: Viewer, unseen: readonly number[]): object {
  const left = unseen.map((card) => CARDS[card]!);
  if (viewer !== null && !Array.isArray(view.hands[viewer]))
    throw new Malformed(`hands.${viewer}`, 'must be the cards: this is the view of another seat');
  const deal = (pile: unknown) => {
    if (typeof pile !== 'number') return pile;
    const cards = left.splice(0, pile);
    if (cards.length !== pile) throw new Malformed('', 'the view counts more cards than there are');
    return cards;
  };
  const laid = view.laid.map(deal);
  const hands = view.hands.map(deal);
  const seats = view.hands.map((_, seat) => seat);
  return {
    ...view,
    tiles: list(view.tiles, 'tiles').map((entry) => {
      const tile = object(entry, 'tiles');
      return 'down' in tile ? tile : { up: tile['up'], down: 'meat' };
    }),
    known: seats.map((seat) => (seat === viewer ? view.known : view.turned)),
    laid,
    hands,
    draw: deal(view.draw),
  };
}
