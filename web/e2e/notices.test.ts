import { createECDH, randomBytes } from 'node:crypto';
import { Client } from '@traque/server/test-support/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A browser's push service, which the test's browser does not have, no more than permissions. Nothing is sent there. */
const subscription = {
  endpoint: 'https://1.1.1.1/device',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
};

async function havePushService({ context }: Visitor): Promise<void> {
  await context.addInitScript((json) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let last: object | null = null;
    const { prototype } = PushManager;
    prototype.getSubscription = () => Promise.resolve(last as PushSubscription | null);
    prototype.subscribe = (options) => {
      const unsubscribe = () => {
        last = null;
        return Promise.resolve(true);
      };
      last = { ...json, options, toJSON: () => json, unsubscribe };
      return Promise.resolve(last as PushSubscription);
    };
  }, subscription);
}

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** Lets the browser deliver a push message to the app's worker: what that shows. */
async function shownFor(page: Page, data: object): Promise<Shown> {
  const worker = page.context().serviceWorkers()[0]!;
  const shown = worker.evaluate(
    () =>
      new Promise<Shown>((resolve) => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        registration.showNotification = (title, options) => {
          resolve({ title, options: options ?? {} });
          return Promise.resolve();
        };
      }),
  );
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const message = { origin: server.address, registrationId: await registered, data: JSON.stringify(data) };
  await session.send('ServiceWorker.deliverPushMessage', message);
  return shown;
}

it('turn notices are offered after the first move of a slow game, shown by the worker, and switched off in the settings', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await havePushService(visitor);
  const devices = async (): Promise<number> =>
    ((await (await page.request.get(`${server.address}/api/me/notices`)).json()) as { devices: number }).devices;
  await page.request.put(`${server.address}/api/me`, { data: { name: 'Ada' } });
  const created = await page.request.post(`${server.address}/api/tables`, {
    data: { game: 'maamut', options: { first: 0 }, seats: [{ kind: 'me' }, { kind: 'open' }], clock: 86_400 },
  });
  const { table: id } = (await created.json()) as { table: string };
  const bo = await Client.named(server.address, 'Bo');
  await bo.ask('join', { id }, {});
  await page.request.post(`${server.address}/api/tables/${id}/start`);
  await visitor.goTo(`/table/${id}`);
  await visitor.readWords();
  await page.locator('.action-list button').first().waitFor();
  const offer = page.locator('.notices').getByText('Should this device tell you');
  expect(await offer.count(), 'not before they have moved').toBe(0);
  await page.locator('.action-list button').first().click();
  await offer.waitFor();
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(devices).toBe(1);

  const notice = { kind: 'turn', table: id, game: 'maamut', players: ['Bo'], last: true, deadline: null, url: '' };
  expect(await shownFor(page, notice)).toMatchObject({
    title: 'Mâamut: your turn',
    options: {
      body: 'You’re the last one they’re waiting for. At the table: Bo.',
      tag: id,
      data: `/table/${id}`,
    },
  });

  await visitor.goTo('/settings');
  const setting = page.getByRole('group', { name: 'Turn notifications' }).getByRole('checkbox');
  await expect.poll(() => setting.isChecked()).toBe(true);
  await setting.click();
  await expect.poll(devices).toBe(0);
  expect(visitor.ownComplaints).toEqual([]);
  await visitor.leave();
});
