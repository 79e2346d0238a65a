/** A WebSocket at a table. There are many of them: each has no more than it needs, and no functions of its own. */
import type { Socket } from 'node:net';
import type { Connection } from './audience.ts';
import { closeFrame, Frames, pingFrame, pongFrame } from './frames.ts';
import type { Caller } from './limits.ts';
import type { OutboundMessage } from './outbound-message.ts';
import type { Session } from './session.ts';
import type { Sockets } from './sockets.ts';

/** A client that lets so much pile up is cut off: it comes back and gets the position as it is then. */
const MAX_WAITING = 1_000_000;
/** How long the other side may take to hang up too. */
const PARTING_MS = 5000;

/** Those with something to say: what is said in one turn (an update, the answer to the command) goes out together. */
const talking: LiveSocket[] = [];

function sendAll(): void {
  for (const live of talking.splice(0)) live.flush();
}

/** Whose line it is. */
const owner = Symbol('live socket');
type Line = Socket & { [owner]: LiveSocket };

function onData(this: Socket, chunk: Buffer): void {
  (this as Line)[owner].receive(chunk);
}

function onClose(this: Socket): void {
  (this as Line)[owner].gone();
}

export class LiveSocket extends Frames implements Connection, Caller {
  readonly #line: Socket;
  readonly #sockets: Sockets;
  readonly guest: string | null;
  readonly address: string;
  #session: Session | null = null;
  /** Frames that go out at the end of this turn. */
  #saying = '';
  /** Whether it has answered since the last beat. */
  alive = true;
  /** Running once this side has said that it closes. */
  #parting: NodeJS.Timeout | null = null;

  constructor(line: Socket, { guest, address }: Caller, sockets: Sockets) {
    super();
    this.#line = line;
    this.guest = guest;
    this.address = address;
    this.#sockets = sockets;
  }

  /** Begins to listen. */
  listen(session: Session): void {
    this.#session = session;
    Object.assign(this.#line, { [owner]: this });
    // Who hangs up is not waited for.
    this.#line.allowHalfOpen = false;
    this.#line.on('data', onData).on('close', onClose);
  }

  receive(chunk: Buffer): void {
    const wrong = this.take(chunk);
    if (wrong !== null) this.#part(wrong, '').end();
  }

  protected override get most(): number {
    return this.#sockets.messageBytes;
  }

  protected override message(text: string | null): void {
    if (this.#parting === null) this.#session?.receive(text);
  }

  protected override ping(payload: Buffer): void {
    this.#write(pongFrame(payload));
  }

  protected override pong(): void {
    this.alive = true;
  }

  protected override closing(code: number | null): void {
    this.#part(code, '').end();
  }

  gone(): void {
    if (this.#parting !== null) clearTimeout(this.#parting);
    this.#sockets.left(this);
    this.#session?.end();
  }

  send(message: OutboundMessage): void {
    if (this.#saying === '') {
      if (talking.length === 0) process.nextTick(sendAll);
      talking.push(this);
    }
    this.#saying += message.frame;
  }

  flush(): void {
    const frames = this.#saying;
    this.#saying = '';
    if (frames !== '') this.#write(frames);
  }

  #write(frames: string | Buffer): void {
    if (this.#parting !== null || !this.#line.writable) return;
    if (this.#line.writableLength > MAX_WAITING) this.terminate();
    else this.#line.write(frames, 'latin1');
  }

  beat(): void {
    if (this.alive) this.#write(pingFrame);
    else this.terminate();
    this.alive = false;
  }

  /** What was said before is still heard. */
  close(code: number, why: string): void {
    this.flush();
    this.#part(code, why);
  }

  /** Says, once, that this side closes. */
  #part(code: number | null, why: string): Socket {
    this.#write(closeFrame(code, why));
    this.#parting ??= setTimeout(() => this.terminate(), PARTING_MS).unref();
    return this.#line;
  }

  terminate(): void {
    this.#line.destroy();
  }
}
