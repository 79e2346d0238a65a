/**
 * Players who act at once, say everything twice, answer old decisions, hang up and come back, in an order that a seeded
 * scheduler decides; the store takes its time. Whatever the order: one log without gaps, every yes in it once, every no
 * not in it, every client told everything once and in order.
 */
import { join } from 'node:path';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { checkLog } from './testing/check-log.ts';
import type { Client, Live } from './testing/client.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

/** The same store, each append later by a few turns of the event loop, as chance will have it. */
function slow(store: Store, chance: FastChance): Store {
  return {
    ...store,
    async append(appends) {
      for (let turns = chance.below(6); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
      return store.append(appends);
    },
  };
}

interface Hand {
  readonly client: Client;
  live: Live;
  /** Numbers of entries heard on all connections, in order. */
  readonly numbers: number[];
  last: number;
  commands: number;
}

/** Takes over what a connection heard, before it is given up or at the end. */
function harvest(hand: Hand): void {
  for (const message of hand.live.heard) {
    if (message.type === 'welcome') {
      hand.numbers.push(...(message.missed ?? []).map(({ number }) => number));
      hand.last = message.number;
    }
    if (message.type === 'update') {
      hand.numbers.push(message.number);
      hand.last = message.number;
    }
  }
}

it.each([1, 2, 3, 4, 5, 6])('holds for the order of seed %i', { timeout: 60_000 }, async (seed) => {
  const chance = new FastChance(`interleave ${seed}`);
  const store = await sqliteStore(join(temporaryFolder(), 'traque.db'));
  const server = await testServer({}, { store: slow(store, chance) });
  const game = ['maamut', 'mammut', 'momie'][seed % 3]!;
  const table = await startedTable(server.address, ['person', 'person', 'person'], { game, clock: 300 });
  const { id } = table;
  const hands: Hand[] = [];
  for (const client of [...table.players, ...table.players])
    hands.push({ client: client!, live: await client!.live(id), numbers: [], last: -1, commands: 0 });
  await Promise.all(hands.map(({ live }) => live.message('welcome')));
  const byHttp: Promise<unknown>[] = [];
  const played = { over: false };
  const answers = new Map<string, { type: string; number?: number }[]>();

  /** Two devices of each player do whatever chance says, without waiting for each other. */
  const act = async (hand: Hand): Promise<void> => {
    const { moment } = await hand.client.ask('table', { id });
    played.over ||= moment?.decision === null;
    if (moment === null || moment.decision === null) return;
    const { actions } = await hand.client.ask('legal', { id });
    const action = actions.length > 0 ? actions[chance.below(actions.length)]! : { type: 'pass' };
    const command = `h${hands.indexOf(hand)}c${hand.commands++}`;
    const decision = chance.below(5) === 0 ? Math.max(0, moment.decision - 1) : moment.decision;
    for (let times = 1 + chance.below(3); times > 0; times--)
      hand.live.send({ type: 'command', id: command, decision, action });
    if (chance.below(6) === 0) hand.live.send({ type: 'undo', id: `${command}u`, decision: moment.decision });
    if (chance.below(4) === 0) byHttp.push(hand.client.raw('command', { id }, { id: command, decision, action }));
  };

  const reconnect = async (hand: Hand): Promise<void> => {
    remember(hand);
    hand.live.socket.terminate();
    harvest(hand);
    hand.live = await hand.client.live(id, { after: hand.last });
    await hand.live.message('welcome');
  };

  const remember = (hand: Hand): void => {
    for (const message of hand.live.heard)
      if (message.type === 'accepted' || message.type === 'refused')
        answers.set(message.id, [
          ...(answers.get(message.id) ?? []),
          { type: message.type, ...('number' in message ? { number: message.number } : {}) },
        ]);
  };

  /** Answers that said yes, on all connections so far. */
  const yes = (): number =>
    [...answers.values()].flat().filter(({ type }) => type === 'accepted').length +
    hands.flatMap(({ live }) => live.heard).filter(({ type }) => type === 'accepted').length;

  // How often somebody gets through before it is too late is up to the machine.
  for (let round = 0; round < 25 || (yes() < 12 && !played.over); round++) {
    const doing = hands
      .filter(() => chance.below(3) > 0)
      .map((hand) => (chance.below(8) === 0 ? reconnect(hand) : act(hand)));
    await Promise.all(doing);
    if (chance.below(3) === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(byHttp);
  // Everyone hears a last pong: then everything before it has been heard.
  for (const hand of hands) {
    hand.live.send({ type: 'ping' });
    await hand.live.message('pong');
  }
  const { number } = await table.host.ask('table', { id });
  await Promise.all(
    hands.map(({ live }) =>
      live.until(() => {
        const last = live.heard.findLast((message) => message.type === 'update' || message.type === 'welcome');
        return last !== undefined && last.number === number ? true : undefined;
      }),
    ),
  );
  for (const hand of hands) {
    remember(hand);
    harvest(hand);
    const from = hand.numbers[0] ?? number + 1;
    expect(hand.numbers, 'every entry once, in order').toEqual(
      Array.from({ length: number + 1 - from }, (_, i) => from + i),
    );
  }
  const entries = await store.read(id, 0);
  await checkLog(store, id, []);
  const kept = new Map(
    entries.flatMap(({ number: at, logged }) =>
      (logged.kind === 'action' || logged.kind === 'undone') && logged.id !== undefined
        ? [[logged.id, at] as const]
        : [],
    ),
  );
  for (const [command, said] of answers) {
    const numbers = new Set(said.flatMap(({ number: at }) => (at === undefined ? [] : [at])));
    expect(numbers.size, `${command} has one place at most`).toBeLessThanOrEqual(1);
    for (const at of numbers) expect(kept.get(command), command).toBe(at);
    expect(new Set(said.map(({ type }) => type)).size, `${command}: the same answer each time`).toBe(1);
    expect(kept.has(command), `${command}: ${JSON.stringify(said)}`).toBe(said[0]!.type === 'accepted');
  }
  expect(kept.size, 'commands that were carried out').toBeGreaterThan(3);
  // All devices of a player see the same.
  for (const [seat, player] of table.players.entries()) {
    const snapshot = await player!.ask('table', { id });
    expect(snapshot.seat).toBe(seat);
  }
});
