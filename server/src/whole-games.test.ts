import { gameNamed } from '@traque/engine';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { verify } from '@traque/engine/core/verify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Client, type Live } from './testing/client.ts';
import { testServer } from './testing/serve.ts';

/** Far more than random games ever take. */
const MAX_ACTIONS = 5000;

/** Every player takes random legal actions from their updates until the game is over. */
async function playOut(seats: readonly Live[]): Promise<void> {
  const chance = new FastChance('play');
  let { number } = await seats[0]!.message('update', ({ what }) => what.kind === 'started');
  /** By seat, how many messages lie behind us: long games are not read again and again. */
  let behind = seats.map(() => 0);
  for (let i = 0; i < MAX_ACTIONS; i++) {
    const { moment } = await seats[0]!.message('update', (update) => update.number === number, behind[0]);
    if (moment?.decision === null) return;
    const seat = moment!.view.toAct!;
    const live = seats[seat]!;
    const own = await live.message('update', (update) => update.number === number, behind[seat]);
    const { actions } = own.moment!.legal!;
    const action = actions[chance.below(actions.length)]!;
    behind = seats.map(({ raw }) => raw.length);
    live.send({ type: 'command', id: `c${i}`, decision: own.moment!.decision!, action });
    const answer = await live.answer(`c${i}`, behind[seat]);
    expect(answer.type, JSON.stringify(answer)).toBe('accepted');
    number++;
  }
}

describe.each(games.map(({ name, players }) => [name, players.min] as const))('%s, over the wire', (game, players) => {
  it('is played to its end, updates without gaps, and its record verifies', { timeout: 120_000 }, async () => {
    const server = await testServer();
    const people = await Promise.all(
      Array.from({ length: players }, (_, i) => Client.named(server.address, `Player ${i}`)),
    );
    const [host, ...others] = people as [Client, ...Client[]];
    const { table: id } = await host.ask(
      'create',
      {},
      {
        game,
        seats: people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) })),
      },
    );
    for (const [i, other] of others.entries()) await other.ask('join', { id }, { seat: i + 1 });
    await others[0]!.ask('contribute', { id }, { words: 'my own luck' });
    const seats = await Promise.all(people.map((client) => client.live(id, { legal: true })));
    await Promise.all(seats.map((live) => live.message('welcome')));
    const watcher = await new Client(server.address).live(id);
    await watcher.message('welcome');
    await host.ask('start', { id });
    await playOut(seats);
    const snapshot = await host.ask('table', { id });
    const record = await new Client(server.address).ask('record', { id });
    expect(snapshot.room.phase, 'played to its end').toBe('over');
    expect(verify(record, gameNamed)).toEqual([]);
    expect(record.commit).toBe(snapshot.room.commit);
    await watcher.message('update', ({ number }) => number === snapshot.number);
    const numbers = watcher.heard.flatMap((message) => (message.type === 'update' ? [message.number] : []));
    const [welcome] = watcher.heard;
    const from = welcome?.type === 'welcome' ? welcome.number : -1;
    expect(numbers).toEqual(Array.from({ length: snapshot.number - from }, (_, i) => from + 1 + i));
  });

  it('is played by bots alone', { timeout: 120_000 }, async () => {
    const failures: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void failures.push(line) });
    const server = await testServer({ botMs: 10 }, { log });
    const host = await Client.named(server.address, 'Host');
    const { table: id } = await host.ask(
      'create',
      {},
      {
        game,
        seats: Array.from({ length: players }, () => ({ kind: 'bot' as const, level: 'random' as const })),
      },
    );
    const live = await host.live(id);
    await host.ask('start', { id });
    const last = await live.message('update', ({ room }) => room?.phase === 'over');
    expect(last.number).toBeGreaterThan(4);
    // A machine that is busy with something else may well be too slow for a bot; nothing else may go wrong.
    expect(failures.filter((line) => !/took too long|no thread was free|app is not built/.test(line))).toEqual([]);
  });
});
