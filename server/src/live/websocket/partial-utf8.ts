/** Checks a text that comes in parts: a part may end within a character. */
import { isUtf8 } from 'node:buffer';

/** How many bytes the character takes that begins with this byte; 1 also for bytes that begin none. */
function charLength(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}

/** Where the character begins that the bytes break off in; their length if they end with a whole one. */
function brokenOffAt(bytes: Buffer): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 3); at--)
    // Not a continuation byte.
    if ((bytes[at]! & 0xc0) !== 0x80) return at + charLength(bytes[at]!) > bytes.length ? at : bytes.length;
  return bytes.length;
}

/** For each first byte with few possible continuations: the least and the greatest second byte (RFC 3629, 4). */
const secondBytes: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** Whether more bytes can make this a character. */
function mayBegin(bytes: Buffer): boolean {
  if (bytes.length === 0) return true;
  const [first, second] = bytes;
  if (first! < 0xc2 || first! > 0xf4) return false;
  const [least, greatest] = secondBytes[first!] ?? [0x80, 0xbf];
  return second === undefined || (second >= least && second <= greatest);
}

export class PartialUtf8 {
  /** The beginning of a character whose end has not come. */
  #begun: Buffer = Buffer.alloc(0);

  /** False if nothing that follows can make the text valid. */
  accepts(part: Buffer): boolean {
    const bytes = Buffer.concat([this.#begun, part]);
    const end = brokenOffAt(bytes);
    this.#begun = bytes.subarray(end);
    return isUtf8(bytes.subarray(0, end)) && mayBegin(this.#begun);
  }
}
