/** Turns, and the end of the game (MA-39, MA-80 to MA-83). */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { drawBack } from './cards.ts';
import { NONE } from './cells.ts';
import type { Emit } from './events.ts';
import { isHuntLost } from './hunt-lost.ts';
import { result } from './result.ts';
import { isOnBoard, nextOnBoard, countTurn, type State, turnsTaken } from './state.ts';

export function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.toAct = seat;
  state.phase = 'act';
}

/** The end of a turn in which a card left the hand: they draw back to three, if they are still on the board (MA-39). */
export function endTurnWithCard(state: State, chance: Chance, emit: Emit | undefined): void {
  const seat = state.turn;
  if (isOnBoard(state, seat)) drawBack(state, seat, chance, emit);
  endTurn(state, emit);
}

export function endTurn(state: State, emit: Emit | undefined): void {
  const seat = state.turn;
  countTurn(state, seat);
  if (!endIfDecided(state, emit)) beginTurn(state, nextOnBoard(state, seat));
}

/** Ends the game if the mammoth has won, and says whether it has. Checked after the last placing and after each turn. */
export function endIfDecided(state: State, emit: Emit | undefined): boolean {
  const rule = mammothWinsBy(state);
  if (rule === null) return false;
  endGame(state, NONE, rule, emit);
  return true;
}

/** Without any hunter the hunt is lost too (MA-82), but then the clause is MA-81. */
function mammothWinsBy(state: State): 'MA-81' | 'MA-82' | 'MA-83' | null {
  if (isHuntLost(state)) return nextOnBoard(state, 0) === NONE ? 'MA-81' : 'MA-82';
  return hasSurvived(state) ? 'MA-83' : null;
}

/** MA-83: every hunter on the board has had as many turns as the table's limit. */
function hasSurvived(state: State): boolean {
  const limit = state.options.huntLimit;
  if (limit === null) return false;
  for (let seat = 0; seat < state.players; seat++)
    if (isOnBoard(state, seat) && turnsTaken(state, seat) < limit) return false;
  return true;
}

/** The game is over; pawns, cards and whose turn it was stay as they are. */
export function endGame(
  state: State,
  winner: Seat,
  rule: 'MA-80' | 'MA-81' | 'MA-82' | 'MA-83',
  emit: Emit | undefined,
): void {
  state.phase = 'over';
  state.toAct = NONE;
  state.winner = winner;
  state.pusher = winner === NONE ? NONE : state.turn;
  emit?.({ type: 'over', for: null, result: result(state)!, rule });
}
