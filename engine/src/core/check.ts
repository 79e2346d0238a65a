/** Small checks of JSON that comes from outside, each saying where it is wrong. */
import { Malformed } from './malformed.ts';

export function object(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed(at, 'must be an object');
  return value as Readonly<Record<string, unknown>>;
}

export function list(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(at, 'must be a list');
  return value;
}

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new Malformed(at, 'must be text');
  return value;
}

/** A whole number in these bounds, both included. */
export function whole(value: unknown, at: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new Malformed(
      at,
      max === Number.MAX_SAFE_INTEGER
        ? `must be a whole number from ${min}`
        : `must be a whole number from ${min} to ${max}`,
    );
  return value;
}

/** Lists and objects nested at most this deep. Check it first: JSON and recursion fail on what is nested without end. */
export function shallow(value: unknown, at: string, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw new Malformed(at, 'is nested too deeply');
  for (const part of Object.values(value)) shallow(part, at, depth - 1);
}
