import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Somebody who is to act at a table on the server, the board in words before them. */
beforeEach(async () => {
  server.database.fails = 0;
  visitor = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.maamut.friends': setUp('maamut', [{ kind: 'me' }, { kind: 'open' }]) },
  });
  ({ page } = visitor);
  await visitor.goTo('/new/maamut?with=friends');
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  await page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await page.locator('.action-list button').first().waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'));
});

/** Goes on playing on the same page, which nobody has loaded again. */
async function expectToGoOn(): Promise<void> {
  const before = await page.locator('.log li').count();
  await playOut(visitor, { before: (turn) => turn < 2 });
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
  expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(before);
  expect(visitor.ownComplaints).toEqual([]);
  await visitor.leave();
}

const actions = (): Promise<string> => page.locator('.action-list').innerText();

it('a move that fails for a moment is made without another click', async () => {
  const offered = await actions();
  server.database.fails = 1;
  await Promise.all([
    page.getByRole('status').getByText('Sending again').waitFor(),
    page.locator('.action-list button').first().click(),
  ]);
  await page.getByText('Sending again').waitFor({ state: 'detached' });
  await expect.poll(actions).not.toBe(offered);
  expect(await page.getByText('The server didn’t answer').count()).toBe(0);
  await expectToGoOn();
});

it('a move that fails twice is said to have failed, and can be made again', async () => {
  const offered = await actions();
  server.database.fails = Infinity;
  await page.locator('.action-list button').first().click();
  await page.getByRole('alert').getByText('The server didn’t answer').waitFor();
  await expect.poll(actions, { message: 'the board is not locked' }).toBe(offered);
  server.database.fails = 0;
  await page.locator('.action-list button').first().click();
  await expect.poll(actions).not.toBe(offered);
  await expectToGoOn();
});

it('a server that comes back before its database is waited for', async () => {
  await server.stop();
  await page.getByText('Connection lost').waitFor();
  server.database.fails = Infinity;
  await server.start();
  const hungUp = () => visitor.received.filter((text) => text.includes('"busy"')).length;
  await expect.poll(hungUp, { message: 'it was called at least twice, each time in vain' }).toBeGreaterThan(1);
  const late = await Visitor.arrive(browser, server.address, { kept: hurried });
  await late.goTo(new URL(page.url()).pathname);
  await late.page.getByRole('heading', { name: 'The server can’t be reached' }).waitFor();
  await late.leave();
  server.database.fails = 0;
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await expectToGoOn();
});

it('a server that restarts: the player reads it, is told what was not sent, and goes on', async () => {
  await server.stop();
  await page.getByRole('status').getByText('Connection lost').waitFor();
  await page.locator('.action-list button').first().click();
  await page.getByRole('alert').getByText('your action wasn’t sent').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Export my view so far' }).click();
  await page.getByRole('dialog', { name: 'Table menu' }).waitFor({ state: 'hidden' });
  await page.getByRole('alert').getByText('Connection lost').waitFor();
  await server.start();
  await page.getByRole('status').getByText('Connection lost').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('your action wasn’t sent').count(), { message: 'it can be made now' }).toBe(0);
  await expectToGoOn();
});

it('a seat is played from another device by its link, until the player makes a new one', async () => {
  const menu = page.getByRole('dialog', { name: 'Table menu' });
  const ownLink = async (): Promise<string> => {
    const answered = page.waitForResponse((response) => /\/link(?:\/new)?$/.test(response.url()));
    await menu
      .getByRole('button', { name: /^(?:Show the link|Make a new link)$/ })
      .first()
      .click();
    const { token } = (await (await answered).json()) as { token: string };
    return `${new URL(page.url()).pathname}#seat=${token}`;
  };
  await page.getByRole('button', { name: 'Table menu' }).click();
  const link = await ownLink();
  await menu.getByText('Copy the link to your seat').waitFor();
  const phone = await Visitor.arrive(browser, server.address, { kept: hurried, viewport: { width: 390, height: 800 } });
  await phone.goTo('/');
  await phone.page.evaluate(() =>
    fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"name":"Phone"}' }),
  );
  await phone.goTo(link);
  await phone.readWords();
  await phone.page.locator('.action-list button').first().waitFor();
  await ownLink();
  await menu.getByText('The old link no longer works').waitFor();
  await phone.page.getByText('You are watching').waitFor();
  expect(await phone.page.locator('.action-list button').count()).toBe(0);
  await phone.leave();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expectToGoOn();
});
