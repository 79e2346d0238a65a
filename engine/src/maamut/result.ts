/** Who is to act, and how the game ended (MA-80 to MA-83). */
import type { Seat } from '../core/game.ts';
import { NONE } from './cells.ts';
import type { MaamutResult } from './protocol.ts';
import type { State } from './state.ts';

export function toAct(state: State): Seat | null {
  return state.toAct === NONE ? null : state.toAct;
}

export function result(state: State): MaamutResult | null {
  if (state.phase !== 'over') return null;
  if (state.winner === NONE) return { winners: [], reason: 'mammoth' };
  return { winners: [state.winner], reason: 'trap', pusher: state.pusher };
}
