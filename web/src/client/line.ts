/** The line to a table on a server: one WebSocket, taken up again where it broke. */
import { type ClientMessage, closeCodes, ServerMessage, WIRE } from '@traque/wire/live';
import * as v from 'valibot';

/** Waits between tries: quick at first, then patient. */
const pauses = [250, 500, 1000, 2000, 4000, 8000];
/** A server that has said nothing for so long is asked; one that does not answer, or does not welcome us, is left. */
const SILENCE = 20_000;

interface Ends {
  /** What to say first on every new line. */
  hello(): ClientMessage;
  receive(message: ServerMessage): void;
  /** It broke; `gone`: and there is nothing at its end any more. */
  broken(how: 'lost' | 'gone'): void;
  /** The server speaks words this page does not know, or says itself that it is newer. */
  foreign(): void;
}

export class TableLine {
  readonly #address: string;
  readonly #ends: Ends;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** By a clock that nobody sets. */
  #heard = 0;
  /** When this line was opened; null: it has been welcomed. */
  #opened: number | null = null;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(id: string, ends: Ends) {
    this.#address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;
    this.#ends = ends;
    addEventListener('online', this.#connectNow);
    this.#watch = setInterval(() => this.#listenFor(), SILENCE / 4);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#connectNow);
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#hangUp();
  }

  /** Hangs up and calls again, as whoever one is now. */
  again(): void {
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether there is a line to send it on. */
  send(message: ClientMessage): boolean {
    if (this.open) this.#socket?.send(JSON.stringify(message));
    return this.open;
  }

  readonly #connectNow = (): void => {
    if (this.open || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#opened = this.#heard;
      this.send(this.#ends.hello());
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    });
    socket.addEventListener('close', (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    });
  }

  /** A dead line is often not told: silence is asked, and further silence is taken for an answer. */
  #listenFor(): void {
    if (!this.open) return;
    const now = performance.now();
    const silent = now - this.#heard;
    if (silent > 2 * SILENCE || now - (this.#opened ?? now) > SILENCE) this.#socket?.close();
    else if (silent > SILENCE) this.send({ type: 'ping' });
  }

  /** A line that is not open yet is closed when it is: browsers complain about closing it before. */
  #hangUp(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close());
    else old?.close();
  }

  #closed(code: number): void {
    if (code === closeCodes.noTable || code === closeCodes.refused) return this.#ends.broken('gone');
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)]!;
    this.#tries++;
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.#ends.broken('lost');
  }

  #receive(text: string): void {
    this.#heard = performance.now();
    const parsed = v.safeParse(ServerMessage, JSON.parse(text));
    if (!parsed.success) return this.#ends.foreign();
    const message = parsed.output;
    if (message.type === 'welcome') {
      if (message.wire !== WIRE) return this.#ends.foreign();
      this.#tries = 0;
      this.#opened = null;
    }
    this.#ends.receive(message);
  }
}
