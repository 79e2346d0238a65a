/** The live connection to a table on a server: one WebSocket, opened again whenever it breaks. */
import { type ClientMessage, closeCodes, ServerMessage, WIRE } from '@traque/wire/live';
import * as v from 'valibot';

/** Waits between attempts to connect. */
const retryMs = [250, 500, 1000, 2000, 4000, 8000];
/**
 * After this silence the server is pinged; after as much again the connection counts as broken. So does one on which
 * no welcome comes in this time.
 */
const SILENCE_MS = 20_000;

interface Handlers {
  /** What to say first on every new connection. */
  hello(): ClientMessage;
  receive(message: ServerMessage): void;
  /** The connection broke; `gone`: there is no such table, or one may not see it. */
  broken(how: 'lost' | 'gone'): void;
  /** The server sends messages that this page does not know, or says itself that it is newer. */
  unknownVersion(): void;
}

export class TableSocket {
  readonly #address: string;
  readonly #handlers: Handlers;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** By a clock that nobody sets. */
  #lastReceived = 0;
  /** When this connection was opened; null: the welcome has come. */
  #openedAt: number | null = null;
  readonly #pinger: ReturnType<typeof setInterval>;

  constructor(id: string, handlers: Handlers) {
    this.#address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;
    this.#handlers = handlers;
    addEventListener('online', this.#connectNow);
    this.#pinger = setInterval(() => this.#checkSilence(), SILENCE_MS / 4);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#connectNow);
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    this.#disconnect();
  }

  /** Connects again, with the cookie of now. */
  reconnect(): void {
    this.#disconnect();
    clearTimeout(this.#retry);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** False: there is no connection to send it on. */
  send(message: ClientMessage): boolean {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
    return this.isOpen;
  }

  readonly #connectNow = (): void => {
    if (this.isOpen || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#lastReceived = performance.now();
      this.#openedAt = this.#lastReceived;
      this.send(this.#handlers.hello());
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    });
    socket.addEventListener('close', (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    });
  }

  /** A browser often does not notice that a connection is dead. */
  #checkSilence(): void {
    if (!this.isOpen) return;
    const now = performance.now();
    const silentMs = now - this.#lastReceived;
    if (silentMs > 2 * SILENCE_MS || now - (this.#openedAt ?? now) > SILENCE_MS) this.#socket?.close();
    else if (silentMs > SILENCE_MS) this.send({ type: 'ping' });
  }

  /** A socket that is still connecting is closed when it is open: browsers log an error if it is closed before. */
  #disconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close());
    else old?.close();
  }

  #closed(code: number): void {
    if (code === closeCodes.noTable || code === closeCodes.refused) return this.#handlers.broken('gone');
    const waitMs = retryMs[Math.min(this.#attempts, retryMs.length - 1)]!;
    this.#attempts++;
    this.#retry = setTimeout(() => this.#connect(), waitMs);
    this.#handlers.broken('lost');
  }

  #receive(text: string): void {
    this.#lastReceived = performance.now();
    const parsed = v.safeParse(ServerMessage, JSON.parse(text));
    if (!parsed.success) return this.#handlers.unknownVersion();
    const message = parsed.output;
    if (message.type === 'welcome') {
      if (message.wire !== WIRE) return this.#handlers.unknownVersion();
      this.#attempts = 0;
      this.#openedAt = null;
    }
    this.#handlers.receive(message);
  }
}
