/** The small pieces of JSON that states are made of, each with a clear complaint. */
import { Malformed } from '../core/malformed.ts';
import type { Maze } from './map.ts';

export function object(at: string, json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Malformed(at, 'must be an object');
  return json as Readonly<Record<string, unknown>>;
}

export function list(at: string, json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new Malformed(at, 'must be a list');
  return json;
}

export function whole(at: string, json: unknown, min: number, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max)
    throw new Malformed(at, `must be a whole number from ${min} to ${max}`);
  return json;
}

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
