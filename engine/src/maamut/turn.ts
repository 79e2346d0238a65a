/** Whose turn it is, and how the game ends (MA-39, MA-80 to MA-83). */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { drawBack } from './cards.ts';
import type { Emit } from './events.ts';
import { huntLost } from './hunt-lost.ts';
import type { MaamutResult } from './protocol.ts';
import { slots } from './slots.ts';
import { ACTING, isOnBoard, nextLiving, NOBODY, OVER, type State } from './state.ts';

const { PHASE, PUSHER, TO_ACT, TURN, TURNS_TAKEN, WINNER } = slots;

export function takeTurn(state: State, seat: Seat): void {
  const { data } = state;
  data[TURN] = seat;
  data[TO_ACT] = seat;
  data[PHASE] = ACTING;
}

/** The end of a turn in which a card left the hand: he draws back, if he still lives (MA-39). */
export function endTurnWithCard(state: State, chance: Chance, emit: Emit | undefined): void {
  const seat = state.data[TURN]!;
  if (isOnBoard(state, seat)) drawBack(state, seat, chance, emit);
  endTurn(state, emit);
}

export function endTurn(state: State, emit: Emit | undefined): void {
  const { data } = state;
  const seat = data[TURN]!;
  data[TURNS_TAKEN + seat]!++;
  if (!endIfDecided(state, emit)) takeTurn(state, nextLiving(state, seat));
}

/** After the last placing and after each turn: whether the mammoth has won, and then the game is over. */
export function endIfDecided(state: State, emit: Emit | undefined): boolean {
  const rule = mammothWinsBy(state);
  if (rule === null) return false;
  finish(state, NOBODY, rule, emit);
  return true;
}

/** Where no hunter is left, none can bring it to a trap either: MA-81 is what MA-82 comes to then. */
function mammothWinsBy(state: State): 'MA-81' | 'MA-82' | 'MA-83' | null {
  if (huntLost(state)) return nextLiving(state, 0) === NOBODY ? 'MA-81' : 'MA-82';
  return hasSurvived(state) ? 'MA-83' : null;
}

/** MA-83: every living hunter has had as many turns as the table's limit. */
function hasSurvived(state: State): boolean {
  const limit = state.options.huntLimit;
  if (limit === null) return false;
  for (let seat = 0; seat < state.players; seat++)
    if (isOnBoard(state, seat) && state.data[TURNS_TAKEN + seat]! < limit) return false;
  return true;
}

/** The game is over; pawns, cards and whose turn it was stay as they are. */
export function finish(
  state: State,
  winner: Seat,
  rule: 'MA-80' | 'MA-81' | 'MA-82' | 'MA-83',
  emit: Emit | undefined,
): void {
  const { data } = state;
  data[PHASE] = OVER;
  data[TO_ACT] = NOBODY;
  data[WINNER] = winner;
  data[PUSHER] = winner === NOBODY ? NOBODY : data[TURN]!;
  emit?.({ type: 'over', for: null, result: result(state)!, rule });
}

export function result(state: State): MaamutResult | null {
  const { data } = state;
  if (data[PHASE] !== OVER) return null;
  if (data[WINNER] === NOBODY) return { winners: [], reason: 'mammoth' };
  return { winners: [data[WINNER]!], reason: 'trap', pusher: data[PUSHER]! };
}
