/** Backups of both databases, made while they are played on, restored into both. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameNamed } from '@traque/engine';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { longGame, storeLog } from '../testing/long-game.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { playOne, startedTable } from '../testing/table.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { type Place, placeNamed } from './place.ts';
import type { OnPart } from './snapshot.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const NOW = Date.UTC(2026, 10, 17, 12);
const quiet: OnPart = () => () => undefined;

const kinds = {
  embedded: () => Promise.resolve(placeNamed(temporaryFolder())),
  PostgreSQL: async () => placeNamed(await postgres.database()),
} as const;
type Kind = keyof typeof kinds;

const settingsOf = (place: Place) => (place.kind === 'sqlite' ? { dataDir: place.folder } : { databaseUrl: place.url });
const backupFile = (): string => join(temporaryFolder(), 'b.traque-backup');

describe.each([
  ['embedded', 'PostgreSQL'],
  ['PostgreSQL', 'embedded'],
  ['embedded', 'embedded'],
  ['PostgreSQL', 'PostgreSQL'],
] satisfies [Kind, Kind][])('from %s to %s', (from, to) => {
  it('a game goes on where it was at the moment of the backup', async () => {
    const [source, target] = [await kinds[from](), await kinds[to]()];
    const server = await testServer(settingsOf(source));
    const table = await startedTable(server.address, ['person', 'person'], { options: { first: 0 } });
    await playOne(table, 0);
    await table.host.ask('say', { id: table.id }, { text: 'Grüezi 🐘' });
    const then = await table.host.ask('table', { id: table.id });
    const steps: string[] = [];
    const file = backupFile();
    const made = await makeBackup(source, file, NOW, (part, count) => {
      steps.push(`${part} ${count > 0}`);
      return () => undefined;
    });
    expect(made).toMatchObject({ file, header: { made: NOW }, played: { tables: 1, faults: [], unknown: [] } });
    expect(steps).toEqual(['copying true', 'playing true']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).toString(), 'sessions and addresses stay here').not.toMatch(
      /"(admin-|process:)/,
    );
    await playOne(table, 0);
    expect((await table.host.ask('table', { id: table.id })).number, 'it was played on meanwhile').toBe(
      then.number + 1,
    );
    await server.close();

    expect((await restoreBackup(file, target, NOW, quiet)).former).toBeNull();
    const restored = await testServer(settingsOf(target));
    expect(restored.adminLink, 'there is a new link to the admin page').not.toBeNull();
    const host = table.host.at(restored.address);
    const now = await host.ask('table', { id: table.id });
    expect(now.moment).toEqual(then.moment);
    expect(now.seat, 'cookies stay valid').toBe(0);
    expect((await host.ask('talk', { id: table.id })).lines.map(({ text }) => text)).toEqual(['Grüezi 🐘']);
    expect((await host.ask('myTables')).tables.map(({ room }) => room.id)).toEqual([table.id]);
    const players = table.players.map((player) => player!.at(restored.address));
    expect((await playOne({ ...table, host, players }, 0)).number).toBe(then.number + 1);
  });
});

/** A database with one long game in it. */
async function withGame(kind: Kind, id = 'aLongOldGame'): Promise<Place> {
  const place = await kinds[kind]();
  const store =
    place.kind === 'sqlite' ? await sqliteStore(place.file) : (await postgresStore(place.url, () => undefined)).store;
  await storeLog(store, id, longGame(gameNamed('momie')!, 60));
  await store.close();
  return place;
}

