/** Plays a seat over a live connection, at random, and does not let a lost connection stop it. */
import { FastChance } from '@traque/engine/core/chance';
import type { ServerMessage } from '@traque/wire/live';
import type { Moment } from '@traque/wire/play';
import type { Client, Live } from './client.ts';

/** An accepted command. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly number: number;
}

interface Pending {
  readonly id: string;
  readonly decision: number;
  readonly action: { type: string };
}

export class AutoPlayer {
  readonly #client: Client;
  readonly #table: string;
  readonly #chance: FastChance;
  /** Where a server is now; may wait for one. */
  readonly #address: () => Promise<string>;
  readonly acknowledged: Acknowledged[] = [];
  /** Numbers of entries in the order they came, over all connections. */
  readonly numbers: number[] = [];
  readonly refused: string[] = [];
  /** For how long there was no connection, each time: from its end to the next welcome. */
  readonly gapsMs: number[] = [];
  /** When the connection ended. */
  #lostAt: number | null = null;
  #onAcknowledged: () => void = () => undefined;
  #after: number | null = null;
  #pending: Pending | null = null;
  #moment: Moment | null = null;
  #live: Live | null = null;
  #stopped = false;
  readonly #paceMs: number;
  over = false;

  /** `paceMs`: how long it thinks about each move. */
  constructor(client: Client, table: string, seed: string, address: () => Promise<string>, paceMs = 0) {
    this.#client = client;
    this.#table = table;
    this.#chance = new FastChance(seed);
    this.#address = address;
    this.#paceMs = paceMs;
  }

  onAcknowledged(call: () => void): void {
    this.#onAcknowledged = call;
  }

  stop(): void {
    this.#stopped = true;
    this.#live?.socket.terminate();
  }

  /** Resolves when the game is over, or when stopped. */
  async play(): Promise<void> {
    while (!this.over && !this.#stopped) {
      try {
        await this.#connection();
      } catch {
        this.#lostAt ??= performance.now();
        // The connection broke, or nobody answered: try again.
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
  }

  async #connection(): Promise<void> {
    const client = this.#client.at(await this.#address());
    const live = await client.live(this.#table, {
      legal: true,
      ...(this.#after === null ? {} : { after: this.#after }),
    });
    this.#live = live;
    let read = 0;
    await live.until(() => {
      while (read < live.raw.length) this.#hear(JSON.parse(live.raw[read++]!) as ServerMessage, live);
      return this.over || this.#stopped ? true : undefined;
    });
    live.close();
  }

  #hear(message: ServerMessage, live: Live): void {
    if (message.type === 'accepted') {
      this.acknowledged.push({ table: this.#table, id: message.id, number: message.number });
      this.#settle(message.id, live);
      this.#onAcknowledged();
    }
    if (message.type === 'refused') {
      this.refused.push(JSON.stringify(message.why));
      this.#settle(message.id, live);
    }
    // The server failed: reconnect and send again what was not answered.
    if (message.type === 'error') live.socket.terminate();
    if (message.type === 'welcome') {
      if (this.#lostAt !== null) this.gapsMs.push(performance.now() - this.#lostAt);
      this.#lostAt = null;
      this.numbers.push(...(message.missed ?? []).map(({ number }) => number));
      this.#after = message.number;
      // It is not known whether it arrived: the same command again counts once.
      if (this.#pending === null) this.#consider(message.moment, live);
      else {
        this.#moment = message.moment;
        live.send({ type: 'command', ...this.#pending });
      }
    }
    if (message.type === 'update') {
      this.numbers.push(message.number);
      this.#after = message.number;
      this.#consider(message.moment ?? null, live);
    }
  }

  #settle(id: string, live: Live): void {
    if (this.#pending?.id !== id) return;
    const { decision } = this.#pending;
    this.#pending = null;
    // After a reconnection it may be our turn again already.
    if (this.#moment !== null && this.#moment.decision !== decision) this.#consider(this.#moment, live);
  }

  #consider(moment: Moment | null, live: Live): void {
    this.#moment = moment;
    if (moment !== null && moment.view.result !== null) this.over = true;
    if (moment?.legal === undefined || moment.decision === null) return;
    const { actions } = moment.legal;
    const action = actions[this.#chance.below(actions.length)]!;
    const pending = { id: `d${moment.decision}`, decision: moment.decision, action };
    this.#pending = pending;
    if (this.#paceMs === 0) live.send({ type: 'command', ...pending });
    else setTimeout(() => this.#sendLate(pending, live), this.#paceMs);
  }

  /** If the connection broke meanwhile, the next one sends it. */
  #sendLate(pending: Pending, live: Live): void {
    if (this.#pending === pending && live.closed === null) live.send({ type: 'command', ...pending });
  }
}
