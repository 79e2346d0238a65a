/** Set-up (MA-10 to MA-17) and the table's options. */
import { type Chance, shuffle } from '../core/chance.ts';
import { whole } from '../core/check.ts';
import { digest } from '../core/digest.ts';
import type { OptionSpec, Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { type Board, boardOf, ROCK, tileCounts, tileKinds } from './board.ts';
import { dealCards, deck } from './cards.ts';
import { CELLS, CENTRE, DIRECTIONS, neighbour } from './cells.ts';
import type { Options } from './protocol.ts';
import { emptyState, HAND_SIZE, MAX_PLAYERS, type State } from './state.ts';

export const players = { min: 2, max: MAX_PLAYERS };

/** MA-15, MA-71, MA-83, MA-17. */
export const options = {
  first: { type: 'seat' },
  fallenTraps: { values: ['stay', 'vanish'], default: 'stay' },
  huntLimit: { type: 'integer', min: 1, default: null },
  begins: { values: ['first', 'next'], default: 'first' },
} as const satisfies Record<keyof Options, OptionSpec>;

export function create(count: number, requested: Readonly<Record<string, unknown>>, chance: Chance): State {
  whole(count, 'players', players.min, players.max);
  for (const name of Object.keys(requested))
    if (!Object.hasOwn(options, name)) throw new Malformed(`options.${name}`, 'no such option');
  const { first = chance.below(count), fallenTraps = 'stay', huntLimit = null, begins } = requested;
  const agreed = readOptions({ first, fallenTraps, huntLimit, begins }, count);
  const state = emptyState(count, agreed, layTiles(chance));
  const cards = deck();
  shuffle(chance, cards);
  const hands = Array.from({ length: count }, () => cards.splice(0, HAND_SIZE));
  dealCards(state, hands, cards, []);
  return state;
}

/** The tiles and the deck: the same for all options. */
export function data(): string {
  return digest(JSON.stringify({ tiles: tileKinds.map((tile) => [tile, tileCounts[tile]]), deck: deck() }));
}

/** Every option with a possible value. @throws {Malformed} */
export function readOptions(json: Readonly<Record<string, unknown>>, count: number): Options {
  const { first, fallenTraps, huntLimit, begins = 'first' } = json;
  if (fallenTraps !== 'stay' && fallenTraps !== 'vanish')
    throw new Malformed('options.fallenTraps', 'must be "stay" or "vanish"');
  if (begins !== 'first' && begins !== 'next') throw new Malformed('options.begins', 'must be "first" or "next"');
  return {
    first: whole(first, 'options.first', 0, count - 1),
    fallenTraps,
    huntLimit: huntLimit === null ? null : whole(huntLimit, 'options.huntLimit', 1, Number.MAX_SAFE_INTEGER),
    ...(begins === 'next' ? { begins } : {}),
  };
}

/** MA-10, MA-11. */
function layTiles(chance: Chance): Board {
  const around = tileKinds.flatMap((tile, kind) =>
    tile === 'cross' ? [] : Array.from({ length: tileCounts[tile] }, () => kind),
  );
  const tiles = new Uint8Array(CELLS);
  do {
    shuffle(chance, around);
    tiles.set(around.slice(0, CENTRE));
    tiles[CENTRE] = tileKinds.indexOf('cross');
    tiles.set(around.slice(CENTRE), CENTRE + 1);
  } while (isCentreBlocked(tiles));
  return boardOf(tiles);
}

/** MA-11: whether more than four of the six tiles next to the centre are rock. */
export function isCentreBlocked(tiles: Uint8Array): boolean {
  let rocks = 0;
  for (let dir = 0; dir < DIRECTIONS; dir++) if (tiles[neighbour(CENTRE, dir)] === ROCK) rocks++;
  return rocks > 4;
}

/** The seat that places first, then clockwise. */
export function placingOrder(count: number, first: Seat): Seat[] {
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}
