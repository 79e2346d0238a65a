/** The admin page: who gets in, what it shows and does, on both databases and in several processes. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Settings } from '../settings.ts';
import { AdminClient } from '../testing/admin-client.ts';
import { Client, Live } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { gatheredTable, playOne, startedTable } from '../testing/table.ts';
import { AdminAccess } from './access.ts';
import { makeAdminLink } from '../upkeep/admin-link.ts';
import { checkBackup } from '../upkeep/backup.ts';
import { placeNamed } from '../upkeep/place.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

async function signedIn(settings: Partial<Settings> = {}) {
  const server = await testServer(settings);
  const admin = new AdminClient(server.address);
  expect((await admin.enter(server.adminLink!)).status).toBe(303);
  return { ...server, admin };
}

describe('who gets in', () => {
  it('nobody without a link; the link of the first start works once', async () => {
    const dataDir = temporaryFolder();
    const server = await testServer({ dataDir });
    const { address, adminLink } = server;
    const [one, two] = [new AdminClient(address), new AdminClient(address)];
    expect(await one.get()).toMatchObject({ status: 401, text: expect.stringContaining('traque admin') as string });
    expect((await one.post('backup', {})).status).toBe(401);
    const offered = await one.get(adminLink!);
    expect(offered).toMatchObject({ status: 200, text: expect.stringContaining('This link works once') as string });
    const entered = await one.enter(adminLink!);
    expect(entered).toMatchObject({ status: 303, location: '/admin' });
    expect(entered.headers.get('set-cookie')).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/);
    expect((await one.get()).status).toBe(200);
    expect((await two.enter(adminLink!)).status, 'used').toBe(403);
    expect((await two.enter('/admin/enter?link=guess')).status).toBe(403);
    two.cookie = 'traque-admin=guess';
    expect((await two.get()).status).toBe(401);
    await one.submit('leave');
    expect((await one.get()).status, 'signed out').toBe(401);
    await server.close();
    expect((await testServer({ dataDir })).adminLink, 'not at the second start').toBeNull();
  });

  it('no page of another site, and no form without the token of the session', async () => {
    const { admin } = await signedIn();
    const form = /name="form" value="(\w+)"/.exec((await admin.get()).text)![1]!;
    expect((await admin.post('backup', { form }, 'https://evil.example')).status).toBe(403);
    expect((await admin.post('backup', { form: 'guess' })).status).toBe(403);
    expect((await admin.post('backup', {})).status).toBe(403);
    const { headers, text } = await admin.get();
    const [, style] = /<style>([^]*?)<\/style>/.exec(text)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'none';style-src 'sha256-${hash}';form-action 'self'`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('not a link or session that is too old, also if the clock jumped', async () => {
    const time = new FakeTime();
    const { address, adminLink, context } = await testServer({}, { time });
    const admin = new AdminClient(address);
    time.step(25 * 3_600_000);
    expect((await admin.enter(adminLink!)).status).toBe(403);
    time.step(-25 * 3_600_000);
    expect((await admin.enter(adminLink!)).status, 'it was used up').toBe(403);
    await admin.enter(await new AdminAccess({ ...context.deps, time }).link());
    expect((await admin.get()).status).toBe(200);
    time.step(8 * 24 * 3_600_000);
    expect((await admin.get()).status).toBe(401);
  });

  it('the page speaks the language of the browser', async () => {
    const { address, adminLink } = await testServer();
    const admin = new AdminClient(address, { 'accept-language': 'de-CH,de;q=0.9,en;q=0.5' });
    expect((await admin.get()).text).toContain('Dieses Gerät ist nicht angemeldet.');
    expect((await admin.get(adminLink!)).text).toContain('Diesen Server verwalten');
    await admin.enter(adminLink!);
    const { text } = await admin.get('/admin?did=noAddress');
    for (const shown of ['<html lang="de">', 'Noch keine.', 'Niemand ist verbunden.', 'Das ist keine Adresse'])
      expect(text).toContain(shown);
  });

  it('not who tries again and again', async () => {
    const { address } = await testServer();
    const admin = new AdminClient(address);
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push((await admin.enter('/admin/enter?link=guess')).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });

  it('the database holds only hashes', async () => {
    const { adminLink, admin, context } = await signedIn();
    const db = new DatabaseSync(join(context.deps.settings.dataDir, 'traque.db'), { readOnly: true });
    const stored = JSON.stringify(db.prepare('select * from settings').all());
    db.close();
    expect(stored).toContain('admin-session:');
    expect(stored).not.toContain(adminLink!.split('=')[1]);
    expect(stored).not.toContain(admin.cookie!.split('=')[1]);
  });
});

const places: [string, () => Promise<Partial<Settings>>][] = [
  ['embedded', () => Promise.resolve({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.database(), backupDir: temporaryFolder() })],
];

describe.each(places)('with the %s database', (_name, place) => {
  it('a link of `traque admin` works while the server runs', async () => {
    const settings = await place();
    const target = placeNamed(settings.databaseUrl ?? settings.dataDir!);
    await expect(makeAdminLink(target, Date.now())).rejects.toThrow(
      /there is no database|started on this database yet/,
    );
    const { address } = await testServer(settings);
    const link = await makeAdminLink(target, Date.now());
    expect(link.address).toBe(address);
    const admin = new AdminClient(address);
    await admin.enter(link.path);
    expect((await admin.get()).status).toBe(200);
  });

  it('shows tables and people, nothing of a game, and closes tables', async () => {
    const { address, admin, context } = await signedIn(await place());
    const table = await startedTable(address, ['person', 'person'], { game: 'momie', visibility: 'private' });
    const gathering = await gatheredTable(address, ['person', 'person']);
    await Client.named(address, '<b>Mallory</b>').then((mallory) => mallory.live(table.id));
    const { token } = await table.host.ask('link', { id: table.id });
    const live = await table.host.live(table.id);
    await live.message('welcome');
    await playOne(table, 0);
    const { text } = await admin.get();
    for (const shown of [table.id, gathering.id, 'Player 0', '&lt;b&gt;Mallory', '127.0.0.1', '1 gathering, 1 playing'])
      expect(text).toContain(shown);
    const { terms } = (await context.tables.open(table.id)).state.roster;
    for (const hidden of [terms.secret, token!, '<b>Mallory', table.host.cookie!.split('=')[1]!])
      expect(text.includes(hidden), hidden.slice(0, 8)).toBe(false);
    for (const { id } of [table, gathering]) {
      expect((await admin.submit('close-table', { table: id })).location).toBe('/admin?did=closed');
      expect((await table.host.ask('table', { id })).room.phase).toBe('abandoned');
    }
    await live.message('update', ({ what }) => what.kind === 'abandoned');
    expect((await admin.submit('close-table', { table: table.id })).location).toBe('/admin?did=overAlready');
    expect((await admin.submit('close-table', { table: 'nosuchtable0' })).location).toBe('/admin?did=noTable');
  });

  it('makes backups and lists them', async () => {
    const settings = await place();
    const { address, admin, context } = await signedIn(settings);
    await startedTable(address, ['person', 'person']);
    expect((await admin.get()).text).toContain('None yet.');
    await admin.submit('backup');
    await eventually(async () => !(await admin.get()).text.includes('is being made'));
    const { text } = await admin.get();
    expect(text).toMatch(/Made: .*1 tables played, all as they were/);
    const { dataDir, backupDir } = context.deps.settings;
    const folder = backupDir ?? join(dataDir, 'backups');
    const [file] = readdirSync(folder);
    expect(text).toContain(file);
    expect(statSync(join(folder, file!)).mode & 0o777).toBe(0o600);
    expect((await checkBackup(join(folder, file!), () => () => undefined)).played).toMatchObject({
      tables: 1,
      faults: [],
    });
  });
});

describe('a backup that cannot be made', () => {
  it('is said', async () => {
    const dataDir = temporaryFolder();
    const backupDir = join(dataDir, 'taken', 'below');
    writeFileSync(join(dataDir, 'taken'), '');
    const { admin } = await signedIn({ dataDir, backupDir });
    await admin.submit('backup');
    expect((await admin.get()).text).toMatch(/No backup: .* cannot be written/);
  });

  it('leaves no part of a file for the next one', async () => {
    const backupDir = join(temporaryFolder(), 'backups');
    mkdirSync(backupDir);
    writeFileSync(join(backupDir, 'old.traque-backup.partial'), 'half');
    const { admin } = await signedIn({ backupDir });
    await admin.submit('backup');
    await eventually(() => readdirSync(backupDir).some((name) => name.endsWith('.traque-backup')));
    expect(readdirSync(backupDir)).toHaveLength(1);
  });
});

it('shows the last errors', async () => {
  const { admin, context } = await signedIn();
  expect((await admin.get()).text).toContain('None since the start.');
  context.deps.log.error({ err: new Error('the <disk> is tired') }, 'storing failed');
  expect((await admin.get()).text).toContain('storing failed: the &lt;disk&gt; is tired');
});

describe('a blocked address', () => {
  /** As a proxy in front passes clients on. */
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const status = (address: string, client: string): Promise<number> =>
    fetch(`${address}/api/games`, { headers: from(client) }).then((response) => response.status);

  it('is denied by all processes, its connections are closed, others stay, and a restart changes nothing', async () => {
    const settings = { databaseUrl: await postgres.database(), trustProxy: 1 };
    const [one, two] = [await testServer(settings), await testServer(settings)];
    expect(
      [one.adminLink, two.adminLink].filter((link) => link !== null),
      'one of them printed a link',
    ).toHaveLength(1);
    const admin = new AdminClient(two.address, from('198.51.100.1'));
    await admin.enter(one.adminLink!);
    const { id, players } = await startedTable(one.address, ['person', 'person']);
    const [bad, good] = players;
    const connect = async (client: Client, address: string): Promise<Live> => {
      const headers = { ...client.headers, ...from(address) };
      const live = new Live(new WebSocket(`${one.address.replace('http', 'ws')}/api/tables/${id}/live`, { headers }));
      await once(live.socket, 'open');
      live.send({ type: 'hello' });
      await live.message('welcome');
      return live;
    };
    const [badLive, goodLive] = [await connect(bad!, '203.0.113.9'), await connect(good!, '203.0.113.10')];
    const stream = await fetch(`${one.address}/api/tables/${id}/stream`, { headers: from('203.0.113.9') });
    expect((await admin.submit('block', { address: ' 203.0.113.9 ' })).location).toBe('/admin?did=blocked');
    await badLive.end();
    await stream.text().catch(() => undefined);
    expect([await status(one.address, '203.0.113.9'), await status(two.address, '203.0.113.9')]).toEqual([403, 403]);
    await expect(connect(bad!, '203.0.113.9')).rejects.toThrow('403');
    expect(await status(one.address, '203.0.113.10')).toBe(200);
    expect(goodLive.closed).toBeNull();
    const third = await testServer(settings);
    expect(await status(third.address, '203.0.113.9')).toBe(403);
    const health = await fetch(`${one.address}/healthz`, { headers: from('203.0.113.9') });
    expect(health.status, 'supervisors are answered').toBe(200);
    expect((await admin.get()).text).toContain('203.0.113.9');
    expect((await admin.submit('unblock', { address: '203.0.113.9' })).location).toBe('/admin?did=unblocked');
    await eventually(async () => (await status(one.address, '203.0.113.9')) === 200);
  });

  it('may be one of IPv6, with its subnet; not this machine, nor anything else', async () => {
    const { admin, context } = await signedIn({ trustProxy: 1 });
    const block = async (address: string) => (await admin.submit('block', { address })).location;
    expect(await block('2001:db8:0:1::7')).toBe('/admin?did=blocked');
    expect(context.blocked.all.map(({ network }) => network)).toEqual(['2001:db8:0:1::/64']);
    expect(() => context.blocked.check('2001:db8:0:1:ffff::1')).toThrow('may not use');
    expect(() => context.blocked.check('2001:db8:0:2::1')).not.toThrow();
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await block(address)).toBe('/admin?did=thisMachine');
    expect(await block('the bad one')).toBe('/admin?did=noAddress');
  });

  it('can unblock itself', async () => {
    const { address, context, adminLink } = await testServer({ trustProxy: 1 });
    const admin = new AdminClient(address, from('198.51.100.1'));
    await admin.enter(adminLink!);
    await context.blocked.block('198.51.100.1');
    expect(await status(address, '198.51.100.1')).toBe(403);
    expect((await admin.submit('unblock', { address: '198.51.100.1' })).status).toBe(303);
    expect(await status(address, '198.51.100.1')).toBe(200);
  });
});

it('shows how all processes are doing, and who is connected to each', async () => {
  const time = new FakeTime();
  const databaseUrl = await postgres.database();
  const one = await testServer({ databaseUrl }, { time });
  const two = await testServer({ databaseUrl }, { time });
  const { id, host } = await startedTable(one.address, ['person', 'person']);
  await (await host.live(id)).message('welcome');
  const admin = new AdminClient(two.address);
  await admin.enter((one.adminLink ?? two.adminLink)!);
  const rows = async (): Promise<number> => (await admin.get()).text.match(/>0\.1\.0</g)?.length ?? 0;
  await eventually(async () => {
    await time.pass(11_000);
    return (await rows()) === 2;
  });
  expect((await admin.get()).text).toContain('Player 0');
  await one.close();
  expect(await rows()).toBe(1);
});
