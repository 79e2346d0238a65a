/** Who is to act, and how the game ended (MO-60, MO-61). */
import type { Seat } from '../core/game.ts';
import { NONE } from './map.ts';
import type { MomieResult } from './protocol.ts';
import type { State } from './state.ts';

export function toAct({ setup, phase, turn }: State): Seat | null {
  if (phase === 'over') return null;
  return phase === 'interrupt' || phase === 'prowl' ? setup.mummy : setup.seats[turn]!;
}

/** The mummy is on its own; the hunters are rivals who play alike. */
export const roles = ({ setup }: State): readonly string[] =>
  Array.from({ length: setup.players }, (_, seat) => (seat === setup.mummy ? 'mummy' : 'hunter'));

export function result({ setup, winner }: State): MomieResult | null {
  if (winner === NONE) return null;
  return { winners: [winner], reason: winner === setup.mummy ? 'tokens' : 'treasures' };
}
