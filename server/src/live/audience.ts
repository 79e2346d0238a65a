/**
 * Who is connected to a table here, and how they are told. What viewers of one seat get is made and serialised once,
 * however many of them there are.
 */
import type { Viewer } from '@traque/engine/core/game';
import type { ServerMessage } from '@traque/wire/live';
import type { Line } from '@traque/wire/room';
import type { Presence } from '@traque/wire/room';
import type { TableState, FoldedEntry } from '../table/fold.ts';
import type { Identity } from '../table/identity.ts';
import { updateFor, type DeliveryOptions } from '../table/moment.ts';
import { OutboundMessage } from './outbound-message.ts';

export interface Connection {
  /** Sends one message; closes the connection if it does not keep up. `number`: the entry it brings the client to. */
  send(message: OutboundMessage, number?: number): void;
  /** `code`: a close code of the wire. */
  close(code: number, why: string): void;
}

/** Somebody at a table. */
export interface Listener {
  readonly connection: Connection;
  readonly identity: Identity;
  readonly delivery: DeliveryOptions;
  /** As whom he hears what happens; undefined: he has not been welcomed yet and hears nothing. */
  viewer: Viewer | undefined;
}

export class Audience {
  /** Never changed but replaced: people come and go seldom, even while all are being told something. */
  #listeners: readonly Listener[] = [];

  /** All who came, welcomed or not. */
  get all(): readonly Listener[] {
    return this.#listeners;
  }

  /** Somebody comes, perhaps not for the first time, to be welcomed. */
  add(listener: Listener): void {
    listener.viewer = undefined;
    if (!this.#listeners.includes(listener)) this.#listeners = [...this.#listeners, listener];
  }

  /** From now on he hears what happens; false if he has gone. */
  welcome(listener: Listener, viewer: Viewer): boolean {
    if (!this.#listeners.includes(listener)) return false;
    listener.viewer = viewer;
    return true;
  }

  /** Answers whether he heard what happened. */
  remove(listener: Listener): boolean {
    if (!this.#listeners.includes(listener)) return false;
    this.#listeners = this.#listeners.filter((other) => other !== listener);
    return listener.viewer !== undefined;
  }

  /** Who of these is connected to this process. */
  presence(): Presence {
    const seats = new Set<number>();
    let watchers = 0;
    for (const { viewer } of this.#listeners) {
      if (viewer === null) watchers++;
      else if (viewer !== undefined) seats.add(viewer);
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** One message an entry to everyone, whether any event of it is for him or not. */
  sendUpdate(foldedEntry: FoldedEntry, state: TableState): void {
    if (this.#listeners.length === 0) return;
    const { number } = foldedEntry.entry;
    const made: OutboundMessage[] = [];
    for (const { connection, viewer, delivery } of this.#listeners) {
      if (viewer === undefined) continue;
      const kind = 4 * ((viewer ?? -1) + 1) + 2 * Number(delivery.legal) + Number(delivery.brief);
      made[kind] ??= new OutboundMessage(JSON.stringify(updateFor(foldedEntry, state, viewer, delivery)));
      connection.send(made[kind], number);
    }
  }

  sendPresence(presence: Presence, newcomer: Listener | null): void {
    const message = new OutboundMessage(JSON.stringify({ type: 'presence', ...presence } satisfies ServerMessage));
    for (const listener of this.#listeners)
      if (listener.viewer !== undefined && listener !== newcomer) listener.connection.send(message);
  }

  /** Players hear players, watchers hear watchers. */
  sendLine(channel: 'players' | 'watchers', line: Line): void {
    const message = new OutboundMessage(JSON.stringify({ type: 'line', ...line } satisfies ServerMessage));
    for (const { connection, viewer } of this.#listeners)
      if (viewer !== undefined && (viewer === null) === (channel === 'watchers')) connection.send(message);
  }
}
