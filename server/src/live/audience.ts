/**
 * Who is connected to a table here, and how they are told. What viewers of one seat get is made and serialised once,
 * however many of them there are.
 */
import type { Viewer } from '@traque/engine/core/game';
import type { Folded, Happened } from '../table/fold.ts';
import type { Identity } from '../table/identity.ts';
import type { Presence } from '../wire/room.ts';
import type { Line } from '../wire/room.ts';
import type { ServerMessage } from '../wire/live.ts';
import { Spoken, written } from './spoken.ts';
import { UpdateText } from './text.ts';

export interface Connection {
  /** Sends one message; closes the connection if it does not keep up. `number`: the entry it brings the client to. */
  tell(spoken: Spoken, number?: number): void;
  /** `code`: a close code of the wire. */
  hangUp(code: number, why: string): void;
}

/** How somebody wants to be told. */
export interface Wishes {
  /** What he may do, too. */
  readonly legal: boolean;
  /** Without what never changes, once he has it. */
  readonly brief: boolean;
}

interface Listener {
  readonly identity: Identity;
  readonly wishes: Wishes;
  /** As whom he hears what happens; undefined: he has not been welcomed yet and hears nothing. */
  viewer: Viewer | undefined;
}

export class Audience {
  readonly #listeners = new Map<Connection, Listener>();

  /** All who came, welcomed or not. */
  get size(): number {
    return this.#listeners.size;
  }

  /** All who came, welcomed or not. */
  get all(): Iterable<[Connection, Listener]> {
    return this.#listeners;
  }

  /** Somebody comes, to be welcomed. */
  add(connection: Connection, identity: Identity, wishes: Wishes): void {
    this.#listeners.set(connection, { identity, wishes, viewer: undefined });
  }

  /** From now on he hears what happens; false if he has gone. */
  welcome(connection: Connection, viewer: Viewer): boolean {
    const listener = this.#listeners.get(connection);
    if (listener === undefined) return false;
    listener.viewer = viewer;
    return true;
  }

  /** Answers whether he heard what happened. */
  remove(connection: Connection): boolean {
    const listener = this.#listeners.get(connection);
    this.#listeners.delete(connection);
    return listener?.viewer !== undefined;
  }

  /** Who of these is connected to this process. */
  presence(): Presence {
    const seats = new Set<number>();
    let watchers = 0;
    for (const { viewer } of this.#listeners.values()) {
      if (viewer === null) watchers++;
      else if (viewer !== undefined) seats.add(viewer);
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** One message an entry to everyone, whether any event of it is for him or not. */
  tell(happened: Happened, folded: Folded): void {
    if (this.#listeners.size === 0) return;
    const update = new UpdateText(happened, folded);
    const { number } = happened.entry;
    const made: Spoken[] = [];
    for (const [connection, { viewer, wishes }] of this.#listeners) {
      if (viewer === undefined) continue;
      const kind = 4 * ((viewer ?? -1) + 1) + 2 * Number(wishes.legal) + Number(wishes.brief);
      made[kind] ??= new Spoken(update.for(viewer, wishes));
      connection.tell(made[kind], number);
    }
  }

  tellPresence(presence: Presence, newcomer: Connection | null): void {
    const spoken = new Spoken(written({ type: 'presence', ...presence } satisfies ServerMessage));
    for (const [connection, { viewer }] of this.#listeners)
      if (viewer !== undefined && connection !== newcomer) connection.tell(spoken);
  }

  /** Players hear players, watchers hear watchers. */
  tellLine(channel: 'players' | 'watchers', line: Line): void {
    const spoken = new Spoken(written({ type: 'line', ...line } satisfies ServerMessage));
    for (const [connection, { viewer }] of this.#listeners)
      if (viewer !== undefined && (viewer === null) === (channel === 'watchers')) connection.tell(spoken);
  }
}
