/** A state as text that a person can follow with the rule book in hand: the hare is `H`, `?` was searched last. */
import { result } from './result.ts';
import { CELLS, type State } from './state.ts';

export function draw(state: State): string {
  const { hare, die, searches, nightfall } = state;
  const last = searches.at(-1);
  const cells = Array.from({ length: CELLS }, (_, i) => {
    const signs = [i + 1 === hare ? 'H' : '', i + 1 === last?.cell ? '?' : ''].join('');
    return (signs === '' ? '.' : signs).padEnd(3);
  });
  const now = [`search ${searches.length} of ${nightfall}`];
  if (last !== undefined) now.push(last.answer);
  if (die !== null) now.push(`die ${die}`);
  if (result(state) !== null) now.push('over');
  return `${cells.join('').trimEnd()}\n${now.join(' · ')}`;
}
