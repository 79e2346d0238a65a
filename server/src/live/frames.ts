/**
 * The frames that a client sends (RFC 6455, 5 and 7): bytes in pieces of any size go in, whole messages come out. Only
 * what a server needs, without extensions; `frames.test.ts` holds it against another implementation.
 */
import { isUtf8 } from 'node:buffer';

export interface Ear {
  /** Null: binary. */
  message(text: string | null): void;
  ping(payload: Buffer): void;
  pong(): void;
  /** The other side closes, with this code; null: it gave none. */
  closing(code: number | null): void;
}

const FIN = 0x80;
const RESERVED = 0x70;
const OPCODE = 0x0f;
const MASKED = 0x80;
const LENGTH = 0x7f;

const CONTINUED = 0x0;
const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

const MOST_CONTROL = 125;
const MASK_BYTES = 4;
/** A message in more parts than this is no message but an attack on our memory. */
const MOST_PARTS = 256;

/** Close codes for what a client may do wrong. */
const WRONG_FRAME = 1002;
const WRONG_TEXT = 1007;
const TOO_LARGE = 1009;

/** Codes that may come in a close frame. */
const mayClose = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code <= 4999);

const isControl = (first: number, second: number): boolean => (first & FIN) !== 0 && (second & LENGTH) <= MOST_CONTROL;

export class Frames {
  readonly #ear: Ear;
  /** Bytes that a message may have. */
  readonly #most: number;
  /** The beginning of a frame that has not come whole. */
  #rest: Buffer | null = null;
  /** What has come of a message in several frames. */
  #parts: Buffer[] | null = null;
  #size = 0;
  #binary = false;
  #closed = false;

  constructor(ear: Ear, most: number) {
    this.#ear = ear;
    this.#most = most;
  }

  /** Answers the close code for what is wrong, or null. After that, or when the other side has closed, it hears nothing. */
  take(chunk: Buffer): number | null {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    for (let at = 0; at < bytes.length && !this.#closed;) {
      const end = this.#frame(bytes, at);
      if (end > bytes.length) {
        // A copy: what is kept must not keep the whole chunk.
        this.#rest = Buffer.from(bytes.subarray(at));
        return null;
      }
      if (end < 0) {
        this.#closed = true;
        return -end;
      }
      at = end;
    }
    return null;
  }

  /** Where the frame that begins here ends: beyond the bytes if it has not come whole. Negative: a close code. */
  #frame(bytes: Buffer, at: number): number {
    if (bytes.length < at + 2) return Infinity;
    const first = bytes[at]!;
    const second = bytes[at + 1]!;
    if (!this.#allows(first, second)) return -WRONG_FRAME;
    let start = at + 2;
    let length = second & LENGTH;
    if (length === 126) {
      if (bytes.length < start + 2) return Infinity;
      length = bytes.readUInt16BE(start);
      start += 2;
    } else if (length === 127) {
      if (bytes.length < start + 8) return Infinity;
      length = Number(bytes.readBigUInt64BE(start));
      start += 8;
    }
    if ((first & OPCODE) < CLOSE && this.#size + length > this.#most) return -TOO_LARGE;
    const end = start + MASK_BYTES + length;
    if (bytes.length < end) return Infinity;
    unmask(bytes, start, end);
    const wrong = this.#hear(first, bytes.subarray(start + MASK_BYTES, end));
    return wrong === null ? end : -wrong;
  }

  #allows(first: number, second: number): boolean {
    if ((first & RESERVED) !== 0 || (second & MASKED) === 0) return false;
    switch (first & OPCODE) {
      case CONTINUED:
        return this.#parts !== null;
      case TEXT:
      case BINARY:
        return this.#parts === null;
      case CLOSE:
        // A code has two bytes.
        return isControl(first, second) && (second & LENGTH) !== 1;
      case PING:
      case PONG:
        return isControl(first, second);
      default:
        return false;
    }
  }

  #hear(first: number, payload: Buffer): number | null {
    switch (first & OPCODE) {
      case CLOSE:
        return this.#close(payload);
      case PING:
        this.#ear.ping(payload);
        return null;
      case PONG:
        this.#ear.pong();
        return null;
      case CONTINUED:
        break;
      default:
        this.#binary = (first & OPCODE) === BINARY;
    }
    if ((first & FIN) !== 0 && this.#parts === null) return this.#message(payload);
    this.#parts ??= [];
    this.#size += payload.length;
    if (payload.length > 0) this.#parts.push(Buffer.from(payload));
    if (this.#parts.length > MOST_PARTS) return TOO_LARGE;
    if ((first & FIN) === 0) return null;
    const whole = Buffer.concat(this.#parts);
    this.#parts = null;
    this.#size = 0;
    return this.#message(whole);
  }

  #message(payload: Buffer): number | null {
    if (!this.#binary && !isUtf8(payload)) return WRONG_TEXT;
    this.#ear.message(this.#binary ? null : payload.toString());
    return null;
  }

  #close(payload: Buffer): number | null {
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : null;
    if (code !== null && !mayClose(code)) return WRONG_FRAME;
    if (!isUtf8(payload.subarray(2))) return WRONG_TEXT;
    this.#closed = true;
    this.#ear.closing(code);
    return null;
  }
}

/** In place; the mask stands before the payload. */
function unmask(bytes: Buffer, mask: number, end: number): void {
  for (let at = mask + MASK_BYTES; at < end; at++) bytes[at]! ^= bytes[mask + ((at - mask) & 3)]!;
}

function controlFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([FIN | opcode, payload.length]), payload]);
}

const nothing = Buffer.alloc(0);

export const pingFrame = controlFrame(PING, nothing);

export const pongFrame = (payload: Buffer): Buffer => controlFrame(PONG, payload);

/** `why` is short. */
export function closeFrame(code: number | null, why: string): Buffer {
  if (code === null) return controlFrame(CLOSE, nothing);
  const payload = Buffer.from(`\0\0${why}`).subarray(0, MOST_CONTROL);
  payload.writeUInt16BE(code);
  return controlFrame(CLOSE, payload);
}