async function idsIn(place: Place): Promise<string[]> {
  const file = backupFile();
  await makeBackup(place, file, NOW, quiet);
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  return [...new Set(lines.flatMap((line) => /^\["(\w+Game)",0,/.exec(line)?.[1] ?? []))];
}

describe.each(['embedded', 'PostgreSQL'] as const)('restoring onto %s', (kind) => {
  it('keeps what was there', async () => {
    const file = backupFile();
    await makeBackup(await withGame('embedded', 'newGame'), file, NOW, quiet);
    const place = await withGame(kind, 'oldGame');
    const { former } = await restoreBackup(file, place, NOW, quiet);
    expect(await idsIn(place)).toEqual(['newGame']);
    if (place.kind === 'sqlite') {
      expect(former).toBe(join(place.folder, 'before-2026-11-17T12-00-00'));
      expect(await idsIn(placeNamed(former!))).toEqual(['oldGame']);
      await (await sqliteStore(place.file)).close();
    } else {
      expect(former).toBe('the schema traque_before_20261117120000');
      const name = place.url.split('/').at(-1)!;
      await postgres.query(
        name,
        'alter schema traque rename to x; alter schema traque_before_20261117120000 rename to traque',
      );
      expect(await idsIn(place)).toEqual(['oldGame']);
    }
  });

  it('is refused while a server runs, and the game goes on', async () => {
    const file = backupFile();
    await makeBackup(await withGame('embedded'), file, NOW, quiet);
    const place = await kinds[kind]();
    const server = await testServer(settingsOf(place));
    const table = await startedTable(server.address, ['person', 'person']);
    await expect(restoreBackup(file, place, NOW, quiet)).rejects.toThrow(/a server is running on .*: stop .* first$/);
    const { number } = await table.host.ask('table', { id: table.id });
    expect((await playOne(table, 0)).number).toBe(number + 1);
    await server.close();
    expect((await restoreBackup(file, place, NOW, quiet)).former).not.toBeNull();
  });

  it('a half-written, damaged, foreign or newer file is refused, and nothing changes', async () => {
    const place = await withGame(kind, 'oldGame');
    const whole = backupFile();
    await makeBackup(place, whole, NOW, quiet);
    const text = gunzipSync(readFileSync(whole)).toString();
    const write = (content: string | Buffer): string => {
      const file = backupFile();
      writeFileSync(file, content);
      return file;
    };
    const cut = write(readFileSync(whole));
    truncateSync(cut, Math.floor(statSync(cut).size / 2));
    const first = `${text.split('\n')[0]!}\n`;
    const cases: [string, string][] = [
      [cut, 'is incomplete: it was not written or copied to its end'],
      [write(gzipSync(text.slice(0, text.lastIndexOf('{')))), 'is incomplete'],
      [write(gzipSync(text.replace('oldGame', 'oleGame'))), 'does not fit its checksum'],
      [write('a diary'), 'is not a backup of Traque'],
      [write(gzipSync('{"a":1}\n')), 'is not a backup of Traque'],
      [write(''), 'is incomplete, or not a backup of Traque'],
      [write(gzipSync(first.replace('"format":1', '"format":2'))), 'was made by a newer Traque'],
      [join(temporaryFolder(), 'nothing'), 'there is no file'],
    ];
    for (const [file, words] of cases)
      await expect(restoreBackup(file, place, NOW, quiet), words).rejects.toThrow(words);
    expect(await idsIn(place)).toEqual(['oldGame']);
    if (place.kind === 'sqlite')
      expect(readdirSync(place.folder).filter((name) => /new|before/.test(name))).toEqual([]);
  });
});

it('a backup of an earlier schema is restored and taken along to the newest', async () => {
  const source = await withGame('embedded');
  const file = backupFile();
  await makeBackup(source, file, NOW, quiet);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1);
  // As schema 0003 had it: tables without `active`, and none of the tables that came later, which are empty here.
  const isLater = (line: string): boolean =>
    /^\{"table":"(?!(?:tables|entries|members|lines|records|settings)")/.test(line);
  const older = lines
    .filter((line) => !isLater(line))
    .map((line) => line.replace(/"schema":"[^"]+"/, '"schema":"0003"').replace(',"active"]', ']'))
    .map((line) => (line.startsWith('["aLongOldGame","momie"') ? line.replace(/,\d+\]$/, ']') : line))
    .map((line) => `${line}\n`)
    .join('');
  const sha256 = createHash('sha256').update(older).digest('hex');
  const old = backupFile();
  writeFileSync(old, gzipSync(`${older}${JSON.stringify({ sha256 })}\n`));
  for (const place of [await kinds.embedded(), await kinds.PostgreSQL()]) {
    await restoreBackup(old, place, NOW, quiet);
    const store =
      place.kind === 'sqlite' ? await sqliteStore(place.file) : (await postgresStore(place.url, () => undefined)).store;
    onTestFinished(() => store.close());
    expect((await store.read('aLongOldGame', 0)).length).toBeGreaterThan(50);
  }
});

it('a table that does not play is named, and the copy is kept', async () => {
  const place = await withGame('embedded');
  const db = new DatabaseSync((place as { file: string }).file);
  db.exec("DELETE FROM entries WHERE number = 7; INSERT INTO entries VALUES ('other', 0, 1, 'no JSON', null)");
  db.close();
  const file = backupFile();
  const { played } = await makeBackup(place, file, NOW, quiet);
  expect(played.faults).toEqual([
    'table aLongOldGame lacks entry 7',
    'table other has an entry that is no JSON',
    'table other does not begin with its creation',
  ]);
  expect(existsSync(file)).toBe(true);
});

it('a name that is taken, a folder that is not there, a database that is not there or not ours', async () => {
  const place = await withGame('embedded');
  const folder = temporaryFolder();
  const { file } = await makeBackup(place, folder, NOW, quiet);
  expect(file).toBe(join(folder, '2026-11-17T12-00-00.traque-backup'));
  await expect(makeBackup(place, file, NOW, quiet)).rejects.toThrow('exists already');
  await expect(makeBackup(place, join(folder, 'no', 'b'), NOW, quiet)).rejects.toThrow('cannot be written');
  await expect(makeBackup(placeNamed(folder), join(folder, 'b'), NOW, quiet)).rejects.toThrow('there is no database');
  await expect(restoreBackup(file, placeNamed(join(file, 'below')), NOW, quiet)).rejects.toThrow('cannot be written');
  const foreign = join(temporaryFolder(), 'traque.db');
  const other = new DatabaseSync(foreign);
  other.exec('create table recipes (id integer)');
  other.close();
  const before = readFileSync(foreign);
  const theirs = placeNamed(join(foreign, '..'));
  await expect(makeBackup(theirs, join(folder, 'c'), NOW, quiet)).rejects.toThrow("not one of Traque's");
  await expect(restoreBackup(file, theirs, NOW, quiet)).rejects.toThrow("not one of Traque's");
  expect(readFileSync(foreign).equals(before)).toBe(true);
});

it('a full disk: no backup, nothing restored, nothing lost', async () => {
  const disk = temporaryFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk]).status !== 0) {
    console.warn('not tested: this user may not mount a small disk');
    return;
  }
  onTestFinished(() => void spawnSync('umount', [disk]));
  const place = await withGame('embedded');
  const file = backupFile();
  await makeBackup(place, file, NOW, quiet);
  mkdirSync(join(disk, 'data'));
  await expect(restoreBackup(file, placeNamed(join(disk, 'data')), NOW, quiet)).rejects.toThrow(
    /there is not enough space for .*: nothing was changed/,
  );
  expect(readdirSync(join(disk, 'data'))).toEqual(['traque.db-lock']);
  expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(65 * 1024))).toThrow('ENOSPC');
  await expect(makeBackup(place, join(disk, 'b'), NOW, quiet)).rejects.toThrow(
    `there is no space left for ${join(disk, 'b')}: no backup was made`,
  );
  expect(readdirSync(disk).toSorted()).toEqual(['data', 'filler']);
});
