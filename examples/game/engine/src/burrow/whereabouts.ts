/** Where the hare can be, by what all have heard (BU-21, BU-23). */
import type { Search } from './protocol.ts';
import { answerTo } from './search.ts';
import { CELLS, DIE } from './state.ts';

/** By cell: in how many ways the hare can have come there; 0 where it cannot be. `hasHopped`: since the last search. */
export function whereabouts(searches: readonly Search[], hasHopped: boolean): number[] {
  let ways = Array.from({ length: CELLS }, () => 1);
  for (const { cell, answer } of searches)
    ways = afterHop(ways).map((count, i) => (answerTo(cell, i + 1) === answer ? count : 0));
  return hasHopped ? afterHop(ways) : ways;
}

function afterHop(ways: readonly number[]): number[] {
  return ways.map((_, i) => {
    let count = 0;
    for (let die = 1; die <= DIE; die++) count += (ways[i - die] ?? 0) + (ways[i + die] ?? 0);
    return count;
  });
}
