/**
 * Where a table's chance comes from (docs/protocol.md, Records). A secret text is chosen before anything else; its
 * SHA-256 is shown to all before the first action, so it cannot be changed afterwards; seats may add words of their own,
 * so it cannot be chosen to suit. Each draw has a seed of its own, so that any one of them can be checked alone.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, SecureChance } from './chance.ts';
import { digest } from './digest.ts';

/** What the draws of one game derive from. */
export interface Entropy {
  readonly secret: string;
  /** The seats' own words, by seat (`""` of a seat that gave none); absent if nobody was asked. */
  readonly contributions?: readonly string[];
}

/** The commitment: SHA-256 of the secret, in hexadecimal. */
export const commitment = digest;

/**
 * The seed of draw i (0: the set-up, i: the i-th action): HMAC-SHA-256 in hexadecimal, keyed by the secret, of the number
 * in decimal followed, for each contribution, by a line feed and its SHA-256 in hexadecimal.
 */
export function drawSeed(entropy: Entropy, index: number): string {
  const message = [String(index), ...(entropy.contributions ?? []).map(digest)].join('\n');
  return bytesToHex(hmac(sha256, utf8ToBytes(entropy.secret), utf8ToBytes(message)));
}

/** The chance of draw i; its seed is derived only when it is asked for, for most actions need none. */
export function drawChance(entropy: Entropy, index: number): Chance {
  let chance: Chance | null = null;
  return {
    below(n) {
      chance ??= new SecureChance(drawSeed(entropy, index));
      return chance.below(n);
    },
  };
}
