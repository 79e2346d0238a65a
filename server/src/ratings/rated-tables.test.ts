/** A rated table from the agreement of its players to their ratings, on both databases. */
import type { CreateTable } from '@traque/wire/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { playOne } from '../testing/table.ts';
import { checkRatings } from '../upkeep/ratings.ts';
import { placeNamed } from '../upkeep/place.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const rated = {
  game: 'maamut',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: 3600,
  rated: true,
  options: { first: 0 },
} as const satisfies CreateTable;

async function code(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  return [response.status, ((await response.json()) as { error?: { code: string } }).error?.code];
}

async function gathered(address: string, input: CreateTable = rated) {
  const [ann, bob] = [await Client.named(address, 'Ann'), await Client.named(address, 'Bob')];
  const { table: id } = await ann.ask('create', {}, input);
  return { ann, bob, id };
}

async function begun(ann: Client, bob: Client, input: CreateTable = rated): Promise<string> {
  const { table: id } = await ann.ask('create', {}, input);
  await bob.ask('join', { id }, { rated: true });
  await ann.ask('start', { id });
  return id;
}

const gamesOf = async (client: Client) => (await client.ask('myRatings')).ratings.map(({ games }) => games);

describe('agreeing', () => {
  it('a rated game starts only when every player has agreed, and the host may play it unrated instead', async () => {
    const { address } = await testServer();
    const { ann, bob, id } = await gathered(address);
    await bob.ask('join', { id }, {});
    expect((await bob.ask('table', { id })).room).toMatchObject({
      rated: true,
      seats: [{ rated: true }, { rated: false }],
    });
    expect(await code(ann.raw('start', { id }))).toEqual([409, 'notAgreed']);
    expect((await bob.ask('tableRatings', { id })).seats, 'nothing is told of who has not agreed').toEqual([
      { role: null, ratings: [] },
      null,
    ]);
    await bob.ask('consent', { id }, { agree: true });
    await bob.ask('consent', { id }, { agree: false });
    expect(await code(ann.raw('start', { id }))).toEqual([409, 'notAgreed']);
    expect(await code(bob.raw('unrate', { id }))).toEqual([403, 'notHost']);
    await ann.ask('unrate', { id });
    await ann.ask('start', { id });
    const { room } = await bob.ask('table', { id });
    expect([room.phase, room.rated, room.seats[1]]).toEqual([
      'playing',
      undefined,
      expect.not.objectContaining({ rated: true }),
    ]);
    expect(await code(bob.raw('consent', { id }, { agree: true }))).toEqual([409, 'notGathering']);
  });

  it('is for people with a clock and without hints: anything else is denied', async () => {
    const { address } = await testServer();
    const { ann, id } = await gathered(address);
    const bot = { ...rated, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] } as const;
    expect(await code(ann.raw('create', {}, bot))).toEqual([422, 'badOptions']);
    expect(await code(ann.raw('create', {}, { ...rated, hints: true }))).toEqual([422, 'badOptions']);
    expect(await code(ann.raw('create', {}, { ...rated, clock: null }))).toEqual([422, 'badOptions']);
    expect(await code(ann.raw('fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' }))).toEqual([409, 'ratedTable']);
  });

  it('nothing is taken back, and nobody plays for another', async () => {
    const time = new FakeTime();
    const { address } = await testServer({}, { time, thinker: quickThinker() });
    const { ann, bob } = await gathered(address);
    const id = await begun(ann, bob);
    const table = { id, host: ann, players: [ann, bob] };
    const after = await playOne(table, 0);
    expect(after.moment!.undo).toBeNull();
    const undo = await ann.raw('undo', { id }, { id: 'u', decision: after.moment!.decision! });
    expect([undo.status, await undo.json()]).toMatchObject([
      409,
      { why: { reason: 'error', error: { code: 'ratedTable' } } },
    ]);
    await time.pass(60_000);
    expect(await code(bob.raw('takeOver', { id }, { seat: 0 }))).toEqual([409, 'ratedTable']);
  });

  it('at a rematch the others are asked again', async () => {
    const { address } = await testServer();
    const { ann, bob } = await gathered(address);
    const id = await begun(ann, bob);
    await bob.ask('leave', { id });
    const { table: next } = await ann.ask('rematch', { id });
    expect((await ann.ask('table', { id: next })).room).toMatchObject({
      rated: true,
      seats: [
        { name: 'Bob', rated: false },
        { name: 'Ann', rated: true },
      ],
    });
    expect(await code(ann.raw('start', { id: next }))).toEqual([409, 'notAgreed']);
  });
});

