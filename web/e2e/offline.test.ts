import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('once visited, the app starts and plays without a network, and keeps the game', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await visitor.goTo('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over the pages that are opened after it is there.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await server.stop();
  await context.setOffline(true);
  await visitor.goTo('/');
  expect(await page.evaluate(() => crossOriginIsolated), 'kept files keep their headers').toBe(true);
  for (const game of ['maamut', 'momie']) {
    await visitor.goTo('/');
    await page.locator(`.ways a[href="/new/${game}?with=bots"]`).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await visitor.readWords();
    await playOut(visitor, { before: (turn) => turn < 2 });
  }
  const address = page.url();
  await page.reload();
  await visitor.readWords();
  await playOut(visitor, { before: (turn) => turn < 1 });
  expect(page.url()).toBe(address);

  await visitor.goTo('/learn/maamut/cards');
  await page.getByRole('heading', { name: 'Moving' }).waitFor();

  await visitor.goTo('/rules/maamut#MA-53');
  await page.locator('.reference').getByText('turns clockwise to the first open way').waitFor();
  expect(visitor.complaints).toEqual([]);
  await context.setOffline(false);
  await server.start();
  await visitor.leave();
});
