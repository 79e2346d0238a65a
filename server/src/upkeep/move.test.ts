/** Moving between the databases: the counts are the same, and games go on. */
import { gameNamed } from '@traque/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoticeTarget } from '../store/notice-store.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { loopedGame, storeLog } from '../testing/long-game.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/serve.ts';
import { move } from './move.ts';
import { type Place, placeNamed } from './place.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const NOW = 0;
const quiet = () => () => undefined;
const embedded = () => Promise.resolve(placeNamed(temporaryFolder()));
const inPostgres = async () => placeNamed(await postgres.database());

async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store =
    place.kind === 'sqlite' ? await sqliteStore(place.file) : (await postgresStore(place.url, () => undefined)).store;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const device: NoticeTarget = {
  id: 'd',
  guest: 'ann',
  kind: 'push',
  address: 'https://push.example/d',
  keys: '{}',
  origin: 'https://traque.example',
};

const log = loopedGame(gameNamed('maamut')!, 350);

describe.each([
  ['SQLite to PostgreSQL and back', embedded, inPostgres],
  ['PostgreSQL to SQLite and back', inPostgres, embedded],
])('%s', (_name, make, makeOther) => {
  it('counts and entries are the same', async () => {
    const [from, to, back] = [await make(), await makeOther(), await make()];
    await withStore(from, async (store) => {
      await storeLog(store, 'tableOne', log);
      await storeLog(store, 'tableTwo', log.slice(0, 2));
      await store.putSetting('key', 'a key that stays');
      await store.say('tableOne', 'players', { at: 1, seat: 0, name: "O'Hara", text: 'ça va ? 🐘' });
      await store.addAccount({ id: 'ann', name: 'Ann', created: 5 });
      await store.setCodes('ann', ['hash', 'other'], 6);
      await store.addChallenge({ challenge: 'c', purpose: 'signIn', browser: 'b', account: null, until: 9 }, 1);
      await store.keepRecord('r', 1, '{"a":"\\u0001"}');
      await store.notices.put(device, 1, 1);
      await store.ratings.alias('bob', 'ann');
      await store.notices.arm('tableOne', 3, 9, ['ann']);
    });
    const entries = log.length + 2;
    const notices = { notice_targets: 1, turn_notices: 1 };
    const accounts = { accounts: 1, passkeys: 0, recovery_codes: 2 };
    const ratings = { rests: 0, rated_games: 0, ratings: 0, rating_aliases: 1, invitations: 0, invitation_blocks: 0 };
    const others = { ...notices, ...accounts, ...ratings };
    const counts = { tables: 2, entries, members: 0, lines: 1, records: 1, settings: 1, ...others };
    expect(await move(from, to, NOW, quiet)).toEqual({ counts, goesOn: false });
    expect(await move(to, back, NOW, quiet)).toEqual({ counts, goesOn: false });
    await withStore(back, async (store) => {
      expect(await store.read('tableOne', 0)).toEqual(log);
      expect(await store.setting('key', '')).toBe('a key that stays');
      expect((await store.talk('tableOne', 'players', -1, 1))[0]!.text).toBe('ça va ? 🐘');
      expect(await store.useCode('hash', 7), 'a code still works').toBe('ann');
      expect(await store.takeChallenge('c', 'signIn'), 'what passes in minutes is left behind').toBeNull();
      expect(await store.sharedRecord('r')).toBe('{"a":"\\u0001"}');
      expect(await store.notices.targetsOf(['ann'])).toEqual([device]);
      expect(await store.notices.due(9, 1)).toEqual([{ table: 'tableOne', turn: 3, stage: 0 }]);
    });
    await expect(move(from, back, NOW, quiet)).rejects.toThrow(/has tables already: choose an empty database$/);
    await withStore(back, async (store) => expect(await store.read('tableTwo', 0)).toHaveLength(2));
  });

  it('says when a server still writes to the source, and refuses a target that one uses', async () => {
    const [from, to, other] = [await embedded(), await make(), await makeOther()];
    await withStore(from, async (store) => {
      await storeLog(store, 'tableOne', log.slice(0, 3));
      expect((await move(from, to, NOW, quiet)).goesOn).toBe(true);
      await expect(move(to, from, NOW, quiet)).rejects.toThrow('a server is running on');
    });
    await expect(move(other, to, NOW, quiet)).rejects.toThrow(/there is no database|has no schema/);
    await expect(move(from, from, NOW, quiet)).rejects.toThrow('the same database');
  });
});
