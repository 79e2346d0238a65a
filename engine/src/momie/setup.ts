/** MO-10 to MO-14: how a game begins. */
import { shuffle, type Chance } from '../core/chance.ts';
import type { OptionSpec } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { COLOURS, mazeOf, type Maze } from './map.ts';
import { checkPlayable, readMap } from './map-check.ts';
import { DEFAULT_MAP, mapNames, mapNamed } from './maps.ts';
import type { Options, PyramidMap } from './protocol.ts';
import { handOf, openingState, setHand, tableFor, type State } from './state.ts';

export const PLAYERS = { min: 2, max: 5 } as const;

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  mummy: { type: 'seat' },
  map: { type: 'data', values: mapNames, default: DEFAULT_MAP },
};

export function create(players: number, wanted: Readonly<Record<string, unknown>>, chance: Chance): State {
  if (!Number.isInteger(players) || players < PLAYERS.min || players > PLAYERS.max)
    throw new Malformed('players', `must be ${PLAYERS.min} to ${PLAYERS.max}`);
  for (const name of Object.keys(wanted))
    if (!Object.hasOwn(OPTIONS, name)) throw new Malformed(`options.${name}`, 'is no option of this game');
  const { options, map } = chosen(players, wanted, chance);
  return deal(players, options, mazeOf(map), chance);
}

function chosen(players: number, wanted: Readonly<Record<string, unknown>>, chance: Chance) {
  const map = wanted['map'] ?? DEFAULT_MAP;
  const data = typeof map === 'string' ? mapOfName(map) : checkPlayable(readMap('options.map', map));
  const mummy = wanted['mummy'] ?? chance.below(players);
  if (typeof mummy !== 'number' || !Number.isInteger(mummy) || mummy < 0 || mummy >= players)
    throw new Malformed('options.mummy', `must be a seat from 0 to ${players - 1}`);
  const options: Options = { mummy, map: typeof map === 'string' ? map : data };
  return { options, map: data };
}

function mapOfName(name: string): PyramidMap {
  const map = mapNamed(name);
  if (map === undefined) throw new Malformed('options.map', `must be ${mapNames.join(' or ')}, or a whole map`);
  return map;
}

/** MO-11, MO-65: one card of each colour for each hunter, two for a hunter who leads two pawns; the rest aside. */
function deal(players: number, options: Options, maze: Maze, chance: Chance): State {
  const aside: number[] = [];
  const state = openingState(tableFor(players, options, maze, aside));
  const { leaders, handSize } = state.table;
  const each = handSize / COLOURS.length;
  const hands: number[][] = leaders.map(() => []);
  COLOURS.forEach((_, colour) => {
    const pile = maze.treasures.map((_, treasure) => treasure).filter((treasure) => maze.colours[treasure] === colour);
    shuffle(chance, pile);
    for (const hand of hands) hand.push(...pile.splice(0, each));
    aside.push(...pile);
  });
  leaders.forEach((seat, i) => setHand(state, handOf(state.table, seat), hands[i]!, []));
  return state;
}
