/** Random bytes and mutated messages against every entry: nothing breaks, nothing is told, nothing changes. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { type RouteName, routes } from '@traque/wire/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from './index.ts';
import { Client } from './testing/client.ts';
import { testServer } from './testing/serve.ts';
import { startedTable, type TestTable } from './testing/table.ts';

const seed = Date.now() % 1_000_000;
console.log(`seed: ${seed}`);

/** Valid messages to spoil. */
const bodies: Partial<Record<RouteName, object>> = {
  setMe: { name: 'Ann' },
  create: { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }], options: { first: 0 }, clock: 30 },
  join: { seat: 1 },
  claim: { token: '0.0.AAAA' },
  fill: { kind: 'bot', level: 'easy' },
  contribute: { words: 'luck' },
  look: { look: 3 },
  abandon: { agree: false },
  takeOver: { seat: 1 },
  command: { id: 'x', decision: 1, action: { type: 'place', at: '3,-1' } },
  undo: { id: 'x', decision: 1 },
  say: { text: 'hello' },
};

const junk: readonly unknown[] = [
  null,
  '',
  -1,
  1e308,
  2 ** 53,
  [],
  {},
  'x'.repeat(5000),
  { toString: 1 },
  true,
  '\u0000',
  [[[]]],
];

/** The same with some part replaced, removed or doubled. */
function spoiled(value: unknown, chance: FastChance): unknown {
  if (typeof value !== 'object' || value === null || chance.below(4) === 0) return junk[chance.below(junk.length)];
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    const at = chance.below(items.length + 1);
    items.splice(at, chance.below(2), items.length === 0 ? junk[0] : spoiled(items[at % items.length], chance));
    return items;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return { constructor: null };
  const [key, inner] = entries[chance.below(entries.length)]!;
  if (chance.below(5) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: spoiled(inner, chance) };
}

async function unharmed(server: RunningServer, table: TestTable, before: unknown): Promise<void> {
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  expect(figures).toMatch(/traque_errors_total 0/);
  expect((await table.host.ask('table', { id: table.id })).moment).toEqual(before);
}

async function makeTable(server: RunningServer, game = 'maamut'): Promise<{ table: TestTable; before: unknown }> {
  const players = games.find(({ name }) => name === game)!.players.min;
  const table = await startedTable(
    server.address,
    Array.from({ length: players }, () => 'person' as const),
    { game },
  );
  return { table, before: (await table.host.ask('table', { id: table.id })).moment };
}

/** The first message of a stream, which then is left: it has no end of its own. */
async function firstLine(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  let text = '';
  while (!text.includes('\n\n')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended: ${text}`);
    text += Buffer.from(value).toString();
  }
  await reader.cancel();
  return text
    .split('\n')
    .find((line) => line.startsWith('data: '))!
    .slice('data: '.length);
}

it('HTTP: spoiled bodies, paths and queries get an answer below 500', { timeout: 120_000 }, async () => {
  const server = await testServer({ tablesPerGuest: 100_000 });
  const { table, before } = await makeTable(server);
  const chance = new FastChance(seed);
  const stranger = await Client.named(server.address, 'Stranger');
  for (let i = 0; i < 700; i++) {
    const names = Object.keys(routes) as RouteName[];
    const name = names[chance.below(names.length)]!;
    const client = chance.below(2) === 0 ? stranger : table.host;
    const body = bodies[name] === undefined ? undefined : spoiled(bodies[name], chance);
    const query = ['', '?after=-1', '?after=x&game=%00', '?game=maamut&game=2', '?after=99999999999'][chance.below(5)]!;
    const harmless = client === stranger || !['leave', 'setMe', 'command', 'undo'].includes(name);
    if (!harmless) continue;
    const response = await client.raw(name, { id: table.id, seat: chance.below(9), query }, body);
    const text = name === 'stream' && response.ok ? await firstLine(response) : await response.text();
    expect(response.status, `${name} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500);
    expect(() => void JSON.parse(text)).not.toThrow();
  }
  await unharmed(server, table, before);
});

