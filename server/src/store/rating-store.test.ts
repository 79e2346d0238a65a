/** Ratings in both databases: in the order of the ends, whatever the order in which games are stored. */
import { join } from 'node:path';
import type { RoomInfo } from '@traque/wire/room';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ladderOf, type RatedGame, sameRatings } from '../ratings/ladder.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/serve.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Append, Store } from './store.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

function ended({ table, game, finished, seats }: RatedGame): Append {
  const logged = { kind: 'abandoned' } as const;
  const standing = { phase: 'over', due: null, active: finished } as const;
  const room = { id: table, game, visibility: 'private' } as RoomInfo;
  const index = { toAct: null, standing, room, host: 'ann', members: [], rated: { game, seats } };
  return { table, entry: { number: 0, at: finished, logged }, index };
}

/** Who is first comes first. */
const game = (finished: number, ...persons: string[]): RatedGame => ({
  table: `t${finished}`,
  game: 'maamut',
  finished,
  seats: persons.map((person, i) => ({ person, role: '', place: i + 1 })),
});

const games = [game(10, 'ann', 'bob'), game(20, 'bob', 'cat'), game(30, 'cat', 'ann', 'bob'), game(40, 'ann', 'cat')];
const none = new Map<string, string>();
const persons = ['ann', 'bob', 'cat'];

describe.each([
  ['embedded', (): Promise<Store> => sqliteStore(join(temporaryFolder(), 'traque.db'))],
  ['PostgreSQL', async (): Promise<Store> => (await postgresStore(await postgres.database(), () => undefined)).store],
] as const)('%s', (_name, open) => {
  async function fresh(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }

  it.each([
    ['in order', [0, 1, 2, 3]],
    ['the first last', [1, 2, 3, 0]],
    ['backwards', [3, 2, 1, 0]],
  ])('stored %s, they are what follows from the order of the ends', async (_order, order) => {
    const store = await fresh();
    for (const i of order) {
      await store.append([ended(games[i]!)]);
      expect(await store.ratings.apply()).toBe(1);
    }
    expect(await store.ratings.apply(), 'each once').toBe(0);
    expect(sameRatings(await store.ratings.of(persons), ladderOf(games, none).rows)).toBe(true);
  });

  it('a game that is stored while others are derived again counts afterwards', async () => {
    const store = await fresh();
    for (const one of games.slice(1)) await store.append([ended(one)]);
    await store.ratings.apply();
    await store.append([ended(games[0]!)]);
    const late = game(50, 'bob', 'ann');
    await Promise.all([store.ratings.apply(), store.append([ended(late)]), store.ratings.apply()]);
    await store.ratings.apply();
    expect(sameRatings(await store.ratings.of(persons), ladderOf([...games, late], none).rows)).toBe(true);
  });
});
