/** Another world that a viewer cannot tell from this one, made from the rules alone: it trusts neither `view` nor `imagine`. */
import { type Chance, shuffle } from '../../core/chance.ts';
import type { Viewer } from '../../core/game.ts';
import type { Card, EvaluationCard, StateJson } from '../protocol.ts';

const loot: ReadonlySet<string> = new Set(['peek', 'flip', 'giveBack']);

/** Tiles that show the same side exchange their hidden ones, unless the viewer has seen them (MM-20, MM-21). */
function swapSides(state: StateJson, viewer: Viewer, chance: Chance): StateJson['tiles'] {
  const seen = viewer === null ? state.turned : state.known[viewer]!;
  const tiles = state.tiles.map(({ up, down }) => ({ up, down }));
  const hidden = tiles.filter(({ up }, number) => !seen.includes(number) && up !== 'red' && up !== 'blue');
  for (const alike of Map.groupBy(hidden, ({ up }) => up).values()) {
    const sides = alike.map(({ down }) => down);
    shuffle(chance, sides);
    for (const [i, tile] of alike.entries()) tile.down = sides[i]!;
  }
  return tiles;
}

/** The others' hands, the draw pile and what lies face down before others are redealt (MM-10, MM-44). */
export function twin(state: StateJson, viewer: Viewer, chance: Chance): StateJson {
  const faceDown = state.phase === 'share';
  const pool: Card[] = [...state.draw];
  for (const [seat, hand] of state.hands.entries())
    if (seat !== viewer) pool.push(...hand, ...(faceDown ? state.laid[seat]! : []));
  shuffle(chance, pool);
  const deal = (count: number, fits: (card: Card) => boolean): Card[] =>
    Array.from({ length: count }, () => pool.splice(pool.findIndex(fits), 1)[0]!);
  const laid = state.laid.map((cards, seat) =>
    seat === viewer || !faceDown ? cards : (deal(cards.length, (card) => !loot.has(card)) as EvaluationCard[]),
  );
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : deal(hand.length, () => true)));
  return { ...state, tiles: swapSides(state, viewer, chance), laid, hands, draw: pool };
}
