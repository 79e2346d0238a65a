/** A number (32 bits) that depends on all of these: a seed for choices that depend on a state alone. */
export function hashOf(first: number, ...parts: readonly ArrayLike<number>[]): number {
  let hash = first >>> 0;
  for (const part of parts) for (let i = 0; i < part.length; i++) hash = (Math.imul(hash, 0x01000193) ^ part[i]!) >>> 0;
  return hash;
}
