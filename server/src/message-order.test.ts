/**
 * Simultaneous commands, duplicates, delays and reconnects, in an order that a seed decides: which message arrives next,
 * when an entry is on the disk, whose connection breaks with what was under way. The same seed tells the same story.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { FastChance } from '@traque/engine/core/chance';
import type { ClientMessage, ServerMessage } from '@traque/wire/live';
import type { Moment } from '@traque/wire/play';
import { expect, it } from 'vitest';
import type { ServerContext } from './http/context.ts';
import { identify } from './http/identify.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Identity } from './table/identity.ts';
import { checkLog } from './testing/check-log.ts';
import { FakeTime } from './testing/fake-time.ts';
import { type FakeConnection, MessageScheduler } from './testing/message-scheduler.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

const STEPS = 400;

/** Unguessable text that comes alike each time. */
function countedRandom(): (length: number) => string {
  let count = 0;
  return (length) => createHash('sha512').update(`${count++}`).digest('hex').slice(0, length);
}

/** A device of a player, over all its connections. */
class Device {
  readonly #name: string;
  readonly #connect: (hello: ClientMessage) => FakeConnection;
  readonly #chance: FastChance;
  readonly lines: FakeConnection[];
  #commands = 0;

  constructor(name: string, connect: (hello: ClientMessage) => FakeConnection, chance: FastChance) {
    this.#name = name;
    this.#connect = connect;
    this.#chance = chance;
    this.lines = [connect({ type: 'hello', legal: true })];
  }

  get line(): FakeConnection {
    return this.lines.at(-1)!;
  }

  get heard(): ServerMessage[] {
    return this.lines.flatMap(({ heard }) => heard);
  }

  /** Entries in the order they were heard, those a welcome brings after a break included. */
  get numbers(): number[] {
    return this.heard.flatMap((message) => {
      if (message.type === 'update') return [message.number];
      return message.type === 'welcome' ? (message.missed ?? []).map(({ number }) => number) : [];
    });
  }

  get last(): number | undefined {
    const told = this.heard.findLast((message) => message.type === 'update' || message.type === 'welcome');
    return told?.number;
  }

  #moment(): Moment | null {
    const told = this.heard.findLast((message) => message.type === 'update' || message.type === 'welcome');
    return told?.moment ?? null;
  }

  /** Whatever chance says, on what it has heard so far. */
  act(): void {
    const moment = this.#moment();
    if (this.#chance.below(10) === 0) return this.reconnect();
    if (moment === null || moment.decision === null) return;
    const actions = moment.legal?.actions ?? [{ type: 'pass' }];
    const action = actions[this.#chance.below(actions.length)]!;
    const id = `${this.#name}${this.#commands++}`;
    const decision = this.#chance.below(5) === 0 ? Math.max(0, moment.decision - 1) : moment.decision;
    for (let times = 1 + this.#chance.below(3); times > 0; times--)
      this.line.underWay.push({ type: 'command', id, decision, action });
    if (this.#chance.below(6) === 0) this.line.underWay.push({ type: 'undo', id: `${id}u`, decision });
  }

  reconnect(): void {
    const after = this.last;
    this.line.break();
    this.lines.push(this.#connect({ type: 'hello', legal: true, ...(after === undefined ? {} : { after }) }));
  }
}

interface Story {
  readonly devices: readonly Device[];
  readonly store: Store;
  readonly table: string;
}

async function story(seed: number): Promise<Story> {
  const chance = new FastChance(`story ${seed}`);
  const scheduler = new MessageScheduler(chance);
  const store = await sqliteStore(join(temporaryFolder(), 'traque.db'));
  const { address, context } = await testServer(
    { secret: 'the same key each time' },
    { store: scheduler.store(store), time: new FakeTime(), random: countedRandom() },
  );
  const game = ['maamut', 'mammut', 'momie'][seed % 3]!;
  const { id, players } = await startedTable(address, ['person', 'person', 'person'], { game });
  const devices = players.flatMap((client, seat) => {
    const identity = identify(context.signing, client!.headers, id);
    return ['a', 'b'].map(
      (which) => new Device(`${seat}${which}`, connecting(scheduler, context, id, identity), chance),
    );
  });
  scheduler.holding = true;
  await scheduler.finish();
  for (let step = 0; step < STEPS; step++) {
    if (chance.below(3) === 0) devices[chance.below(devices.length)]!.act();
    await scheduler.step();
  }
  await scheduler.finish();
  return { devices, store, table: id };
}

function connecting(scheduler: MessageScheduler, context: ServerContext, id: string, identity: Identity) {
  return (hello: ClientMessage): FakeConnection => scheduler.connect(context, id, identity, hello);
}

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'in the order of seed %i nothing is lost, doubled or told wrongly',
  async (seed) => {
    const { devices, store, table } = await story(seed);
    const entries = await store.read(table, 0);
    await checkLog(store, table, []);
    const kept = new Map(
      entries.flatMap(({ number, logged }) =>
        (logged.kind === 'action' || logged.kind === 'undone') && logged.id !== undefined
          ? [[logged.id, number] as const]
          : [],
      ),
    );
    expect(kept.size, 'commands that were carried out').toBeGreaterThan(10);
    for (const { numbers, last, heard } of devices) {
      expect(last, 'everyone is up to date').toBe(entries.length - 1);
      expect(numbers, 'every entry once, in order').toEqual(numbers.map((_, i) => numbers[0]! + i));
      for (const message of heard) {
        if (message.type === 'accepted') expect(kept.get(message.id), message.id).toBe(message.number);
        if (message.type === 'refused') expect(kept.has(message.id), message.id).toBe(false);
        expect(message.type).not.toBe('error');
      }
    }
  },
);

it('the same seed gives the same messages, byte for byte', async () => {
  const told = async (seed: number): Promise<string> =>
    JSON.stringify((await story(seed)).devices.map(({ lines }) => lines.map(({ heard }) => heard)));
  const [one, two, other] = [await told(2), await told(2), await told(5)];
  expect(one).toBe(two);
  expect(one).not.toBe(other);
});
