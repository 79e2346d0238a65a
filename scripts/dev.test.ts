import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@traque/server/test-support/client';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A page's requests: a browser adds the page's origin, which the server compares with its own address. */
class PageClient extends Client {
  override get headers(): Record<string, string> {
    return { ...super.headers, origin: this.address };
  }
}

interface Run {
  readonly address: string;
  /** Waits until it has printed this. */
  readonly printed: (text: string) => Promise<void>;
  /** Ctrl-C: the whole group gets the signal. Answers the exit status. */
  readonly interrupt: () => Promise<number | null>;
  readonly groupLives: () => boolean;
}

async function dev(): Promise<Run> {
  const data = mkdtempSync(join(tmpdir(), 'traque-dev-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, NODE_ENV: 'development' };
  // A group of its own, as a terminal gives every command.
  const child = spawn(process.execPath, [join(root, 'scripts/dev.ts')], { env, detached: true });
  const signalGroup = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-child.pid!, signal);
    } catch {
      return false;
    }
  };
  onTestFinished(() => {
    signalGroup('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      const status = await Promise.race([once(child.stdout, 'data').then(() => 'more'), ended]);
      if (status !== 'more') throw new Error(`ended with ${status}:\n${output}`);
    }
  };
  await printed('Ctrl-C');
  const address = /Open\s+(http:\S+)\//.exec(output)![1]!;
  const interrupt = (): Promise<number | null> => {
    signalGroup('SIGINT');
    return ended;
  };
  return { address, printed, interrupt, groupLives: () => signalGroup(0) };
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  return response.text();
}

it('serves the app with hot reload and the gallery, passes online play on to the server, and ends on Ctrl-C', async () => {
  const { address, interrupt, groupLives } = await dev();
  expect(await textAt(`${address}/`)).toContain('/@vite/client');
  expect(await textAt(`${address}/src/app/app.tsx`)).toContain('import.meta.hot');
  expect(await textAt(`${address}/gallery/?game=mammut`)).toContain('board.tsx');
  expect(await textAt(`${address}/gallery/board.tsx`)).toContain('import.meta.hot');

  const ann = new PageClient(address);
  await ann.ask('setMe', {}, { name: 'Ann' });
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const { table: id } = await ann.ask('create', {}, { game: 'maamut', options: { first: 0 }, seats });
  await ann.ask('start', { id });

  const live = await ann.live(id, { legal: true });
  const { moment, seat } = await live.message('welcome');
  expect(seat).toBe(0);
  const action = moment!.legal!.actions[0]!;
  live.send({ type: 'command', id: 'a1', decision: moment!.decision!, action });
  expect(await live.answer('a1')).toMatchObject({ type: 'accepted' });

  const stream = await ann.raw('stream', { id });
  const first = await stream.body!.pipeThrough(new TextDecoderStream()).getReader().read();
  expect(first.value).toContain('"type":"welcome"');

  expect(await interrupt()).toBe(0);
  expect(groupLives(), 'a process is left').toBe(false);
});

it('restarts the server at the same address when its code changes', async () => {
  const { address, printed, interrupt } = await dev();
  const ann = new PageClient(address);
  await ann.ask('setMe', {}, { name: 'Ann' });
  const { table: id } = await ann.ask('create', {}, { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const live = await ann.live(id);
  await live.message('welcome');

  const now = new Date();
  utimesSync(join(root, 'server/src/index.ts'), now, now);
  expect(await live.end()).toBe(1001);
  await printed('The server has restarted.');
  const again = await ann.live(id);
  expect(await again.message('welcome')).toMatchObject({ room: { id } });
  expect(await interrupt()).toBe(0);
});
