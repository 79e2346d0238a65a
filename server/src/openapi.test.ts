import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routes } from '@traque/wire/api';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { Client } from './testing/client.ts';
import { TestDevice } from './testing/notice-receiver.ts';
import { testServer } from './testing/serve.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>;
}

interface Description {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Judges values by the served schemas; what fastify checks requests with checks our answers here. */
async function judge(description: Description) {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } },
  });
  for (const operations of Object.values(description.paths))
    for (const { operationId, responses } of Object.values(operations))
      for (const [status, { content }] of Object.entries(responses)) {
        const schema = Object.values(content)[0]!.schema;
        app.post(
          `/${operationId}/${status}`,
          { schema: { body: { type: 'object', properties: { value: schema }, required: ['value'] } } },
          () => 'fits',
        );
      }
  await app.ready();
  return async (operation: string, status: string, value: unknown): Promise<string> => {
    const { body } = await app.inject({ method: 'POST', url: `/${operation}/${status}`, payload: { value } as object });
    return body;
  };
}

type Ask = (client: Client, route: RouteName, parts: object, body: unknown, status: number) => Promise<unknown>;

/** All that an account can do, from a page, which has a domain. */
async function tryAccount(address: string, ask: Ask): Promise<void> {
  const page = address.replace('127.0.0.1', 'localhost');
  const key = new Authenticator(page);
  const eve = await Client.named(page, 'Eve');
  eve.origin = page;
  const challenge = async (purpose: string): Promise<object> =>
    ((await ask(eve, 'challenge', {}, { for: purpose }, 200)) as { options: object }).options;
  await ask(eve, 'makeCodes', {}, undefined, 401);
  for (let i = 0; i < 2; i++)
    await ask(eve, 'addPasskey', {}, { label: 'Key', answer: key.create(await challenge('add')) }, 200);
  const { account } = (await ask(eve, 'account', {}, undefined, 200)) as { account: { passkeys: { id: string }[] } };
  await ask(eve, 'removePasskey', {}, { id: account.passkeys[1]!.id }, 200);
  const { codes } = (await ask(eve, 'makeCodes', {}, undefined, 200)) as { codes: string[] };
  await ask(eve, 'recover', {}, { code: 'none' }, 403);
  await ask(eve, 'recover', {}, { code: codes[0] }, 200);
  await ask(eve, 'revokeCodes', {}, undefined, 200);
  await ask(eve, 'signOut', {}, { everywhere: true }, 200);
  await ask(eve, 'signIn', {}, { answer: key.get(await challenge('signIn')) }, 200);
  await ask(eve, 'deleteAccount', {}, { delete: 'my account' }, 200);
}

