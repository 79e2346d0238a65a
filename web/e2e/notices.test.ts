import { Client } from '@traque/server/test-support/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { devicesOf, havePushService } from './push-service.ts';
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
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, serviceWorkers: 'allow' });
  const { page } = visitor;
  await havePushService(visitor);
  const devices = (): Promise<number> => devicesOf(visitor);
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
