/** PostgreSQL on a disk that really is full: its tables, and its own log. Where no disk can be made, the tests say so. */
import { describe, it, expect, onTestFinished, type TestContext } from 'vitest';
import { postgresStore } from './store/postgres.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { TestPostgres } from './testing/postgres.ts';
import { testServer } from './testing/serve.ts';
import { SmallDisk } from './testing/small-disk.ts';
import { startedTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

const TABLES = 3;
const BETWEEN = 20;

function smallDisk({ skip }: TestContext, megabytes: number): SmallDisk {
  return SmallDisk.make(megabytes) ?? skip('making a file system of its own is not permitted here');
}

/** Players at tables of a server on this database. */
async function playersOn(url: string) {
  const { address } = await testServer({ databaseUrl: url, tablesPerGuest: 100_000 });
  const players: AutoPlayer[] = [];
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { id, players: clients } = await startedTable(address, ['person', 'person'], { game: 'mammut' });
    tables.push(id);
    for (const [seat, client] of clients.entries())
      players.push(new AutoPlayer(client!, id, `full ${i} ${seat}`, () => Promise.resolve(address)));
  }
  let acknowledged = 0;
  for (const player of players) player.onAcknowledged(() => acknowledged++);
  const playing = Promise.all(players.map((player) => player.play()));
  const guest = await Client.named(address, 'Guest');
  return {
    /** Until some more moves have been acknowledged. */
    goOn: async (): Promise<void> => {
      const wanted = acknowledged + BETWEEN;
      await eventually(() => acknowledged >= wanted || players.every(({ over }) => over));
    },
    /** What a guest is told who creates a table. */
    creating: async (): Promise<{ status: number; error?: { code: string; why?: string } }> => {
      const wishes = { game: 'maamut', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
      const answer = await guest.raw('create', {}, wishes);
      return { status: answer.status, ...((await answer.json()) as { error?: { code: string; why?: string } }) };
    },
    ready: async (): Promise<boolean> => (await fetch(`${address}/readyz`)).ok,
    /** To the end: everything acknowledged is stored, once. */
    finish: async (): Promise<void> => {
      await playing;
      const { store } = await postgresStore(url, () => undefined);
      onTestFinished(() => store.close());
      for (const id of tables) {
        const own = players.flatMap((player) => player.acknowledged).filter(({ table }) => table === id);
        expect((await checkLog(store, id, own)).roster.phase).toBe('over');
      }
    },
  };
}

describe('a full disk under PostgreSQL', { timeout: 240_000 * thorough }, () => {
  it('that has its tables: refused with the reason, nothing acknowledged is lost, and all goes on by itself', async (context) => {
    const disk = smallDisk(context, 64);
    const postgres = await TestPostgres.start();
    onTestFinished(() => postgres.stop());
    await postgres.query('postgres', `create tablespace small location '${disk.folder}'`);
    await postgres.query('postgres', 'create database played tablespace small');
    const { goOn, creating, ready, finish } = await playersOn(postgres.url('played'));
    for (let round = 0; round < 2 * thorough; round++) {
      await goOn();
      expect(await ready()).toBe(true);
      disk.fill();
      await eventually(async () => {
        const { status, error } = await creating();
        if (status !== 503) return false;
        expect(error).toMatchObject({ code: 'busy', why: 'diskFull' });
        return true;
      });
      expect(await ready()).toBe(false);
      disk.free();
      expect((await creating()).status).toBe(200);
      expect(await ready()).toBe(true);
    }
    await finish();
  });

  it('that has its own log, so that it breaks down: all goes on when there is space again', async (context) => {
    const disk = smallDisk(context, 128);
    const postgres = await TestPostgres.start({ within: disk.folder });
    onTestFinished(() => postgres.stop());
    const { goOn, creating, ready, finish } = await playersOn(await postgres.database());
    await goOn();
    disk.fill();
    // The next segment of the log finds no space.
    await postgres.query('postgres', 'select pg_switch_wal()').catch(() => undefined);
    await eventually(async () => {
      const { status, error } = await creating();
      if (status !== 503) return false;
      expect(error).toMatchObject({ code: 'busy' });
      return true;
    });
    disk.free();
    // It starts itself again and again, unless that failed too.
    await postgres.resume();
    await eventually(async () => (await creating()).status === 200);
    await eventually(ready);
    await finish();
  });
});
