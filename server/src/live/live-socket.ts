/** A WebSocket at a table. There are many of them: each has no more than it needs, and no functions of its own. */
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import type { Connection } from './audience.ts';
import type { Session } from './session.ts';
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
  #frames: Buffer | null = null;
  session!: Session;
  /** All that are open. */
  open!: Set<LiveSocket>;
  /** Whether it has answered since the last beat. */
  alive = true;

  /** Gives it the line it speaks by, who listens to it, and where it is counted. */
  serve(line: Duplex, session: Session, open: Set<LiveSocket>): void {
    this.#line = line;
    this.session = session;
    this.open = open.add(this);
    this.on('message', hear);
    this.on('pong', beat);
    this.on('close', end);
    // Too large, not UTF-8, not a frame: ws closes with the fitting code.
    this.on('error', ignore);
  }

  tell(spoken: Spoken): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.#line.writableLength > MOST_WAITING) {
      this.terminate();
      return;
    }
    if (this.#frames !== null) {
      this.#frames = Buffer.concat([this.#frames, spoken.frame]);
      return;
    }
    this.#frames = spoken.frame;
    if (talking.length === 0) process.nextTick(sendAll);
    talking.push(this);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = null;
    if (frames !== null && this.readyState === WebSocket.OPEN) this.#line.write(frames);
  }

  /** What was said before is still heard. */
  hangUp(code: number, why: string): void {
    this.flush();
    this.close(code, why);
  }
}

function hear(this: WebSocket, data: RawData, binary: boolean): void {
  (this as LiveSocket).session.hear(binary ? null : textOf(data));
}

function beat(this: WebSocket): void {
  (this as LiveSocket).alive = true;
}

function end(this: WebSocket): void {
  const { open, session } = this as LiveSocket;
  open.delete(this as LiveSocket);
  session.end();
}

function ignore(): void {
  // Nothing to do about it.
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data).toString();
}
