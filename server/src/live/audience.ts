/**
 * The listeners of one table that are connected to this process. Listeners who get the same message share one serialized
 * copy of it, no matter how many they are.
 */
import type { Viewer } from '@traque/engine/core/game';
import type { ServerMessage } from '@traque/wire/live';
import type { Line, Presence } from '@traque/wire/room';
import type { FoldedEntry, TableState } from '../table/fold.ts';
import type { Identity } from '../table/identity.ts';
import { type DeliveryOptions, type ListLengths, toAct } from '../table/moment.ts';
import { UpdateTexts } from '../table/update-text.ts';
import { OutboundMessage } from './websocket/outbound-message.ts';

export interface Connection {
  /**
   * Sends one message, or closes a connection that cannot keep up. `number`: the entry the client is at after it.
   * `canWait`: the client need not act on it, so it may come a little later, together with what follows it.
   */
  send(message: OutboundMessage, number?: number, canWait?: boolean): void;
  /** `code`: a close code of the wire. */
  close(code: number, why: string): void;
}

/** A client at a table: a player's device or a watcher. */
export interface Listener {
  readonly connection: Connection;
  readonly identity: Identity;
  readonly delivery: DeliveryOptions;
  /** Undefined until the client has been welcomed: it gets no updates before. */
  viewer: Viewer | undefined;
}

export class Audience {
  /** Replaced, never changed: a listener may come or go while a message is being sent to all. */
  #listeners: readonly Listener[] = [];

  /** How much of growing lists the listeners have; null where it is not certain. */
  #lengths: ListLengths | null = null;

  /** Welcomed or not. */
  get all(): readonly Listener[] {
    return this.#listeners;
  }

  /** Also for a listener that is to be welcomed again. */
  add(listener: Listener): void {
    listener.viewer = undefined;
    // Not by spreading, which leaves room for many more.
    if (!this.#listeners.includes(listener)) this.#listeners = this.#listeners.concat(listener);
  }

  /** From now on the listener gets updates; false if it has left. */
  welcome(listener: Listener, viewer: Viewer): boolean {
    if (!this.#listeners.includes(listener)) return false;
    listener.viewer = viewer;
    return true;
  }

  /** Returns whether the listener had been welcomed. */
  remove(listener: Listener): boolean {
    if (!this.#listeners.includes(listener)) return false;
    this.#listeners = this.#listeners.filter((other) => other !== listener);
    return listener.viewer !== undefined;
  }

  /** Who is connected to this process. */
  presence(): Presence {
    const seats = new Set<number>();
    let watchers = 0;
    for (const { viewer } of this.#listeners) {
      if (viewer === null) watchers++;
      else if (viewer !== undefined) seats.add(viewer);
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** Every listener gets one message for each entry, whether they may see any event of it or not. */
  sendUpdate(foldedEntry: FoldedEntry, state: TableState): void {
    const known = this.#lengths;
    this.#lengths = null;
    if (this.#listeners.length === 0) return;
    const { number } = foldedEntry.entry;
    const texts = new UpdateTexts(foldedEntry, state, known);
    const kinds: number[] = [];
    const made: OutboundMessage[] = [];
    for (const { connection, viewer, delivery } of this.#listeners) {
      if (viewer === undefined) continue;
      const { legal, brief, grown } = delivery;
      const kind = 8 * ((viewer ?? -1) + 1) + 4 * Number(grown) + 2 * Number(legal) + Number(brief);
      let place = kinds.indexOf(kind);
      if (place === -1) {
        place = kinds.push(kind) - 1;
        made.push(new OutboundMessage(texts.for(viewer, delivery)));
      }
      connection.send(made[place]!, number, canWait(viewer, foldedEntry, state));
    }
    // From now on all who are welcomed have these lists; who comes later gets them with their welcome.
    this.#lengths = texts.lengths;
  }

  sendPresence(presence: Presence, newcomer: Listener | null): void {
    const message = new OutboundMessage(JSON.stringify({ type: 'presence', ...presence } satisfies ServerMessage));
    for (const listener of this.#listeners)
      if (listener.viewer !== undefined && listener !== newcomer) listener.connection.send(message);
  }

  /** Players read players, watchers read watchers. */
  sendLine(channel: 'players' | 'watchers', line: Line): void {
    const message = new OutboundMessage(JSON.stringify({ type: 'line', ...line } satisfies ServerMessage));
    for (const { connection, viewer } of this.#listeners)
      if (viewer !== undefined && (viewer === null) === (channel === 'watchers')) connection.send(message);
  }
}

/** Who moved and who is to move are told at once, the others of an action a little later. */
function canWait(viewer: Viewer, { entry: { logged } }: FoldedEntry, state: TableState): boolean {
  const next = toAct(state);
  return logged.kind === 'action' && next !== null && viewer !== next && viewer !== logged.seat;
}
