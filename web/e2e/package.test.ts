/** The package as a host gets it: made, installed into an empty folder with nothing else, started, played on. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@traque/server/test-support/client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launch } from './browser.ts';
import { Visitor } from './visitor.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'traque-package-'));
const installed = join(folder, 'node_modules/traque');
const npm = (...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
const traque = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(installed, 'dist/traque.js'), ...args], { cwd: folder });
let file = '';

beforeAll(() => {
  // The browser tests have built the app.
  execFileSync(process.execPath, [join(root, 'scripts/package.ts'), '--built', folder], { cwd: root, stdio: 'pipe' });
  [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz')) as [string];
  npm('install', '--offline', '--no-audit', `./${file}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is one small file without dependencies', () => {
  expect(file).toMatch(/^traque-\d+\.\d+\.\d+\.tgz$/);
  expect(statSync(join(folder, file)).size).toBeLessThan(5e6);
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['traque']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(manifest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
});

/** Where the started server says that it is. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  server.stdout!.on('data', (data: Buffer) => (said += data.toString()));
  server.stderr!.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(server, 'exit');
  while (!said.includes('Ctrl-C')) {
    await Promise.race([once(server.stdout!, 'data'), ended]);
    if (server.exitCode !== null) throw new Error(said);
  }
  expect(said).toMatch(/^Traque is at http:\/\/localhost:\d+\n/);
  expect(said).not.toMatch(/warning/i);
  return /http:\/\/localhost:\d+/.exec(said)![0];
}

it('starts in the empty folder; a person sees the app, and a game against a bot is played to its end and verified', async () => {
  const server = traque('--no-open', '--port', '0');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await addressOf(server);

  const browser = await launch();
  onTestFinished(() => browser.close());
  const visitor = await Visitor.arrive(browser, address);
  await visitor.goTo('/');
  await visitor.page.getByRole('link', { name: 'Mammut' }).first().waitFor();
  expect(visitor.complaints).toEqual([]);

  const host = await Client.named(address, 'Host');
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'hard' as const }];
  const { table: id } = await host.ask('create', {}, { game: 'maamut', seats, options: { huntLimit: 2 } });
  const example = join(root, 'examples/bot.ts');
  const live = await host.live(id);
  const bot = spawn(process.execPath, [example, `${address}/table/${id}`, 'Ada'], { stdio: 'pipe' });
  onTestFinished(() => void bot.kill());
  await live.message('update', ({ room }) => room?.seats.every(({ kind }) => kind !== 'open') ?? false);
  await host.ask('start', { id });
  expect(await once(bot, 'exit')).toEqual([0, null]);

  writeFileSync(join(folder, 'game.json'), JSON.stringify(await host.ask('record', { id })));
  const verified = traque('verify', 'game.json');
  expect(await once(verified, 'exit')).toEqual([0, null]);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(readdirSync(join(folder, 'data'))).toContain('traque.db');
});
