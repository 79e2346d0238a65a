import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

it('once visited, the app starts and plays without a network, and keeps the game', async () => {
  const visitor = await Visitor.arrive(browser, house.address, { kept: hurried });
  const { page, context } = visitor;
  await visitor.goTo('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over the pages that are opened after it is there.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await house.stop();
  await context.setOffline(true);
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
  await house.start();
  await visitor.leave();
});
