/** Rated games that end at several processes at once, people who sign in or delete their account: each game counts once. */
import type { CreateTable } from '@traque/wire/room';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { testServer } from '../testing/serve.ts';
import { placeNamed } from '../upkeep/place.ts';
import { checkRatings } from '../upkeep/ratings.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const TABLES = 6;
const rated: CreateTable = {
  game: 'maamut',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: 3600,
  rated: true,
};

it('three processes rate each game once, in the order of the ends, no matter which is quicker', async () => {
  const databaseUrl = await postgres.database();
  const start = () => testServer({ databaseUrl });
  const servers = [await start(), await start(), await start()];
  const [ann, bob] = [await Client.named(servers[0]!.address, 'Ann'), await Client.named(servers[0]!.address, 'Bob')];
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const { table: id } = await ann.ask('create', {}, rated);
      await bob.ask('join', { id }, { rated: true });
      await ann.ask('start', { id });
      return id;
    }),
  );
  await Promise.all(tables.map((id, i) => (i % 2 === 0 ? ann : bob).at(servers[i % 3]!.address).ask('leave', { id })));
  // Every process may do it, and they do it at the same moment.
  await Promise.all(servers.map(({ context }) => context.deps.store.ratings.apply()));
  await expect.poll(async () => (await ann.ask('myRatings')).ratings[0]?.games).toBe(TABLES);
  expect((await bob.ask('myRatings')).ratings[0]?.games).toBe(TABLES);
  const place = placeNamed(databaseUrl);
  const quiet = () => () => undefined;
  expect(await checkRatings(place, false, quiet), 'while they run').toMatchObject({ games: TABLES, same: true });

  const { store } = servers[0]!.context.deps;
  const persons = (await store.read(tables[0]!, 0)).flatMap(({ logged }) =>
    logged.kind === 'created' ? [logged.host.guest] : logged.kind === 'joined' ? [logged.guest] : [],
  );
  const [annId, bobId] = persons as [string, string];
  const before = await store.ratings.of([annId, bobId]);
  await store.ratings.alias(bobId, 'account');
  const after = await store.ratings.of([annId, 'account']);
  expect(await store.ratings.of([bobId]), 'they are the account now').toEqual([]);
  const numbers = (rows: typeof after) => rows.map(({ mu, games }) => `${mu} ${games}`).toSorted();
  expect(numbers(after)).toEqual(numbers(before));
  expect((await ann.ask('tableRatings', { id: tables[0]! })).seats.map((seat) => seat!.ratings[0]!.games)).toEqual([
    TABLES,
    TABLES,
  ]);
  expect(await checkRatings(place, false, quiet)).toMatchObject({ ratings: 2, same: true });
  await store.addAccount({ id: 'account', name: 'Bob', created: 1 });
  await store.deleteAccount('account', 2);
  await store.ratings.forget('account');
  expect(await store.ratings.of([annId, 'account']), 'the other one stays').toEqual([
    after.find(({ person }) => person === annId),
  ]);
  expect(await checkRatings(place, true, quiet)).toMatchObject({ games: TABLES, ratings: 1, same: true });
});
