/** MO-10 to MO-14: how a game begins. */
import { shuffle, type Chance } from '../core/chance.ts';
import type { OptionSpec } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { type Atlas, mapDigest } from './atlas.ts';
import { handOf, setHand } from './cards.ts';
import { COLOURS, mazeOf, type Maze } from './map.ts';
import { checkPlayable, readMap } from './map-check.ts';
import type { Options, PyramidMap } from './protocol.ts';
import { emptyState, setupFor, type State } from './state.ts';

export const players = { min: 2, max: 5 } as const;

type Requested = Readonly<Record<string, unknown>>;

/** The part of the contract that depends on what the names of maps mean. */
export function setupBy(atlas: Atlas) {
  const options = {
    mummy: { type: 'seat' },
    map: { type: 'data', values: atlas.offered, default: atlas.offered[0] },
    helps: { values: ['yes', 'no'], default: 'yes' },
    reach: { values: ['yes', 'no'], default: 'yes' },
  } as const satisfies Record<keyof Options, OptionSpec>;

  function create(count: number, requested: Requested, chance: Chance): State {
    if (!Number.isInteger(count) || count < players.min || count > players.max)
      throw new Malformed('players', `must be ${players.min} to ${players.max}`);
    for (const name of Object.keys(requested))
      if (!Object.hasOwn(options, name)) throw new Malformed(`options.${name}`, 'is no option of this game');
    const requestedMap = requested['map'] ?? atlas.offered[0];
    const map = mapOf(requestedMap, atlas);
    const mummy = requested['mummy'] ?? chance.below(count);
    if (typeof mummy !== 'number' || !Number.isInteger(mummy) || mummy < 0 || mummy >= count)
      throw new Malformed('options.mummy', `must be a seat from 0 to ${count - 1}`);
    const agreedMap = typeof requestedMap === 'string' ? requestedMap : map;
    return deal(count, { mummy, map: agreedMap, ...readHelps(requested) }, mazeOf(map), chance);
  }

  const data = ({ map }: Requested): string => mapDigest(mapOf(map ?? atlas.offered[0], atlas));

  return { options, create, data };
}

/** Kept only where they are `no`, so that states from before an option was there stay as they are. @throws {Malformed} */
export function readHelps({ helps, reach }: Requested): Pick<Options, 'helps' | 'reach'> {
  return {
    ...(isOff('helps', helps) ? { helps: 'no' } : {}),
    ...(isOff('reach', reach) ? { reach: 'no' } : {}),
  };
}

function isOff(option: string, value: unknown = 'yes'): boolean {
  if (value !== 'yes' && value !== 'no') throw new Malformed(`options.${option}`, 'must be "yes" or "no"');
  return value === 'no';
}

function mapOf(requested: unknown, { named, offered }: Atlas): PyramidMap {
  if (typeof requested !== 'string') return checkPlayable(readMap('options.map', requested));
  const map = named(requested);
  if (map === undefined) throw new Malformed('options.map', `must be ${offered.join(' or ')}, or a whole map`);
  return map;
}

/** MO-11, MO-65: one card of each colour for each hunter, two for a player who leads two hunters; the rest aside. */
function deal(count: number, options: Options, maze: Maze, chance: Chance): State {
  const aside: number[] = [];
  const state = emptyState(setupFor(count, options, maze, aside));
  const { leaders, handSize } = state.setup;
  const each = handSize / COLOURS.length;
  const hands: number[][] = leaders.map(() => []);
  COLOURS.forEach((_, colour) => {
    const pile = maze.treasures.map((_, treasure) => treasure).filter((treasure) => maze.colours[treasure] === colour);
    shuffle(chance, pile);
    for (const hand of hands) hand.push(...pile.splice(0, each));
    aside.push(...pile);
  });
  leaders.forEach((seat, i) => setHand(state, handOf(state.setup, seat), hands[i]!, []));
  return state;
}
