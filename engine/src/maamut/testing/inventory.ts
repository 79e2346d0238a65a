/** All pieces of a Mâamut position, counted from its JSON: the same text from set-up to end (MA-1, MA-2, MA-3). */
import type { StateJson } from '../protocol.ts';

export function inventory(state: StateJson): string {
  const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;
  const tiles = Object.values(state.tiles);
  const cards = [...state.hunters.flatMap(({ hand }) => hand), ...state.draw, ...state.discard];
  const traps = Object.values(state.traps);
  const hunters = state.hunters.map(({ removed, traps: unused }, seat) => {
    const all = unused + count(traps, seat);
    // Traps of a removed hunter may have left the game (MA-71); nobody ever has more than four.
    return all === 4 || (removed && all < 4) ? 'four traps' : `${all} traps`;
  });
  return [
    ...(['rock', 'grass', 'snow', 'cross'] as const).map((tile) => `${count(tiles, tile)} ${tile}`),
    ...([1, 2, 3] as const).map((card) => `${count(cards, card)} cards ${card}`),
    ...hunters,
  ].join(', ');
}
