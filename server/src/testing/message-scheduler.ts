/**
 * A table's connections without a network: a seed decides which message arrives next, and when an entry that waits for
 * the disk is on it. Between two steps everything comes to rest, so that the same seed gives the same story again.
 */
import type { FastChance } from '@traque/engine/core/chance';
import type { ClientMessage, ServerMessage } from '@traque/wire/live';
import type { ServerContext } from '../http/context.ts';
import type { Connection } from '../live/audience.ts';
import type { OutboundMessage } from '../live/outbound-message.ts';
import { Session } from '../live/session.ts';
import type { Store } from '../store/store.ts';
import type { Identity } from '../table/identity.ts';

/** One connection: what is under way to the server, and what it heard. */
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

  /** What is under way is lost. */
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

/** Lets nothing be stored before the scheduler says so, and knows what is being asked. */
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
  /** Off while a table is being set up: then everything is stored at once. */
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

  /** One thing happens, whichever chance picks; false if there is nothing left to happen. */
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

  /** Until nobody is asked for anything and no promise moves any more. */
  async #rest(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#disk.asked > 0) quiet = -1;
    }
  }
}
