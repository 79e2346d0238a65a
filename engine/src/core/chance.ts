/**
 * Chance comes into the engine from outside, behind one interface. Tables use the cryptographic stream (nobody can
 * predict a die from the dice before); simulation and search use the fast one.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Chance {
  /** A whole number from 0 to n-1, each as likely as the others. 1 ≤ n ≤ 2^32. */
  below(n: number): number;
}

/** Fisher and Yates, over `items[from]` … `items[to - 1]`. */
export function shuffle<T>(
  chance: Chance,
  items: { [index: number]: T; length: number },
  from = 0,
  to = items.length,
): void {
  for (let last = to - 1; last > from; last--) {
    const pick = from + chance.below(last - from + 1);
    const held = items[last] as T;
    items[last] = items[pick] as T;
    items[pick] = held;
  }
}

const TWO_32 = 4_294_967_296;

/**
 * Lemire's method: a 32-bit word times n, the high half is the number; the few low halves that would favour some
 * numbers are drawn again. Products of doubles are exact up to 2^53, so the halves are taken apart in two steps.
 */
function unbiased(word: () => number, n: number): number {
  const limit = TWO_32 % n;
  for (;;) {
    const x = word() >>> 0;
    const high = (x >>> 16) * n;
    const low = (x & 0xffff) * n;
    const sum = (high % 65_536) * 65_536 + low;
    if (sum % TWO_32 >= limit) return Math.floor(high / 65_536) + Math.floor(sum / TWO_32);
  }
}

/** sfc32 in an Int32Array: fast, good, not secret. For simulation and search only. */
export class FastChance implements Chance {
  readonly #s = new Int32Array(4);

  constructor(seed: number | string) {
    this.reseed(seed);
  }

  reseed(seed: number | string): void {
    const s = this.#s;
    if (typeof seed === 'number') {
      s[0] = seed | 0;
      s[1] = Math.floor(seed / TWO_32) | 0;
      s[2] = 0x9e3779b9 | 0;
    } else {
      const hash = sha256(utf8ToBytes(seed));
      for (let i = 0; i < 3; i++)
        s[i] = hash[4 * i]! | (hash[4 * i + 1]! << 8) | (hash[4 * i + 2]! << 16) | (hash[4 * i + 3]! << 24);
    }
    s[3] = 1;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** 32 random bits. */
  word(): number {
    const s = this.#s;
    const sum = (s[0]! + s[1]! + s[3]!) | 0;
    s[3] = (s[3]! + 1) | 0;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = (s[2]! + (s[2]! << 3)) | 0;
    s[2] = (((s[2]! << 21) | (s[2]! >>> 11)) + sum) | 0;
    return sum;
  }

  below(n: number): number {
    if (n > 0x7fff) return this.#belowMany(n);
    // The same method on 16 bits: everything stays a small integer, which is what makes it fast.
    for (;;) {
      const product = (this.word() >>> 16) * n;
      const low = product & 0xffff;
      if (low >= n || low >= 65_536 % n) return product >>> 16;
    }
  }

  /** Apart from `below`, which would otherwise allocate a place for the function it hands on whenever it is called. */
  #belowMany(n: number): number {
    return unbiased(() => this.word(), n);
  }
}

/** The ChaCha20 key stream of SHA-256(seed). Without the seed, no amount of past output tells the next. */
export class SecureChance implements Chance {
  readonly #key: Uint8Array;
  #block = 0;
  #words: DataView | null = null;
  #next = 0;

  constructor(seed: string) {
    this.#key = sha256(utf8ToBytes(seed));
  }

  #word(): number {
    if (this.#words === null || this.#next === this.#words.byteLength) {
      const bytes = chacha20(this.#key, new Uint8Array(12), new Uint8Array(256), undefined, this.#block);
      this.#block += 4;
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#next = 0;
    }
    const word = this.#words.getUint32(this.#next, true);
    this.#next += 4;
    return word;
  }

  below(n: number): number {
    return unbiased(() => this.#word(), n);
  }
}

/** For an action that must not need chance: asking for some is an error, not a silent zero. */
export const noChance: Chance = {
  below() {
    throw new ChanceNeeded();
  },
};

export class ChanceNeeded extends Error {
  override readonly name = 'ChanceNeeded';
  constructor() {
    super('this action rolls, pours or shuffles: it needs a seed');
  }
}
