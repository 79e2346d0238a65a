/** Reads the public record. Each entry must be one that could be told; whether they fit together is not judged. */
import { list, object, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { index, oneOf } from './json-parts.ts';
import type { Die, Heard } from './protocol.ts';
import { WHITE_DICE, type Table, type Told } from './state.ts';

const DICE: readonly Die[] = [1, 2, 3, 4, 'arrow'];
const MOST_STEPS = WHITE_DICE + 3;

/** @throws {Malformed} */
export function readHeard(table: Table, json: unknown): Told | null {
  return chain(list(json, 'heard').map((entry, i) => readEntry(`heard.${i}`, object(entry, `heard.${i}`), table)));
}

/** A record as the states hold it: newest first. */
export function chain(heard: readonly Heard[]): Told | null {
  let told: Told | null = null;
  for (const entry of heard) told = { entry, before: told };
  return told;
}

function readEntry(at: string, json: Readonly<Record<string, unknown>>, table: Table): Heard {
  const { maze, seats } = table;
  const type = json['type'];
  const readHunter = (key: string): number => whole(json[key], `${at}.${key}`, 0, seats.length - 1);
  switch (type) {
    case 'reset':
    case 'skip':
    case 'lost':
      return { type, hunter: readHunter('hunter') };
    case 'roll':
      return { type, hunter: readHunter('hunter'), locked: whole(json['locked'], `${at}.locked`, 0, WHITE_DICE) };
    case 'move':
      return { type, hunter: readHunter('hunter'), die: DICE[oneOf(`${at}.die`, json['die'], DICE)]! };
    case 'collect': {
      const card = maze.treasures[oneOf(`${at}.card`, json['card'], maze.treasures)]!;
      return { type, hunter: readHunter('hunter'), card, at: maze.names[index(`${at}.at`, json['at'], maze)]! };
    }
    case 'prowl': {
      const { interrupt, caught } = json;
      if (typeof interrupt !== 'boolean') throw new Malformed(`${at}.interrupt`, 'must be true or false');
      const path = list(json['path'], `${at}.path`).map((cell) => maze.names[index(`${at}.path`, cell, maze)]!);
      const steps = whole(json['steps'], `${at}.steps`, 1, MOST_STEPS);
      return { type, interrupt, steps, path, caught: caught === null ? null : readHunter('caught') };
    }
    default:
      throw new Malformed(`${at}.type`, 'must be reset, roll, move, collect, skip, lost or prowl');
  }
}
