import { InvalidArgumentError } from 'commander';

/** A whole number from 1, as an option takes it. */
export function whole(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return number;
}
