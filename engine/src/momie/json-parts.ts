/** Small values within the JSON of states. @throws {Malformed} saying which one is wrong and why */
import { Malformed } from '../core/malformed.ts';
import type { Maze } from './map.ts';

/** The index of this value in the list. */
export function oneOf(at: string, json: unknown, values: readonly (string | number)[]): number {
  const found = values.indexOf(json as string | number);
  if (found < 0) throw new Malformed(at, `must be one of ${values.join(', ')}`);
  return found;
}

/** The number of a cell of the map. */
export function cellIndex(at: string, json: unknown, maze: Maze): number {
  const cell = typeof json === 'string' ? maze.index.get(json) : undefined;
  if (cell === undefined) throw new Malformed(at, 'must be a cell of the map');
  return cell;
}
