/** All pieces of a Mammut position, counted from its JSON: the same text from set-up to end (MM-2, MM-4, MM-5). */
import type { StateJson } from '../protocol.ts';

function tally(items: readonly string[]): string {
  return [...Map.groupBy(items, (item) => item)]
    .map(([item, group]) => `${group.length} ${item}`)
    .sort()
    .join(', ');
}

export function inventory(state: StateJson): string {
  const tiles = state.tiles.map(({ up, down }) => [up, down].sort().join('/'));
  const places = [...state.middle, ...state.shares.flat(2)].sort((a, b) => a - b);
  const cards = [...state.hands.flat(), ...state.laid.flat(), ...state.played, ...state.draw, ...state.discard];
  const doubles = state.animals.some((own) => new Set(own).size !== own.length);
  return [
    tally(tiles),
    tally(cards),
    places.join() === state.tiles.map((_, i) => i).join() ? 'each tile in one place' : `tiles at ${places.join()}`,
    doubles ? 'two tokens of one species' : 'tokens differ',
  ].join('; ');
}
