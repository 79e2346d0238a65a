/** The options of a game: what is stored of those that were asked for, and what is listed. */
import { FastChance } from '@traque/engine/core/chance';
import { shallow } from '@traque/engine/core/check';
import type { AnyGame } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import type { RoomInfo } from '@traque/wire/room';
import { DeniedError } from '../errors.ts';

type Options = Readonly<Record<string, unknown>>;

/** A map of one's own takes up to 15 kB, and no option is nested deeper than a map. */
const MAX_LENGTH = 32_768;
const MAX_DEPTH = 8;

const isData = (value: unknown): boolean => typeof value === 'object' && value !== null;

function checkSize(options: Options): void {
  for (const [name, value] of Object.entries(options)) {
    // First, since serializing is recursive.
    shallow(value, `options.${name}`, MAX_DEPTH);
    if (JSON.stringify(value).length > MAX_LENGTH) throw new Malformed(`options.${name}`, 'is too large');
  }
}

/** Maps and tile sets as the game has read them: without what it does not know. */
function asRead(options: Options, read: Options): Options {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, isData(value) ? read[name] : value]));
}

/** Tries the set-up once with throw-away chance, so that no table is created that cannot start. @throws {DeniedError} */
export function checkedOptions(game: AnyGame, players: number, options: Options): Options {
  if (players < game.players.min || players > game.players.max)
    throw new DeniedError(
      'badOptions',
      `${game.name} is for ${game.players.min} to ${game.players.max} players`,
      'seats',
    );
  try {
    checkSize(options);
    return asRead(options, game.write(game.create(players, options, new FastChance('trial'))).options as Options);
  } catch (error) {
    if (error instanceof Malformed) throw new DeniedError('badOptions', error.message, error.at);
    throw error;
  }
}

/** The room in lists of tables: without maps and tile sets, which would make the lists long. */
export function listedRoom(room: RoomInfo): RoomInfo {
  const all = Object.entries(room.options ?? {});
  const kept = all.filter(([, value]) => !isData(value));
  return kept.length === all.length ? room : { ...room, options: Object.fromEntries(kept) };
}