it('HTTP: bodies that are not JSON, and paths of any text', { timeout: 60_000 }, async () => {
  const server = await testServer();
  const { table, before } = await makeTable(server);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.webPath(), async (bytes, path) => {
      const answers = await Promise.all([
        fetch(`${server.address}/api/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: bytes,
        }),
        fetch(`${server.address}/api/tables/${table.id}${path.startsWith('/') ? path : `/${path}`}`),
        fetch(`${server.address}${path.startsWith('/') ? path : `/${path}`}`),
      ]);
      // 503: the page of an app that is not built.
      for (const { status } of answers) expect(status < 500 || status === 503).toBe(true);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }),
    { seed, numRuns: 120 },
  );
  await unharmed(server, table, before);
});

describe.each(games.map(({ name, clausePrefix }) => [name, clausePrefix]))('%s', (game, prefix) => {
  it('live: spoiled commands are refused with a reason, or legal in another form', { timeout: 120_000 }, async () => {
    const server = await testServer();
    const { table } = await makeTable(server, game);
    const { id } = table;
    const chance = new FastChance(seed);
    const lives = await Promise.all(table.players.map((player) => player!.live(id)));
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const { moment, number } = await table.host.ask('table', { id });
      if (moment?.decision === null || moment === null) break;
      const seat = moment.view.toAct!;
      const { actions } = await table.players[seat]!.ask('legal', { id });
      const action = spoiled(actions[chance.below(actions.length)], chance);
      const whole = { type: 'command', id: `f${i}`, decision: moment.decision, action };
      const message = chance.below(4) === 0 ? { ...(spoiled(whole, chance) as object), type: 'command' } : whole;
      const live = lives[seat]!;
      const before = live.raw.length;
      live.socket.send(JSON.stringify(message));
      const answer = await live.until(() =>
        live.heard.slice(before).find(({ type }) => type === 'refused' || type === 'error' || type === 'accepted'),
      );
      if (answer.type === 'accepted') continue;
      refused++;
      if (answer.type === 'refused' && answer.why.reason === 'rule')
        expect(answer.why.rule).toMatch(new RegExp(`^${prefix}-\\d+$`));
      expect((await table.host.ask('table', { id })).number, JSON.stringify(message)).toBe(number);
    }
    expect(refused).toBeGreaterThan(50);
    expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/traque_errors_total 0/);
  });
});

it('live: random bytes, text and binary, before and after hello', { timeout: 60_000 }, async () => {
  const server = await testServer();
  const { table, before } = await makeTable(server);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.json(), fc.string()), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (messages, greeted) => {
        const live = await table.host.live(table.id);
        if (greeted) await live.message('welcome');
        for (const message of messages) live.socket.send(message);
        live.send({ type: 'ping' });
        await Promise.race([live.message('pong'), live.end()].map((ended) => ended.catch(() => undefined)));
        live.socket.terminate();
      },
    ),
    { seed, numRuns: 60 },
  );
  await unharmed(server, table, before);
});

it('the port: bytes that are no HTTP, broken upgrades, silent connections', async () => {
  const server = await testServer();
  const { table, before } = await makeTable(server);
  const { port } = new URL(server.address);
  const path = `/api/tables/${table.id}/live`;
  const starts = [
    '\u0000\u0001\u0002\r\n\r\n',
    `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: short\r\n\r\n`,
    `GET /elsewhere HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\u00ff\u00ff\u00ff\u00ffgarbage`,
    `POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99999\r\ncontent-type: application/json\r\n\r\n{`,
    '',
  ];
  for (const start of starts) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(Buffer.from(start, 'latin1'));
    socket.end();
    socket.resume();
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 300))]);
    socket.destroy();
  }
  await unharmed(server, table, before);
});
