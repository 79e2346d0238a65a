import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { games, setUp } from './games.ts';
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
  const visitor = await Visitor.arrive(browser, server.address, {
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
    await page.locator('.action-list button, .game-over, button.go-on').first().waitFor();
    // The end of a round waits until it has been read.
    while ((await page.locator('button.go-on').count()) > 0) {
      await page.keyboard.press('s');
      await page.locator('button.go-on').waitFor({ state: 'detached' });
      await page.locator('.action-list button, .game-over, button.go-on').first().waitFor();
    }
    // Bots that are lucky win before that.
    if ((await page.locator('.game-over').count()) > 0) break;
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
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await page.locator('.action-list button').first().click();
  await expect.poll(() => page.locator('[role=log]').innerText()).toMatch(/\w+ .*\./);
  await visitor.leave();
});

it('momie: the mummy’s way is laid cell by cell, by pointer and by keys', async () => {
  const visitor = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.momie.bots': setUp('momie', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]) },
  });
  const { page } = visitor;
  await visitor.goTo('/new/momie?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const stay = page.getByRole('button', { name: 'Stay here' });
  await stay.waitFor({ timeout: 60_000 });
  // Whatever lies one step away, said by its label.
  const near = page.locator('.momie-cell[aria-label*="1 step away"]').first();
  await near.hover();
  await page.locator('.momie-prowl-more').waitFor({ state: 'attached' });
  await near.click();
  await page.getByRole('button', { name: 'Walk 1 step' }).waitFor();
  await page.keyboard.press('Backspace');
  await stay.waitFor();
  await near.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Walk 1 step' }).waitFor();
  // Up or down: one of them leads to another cell.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  const before = await focused();
  await page.keyboard.press('ArrowUp');
  if ((await focused()) === before) await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^\d+,\d+$/);
  expect(await focused()).not.toBe(before);
  await page.getByRole('button', { name: 'Walk 1 step' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Walk 1 step' }).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
