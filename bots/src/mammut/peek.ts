/** Looking at the backs of tiles, which needs no search. */
import { PEEK } from '@traque/engine/mammut/cards';
import type { Action } from '@traque/engine/mammut/protocol';
import { cardsIn, handOf, known, middle, showing, type State } from '@traque/engine/mammut/state';
import { lowest, MARK, size } from '@traque/engine/mammut/tiles';

/** Looking only costs a card, so it is done if the back of a tile that can be taken is unknown. Otherwise null. */
export function peekAction(state: State): Action | null {
  const seat = state.toAct;
  if (!cardsIn(state, handOf(seat)).includes(PEEK)) return null;
  const unknown = showing(state, MARK) & ~known(state, seat);
  const near = unknown & middle(state);
  const among = near !== 0 ? near : unknown;
  if (among === 0 || size(among) < 2) return null;
  return { type: 'play', card: 'peek', tiles: [lowest(among), lowest(among & (among - 1))] };
}
