import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const traque = fileURLToPath(new URL('../bin/traque.js', import.meta.url));

interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traque-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function serve(env: Readonly<Record<string, string>>, ids: { uid?: number; gid?: number } = {}): Run {
  const child = spawn(process.execPath, [traque, 'serve'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: temporaryFolder(), ...env },
    ...ids,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    // It could not even be started: somebody else's user may not read this checkout.
    (error: Error) => {
      text += error.message;
      return null;
    },
  );
  return { child, said: () => text, ended };
}

/** What it says, and the status it ends with. */
async function failing(env: Readonly<Record<string, string>>, ids = {}): Promise<[number | null, string]> {
  const { said, ended } = serve(env, ids);
  return [await ended, said()];
}

it('serves, says where, and ends with status 0 when it is asked to', async () => {
  const { child, said, ended } = serve({});
  while (!said().includes('Traque is at')) await Promise.race([once(child.stdout!, 'data'), ended]);
  const address = /http:\/\/\S+/.exec(said())![0];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended, said()).toBe(0);
});

it('a port in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const [code, said] = await failing({ PORT: String(port) });
  expect([code, said]).toEqual([1, `traque: port ${port} is in use: stop what runs there, or set PORT to another\n`]);
});

it('a wrong setting', async () => {
  expect(await failing({ PORT: 'eighty' })).toEqual([
    2,
    'traque: PORT must be a whole number from 0 to 65535, not "eighty"\n',
  ]);
  expect(await failing({ DATABASE_URL: 'mysql://x' })).toEqual([
    2,
    'traque: DATABASE_URL must begin with postgres://\n',
  ]);
  expect((await failing({ SECRET: 'short' }))[0]).toBe(2);
});

it('a setting under its former name works, with one warning', async () => {
  expect(await failing({ BOT_HEADS: 'many' })).toEqual([
    2,
    'traque: BOT_HEADS is now called BOT_THREADS_PER_MOVE; the old name stops working in the next release\n' +
      'traque: BOT_THREADS_PER_MOVE must be a whole number from 1 to 64, not "many"\n',
  ]);
});

it('a database file that is not ours, a folder that cannot be made, a PostgreSQL that is not there', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'traque.db'), 'a diary'.repeat(200));
  expect(await failing({ DATA_DIR: folder })).toEqual([1, `traque: ${join(folder, 'traque.db')} is not a database\n`]);
  const [code, said] = await failing({ DATA_DIR: join(folder, 'traque.db', 'below') });
  expect([code, said]).toEqual([1, expect.stringContaining('cannot be made')]);
  const [status, words] = await failing({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect([status, words]).toEqual([1, expect.stringContaining('the database cannot be used')]);
});

it('a data folder of another program, in which nothing is changed', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'kitchen.db');
  const theirs = new DatabaseSync(file);
  theirs.exec('create table recipes (id integer)');
  theirs.close();
  const before = readFileSync(file);
  expect(await failing({ DATA_DIR: folder })).toEqual([
    1,
    `traque: ${folder} is the data folder of another program (it has kitchen.db): set DATA_DIR to another folder\n`,
  ]);
  expect([readdirSync(folder), readFileSync(file).equals(before)]).toEqual([['kitchen.db'], true]);
  // A database of ours under another name, and any other files, are no reason.
  const ours = new DatabaseSync(file);
  ours.exec('pragma application_id=0x54524151');
  ours.close();
  writeFileSync(join(folder, 'notes.txt'), 'a diary');
  const { child } = serve({ DATA_DIR: folder });
  await once(child.stdout!, 'data');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(readdirSync(folder)).toContain('traque.db');
});

it('a database file that is read-only, in a folder that is or is not', async () => {
  // Root may write everything: then the server runs as nobody.
  const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = join(temporaryFolder(), 'data');
  const file = join(folder, 'traque.db');
  mkdirSync(folder);
  if (ids.uid !== undefined) {
    chmodSync(join(folder, '..'), 0o755);
    chownSync(folder, ids.uid, ids.gid);
  }
  const first = serve({ DATA_DIR: folder }, ids);
  const started = await Promise.race([
    once(first.child.stdout!, 'data').then(() => true),
    first.ended.then(() => false),
  ]);
  if (!started) {
    console.warn(`not tested: nobody may not run this checkout (${first.said().slice(0, 200)})`);
    return;
  }
  first.child.kill('SIGTERM');
  await first.ended;
  const starting = async (fileMode: number, folderMode: number): Promise<[number | null, string]> => {
    chmodSync(file, fileMode);
    chmodSync(folder, folderMode);
    try {
      return await failing({ DATA_DIR: folder }, ids);
    } finally {
      chmodSync(folder, 0o755);
    }
  };
  const readOnly = (which: string) => [1, `traque: ${file} cannot be written: ${which} is read-only\n`];
  expect(await starting(0o444, 0o755)).toEqual(readOnly('it'));
  expect(await starting(0o444, 0o555)).toEqual(readOnly('it'));
  expect(await starting(0o644, 0o555)).toEqual(readOnly('its folder'));
});
