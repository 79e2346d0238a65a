/**
 * Parses the WebSocket frames that a client sends (RFC 6455, 5 and 7): chunks of any size go in, whole messages come out.
 * Only what a server needs, without extensions.
 */
import { isUtf8 } from 'node:buffer';
import { PartialUtf8 } from './partial-utf8.ts';

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

const MAX_CONTROL = 125;
const MASK_BYTES = 4;
/** A length takes two or eight more bytes only if it needs them (RFC 6455, 5.2). */
const LENGTH_16 = 126;
const LENGTH_64 = 65_536;
/** Many tiny parts cost far more memory than their bytes, and empty ones could come without end. */
const MAX_PARTS = 256;

/** Close codes for protocol errors of the client. */
const WRONG_FRAME = 1002;
const WRONG_TEXT = 1007;
const TOO_LARGE = 1009;

/** Codes that are allowed in a close frame. */
const mayClose = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code <= 4999);

const isControl = (first: number, second: number): boolean => (first & FIN) !== 0 && (second & LENGTH) <= MAX_CONTROL;

/** Gets what the frames contain. */
export interface FrameHandler {
  /** Null for a binary message. */
  onMessage(text: string | null): void;
  onPing(payload: Buffer): void;
  onPong(): void;
  /** `code` is null if the client gave none. */
  onClose(code: number | null): void;
}

/** A message in several frames, as far as it has arrived. */
interface Unfinished {
  /** Null for a binary message. */
  readonly utf8: PartialUtf8 | null;
  readonly parts: Buffer[];
  /** How many frames, empty ones included. */
  frames: number;
  size: number;
}

export class FrameReader {
  readonly #handler: FrameHandler;
  readonly #maxBytes: number;
  /** The beginning of a frame that has not fully arrived. */
  #rest: Buffer | null = null;
  #unfinished: Unfinished | null = null;
  #closed = false;

  /** `maxBytes`: the largest message. */
  constructor(handler: FrameHandler, maxBytes: number) {
    this.#handler = handler;
    this.#maxBytes = maxBytes;
  }

  /** Returns the close code for a protocol error, or null. After an error or a close frame all further bytes are ignored. */
  read(chunk: Buffer): number | null {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    for (let at = 0; at < bytes.length && !this.#closed;) {
      const end = this.#frame(bytes, at);
      if (end > bytes.length) {
        // A copy, so that the whole chunk is not kept in memory.
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

  /** The end of the frame that begins at `at`: beyond the bytes if it is incomplete, a negative close code if it is wrong. */
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
      if (length < LENGTH_16) return -WRONG_FRAME;
      start += 2;
    } else if (length === 127) {
      if (bytes.length < start + 8) return Infinity;
      length = Number(bytes.readBigUInt64BE(start));
      if (length < LENGTH_64) return -WRONG_FRAME;
      start += 8;
    }
    if ((first & OPCODE) < CLOSE && (this.#unfinished?.size ?? 0) + length > this.#maxBytes) return -TOO_LARGE;
    const end = start + MASK_BYTES + length;
    if (bytes.length < end) return Infinity;
    unmask(bytes, start, end);
    const wrong = this.#content(first, bytes.subarray(start + MASK_BYTES, end));
    return wrong === null ? end : -wrong;
  }

  #allows(first: number, second: number): boolean {
    if ((first & RESERVED) !== 0 || (second & MASKED) === 0) return false;
    switch (first & OPCODE) {
      case CONTINUED:
        return this.#unfinished !== null;
      case TEXT:
      case BINARY:
        return this.#unfinished === null;
      case CLOSE:
        // A close code has two bytes.
        return isControl(first, second) && (second & LENGTH) !== 1;
      case PING:
      case PONG:
        return isControl(first, second);
      default:
        return false;
    }
  }

  #content(first: number, payload: Buffer): number | null {
    switch (first & OPCODE) {
      case CLOSE:
        return this.#close(payload);
      case PING:
        this.#handler.onPing(payload);
        return null;
      case PONG:
        this.#handler.onPong();
        return null;
      default:
        return this.#part(first, payload);
    }
  }

  #part(first: number, payload: Buffer): number | null {
    const ends = (first & FIN) !== 0;
    if (ends && this.#unfinished === null) return this.#message(payload, (first & OPCODE) === BINARY);
    this.#unfinished ??= {
      utf8: (first & OPCODE) === BINARY ? null : new PartialUtf8(),
      parts: [],
      frames: 0,
      size: 0,
    };
    const whole = this.#unfinished;
    whole.size += payload.length;
    if (payload.length > 0) whole.parts.push(Buffer.from(payload));
    if (++whole.frames > MAX_PARTS) return TOO_LARGE;
    // Before the rest has come: nobody should have to wait for the end of a text that is already wrong.
    if (whole.utf8?.accepts(payload) === false) return WRONG_TEXT;
    if (!ends) return null;
    this.#unfinished = null;
    return this.#message(Buffer.concat(whole.parts), whole.utf8 === null);
  }

  #message(payload: Buffer, binary: boolean): number | null {
    if (!binary && !isUtf8(payload)) return WRONG_TEXT;
    this.#handler.onMessage(binary ? null : payload.toString());
    return null;
  }

  #close(payload: Buffer): number | null {
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : null;
    if (code !== null && !mayClose(code)) return WRONG_FRAME;
    if (!isUtf8(payload.subarray(2))) return WRONG_TEXT;
    this.#closed = true;
    this.#handler.onClose(code);
    return null;
  }
}

/** In place; the mask comes before the payload. */
function unmask(bytes: Buffer, mask: number, end: number): void {
  for (let at = mask + MASK_BYTES; at < end; at++) bytes[at]! ^= bytes[mask + ((at - mask) & 3)]!;
}

function controlFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([FIN | opcode, payload.length]), payload]);
}

const nothing = Buffer.alloc(0);

export const pingFrame = controlFrame(PING, nothing);

export const pongFrame = (payload: Buffer): Buffer => controlFrame(PONG, payload);

/** `why` is cut to what fits into a control frame. */
export function closeFrame(code: number | null, why: string): Buffer {
  if (code === null) return controlFrame(CLOSE, nothing);
  const payload = Buffer.from(`\0\0${why}`).subarray(0, MAX_CONTROL);
  payload.writeUInt16BE(code);
  return controlFrame(CLOSE, payload);
}
