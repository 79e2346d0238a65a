/** The server's end of one WebSocket (RFC 6455) on a TCP socket, after the handshake. */
import type { Socket } from 'node:net';
import { closeFrame, type FrameHandler, FrameReader, pingFrame, pongFrame } from './frames.ts';
import type { OutboundMessage } from './outbound-message.ts';

/** A client with more unread bytes than this is disconnected; it reconnects and gets the position as it is then. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How long closing may take, for either side. */
const CLOSE_TIMEOUT_MS = 5000;

/** What a live connection needs of its WebSocket. */
export interface WebSocketTransport {
  /** `canWait`: it may be written a little later, together with what follows it. */
  send(message: OutboundMessage, canWait?: boolean): void;
  ping(): void;
  /** What was sent before is still delivered. */
  close(code: number, why: string): void;
  /** Cuts the connection. */
  terminate(): void;
}

/** Gets what happens on a WebSocket. */
export interface WebSocketHandler {
  /** Null for a binary message. */
  onMessage(text: string | null): void;
  /** Returns whether to answer it. */
  onPing(): boolean;
  onPong(): void;
  /** The client closes, or made an error: nothing more will come. Call `finish` when what came before has been answered. */
  onClosing(finish: () => void): void;
  /** The connection has ended, in whatever way. */
  onClosed(): void;
}

/** Sockets with unsent frames: what one turn of the event loop sends (an update, the answer) is written together. */
const unflushed: WebSocketConnection[] = [];

function flushAll(): void {
  for (const socket of unflushed.splice(0)) socket.flush();
}

/** How long a message that can wait does, in milliseconds: two or three frames of a screen. */
const PATIENCE_MS = 40;

/** Sockets whose wait ends at about the same time, in milliseconds: few enough that nobody else waits for them. */
const WAIT_GROUP_MS = 5;

/** Sockets with frames that can wait. Writing to a socket costs the system more than anything else in a move. */
let waiting: WebSocketConnection[] = [];
/** When the first of them began to wait. */
let waitingSince = -Infinity;

function addWaiting(socket: WebSocketConnection): void {
  const now = performance.now();
  if (now - waitingSince >= WAIT_GROUP_MS) {
    const group: WebSocketConnection[] = [];
    setTimeout(() => {
      for (const one of group) one.endWait();
    }, PATIENCE_MS);
    waiting = group;
    waitingSince = now;
  }
  waiting.push(socket);
}

const CONNECTION = Symbol('connection');

interface OwnedSocket extends Socket {
  [CONNECTION]?: WebSocketConnection;
}

// The same two functions for all sockets: closures of its own would take a tenth of what a connection takes.
function onData(this: OwnedSocket, chunk: Buffer): void {
  this[CONNECTION]!.receive(chunk);
}
function onClose(this: OwnedSocket): void {
  this[CONNECTION]!.ended();
}

export class WebSocketConnection implements WebSocketTransport, FrameHandler {
  readonly #socket: Socket;
  readonly #handler: WebSocketHandler;
  readonly #reader: FrameReader;
  /** Frames that are written at the end of this turn of the event loop, or when those that can wait are. */
  #unsent = '';
  /** Whether it is among those that are written then, and those that wait. */
  #isUnflushed = false;
  #isWaiting = false;
  /** After its close frame this side sends nothing more. */
  #closeSent = false;
  #closeTimeout: NodeJS.Timeout | null = null;

  /** `maxBytes`: the largest message. */
  constructor(socket: Socket, handler: WebSocketHandler, maxBytes: number) {
    this.#socket = socket;
    this.#handler = handler;
    this.#reader = new FrameReader(this, maxBytes);
    // When the client closes its side, we close ours.
    socket.allowHalfOpen = false;
    const owned: OwnedSocket = socket;
    owned[CONNECTION] = this;
    socket.on('data', onData);
    socket.on('close', onClose);
  }

  receive(chunk: Buffer): void {
    const wrong = this.#reader.read(chunk);
    if (wrong !== null) this.onClose(wrong);
  }

  ended(): void {
    if (this.#closeTimeout !== null) clearTimeout(this.#closeTimeout);
    this.#handler.onClosed();
  }

  onMessage(text: string | null): void {
    if (!this.#closeSent) this.#handler.onMessage(text);
  }

  onPing(payload: Buffer): void {
    if (this.#handler.onPing()) this.#write(pongFrame(payload));
  }

  onPong(): void {
    this.#handler.onPong();
  }

  onClose(code: number | null): void {
    this.#limitClosing();
    this.#handler.onClosing(() => this.#sendClose(code, '').end());
  }

  send(message: OutboundMessage, canWait = false): void {
    this.#unsent += message.frame;
    if (canWait) this.#wait();
    else if (!this.#isUnflushed) {
      this.#isUnflushed = true;
      if (unflushed.length === 0) process.nextTick(flushAll);
      unflushed.push(this);
    }
  }

  #wait(): void {
    if (this.#isUnflushed || this.#isWaiting) return;
    this.#isWaiting = true;
    addWaiting(this);
  }

  endWait(): void {
    this.#isWaiting = false;
    this.flush();
  }

  flush(): void {
    this.#isUnflushed = false;
    const frames = this.#unsent;
    this.#unsent = '';
    if (frames !== '') this.#write(frames);
  }

  #write(frames: string | Buffer): void {
    if (this.#closeSent || !this.#socket.writable) return;
    if (this.#socket.writableLength > MAX_UNREAD_BYTES) this.terminate();
    else this.#socket.write(frames, 'latin1');
  }

  ping(): void {
    this.#write(pingFrame);
  }

  close(code: number, why: string): void {
    this.#limitClosing();
    this.#sendClose(code, why);
  }

  /** Sends a close frame, once. */
  #sendClose(code: number | null, why: string): Socket {
    this.flush();
    this.#write(closeFrame(code, why));
    this.#closeSent = true;
    return this.#socket;
  }

  #limitClosing(): void {
    this.#closeTimeout ??= setTimeout(() => this.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  terminate(): void {
    this.#socket.destroy();
  }
}
