import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@traque/engine/core/record';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Client } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/serve.ts';
import { RecordVerifier } from './verifier.ts';

const folder = join(import.meta.dirname, '../../../fixtures/records');
const recorded = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as GameRecord;
const maamut = recorded('maamut-3');

async function problemOf(client: Client, record: unknown): Promise<[number, string, string | undefined]> {
  const response = await client.raw('share', {}, record);
  const { error } = (await response.json()) as { error: { code: string; at?: string } };
  return [response.status, error.code, error.at];
}

describe('a record that is shared', () => {
  it.each(['maamut-3', 'mammut-4', 'momie-3', 'momie-3-rules-3'])('%s is given back to everyone', async (name) => {
    const { address } = await testServer();
    const { id } = await new Client(address).ask('share', {}, recorded(name) as never);
    const found = await new Client(address).ask('sharedRecord', { id });
    expect(found).toMatchObject({ game: recorded(name).game, secret: recorded(name).secret });
    expect((found as unknown as GameRecord).actions).toEqual(recorded(name).actions);
  });

  it('outlives a restart, and shared twice it is stored once', async () => {
    const dataDir = temporaryFolder();
    const first = await testServer({ dataDir });
    const { id } = await new Client(first.address).ask('share', {}, maamut as never);
    await first.close();
    const client = new Client((await testServer({ dataDir })).address);
    expect(await client.ask('share', {}, maamut as never)).toEqual({ id });
    expect(await client.ask('sharedRecord', { id })).toMatchObject({ commit: maamut.commit });
  });

  it('has an id that another server would not give it, and keeps no keys that records do not have', async () => {
    const [one, other] = [await testServer(), await testServer()];
    const shared = await new Client(one.address).ask('share', {}, { ...maamut, advert: 'buy!' } as never);
    expect(await new Client(other.address).ask('share', {}, maamut as never)).not.toEqual(shared);
    expect(await new Client(one.address).ask('sharedRecord', shared)).not.toHaveProperty('advert');
  });
});

describe('not taken is', () => {
  const { secret: _secret, ...withoutSecret } = maamut;
  const changed = maamut.actions.map((taken, i) => (i === 9 ? { ...taken, seat: (taken.seat + 1) % 3 } : taken));

  it.each([
    ['what is no record', { hello: 'world' }, 400, 'malformed', 'traque'],
    ['what a player knew of a running game', withoutSecret, 400, 'malformed', 'secret'],
    ['a game without a result', { ...maamut, result: null }, 400, 'malformed', 'result'],
    ['a game of which there are no rules here', { ...maamut, game: 'chess' }, 422, 'badRecord', undefined],
    [
      'a name with a line break',
      { ...maamut, seats: [{ name: 'A\nB', kind: 'human' }] },
      400,
      'malformed',
      'seats.0.name',
    ],
    ['another secret than the one committed to', { ...maamut, secret: 'f00d' }, 422, 'badRecord', 'secret'],
    ['a move that the rules forbid', { ...maamut, actions: changed }, 422, 'badRecord', 'actions.9'],
    ['another result', { ...maamut, result: { winners: [0], reason: 'trap', pusher: 0 } }, 422, 'badRecord', 'result'],
  ])('%s', async (_name, record, status, code, at) => {
    const { address } = await testServer();
    expect(await problemOf(new Client(address), record)).toEqual([status, code, at]);
  });

  it('a record that is larger than the limit, although other messages may be larger', async () => {
    const { address } = await testServer({ recordBytes: 2000, messageBytes: 1_000_000 });
    expect(await problemOf(new Client(address), maamut)).toEqual([413, 'tooLarge', undefined]);
  });

  it('more than an address may share in an hour; other requests go on', async () => {
    const { address } = await testServer({ recordsPerHour: 2 });
    const client = new Client(address);
    await client.ask('share', {}, maamut as never);
    await client.ask('share', {}, maamut as never);
    expect(await problemOf(client, maamut)).toEqual([429, 'tooFast', undefined]);
    expect(await client.ask('me')).toEqual({ guest: null });
  });
});

it.each(['A'.repeat(16), 'short', '__proto__'])('there is no record %s', async (id) => {
  const { address } = await testServer();
  const response = await fetch(`${address}/api/records/${id}`);
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'noRecord' } }]);
});

describe('the verifying thread', () => {
  const threadThat = (program: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
        parentPort.on('message', (text) => { ${program} });`)}`,
    );
  const made = (program: string, limitMs = 20_000) => {
    const verifier = new RecordVerifier({ entry: threadThat(program), limitMs });
    onTestFinished(() => verifier.close());
    return verifier;
  };

  it('is replaced if a record takes too long or breaks it', async () => {
    const verifier = made(
      `if (text === 'slow') for (;;);
       if (text === 'broken') throw new Error('a bug');
       parentPort.postMessage({ record: text });`,
      1500,
    );
    expect(await verifier.verified('good')).toBe('good');
    await expect(verifier.verified('slow')).rejects.toMatchObject({ code: 'badRecord' });
    expect(await verifier.verified('good')).toBe('good');
    await expect(verifier.verified('broken')).rejects.toThrow('a bug');
    expect(await verifier.verified('good')).toBe('good');
  });

  it('has no endless queue', async () => {
    const verifier = made(`setTimeout(() => parentPort.postMessage({ record: text }), 1);`);
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, (_, i) => verifier.verified(String(i))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const [denied] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(denied).toMatchObject({ code: 'busy' });
  });
});
