import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { games, setUp } from './games.ts';
import { type House, openHouse } from './house.ts';
import { hurried, Visitor } from './visitor.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Tab by tab until the focus is on what is wanted (the others may be thinking meanwhile); it must be visible there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  const patience = Date.now() + 30_000;
  while (Date.now() < patience) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);
    if (!found) continue;
    const outline = await page.evaluate(() => {
      const { outlineStyle, boxShadow, filter } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' || boxShadow !== 'none' || filter !== 'none';
    });
    expect(outline, `the focus on ${wanted} is seen`).toBe(true);
    return;
  }
  throw new Error(`no Tab leads to ${wanted}`);
}

it.each(games)('%s: from the home page into the game and on, by keyboard alone', async (game) => {
  const visitor = await Visitor.arrive(browser, house.address, {
    kept: { ...hurried, [`setup.${game}.bots`]: setUp(game, [{ kind: 'me' }, { kind: 'bot' }]) },
  });
  const { page } = visitor;
  await visitor.goTo('/');
  await page.locator('h1').waitFor();
  await tabTo(page, `.ways a[href="/new/${game}?with=bots"]`);
  await page.keyboard.press('Enter');
  await page.locator('form').waitFor();
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/*');
  await page.locator('.board-space').waitFor();
  await page.keyboard.press('w');
  for (let turn = 0; turn < 4; turn++) {
    await page.locator('.action-list button').first().waitFor();
    const before = await page.locator('.in-words').innerText();
    await tabTo(page, '.action-list button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('s');
    await expect.poll(() => page.locator('.in-words').innerText(), { timeout: 30_000 }).not.toBe(before);
  }
  await page.keyboard.press('l');
  await page.locator('.log').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('what happens is announced, line by line', async () => {
  const visitor = await Visitor.arrive(browser, house.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await page.locator('.action-list button').first().click();
  await expect.poll(() => page.locator('[role=log]').innerText()).toMatch(/\w+ .*\./);
  await visitor.leave();
});
