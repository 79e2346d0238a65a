/** An account by passkey, with the virtual authenticator of Chromium: the same games in a second browser. */
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from './axe.ts';
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

async function authenticator({ context, page }: Visitor): Promise<{ session: CDPSession; id: string }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id: authenticatorId };
}

it('a guest adds a passkey and signs in elsewhere: the games are there; N goes to the one that waits', async () => {
  // Passkeys need a domain.
  const address = server.address.replace('127.0.0.1', 'localhost');
  const kept = { ...hurried, name: 'Ada' };
  const desk = await Visitor.arrive(browser, address, { kept });
  const { request } = desk.page;
  await request.put(`${address}/api/me`, { data: { name: 'Ada' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    const made = await request.post(`${address}/api/tables`, {
      data: { game: 'maamut', options: { first: 0 }, seats },
    });
    tables.push(((await made.json()) as { table: string }).table);
    await request.post(`${address}/api/tables/${tables[i]}/start`);
  }
  const key = await authenticator(desk);
  await desk.goTo('/account');
  await desk.page.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.page.getByText('Signed in as Ada').waitFor();
  await desk.page.getByRole('button', { name: 'Make new codes' }).click();
  await desk.page.locator('.recovery-codes li').nth(9).waitFor();
  expect(await findings(desk.page), 'the account').toEqual([]);

  const phone = await Visitor.arrive(browser, address, {
    // They said yes on this phone, as a guest.
    kept: { ...hurried, notices: 'on' },
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  await havePushService(phone);
  const { credentials } = await key.session.send('WebAuthn.getCredentials', { authenticatorId: key.id });
  const second = await authenticator(phone);
  for (const credential of credentials)
    await second.session.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
  await phone.goTo('/account');
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.getByText('Signed in as Ada').waitFor();
  await expect.poll(() => devicesOf(desk), { message: "the phone gets the account's notices" }).toBe(1);
  await phone.page.getByRole('link', { name: 'My games' }).last().click();
  await phone.page.locator('.running-games .urgent').nth(1).waitFor();
  expect(await findings(phone.page), 'my games').toEqual([]);
  await phone.page.keyboard.press('n');
  await phone.page.waitForURL(/\/table\//);
  const first = phone.page.url();
  await phone.page.getByRole('link', { name: 'Next table: 1 game is waiting for you' }).waitFor();
  await phone.page.keyboard.press('n');
  await phone.page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== first);
  expect(tables).toContain(new URL(first).pathname.split('/').at(-1));
  await phone.goTo('/account');
  await phone.page.getByRole('button', { name: 'Sign out here' }).click();
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  expect(await devicesOf(desk), 'and none after it has signed out').toBe(0);
  expect([...desk.complaints, ...phone.complaints]).toEqual([]);

  // At an IP address they are not offered, and the page says why.
  const byAddress = await Visitor.arrive(browser, server.address, { kept });
  await byAddress.goTo('/account');
  await byAddress.page.getByText('reached by an IP address').waitFor();
  expect(await byAddress.page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  for (const visitor of [desk, phone, byAddress]) await visitor.leave();
});
