import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@traque/engine';
import { games } from '@traque/engine';
import { verify } from '@traque/engine/core/verify';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from './testing/client.ts';
import { testServer } from './testing/serve.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

/** A machine without Python can still test the other one. */
const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('there is no python3 here: examples/bot.py is not tested');

/** Runs a bot until it ends; answers what it said. */
function run(command: string, args: readonly string[]): { said: () => string; ended: Promise<number | null> } {
  const child = spawn(command, args);
  onTestFinished(() => void child.kill());
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  return { said: () => text, ended: new Promise((resolve) => child.on('close', resolve)) };
}

it.each(games.map(({ name, players }) => [name, players.min] as const))(
  'the example bots in Python and TypeScript play %s against each other to the end',
  { timeout: 300_000 },
  async (game, players) => {
    const { address } = await testServer();
    const host = await Client.named(address, 'Host');
    const { table: id } = await host.ask(
      'create',
      {},
      {
        game,
        seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
      },
    );
    const live = await host.live(id);
    const link = `${address}/table/${id}`;
    const bots = Array.from({ length: players }, (_, i) =>
      python && i % 2 === 0
        ? run('python3', [example('bot.py'), link, '--name', `Python ${i}`])
        : run(process.execPath, [example('bot.ts'), link, `TypeScript ${i}`]),
    );
    const gone = Promise.race(
      bots.map(async ({ said, ended }) => {
        const code = await ended;
        if (code !== 0) throw new Error(`a bot ended with ${code}: ${said()}`);
      }),
    );
    await Promise.race([
      gone,
      live.message('update', ({ room }) => room?.seats.every(({ kind }) => kind === 'person') ?? false),
    ]);
    await host.ask('start', { id });
    expect(await Promise.all(bots.map(({ ended }) => ended)), bots.map(({ said }) => said()).join('\n')).toEqual(
      bots.map(() => 0),
    );
    for (const { said } of bots) {
      expect(said()).toContain('over: {"winners":');
      expect(said()).not.toContain('refused');
    }
    expect(verify(await host.ask('record', { id }), gameNamed)).toEqual([]);
  },
);

it.runIf(python)('a bot that finds no seat says why and ends', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Host');
  const { table: id } = await host.ask(
    'create',
    {},
    {
      game: 'maamut',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    },
  );
  const bot = run('python3', [example('bot.py'), `${address}/table/${id}`]);
  expect(await bot.ended).toBe(1);
  expect(bot.said()).toContain('no seat: every seat is taken');
});
