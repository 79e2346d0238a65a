/** A rated game: two visitors agree, one resigns, both see what became of their ratings; then one invites the other. */
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

const seats = [
  { kind: 'me', name: 'Ada', look: 0, level: 'normal' },
  { kind: 'open', name: '', look: 1, level: 'normal' },
];
const kept = {
  ...hurried,
  'setup.maamut.friends': JSON.stringify({ seats, options: { first: 0 }, listed: false, clock: null, hints: true }),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('both agree, one resigns, the ratings say so to who wants to see them, and the next invitation is one tap', async () => {
  const ada = await Visitor.arrive(browser, server.address, { kept });
  await ada.goTo('/new/maamut?with=friends');
  await ada.page.getByText('Game options').click();
  await ada.page.getByLabel('Rated game').check();
  expect(await ada.page.getByLabel('Time per move').inputValue(), 'it needs a time').toBe('300');
  expect(await ada.page.getByLabel('Allow hints').isDisabled()).toBe(true);
  await button(ada.page, 'Create the invitation').click();
  await ada.page.getByRole('heading', { name: 'Rated game' }).waitFor();
  const bo = await Visitor.arrive(browser, server.address, { kept: hurried, viewport: { width: 390, height: 844 } });
  await bo.goTo(new URL(ada.page.url()).pathname);
  await button(bo.page, 'Take this seat').click();
  await ada.page.getByText('Not agreed to a rated game yet: Player 2.').waitFor();
  expect(await button(ada.page, 'Start the game').isDisabled()).toBe(true);
  await bo.page.getByLabel('I agree to a rated game').check();
  await button(ada.page, 'Start the game').click();
  for (const { page } of [ada, bo]) await page.locator('.players .rating').first().waitFor();
  expect(await ada.page.locator('.undo').count(), 'nothing is taken back').toBe(0);
  await button(bo.page, 'Table menu').click();
  const keys = await bo.page.locator('.keys kbd').allInnerTexts();
  expect(keys).toContain('S');
  expect(keys.filter((key) => key === 'U' || key === 'H')).toEqual([]);
  await button(bo.page, 'Resign').click();
  await button(bo.page, 'Resign').click();
  for (const { page } of [ada, bo])
    await page.getByRole('heading', { name: 'Player 2 resigned' }).first().waitFor({ state: 'attached' });
  await ada.goTo('/games');
  await ada.page.getByText('new (1 of 8)').waitFor();
  await ada.page.getByText('Ada wins').waitFor();
  await ada.goTo('/settings');
  await ada.page.getByRole('group', { name: 'Ratings' }).getByRole('checkbox').uncheck();
  await ada.goTo('/games');
  await ada.page.getByText('Ada wins').waitFor();
  expect(await ada.page.getByText('My ratings').count()).toBe(0);
  await ada.goTo('/new/maamut?with=friends');
  await button(ada.page, 'Create the invitation').click();
  await button(ada.page, 'Invite Player 2').click();
  await button(ada.page, 'Player 2 is invited').waitFor();
  await bo.goTo('/games');
  await bo.page.getByText('Ada invites you').waitFor();
  await button(bo.page, 'Go to the table').click();
  await button(bo.page, 'Take this seat').waitFor();
  expect([...ada.complaints, ...bo.complaints]).toEqual([]);
});
