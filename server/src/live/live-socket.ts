/** One WebSocket connection. There are many of them, so they have few fields and no closures of their own. */
import type { Socket } from 'node:net';
import type { Connection } from './audience.ts';
import { closeFrame, Frames, pingFrame, pongFrame } from './frames.ts';
import type { Caller } from './limits.ts';
import type { OutboundMessage } from './outbound-message.ts';
import type { Session } from './session.ts';
import type { Sockets } from './sockets.ts';

/** A client with more unread bytes than this is disconnected; it reconnects and gets the position as it is then. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How long the client may take to answer a close frame. */
const CLOSE_TIMEOUT_MS = 5000;

/** Sockets with unsent frames: what one turn of the event loop sends (an update, the answer) is written together. */
const unflushed: LiveSocket[] = [];

function sendAll(): void {
  for (const live of unflushed.splice(0)) live.flush();
}

/** From a TCP socket to its connection, so that all sockets share the same event handlers. */
const owner = Symbol('live socket');
type OwnedSocket = Socket & { [owner]: LiveSocket };

function onData(this: Socket, chunk: Buffer): void {
  (this as OwnedSocket)[owner].receive(chunk);
}

function onClose(this: Socket): void {
  (this as OwnedSocket)[owner].gone();
}

export class LiveSocket extends Frames implements Connection, Caller {
  readonly #socket: Socket;
  readonly #sockets: Sockets;
  readonly guest: string | null;
  readonly address: string;
  #session: Session | null = null;
  /** Frames that are written at the end of this turn of the event loop. */
  #unsent = '';
  /** Whether the client has answered the last ping. */
  alive = true;
  /** Set once this side has sent a close frame. */
  #closeTimeout: NodeJS.Timeout | null = null;

  constructor(socket: Socket, { guest, address }: Caller, sockets: Sockets) {
    super();
    this.#socket = socket;
    this.guest = guest;
    this.address = address;
    this.#sockets = sockets;
  }

  listen(session: Session): void {
    this.#session = session;
    Object.assign(this.#socket, { [owner]: this });
    // When the client closes its side, we close ours.
    this.#socket.allowHalfOpen = false;
    this.#socket.on('data', onData).on('close', onClose);
  }

  receive(chunk: Buffer): void {
    const wrong = this.take(chunk);
    if (wrong !== null) this.#sendClose(wrong, '').end();
  }

  protected override get most(): number {
    return this.#sockets.messageBytes;
  }

  protected override message(text: string | null): void {
    if (this.#closeTimeout === null) this.#session?.receive(text);
  }

  protected override ping(payload: Buffer): void {
    if (this.#session?.receiveControl() === true) this.#write(pongFrame(payload));
  }

  protected override pong(): void {
    this.alive = true;
    this.#session?.receiveControl();
  }

  protected override closing(code: number | null): void {
    this.#sendClose(code, '').end();
  }

  gone(): void {
    if (this.#closeTimeout !== null) clearTimeout(this.#closeTimeout);
    this.#sockets.remove(this);
    this.#session?.end();
  }

  send(message: OutboundMessage): void {
    if (this.#unsent === '') {
      if (unflushed.length === 0) process.nextTick(sendAll);
      unflushed.push(this);
    }
    this.#unsent += message.frame;
  }

  flush(): void {
    const frames = this.#unsent;
    this.#unsent = '';
    if (frames !== '') this.#write(frames);
  }

  #write(frames: string | Buffer): void {
    if (this.#closeTimeout !== null || !this.#socket.writable) return;
    if (this.#socket.writableLength > MAX_UNREAD_BYTES) this.terminate();
    else this.#socket.write(frames, 'latin1');
  }

  heartbeat(): void {
    if (this.alive) this.#write(pingFrame);
    else this.terminate();
    this.alive = false;
  }

  /** What was sent before is still delivered. */
  close(code: number, why: string): void {
    this.flush();
    this.#sendClose(code, why);
  }

  /** Sends a close frame, once. */
  #sendClose(code: number | null, why: string): Socket {
    this.#write(closeFrame(code, why));
    this.#closeTimeout ??= setTimeout(() => this.terminate(), CLOSE_TIMEOUT_MS).unref();
    return this.#socket;
  }

  terminate(): void {
    this.#socket.destroy();
  }
}
