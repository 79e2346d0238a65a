/** All pieces of a Momie position, counted from its JSON: the same text from set-up to end (MO-3, MO-4, MO-5). */
import type { StateJson } from '../protocol.ts';

export function inventory(state: StateJson): string {
  const cards = [...Object.values(state.cards).flat(), ...Object.values(state.collected).flat(), ...state.aside].sort();
  const lives = state.hunters.reduce((sum, hunter) => sum + hunter.lives, 0) + state.mummy.tokens;
  const { locked, free, rolled } = state.dice;
  const dice = rolled ? locked + free.length : 5;
  return [cards.join(' '), `${lives} ankhs`, `${dice} dice`, locked <= 5 ? 'locked fits' : `${locked} locked`].join(
    '; ',
  );
}
