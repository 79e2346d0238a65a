/** MO-10 to MO-14: how a game begins. */
import { shuffle, type Chance } from '../core/chance.ts';
import type { OptionSpec } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { type Atlas, mapDigest } from './atlas.ts';
import { COLOURS, mazeOf, type Maze } from './map.ts';
import { checkPlayable, readMap } from './map-check.ts';
import type { Options, PyramidMap } from './protocol.ts';
import { handOf, openingState, setHand, tableFor, type State } from './state.ts';

export const PLAYERS = { min: 2, max: 5 } as const;

type Wanted = Readonly<Record<string, unknown>>;

/** How a game begins where the names of maps mean this. */
export function setupBy(atlas: Atlas) {
  const options = {
    mummy: { type: 'seat' },
    map: { type: 'data', values: atlas.offered, default: atlas.offered[0] },
  } as const satisfies Readonly<Record<string, OptionSpec>>;

  function create(players: number, wanted: Wanted, chance: Chance): State {
    if (!Number.isInteger(players) || players < PLAYERS.min || players > PLAYERS.max)
      throw new Malformed('players', `must be ${PLAYERS.min} to ${PLAYERS.max}`);
    for (const name of Object.keys(wanted))
      if (!Object.hasOwn(options, name)) throw new Malformed(`options.${name}`, 'is no option of this game');
    const asked = wanted['map'] ?? atlas.offered[0];
    const map = mapOf(asked, atlas);
    const mummy = wanted['mummy'] ?? chance.below(players);
    if (typeof mummy !== 'number' || !Number.isInteger(mummy) || mummy < 0 || mummy >= players)
      throw new Malformed('options.mummy', `must be a seat from 0 to ${players - 1}`);
    return deal(players, { mummy, map: typeof asked === 'string' ? asked : map }, mazeOf(map), chance);
  }

  const data = ({ map }: Wanted): string => mapDigest(mapOf(map ?? atlas.offered[0], atlas));

  return { options, create, data };
}

function mapOf(asked: unknown, { named, offered }: Atlas): PyramidMap {
  if (typeof asked !== 'string') return checkPlayable(readMap('options.map', asked));
  const map = named(asked);
  if (map === undefined) throw new Malformed('options.map', `must be ${offered.join(' or ')}, or a whole map`);
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
