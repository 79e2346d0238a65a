/**
 * A player's WebSocket, for both servers: as little work for each message as possible, so that the players do not take the
 * processors from the server that is measured. Every frame is looked at; what does not belong there is an error.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** A mask of zeros leaves the payload as it is. */
const NO_MASK = '\0\0\0\0';
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const MAX_SHORT = 0xffff;

/** All sockets read into the same memory: what they read is used up before the next one reads. */
const memory = Buffer.alloc(1 << 20);

function frame(first: number, text: string): string {
  const { length } = text;
  if (length > MAX_SHORT) throw new Error('too long for a player');
  const size =
    length < LENGTH_16
      ? String.fromCharCode(first, MASKED | length)
      : String.fromCharCode(first, MASKED | LENGTH_16, length >> 8, length & 255);
  return size + NO_MASK + text;
}

type Hear = (text: string, socket: PlayerSocket) => void;

interface Opened {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export class PlayerSocket {
  readonly #socket: Socket;
  readonly #hear: Hear;
  readonly #opened: Opened;
  #open = false;
  #closed = false;
  /** What has come of a message that is not complete. */
  #rest: Buffer | null = null;

  private constructor(url: URL, headers: Readonly<Record<string, string>>, hear: Hear, opened: Opened) {
    this.#hear = hear;
    this.#opened = opened;
    const callback = (bytes: number): boolean => {
      this.#read(memory.subarray(0, bytes));
      return true;
    };
    this.#socket = connect({ host: url.hostname, port: Number(url.port), onread: { buffer: memory, callback } });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server hung up')));
    const lines = [
      `GET ${url.pathname}${url.search} HTTP/1.1`,
      `Host: ${url.host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  /** Resolves when the connection is open; something may have been heard by then. */
  static open(url: URL, headers: Readonly<Record<string, string>>, hear: Hear): Promise<PlayerSocket> {
    return new Promise((resolve, reject) => {
      const socket: PlayerSocket = new PlayerSocket(url, headers, hear, { resolve: () => resolve(socket), reject });
    });
  }

  #fail(error: Error): void {
    if (this.#closed) return;
    if (this.#open) throw error;
    this.#opened.reject(error);
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    if (!this.#open) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0) {
        const head = bytes.toString('latin1', 0, end);
        if (!head.startsWith('HTTP/1.1 101')) return this.#fail(new Error(head));
        this.#open = true;
        this.#opened.resolve();
        bytes = bytes.subarray(end + 4);
      }
    }
    const used = this.#open ? this.#frames(bytes) : 0;
    if (used < bytes.length) this.#rest = Buffer.from(bytes.subarray(used));
  }

  /** Hears the messages that are complete, and returns where the first that is not begins. */
  #frames(bytes: Buffer): number {
    let at = 0;
    while (at + 2 <= bytes.length && !this.#closed) {
      let length = bytes[at + 1]!;
      let start = at + 2;
      if (length >= LENGTH_16) {
        const extra = length === LENGTH_64 ? 8 : 2;
        if (start + extra > bytes.length) return at;
        length = extra === 2 ? bytes.readUInt16BE(start) : Number(bytes.readBigUInt64BE(start));
        start += extra;
      }
      const end = start + length;
      if (end > bytes.length) return at;
      this.#content(bytes[at]!, bytes, start, end);
      at = end;
    }
    return this.#closed ? bytes.length : at;
  }

  #content(first: number, bytes: Buffer, start: number, end: number): void {
    // What is said in these games is ASCII.
    if (first === TEXT) this.#hear(bytes.toString('latin1', start, end), this);
    else if (first === CLOSE) this.#fail(new Error(`closed: ${bytes.toString('latin1', start + 2, end)}`));
    else if (first === PING) this.#socket.write(frame(PONG, bytes.toString('latin1', start, end)), 'latin1');
    else throw new Error(`a frame that begins with ${first}`);
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, text), 'latin1');
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.end(frame(CLOSE, ''), 'latin1');
  }
}
