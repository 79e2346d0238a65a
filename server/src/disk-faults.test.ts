/** A disk that is full, a database file that is damaged, a write-ahead log that is gone. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@traque/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from './errors.ts';
import { reportingLostConnections } from './store/lost-connection.ts';
import { openSqlite, sqliteStore } from './store/sqlite.ts';
import { StoreUnavailableError } from './store/store.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { longGame, loopedGame, storeLog } from './testing/long-game.ts';
import { temporaryFolder, testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

describe('a full disk', () => {
  async function limited() {
    const { store, run } = await openSqlite(join(temporaryFolder(), 'traque.db'));
    const server = await testServer({ tablesPerGuest: 10_000 }, { store });
    return {
      ...server,
      store,
      /** SQLite finds no more space, or all it wants. */
      fill: () => run('PRAGMA max_page_count=1'),
      free: () => run('PRAGMA max_page_count=1000000'),
    };
  }

  /** Uses up the free space inside the file. */
  async function useUp(address: string): Promise<void> {
    const guest = await Client.named(address, 'Filler');
    const wishes = { game: 'maamut', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
    await eventually(async () => (await guest.raw('create', {}, wishes)).status === 503);
  }

  it('is reported with its reason, the server is not ready, and all goes on when there is space', async () => {
    const { address, store, fill, free } = await limited();
    const table = await startedTable(address, ['person', 'person'], { options: { first: 0 } });
    const { id, host } = table;
    const ready = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
    expect(await ready()).toBe(200);
    await fill();
    await useUp(address);
    expect(await ready()).toBe(503);
    const live = await host.live(id, { legal: true });
    const { moment } = await live.message('welcome');
    const command = { decision: moment!.decision!, action: moment!.legal!.actions[0]! };
    // Entries are small: the page that is begun takes a few more.
    let agree = false;
    await eventually(async () => {
      agree = !agree;
      return (await host.raw('abandon', { id }, { agree })).status === 503;
    });
    const from = live.raw.length;
    live.send({ type: 'command', id: 'full', ...command });
    expect(await live.message('error', () => true, from)).toMatchObject({
      id: 'full',
      error: { code: 'busy', why: 'diskFull' },
    });
    await free();
    expect(await ready()).toBe(200);
    live.send({ type: 'command', id: 'full', ...command });
    expect(await live.answer('full')).toMatchObject({ type: 'accepted' });
    await checkLog(store, id, []);
  });

  it(
    'comes and goes under load: nothing acknowledged is lost, nothing is doubled, every game ends',
    { timeout: 120_000 * thorough },
    async () => {
      const { address, store, fill, free } = await limited();
      const players: AutoPlayer[] = [];
      const tables: string[] = [];
      for (let i = 0; i < 4; i++) {
        const { id, players: clients } = await startedTable(address, ['person', 'person'], { game: 'mammut' });
        tables.push(id);
        for (const [seat, client] of clients.entries())
          players.push(new AutoPlayer(client!, id, `full ${i} ${seat}`, () => Promise.resolve(address)));
      }
      let acknowledged = 0;
      for (const player of players) player.onAcknowledged(() => acknowledged++);
      const playing = Promise.all(players.map((player) => player.play()));
      for (let round = 1; round <= 3 * thorough; round++) {
        await eventually(() => acknowledged >= 20 * round || players.every(({ over }) => over));
        await fill();
        await useUp(address);
        await free();
      }
      await playing;
      for (const id of tables) {
        const own = players.flatMap((player) => player.acknowledged).filter(({ table }) => table === id);
        expect((await checkLog(store, id, own)).roster.phase).toBe('over');
      }
    },
  );

  it('of a PostgreSQL is told apart from a lost connection', async () => {
    const full = reportingLostConnections(() =>
      Promise.reject(Object.assign(new Error('no space'), { code: '53100' })),
    );
    const error: unknown = await full().catch((reason: unknown) => reason);
    expect(failureOf(error).problem).toMatchObject({ code: 'busy', why: 'diskFull' });
  });
});

describe('at the start', () => {
  const refusal = async (file: string): Promise<string> => {
    try {
      await (await sqliteStore(file)).close();
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailableError);
      return (error as Error).message;
    }
    return '';
  };

  it('a full disk is named', async () => {
    const disk = temporaryFolder();
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40k', 'none', disk]).status !== 0) {
      console.warn('not tested: this user may not mount a small disk');
      return;
    }
    onTestFinished(() => void spawnSync('umount', [disk]));
    const file = join(disk, 'data/traque.db');
    mkdirSync(join(disk, 'data'));
    expect(await refusal(file)).toBe(`there is no space left for ${file}: free some and start again`);
  });

  it('a damaged file is refused', async () => {
    const file = join(temporaryFolder(), 'traque.db');
    const store = await sqliteStore(file);
    await storeLog(store, 'aLongOldGame', loopedGame(gameNamed('maamut')!, 3000));
    await store.close();
    expect(await refusal(file)).toBe('');
    const bytes = readFileSync(file);
    // The pages in the middle hold entries.
    bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 8192);
    writeFileSync(file, bytes);
    expect(await refusal(file)).toContain('is damaged');
  });

  it('a write-ahead log that is gone is noticed, and so is an older copy', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'traque.db');
    const store = await sqliteStore(file);
    onTestFinished(() => store.close());
    await storeLog(store, 'aLongOldGame', longGame(gameNamed('momie')!, 50));
    const left = (name: string, parts: readonly string[]): string => {
      const place = join(folder, name);
      mkdirSync(place);
      for (const part of parts) copyFileSync(`${file}${part}`, join(place, `traque.db${part}`));
      return join(place, 'traque.db');
    };
    expect(statSync(`${file}-count`).mode & 0o777).toBe(0o600);
    const without = left('without', ['', '-count']);
    expect(await refusal(without)).toMatch(/has 0 entries but had at least \d+: its -wal file is missing/);
    expect(existsSync(`${without}-count`)).toBe(true);
    expect(await refusal(left('whole', ['', '-wal', '-count'])), 'as a kill leaves it').toBe('');
    rmSync(`${without}-count`);
    expect(await refusal(without), 'the host decides to go on').toBe('');
  });
});
