/** docs/server.md says what is true: its conversation is held with a server, and nothing of the wire is missing. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientMessage, closeCodes, ServerMessage } from '@traque/wire/live';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, Live } from './testing/client.ts';
import { testServer } from './testing/serve.ts';

const doc = readFileSync(join(import.meta.dirname, '../../docs/server.md'), 'utf8');

/** A message as the page shows it, `…` standing for anything. */
function shown(text: string): RegExp {
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

it('holds the conversation of the page', async () => {
  // Chance that comes alike each time: the plain looks as on the page.
  let count = 0;
  const { address } = await testServer({}, { random: (length) => `${count++}`.padEnd(length, 'x') });
  const [ann, bob] = [await Client.named(address, 'Ann'), await Client.named(address, 'Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table: id } = await ann.ask('create', {}, { game: 'maamut', seats, options: { first: 0 } });
  await bob.ask('join', { id }, {});
  await ann.ask('start', { id });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`, { headers: ann.headers });
  const live = new Live(socket);
  await once(socket, 'open');
  const lines = /```session\n([^]*?)```/.exec(doc)![1]!.trimEnd().split('\n');
  let heard = 0;
  for (const line of lines) {
    const text = line.slice(2);
    if (line.startsWith('→')) socket.send(text);
    else {
      const message = await live.until(() => live.raw[heard]);
      heard++;
      expect(message).toMatch(shown(text));
      expect(v.is(ServerMessage, JSON.parse(message)), 'fits the schema').toBe(true);
    }
  }
  expect(live.raw, 'and nothing else').toHaveLength(heard);
});

it('names every message and every close code', () => {
  const rows = [...doc.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell!).join('\n');
  const types = [...ClientMessage.options, ...ServerMessage.options].map(({ entries }) => entries.type.literal);
  expect(types.filter((type) => !rows.includes(`\`${type}\``))).toEqual([]);
  expect(Object.values(closeCodes).filter((code) => !rows.includes(`${code}`))).toEqual([]);
});
