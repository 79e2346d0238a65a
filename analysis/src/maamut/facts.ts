/** What is certain in Mâamut after an action: the board lies open, only cards are hidden. */
import { winningPushes } from '@traque/bots/maamut/push';
import { possibleTurns, turnsInHand } from '@traque/engine/maamut/legal';
import { hunterAt, isOnBoard, type State } from '@traque/engine/maamut/state';
import type { Fact, GameFacts } from '../reason.ts';

function isThreat(state: State, seat: number): boolean {
  if (state.phase !== 'act' || !isOnBoard(state, seat)) return false;
  const moves = state.board.moves[hunterAt(state, seat)]! & turnsInHand(state, seat);
  return winningPushes(state, seat, moves) !== 0;
}

/** Who is next: `beaten`, they hold a card that wins in this world; `unbeaten`, no card would. */
export const facts: GameFacts = {
  /** `threatens`: if nobody moves it, a card in hand drives the mammoth into one's own trap. */
  good: ['threatens'],
  contrasts: [
    { reason: 'stopsLoss', own: 'goesOn', others: 'loses' },
    { reason: 'stopsWin', own: 'unbeaten', others: 'beaten', possible: true },
    { reason: 'keepsHunter', own: 'stays', others: 'lost' },
  ],
  after({ before, after, seat }) {
    const state = after as unknown as State;
    if (state.phase === 'over') return [{ kind: state.winner === seat ? 'wins' : 'loses' }];
    const found: Fact[] = [{ kind: 'goesOn' }];
    // MA-55, MA-64.
    if (isOnBoard(before as unknown as State, seat)) found.push({ kind: isOnBoard(state, seat) ? 'stays' : 'lost' });
    if (isThreat(state, seat)) found.push({ kind: 'threatens' });
    const { toAct } = state;
    if (state.phase !== 'act' || toAct === seat) return found;
    const wins = winningPushes(state, toAct, possibleTurns(state));
    if (wins === 0) found.push({ kind: 'unbeaten', seat: toAct });
    if ((wins & turnsInHand(state, toAct)) !== 0) found.push({ kind: 'beaten', seat: toAct });
    return found;
  },
};
