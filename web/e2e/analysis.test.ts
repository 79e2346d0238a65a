/** The analysis of a recorded game, from the end of the game to a solved mistake; and games that cannot be analysed. */
import { yardstickOf } from '@traque/analysis/values';
import { isBillShown } from '@traque/analysis/yardstick';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { recordedGame, storeGame } from './finished-game.ts';
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

const numberIn = (text: string): number => Number(text.replace('−', '-'));

it.each([
  ['desk', { width: 1440, height: 900 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const)('%s: sums, curve, slips, and a mistake that is learned from', async (_name, viewport, colorScheme) => {
  const ada = await Visitor.arrive(browser, server.address, { viewport, colorScheme, kept: hurried });
  const { page } = ada;
  await ada.goTo(await storeGame(ada, 'maamut-3'));
  const ending = page.getByRole('dialog');
  expect(await ending.locator('.decisive a').getAttribute('href')).toMatch(/^\/replay\/here-maamut-maamut3\?at=\d+$/);
  await ending.getByRole('link', { name: 'Analyse' }).click();

  // Everything is there, and no sums where they would explain too little; asked for, they add up.
  await page.locator('.analysis[aria-busy=false]').waitFor();
  const learn = page.getByRole('link', { name: 'Learn from your mistakes' });
  await learn.waitFor();
  expect(await findings(page)).toEqual([]);
  const address = new URL(page.url());
  expect(address.pathname + address.search).toBe('/analysis/here-maamut-maamut3?seat=0');
  const isShown = isBillShown(yardstickOf('maamut')!, 3);
  await page.getByRole('heading', { name: isShown ? 'How the result came about' : 'No sums of luck' }).waitFor();
  expect(await page.locator('table.sum').count()).toBe(isShown ? 3 : 0);
  await ada.goTo(`${address.pathname}${address.search}&bill`);
  // Stored: it is all there at once, before any worker has computed anything.
  const tables = page.locator('table.sum');
  await tables.first().waitFor();
  for (const table of await tables.all()) {
    const [before, luck, slips, unseen, others, result] = (await table.locator('.number').allInnerTexts()).map(
      numberIn,
    );
    expect(Math.abs(before! + luck! + slips! + unseen! + others! - result!)).toBeLessThan(0.4);
  }

  // The curve by keyboard, as a table, and a click into it.
  const curve = page.getByRole('slider', { name: 'Winning chances' });
  await curve.press('Home');
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/^Set-up Ada \d+%$/);
  await page.getByText('As a table').click();
  const moments = recordedGame('maamut-3').actions.length + 1;
  await expect.poll(() => page.locator('.curve-rows tbody tr').count()).toBe(moments);
  await curve.press('ArrowRight');
  await curve.press('Enter');
  await page.waitForURL('**/replay/here-maamut-maamut3?at=1');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.locator('.moments a').first().waitFor();

  // A slip on the board; then the same as a question.
  const slip = page.locator('.slip').first();
  await expect.poll(() => slip.locator('dd').allInnerTexts()).not.toContain('…');
  const [played, better] = await slip.locator('dd').allInnerTexts();
  await page.getByText('It keeps you from losing at once.').waitFor();
  await slip.getByRole('link', { name: 'Show on the board' }).click();
  const panel = page.locator('.moment-panel');
  await expect.poll(() => panel.getByRole('button', { pressed: true }).innerText()).toContain(better);
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Back to the analysis' }).click();
  await learn.click();
  await panel.getByText('Find a better one').waitFor();
  expect(await panel.getByText(better!).count()).toBe(0);
  await ada.readWords();
  await page.locator('.action-list').getByRole('button', { name: played!, exact: true }).click();
  await panel.getByText(/That gives away [\d.]+ points/).waitFor();
  await page.locator('.action-list').getByRole('button', { name: better!, exact: true }).click();
  await panel.getByText('Right, that is the best move.').waitFor();
  await panel.getByRole('link', { name: 'Next' }).click();
  await panel.getByText('Question 2 of').waitFor();
  await panel.getByRole('button', { name: 'Show the answer' }).click();
  await panel.getByText('Better').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('a game that is broken, of another seal, or not over gets a clear answer', async () => {
  const ada = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = ada;
  await storeGame(ada, 'maamut-3', { moves: 5 });
  await ada.goTo('/analysis/here-maamut-maamut3');
  await page.getByRole('heading', { name: 'This game was not finished' }).waitFor();
  const record = recordedGame('maamut-3');
  for (const [file, title] of [
    [{ ...record, actions: record.actions.slice(1) }, 'Traque can’t read this file'],
    [{ ...record, commit: '0'.repeat(64) }, 'This game can’t be analysed'],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem('traque.record.file', text), JSON.stringify(file));
    await ada.goTo('/analysis/file');
    await page.getByRole('heading', { name: title }).waitFor();
  }
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});
