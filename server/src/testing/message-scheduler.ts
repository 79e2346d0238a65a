/**
 * Connections to a table without a network: a seed decides which message arrives next, and when a waiting entry is stored.
 * Between two steps all work finishes, so that the same seed gives the same messages again.
 */
import type { FastChance } from '@traque/engine/core/chance';
import type { ClientMessage, ServerMessage } from '@traque/wire/live';
import type { ServerContext } from '../http/context.ts';
import type { Connection } from '../live/audience.ts';
import type { OutboundMessage } from '../live/websocket/outbound-message.ts';
import { Session } from '../live/session.ts';
import type { Store } from '../store/store.ts';
import type { Identity } from '../table/identity.ts';

/** One connection: messages on their way to the server, and messages it received. */
export class FakeConnection implements Connection {
  readonly heard: ServerMessage[] = [];
  readonly underWay: ClientMessage[] = [];
  readonly #session: Session;
  open = true;

  constructor(context: ServerContext, table: string, identity: Identity) {
    this.#session = new Session(context, table, identity, this);
  }

  send({ text }: OutboundMessage): void {
    if (this.open) this.heard.push(JSON.parse(text) as ServerMessage);
  }

  close(): void {
    this.break();
  }

  /** Messages on their way are lost. */
  break(): void {
    if (!this.open) return;
    this.open = false;
    this.underWay.length = 0;
    this.#session.end();
  }

  arrive(): void {
    this.#session.receive(JSON.stringify(this.underWay.shift()));
  }
}

/** Delays appends until the scheduler allows them, and counts running queries. */
class HeldStore {
  readonly held: (() => void)[] = [];
  asked = 0;

  async #counted<T>(work: Promise<T>): Promise<T> {
    this.asked++;
    try {
      return await work;
    } finally {
      this.asked--;
    }
  }

  over(store: Store): Store {
    return {
      ...store,
      read: (table, from) => this.#counted(store.read(table, from)),
      talk: (table, channel, after, limit) => this.#counted(store.talk(table, channel, after, limit)),
      append: (appends) =>
        new Promise((resolve, reject) => {
          this.held.push(() => void this.#counted(store.append(appends)).then(resolve, reject));
        }),
    };
  }
}

export class MessageScheduler {
  readonly #chance: FastChance;
  readonly #disk = new HeldStore();
  readonly #lines: FakeConnection[] = [];
  /** False while a table is set up: then appends are not delayed. */
  holding = false;

  constructor(chance: FastChance) {
    this.#chance = chance;
  }

  store(store: Store): Store {
    const held = this.#disk.over(store);
    return { ...held, append: (appends) => (this.holding ? held.append(appends) : store.append(appends)) };
  }

  connect(context: ServerContext, table: string, identity: Identity, hello: ClientMessage): FakeConnection {
    const line = new FakeConnection(context, table, identity);
    line.underWay.push(hello);
    this.#lines.push(line);
    return line;
  }

  /** Delivers one message or stores one entry, chosen by chance; false if nothing is left. */
  async step(): Promise<boolean> {
    const talking = this.#lines.filter(({ underWay }) => underWay.length > 0);
    const { held } = this.#disk;
    const count = talking.length + held.length;
    if (count === 0) return false;
    const pick = this.#chance.below(count);
    if (pick < talking.length) talking[pick]!.arrive();
    else held.splice(pick - talking.length, 1)[0]!();
    await this.#rest();
    return true;
  }

  async finish(): Promise<void> {
    while (await this.step());
  }

  /** Waits until no query runs and all promises have settled. */
  async #rest(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#disk.asked > 0) quiet = -1;
    }
  }
}
