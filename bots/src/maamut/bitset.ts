/** Sets of small numbers, stored as the bits of one number. */

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The n-th bit that is set, counted from 0. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return rest & -rest;
}
