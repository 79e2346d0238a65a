/** The commands that look after a database, as a host runs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from '@traque/server/test-support/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { traque } from '../testing.ts';

const bin = fileURLToPath(new URL('../../bin/traque.js', import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traque-upkeep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Running {
  readonly address: string;
  /** What it printed so far. */
  readonly said: string;
  stop(): Promise<void>;
}

async function serve(data: string, until = 'Traque is at'): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'serve', '--data', data], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  let said = '';
  child.stdout!.on('data', (data: Buffer) => (said += data.toString()));
  while (!said.includes(until)) await Promise.race([once(child.stdout!, 'data'), ended]);
  return {
    address: /http:\/\/\S+/.exec(said)![0],
    get said() {
      return said;
    },
    stop,
  };
}

async function table(address: string): Promise<string> {
  const guest = await Client.named(address, 'Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  return (await guest.ask('create', {}, { game: 'maamut', seats })).table;
}

it('ratings are computed from the logs, compared, and replaced on request', async () => {
  const data = join(temporaryFolder(), 'data');
  const none = await traque(['ratings', '--data', data]);
  expect([none.status, none.err]).toEqual([1, expect.stringContaining('there is no database')]);
  const server = await serve(data);
  const [ann, bob] = [await Client.named(server.address, 'Ann'), await Client.named(server.address, 'Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table: id } = await ann.ask('create', {}, { game: 'maamut', seats, clock: 60, rated: true });
  await bob.ask('join', { id }, { rated: true });
  await ann.ask('start', { id });
  await bob.ask('leave', { id });
  await server.stop();
  const file = join(data, 'traque.db');
  const same = await traque(['ratings', '--data', data]);
  expect([same.status, same.out]).toEqual([0, `${file}: 1 rated game, 2 ratings.\nThe stored ratings are the same.\n`]);
  const db = new DatabaseSync(file);
  db.exec('UPDATE ratings SET mu = mu + 1');
  db.close();
  expect((await traque(['ratings', '--data', data])).err).toContain('the stored ratings were different\n');
  const replaced = await traque(['ratings', '--recompute', '--data', data]);
  expect([replaced.status, replaced.err]).toEqual([1, expect.stringContaining('different, and were replaced')]);
  expect((await traque(['ratings', '--data', data])).status).toBe(0);
});

describe('backup and restore', () => {
  it('while the server runs and after it was stopped', async () => {
    const [data, folder] = [join(temporaryFolder(), 'data'), temporaryFolder()];
    const file = join(folder, 'b');
    const server = await serve(data);
    const id = await table(server.address);
    const made = await traque(['backup', file, '--data', data]);
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(
      /b: 1 table, 1 entries, 0\.0 MB, from .*traque\.db\nPlayed: 1 table, all as they were\.\n/,
    );
    const second = await table(server.address);
    expect(await traque(['restore', file, '--data', data])).toMatchObject({
      status: 1,
      err: `traque: a server is running on ${join(data, 'traque.db')}: stop it first\n`,
    });
    await server.stop();
    const restored = await traque(['restore', file, '--data', data]);
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out).toContain(`What was there is kept in ${join(data, 'before-')}`);
    const again = await serve(data);
    const visitor = new Client(again.address);
    expect((await visitor.raw('table', { id })).status).toBe(200);
    expect((await visitor.raw('table', { id: second })).status, 'it came after the backup').toBe(404);
  });

  it('says what is wrong in one sentence', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'diary'), 'dear diary');
    expect(await traque(['restore', join(folder, 'diary'), '--data', join(folder, 'data')])).toEqual({
      status: 1,
      out: '',
      err: `traque: ${join(folder, 'diary')} is not a backup of Traque\n`,
    });
    expect(existsSync(join(folder, 'data')), 'nothing was made').toBe(false);
    expect(await traque(['backup', join(folder, 'b'), '--data', folder])).toMatchObject({
      status: 1,
      err: `traque: there is no database ${join(folder, 'traque.db')}\n`,
    });
  });
});

describe('doctor', () => {
  it('says what it found in lines or as JSON, and ends with 1 if there is a problem', async () => {
    const data = join(temporaryFolder(), 'data');
    const args = ['doctor', '--data', data, '--port', '0'];
    const well = await traque(args);
    expect(well).toMatchObject({ status: 0, err: '' });
    expect(well.out).toMatch(/^✓ settings {2}all can be read\n✓ database .*the first start makes it\n/);
    const wrong = await traque([...args, '--url', 'games', '--json']);
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([expect.objectContaining({ check: 'proxy', state: 'problem' })]) as unknown,
    });
  });
});

describe('admin', () => {
  it('the first start prints a link, the second does not, and the command prints a new one', async () => {
    const data = join(temporaryFolder(), 'data');
    expect(await traque(['admin', '--data', data])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/no database/) as string,
    });
    const first = await serve(data, 'Look after it');
    const link = /Look after it at (http:\S+)/.exec(first.said)![1]!;
    expect((await fetch(link)).status).toBe(200);
    const printed = await traque(['admin', '--data', data]);
    expect(printed.out).toContain(`Look after it at ${first.address}/admin/enter?link=`);
    expect((await traque(['admin', '--data', data, '--url', 'https://games.example/'])).out).toContain(
      'at https://games.example/admin/enter?link=',
    );
    await first.stop();
    const second = await serve(data);
    await fetch(`${second.address}/healthz`);
    expect(second.said).not.toContain('Look after it');
  });
});
