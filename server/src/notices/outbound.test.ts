import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from '../testing/client.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { NoticeReceiver, status } from '../testing/notice-receiver.ts';
import { testServer } from '../testing/serve.ts';
import { type OutboundOptions, post, urlProblem } from './outbound.ts';
import type { Resolve } from './public-address.ts';

const loopback: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const body = Buffer.from('{}');

function options(changes: Partial<OutboundOptions> = {}): OutboundOptions {
  const signal = new AbortController().signal;
  return { time: new FakeTime(), resolve: loopback, allowPrivate: true, signal, ...changes };
}

it('a request goes to the address that was checked, with the name of the host', async () => {
  const receiver = await NoticeReceiver.start();
  const { port } = new URL(receiver.address);
  const asked: string[] = [];
  const resolve: Resolve = (host) => {
    asked.push(host);
    return loopback(host);
  };
  const url = `http://hook.example:${port}/x`;
  expect(await post({ url, headers: {}, body }, options({ resolve }))).toEqual({ status: 201, retryAfter: null });
  expect(asked, 'resolved once').toEqual(['hook.example']);
  expect(receiver.received[0]!.headers.host).toBe(`hook.example:${port}`);
});

it('a redirect is not followed', async () => {
  const receiver = await NoticeReceiver.start();
  receiver.answers.set('/x', status(302, { location: `${receiver.address}/inside` }));
  const url = `${receiver.address}/x`;
  expect((await post({ url, headers: {}, body }, options())).status).toBe(302);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/x']);
});

it('an answer without end is not read', async () => {
  let closed = false;
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const write = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', write);
    response.on('close', () => (closed = true));
    write();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect((await post({ url, headers: {}, body }, options())).status).toBe(200);
  await expect.poll(() => closed).toBe(true);
});

it('no answer in time, also of the name server, is an error', async () => {
  const receiver = await NoticeReceiver.start();
  receiver.answers.set('/x', () => undefined);
  for (const resolve of [loopback, () => new Promise<never>(() => undefined)]) {
    const time = new FakeTime();
    const sent = post(
      { url: `http://slow.example:${new URL(receiver.address).port}/x`, headers: {}, body },
      options({ time, resolve }),
    );
    const failed = expect(sent).rejects.toThrow();
    await time.pass(9000);
    if (resolve === loopback) await receiver.count('/x', 1);
    await time.pass(2000);
    await failed;
  }
});

it('addresses that no notice is sent to', async () => {
  expect(urlProblem('https://hook.example/x', false)).toBeNull();
  for (const url of [
    'http://hook.example/',
    'ftp://hook.example',
    'file:///etc/passwd',
    'javascript:0',
    'https://u:p@hook.example/',
    'x',
  ])
    expect(urlProblem(url, false), url).not.toBeNull();
  const url = 'https://hook.example/';
  await expect(post({ url, headers: {}, body }, options({ allowPrivate: false }))).rejects.toThrow('private network');
});

it('the server accepts no webhook or device in a private network, and says the same of names that do not exist', async () => {
  const names: Record<string, string> = { 'inside.example': '10.0.0.7', 'outside.example': '1.1.1.1' };
  const resolve: Resolve = (host) =>
    host in names ? Promise.resolve([{ address: names[host]!, family: 4 }]) : Promise.reject(new Error('ENOTFOUND'));
  const { address } = await testServer({}, { resolve });
  const guest = await Client.named(address, 'Ann');
  const answers: unknown[] = [];
  for (const url of [
    'https://inside.example/',
    'https://nowhere.example/',
    'https://127.0.0.1/',
    'https://[::1]:1/',
    'https://0x7f.1/',
  ]) {
    const response = await guest.raw('setWebhook', {}, { url });
    answers.push([response.status, await response.json()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject([422, { error: { code: 'badTarget', at: 'url' } }]);
  expect(await guest.denied('setWebhook', {}, { url: 'http://outside.example/' })).toEqual([422, 'badTarget']);
  expect((await guest.ask('setWebhook', {}, { url: 'https://outside.example/h' })).webhook!.url).toContain('outside');
  const receiver = await NoticeReceiver.start();
  const { subscription } = receiver.device('/p');
  expect(await guest.denied('subscribe', {}, subscription)).toEqual([422, 'badTarget']);
  const endpoint = 'https://outside.example/p';
  const { p256dh } = subscription.keys;
  const offCurve = `B${'A'.repeat(86)}`;
  for (const keys of [
    { p256dh: offCurve, auth: 'A'.repeat(22) },
    { p256dh, auth: 'short' },
  ])
    expect(await guest.denied('subscribe', {}, { endpoint, keys })).toEqual([400, 'malformed']);
  expect((await guest.ask('subscribe', {}, { ...subscription, endpoint })).devices).toBe(1);
  expect(await new Client(address).denied('subscribe', {}, subscription), 'a name is needed').toEqual([401, 'noGuest']);
});
