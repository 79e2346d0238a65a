/** A WebSocket at a table. There are many of them: each has no more than it needs, and no functions of its own. */
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import type { Connection } from './audience.ts';
import type { Caller } from './limits.ts';
import type { Session } from './session.ts';
import type { Sockets } from './sockets.ts';
import type { Spoken } from './spoken.ts';

/** A client that lets so much pile up is cut off: it comes back and gets the position as it is then. */
const MOST_WAITING = 1_000_000;

/** Those with something to say: what is said in one turn (an update, the answer to the command) goes out together. */
const talking: LiveSocket[] = [];

function sendAll(): void {
  for (const live of talking.splice(0)) live.flush();
}

export class LiveSocket extends WebSocket implements Connection {
  #line!: Duplex;
  /** Frames that go out at the end of this turn. */
  #frames = '';
  #session!: Session;
  #sockets!: Sockets;
  caller!: Caller;
  /** Whether it has answered since the last beat. */
  alive = true;

  /** Gives it the line it speaks by, who listens to it, for whom it is counted, and where. */
  serve(line: Duplex, session: Session, caller: Caller, sockets: Sockets): void {
    this.#line = line;
    this.#session = session;
    this.caller = caller;
    this.#sockets = sockets;
  }

  /** What ws has to say, without a table of listeners for each socket. */
  override emit(event: string | symbol, ...said: unknown[]): boolean {
    switch (event) {
      case 'message': {
        const [data, binary] = said as [RawData, boolean];
        this.#session.hear(binary ? null : textOf(data));
        return true;
      }
      case 'pong':
        this.alive = true;
        return true;
      case 'error':
        // Too large, not UTF-8, not a frame: ws closes with the fitting code.
        return true;
      case 'close':
        this.#sockets.left(this);
        this.#session.end();
    }
    return super.emit(event, ...said);
  }

  tell(spoken: Spoken): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.#line.writableLength > MOST_WAITING) {
      this.terminate();
      return;
    }
    if (this.#frames === '') {
      if (talking.length === 0) process.nextTick(sendAll);
      talking.push(this);
    }
    this.#frames += spoken.frame;
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.readyState === WebSocket.OPEN) this.#line.write(frames, 'latin1');
  }

  /** What was said before is still heard. */
  hangUp(code: number, why: string): void {
    this.flush();
    this.close(code, why);
  }
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data).toString();
}
