/** Starting positions: a random board, the hunters placed at random, the first player to act. */
import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { StateJson } from '@traque/engine/maamut/protocol';
import type { State } from '@traque/engine/maamut/state';

export function startingPosition(players: number, seed: string): State {
  const chance = new FastChance(seed);
  for (;;) {
    const state = maamut.create(players, { first: 0 }, chance);
    for (let seat = 0; seat < players; seat++) maamut.apply(state, maamut.sample(state, chance), chance);
    if (maamut.toAct(state) !== null) return state;
  }
}

const tiles = ['rock', 'grass', 'snow', 'cross'];

/** The position in numbers, for a program that reads no JSON; cells are numbered row by row from the top. */
export function inNumbers(state: State): string {
  const json = maamut.write(state) as StateJson;
  const cells = Object.keys(json.tiles);
  const numbers = [
    json.players,
    json.options.fallenTraps === 'vanish' ? 1 : 0,
    json.options.huntLimit ?? 0,
    ...cells.map((cell) => tiles.indexOf(json.tiles[cell]!)),
    cells.indexOf(json.mammoth),
    json.turn,
    ...json.hunters.flatMap(({ at, traps, hand }, seat) => [
      at === null ? -1 : cells.indexOf(at),
      traps,
      json.turnsTaken[seat]!,
      ...[0, 1, 2].map((slot) => hand[slot] ?? 0),
    ]),
    ...cells.map((cell) => (json.traps[cell] ?? -1) + 1),
    json.draw.length,
    ...json.draw.toReversed(),
    json.discard.length,
    ...json.discard,
  ];
  return numbers.join(' ');
}