describe.each([
  ['embedded', () => Promise.resolve({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.database() })],
] as const)('%s', (_name, place) => {
  it('rates games that were played, left or lost by time, shows it from the eighth on, and computes the same again', async () => {
    const time = new FakeTime();
    const settings: { dataDir?: string; databaseUrl?: string } = await place();
    const server = await testServer(settings, { time, thinker: quickThinker() });
    const { address } = server;
    const { ann, bob } = await gathered(address);
    const played = await begun(ann, bob);
    const table = { id: played, host: ann, players: [ann, bob] };
    for (let now = await playOne(table, 0); now.room.phase === 'playing'; now = await playOne(table, now.number * 7));
    await eventually(async () => ((await gamesOf(ann))[0] === 1 ? true : undefined));
    const late = await begun(ann, bob, { ...rated, clock: 30 });
    for (let i = 0; i < 7; i++) {
      // Somebody is there, so the clock runs.
      await bob.ask('table', { id: late });
      await time.pass(5000);
    }
    const lost = await eventually(async () => {
      const { room } = await bob.ask('table', { id: late });
      return room.phase === 'playing' ? undefined : room;
    });
    expect(lost).toMatchObject({ phase: 'abandoned', forfeit: { seat: 0, why: 'time' }, winners: [1] });
    for (let i = 3; i < 8; i++) {
      const id = await begun(ann, bob);
      await ann.ask('leave', { id });
      await eventually(async () => ((await gamesOf(ann))[0] === i ? true : undefined));
    }
    expect((await ann.ask('myRatings')).ratings).toEqual([{ game: 'maamut', role: '', games: 7, shown: null }]);
    const last = await begun(ann, bob);
    await bob.ask('leave', { id: last });
    await eventually(async () => ((await gamesOf(bob))[0] === 8 ? true : undefined));
    const { seats } = await (await Client.named(address, 'Watcher')).ask('tableRatings', { id: last });
    const shown = seats.map((seat) => seat!.ratings[0]!.shown!);
    expect(shown[1]!.rating, 'who lost by time and by leaving stands lower').toBeGreaterThan(shown[0]!.rating);
    expect(shown[0]!.deviation).toBeGreaterThan(50);
    await server.close();
    const where = placeNamed(settings.databaseUrl ?? settings.dataDir!);
    const quiet = () => () => undefined;
    expect(await checkRatings(where, false, quiet)).toEqual({ games: 8, ratings: 2, same: true, unknown: [] });
    expect(await checkRatings(where, true, quiet)).toMatchObject({ games: 8, same: true });
    const again = await testServer(settings, { time, thinker: quickThinker() });
    expect((await ann.at(again.address).ask('tableRatings', { id: last })).seats).toEqual(seats);
  });

  it('a game that all agreed to end counts for nobody', async () => {
    const server = await testServer(await place());
    const { ann, bob } = await gathered(server.address);
    const id = await begun(ann, bob);
    await ann.ask('abandon', { id }, { agree: true });
    await bob.ask('abandon', { id }, { agree: true });
    expect((await ann.ask('table', { id })).room.phase).toBe('abandoned');
    expect(await server.context.deps.store.ratings.apply()).toBe(0);
    expect(await gamesOf(ann)).toEqual([]);
  });
});
