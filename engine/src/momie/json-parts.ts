/** The small pieces of JSON that states are made of, each with a clear complaint. */
import { Malformed } from '../core/malformed.ts';
import type { Maze } from './map.ts';

/** Which of the values it is. */
export function oneOf(at: string, json: unknown, values: readonly (string | number)[]): number {
  const found = values.indexOf(json as string | number);
  if (found < 0) throw new Malformed(at, `must be one of ${values.join(', ')}`);
  return found;
}

/** A cell of the map, as its number. */
export function index(at: string, json: unknown, maze: Maze): number {
  const cell = typeof json === 'string' ? maze.index.get(json) : undefined;
  if (cell === undefined) throw new Malformed(at, 'must be a cell of the map');
  return cell;
}
