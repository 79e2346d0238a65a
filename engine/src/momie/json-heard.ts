/** Reads the public record. Each entry must be possible by itself; whether they fit together is not checked. */
import { list, object, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { dieFaces } from './dice.ts';
import { heardChain } from './heard.ts';
import { cellIndex, oneOf } from './json-parts.ts';
import type { Heard } from './protocol.ts';
import { type HeardNode, type Setup, WHITE_DICE } from './state.ts';

const MAX_STEPS = WHITE_DICE + 3;

/** @throws {Malformed} */
export function readHeard(setup: Setup, json: unknown): HeardNode | null {
  return heardChain(list(json, 'heard').map((entry, i) => readEntry(`heard.${i}`, object(entry, `heard.${i}`), setup)));
}

function readEntry(at: string, json: Readonly<Record<string, unknown>>, setup: Setup): Heard {
  const { maze, seats } = setup;
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
      return { type, hunter: readHunter('hunter'), die: dieFaces[oneOf(`${at}.die`, json['die'], dieFaces)]! };
    case 'collect': {
      const card = maze.treasures[oneOf(`${at}.card`, json['card'], maze.treasures)]!;
      return { type, hunter: readHunter('hunter'), card, at: maze.names[cellIndex(`${at}.at`, json['at'], maze)]! };
    }
    case 'prowl': {
      const { interrupt, caught } = json;
      if (typeof interrupt !== 'boolean') throw new Malformed(`${at}.interrupt`, 'must be true or false');
      const path = list(json['path'], `${at}.path`).map((cell) => maze.names[cellIndex(`${at}.path`, cell, maze)]!);
      const steps = whole(json['steps'], `${at}.steps`, 1, MAX_STEPS);
      return { type, interrupt, steps, path, caught: caught === null ? null : readHunter('caught') };
    }
    default:
      throw new Malformed(`${at}.type`, 'must be reset, roll, move, collect, skip, lost or prowl');
  }
}