it(
  'the served description is true: every route is in it, and real answers of every route fit',
  { timeout: 60_000 },
  async () => {
    const { address } = await testServer({ absentMs: 0 });
    const description = (await (await fetch(`${address}/api/openapi.json`)).json()) as Description;
    expect(description.openapi).toBe('3.1.0');
    expect(description.servers).toEqual([{ url: '/' }]);
    const described = Object.values(description.paths).flatMap((operations) => Object.values(operations));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());

    const fits = await judge(description);
    const seen = new Set<string>();
    const ask = async (
      client: Client,
      route: RouteName,
      parts: Parameters<Client['raw']>[1],
      body: unknown,
      status: number,
    ) => {
      const response = await client.raw(route, parts, body);
      const value: unknown = await response.json();
      expect(response.status, `${route}: ${JSON.stringify(value).slice(0, 300)}`).toBe(status);
      const key = status === 200 ? '200' : status === 409 && 'refusal' in routes[route] ? '409' : '4XX';
      expect(await fits(route, key, value), `${route} ${status}`).toBe('fits');
      seen.add(`${route} ${key}`);
      return value as { table: string; moment: { decision: number }; actions: object[]; token: string };
    };

    const [ann, bob, nobody] = [new Client(address), new Client(address), new Client(address)];
    await ask(nobody, 'games', {}, undefined, 200);
    await ask(nobody, 'me', {}, undefined, 200);
    await ask(ann, 'setMe', {}, { name: 'Ann' }, 200);
    await ask(ann, 'setMe', {}, { name: '' }, 400);
    await ask(bob, 'setMe', {}, { name: 'Bob' }, 200);
    await ask(bob, 'me', {}, undefined, 200);
    const wishes = {
      game: 'maamut',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      options: { first: 0 },
    };
    await ask(nobody, 'create', {}, wishes, 401);
    const { table: id } = await ask(ann, 'create', {}, wishes, 200);
    await ask(bob, 'join', { id }, {}, 200);
    await ask(bob, 'leave', { id }, undefined, 200);
    await ask(ann, 'fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' }, 200);
    await ask(ann, 'fill', { id, seat: 1 }, { kind: 'open' }, 200);
    await ask(bob, 'join', { id }, { seat: 1 }, 200);
    await ask(bob, 'renewLink', { id }, undefined, 200);
    const { token } = await ask(bob, 'link', { id }, undefined, 200);
    const phone = await Client.named(address, 'Bob');
    await ask(phone, 'claim', { id }, { token }, 200);
    await ask(bob, 'contribute', { id }, { words: 'luck' }, 200);
    await ask(bob, 'look', { id }, { look: 4 }, 200);
    await ask(bob, 'rename', { id }, { name: 'Robert' }, 200);
    await ask(nobody, 'lobby', {}, undefined, 200);
    await ask(ann, 'myTables', {}, undefined, 200);
    const { subscription } = new TestDevice('https://1.1.1.1/device');
    await ask(ann, 'subscribe', {}, subscription, 200);
    await ask(ann, 'setWebhook', {}, { url: 'https://1.1.1.1/hook' }, 200);
    await ask(ann, 'setWebhook', {}, { url: 'https://127.0.0.1/hook' }, 422);
    await ask(ann, 'notices', {}, undefined, 200);
    await ask(ann, 'unsubscribe', {}, { endpoint: subscription.endpoint }, 200);
    await ask(ann, 'setWebhook', {}, { url: null }, 200);
    await ask(ann, 'rests', {}, undefined, 200);
    await ask(ann, 'setNight', {}, { zone: 'Asia/Kolkata', night: { from: '23:00', to: '07:00' } }, 200);
    await ask(ann, 'addHoliday', {}, { zone: 'Asia/Kolkata', from: null, until: '2020-01-01' }, 400);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await ask(ann, 'addHoliday', {}, { zone: 'UTC', from: null, until }, 200);
    await ask(ann, 'endHoliday', {}, { from: 0 }, 200);
    await ask(nobody, 'record', { id }, undefined, 409);
    await ask(ann, 'start', { id }, undefined, 200);
    const { moment } = await ask(ann, 'table', { id }, undefined, 200);
    const { actions } = await ask(ann, 'legal', { id }, undefined, 200);
    const command = { id: 'one', decision: moment.decision, action: actions[0] };
    await ask(bob, 'command', { id }, { ...command, id: 'two' }, 409);
    await ask(ann, 'command', { id }, command, 200);
    const next = (await ask(ann, 'table', { id }, undefined, 200)).moment;
    await ask(bob, 'undo', { id }, { id: 'back', decision: next.decision }, 409);
    await ask(ann, 'undo', { id }, { id: 'back', decision: next.decision }, 200);
    await ask(ann, 'say', { id }, { text: 'hello' }, 200);
    await ask(ann, 'talk', { id }, undefined, 200);
    await ask(ann, 'takeOver', { id }, { seat: 1 }, 200);
    await ask(bob, 'return', { id }, undefined, 200);
    await ask(ann, 'record', { id }, undefined, 200);
    await ask(ann, 'abandon', { id }, { agree: true }, 200);
    await ask(bob, 'abandon', { id }, { agree: true }, 200);
    await ask(ann, 'record', { id }, undefined, 200);
    await ask(ann, 'rematch', { id }, undefined, 200);
    await ask(ann, 'table', { id: 'AAAAAAAAAAAA' }, undefined, 404);
    const finished: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../fixtures/records/maamut-2.json'), 'utf8'),
    );
    const { id: shared } = (await ask(nobody, 'share', {}, finished, 200)) as unknown as { id: string };
    await ask(nobody, 'share', {}, {}, 400);
    await ask(nobody, 'sharedRecord', { id: shared }, undefined, 200);
    await ask(nobody, 'sharedRecord', { id: 'A'.repeat(16) }, undefined, 404);
    const rated = { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 60, rated: true };
    const { table: other } = (await ask(ann, 'create', {}, rated, 200)) as unknown as { table: string };
    await ask(ann, 'consent', { id: other }, { agree: true }, 200);
    await ask(nobody, 'tableRatings', { id: other }, undefined, 200);
    await ask(bob, 'unrate', { id: other }, undefined, 403);
    await ask(ann, 'unrate', { id: other }, undefined, 200);
    await ask(ann, 'myRatings', {}, undefined, 200);
    await ask(ann, 'friends', { id: other }, undefined, 200);
    await ask(ann, 'invite', { id: other }, { table: id, seat: 1 }, 200);
    await ask(bob, 'invitations', {}, undefined, 200);
    await ask(bob, 'answerInvitation', { id: other }, { answer: 'block' }, 200);
    await ask(bob, 'unblock', {}, { id: 'nobody' }, 200);
    await tryAccount(address, ask);
    const stream = await ann.raw('stream', { id });
    const reader = stream.body!.getReader();
    const text = Buffer.from((await reader.read()).value ?? []).toString();
    await reader.cancel();
    expect(text).toMatch(/^id: \d+\ndata: \{"type":"welcome"/);
    expect(await fits('stream', '200', JSON.parse(text.split('data: ')[1]!))).toBe('fits');
    seen.add('stream 200');
    expect(
      Object.keys(routes).filter((route) => !seen.has(`${route} 200`)),
      'routes that were not tried',
    ).toEqual([]);
  },
);

it('the schemas reject a wrong answer', async () => {
  const { address } = await testServer();
  const fits = await judge((await (await fetch(`${address}/api/openapi.json`)).json()) as Description);
  expect(await fits('me', '200', { guest: { name: 7 } })).not.toBe('fits');
  expect(await fits('table', 'default', { error: { code: 'whatever', message: '' } })).not.toBe('fits');
});
