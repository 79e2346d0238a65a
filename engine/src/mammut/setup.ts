/** Setting up a game (MM-10 to MM-13). */
import { type Chance, shuffle } from '../core/chance.ts';
import { whole } from '../core/check.ts';
import { digest } from '../core/digest.ts';
import type { OptionSpec } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { DECK } from './cards.ts';
import { pour } from './pour.ts';
import type { Options, TileSet } from './protocol.ts';
import { addToken, drawCard, emptyState, setPiles, setTile, setVp, shuffleDraw, type State } from './state.ts';
import { readTileSet, setNames, SPECIES, tilePairs, tileSet } from './tiles.ts';

export const players = { min: 2, max: 5 } as const;

export const options = {
  first: { type: 'seat' },
  tiles: { type: 'data', values: setNames, default: 'house' },
} as const satisfies Record<keyof Options, OptionSpec>;

const START_VP = 10;
const START_CARDS = 2;

export function create(count: number, requested: Readonly<Record<string, unknown>>, chance: Chance): State {
  whole(count, 'players', players.min, players.max);
  for (const name of Object.keys(requested))
    if (!Object.hasOwn(options, name)) throw new Malformed(`options.${name}`, 'no such option');
  const { set, tiles } = chooseTiles(requested['tiles']);
  const first =
    requested['first'] === undefined ? chance.below(count) : whole(requested['first'], 'options.first', 0, count - 1);
  return setUp(count, { first, tiles }, set, chance);
}

/** The tiles and the deck, by their numbers. */
export function data(requested: Readonly<Record<string, unknown>>): string {
  return digest(JSON.stringify({ tiles: tilePairs(chooseTiles(requested['tiles']).set), deck: DECK }));
}

function chooseTiles(requested: unknown): { tiles: Options['tiles']; set: TileSet } {
  if (requested !== undefined && typeof requested !== 'string') {
    const set = readTileSet(requested, 'options.tiles');
    return { tiles: set, set };
  }
  const tiles = requested ?? options.tiles.default;
  const set = tileSet(tiles);
  if (set === undefined) throw new Malformed('options.tiles', `no such set; there are ${setNames.join(', ')}`);
  return { tiles, set };
}

function setUp(count: number, agreed: Options, set: TileSet, chance: Chance): State {
  const state = emptyState(count, agreed);
  setPiles(state, [DECK]);
  shuffleDraw(state, chance);
  for (let seat = 0; seat < count; seat++) {
    setVp(state, seat, START_VP);
    for (let card = 0; card < START_CARDS; card++) drawCard(state, seat);
  }
  if (count >= 4) drawTokens(state, chance);
  for (const [tile, [one, other]] of tilePairs(set).entries()) setTile(state, tile, one, other);
  pour(state, chance, undefined);
  return state;
}

/** MM-12: one token of each species in the bag, one for each player. */
function drawTokens(state: State, chance: Chance): void {
  const bag = SPECIES.map((_, species) => species);
  shuffle(chance, bag);
  for (let seat = 0; seat < state.players; seat++) addToken(state, seat, bag[seat]!);
}
