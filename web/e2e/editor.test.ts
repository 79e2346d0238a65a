/** The editor by pointer and by keyboard: drawing, links, trying it out, and on to a table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
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

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const labelOf = (page: Page, name: string) => cell(page, name).getAttribute('aria-label');
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** A point of a cell, from 0 to 1 in both directions. */
async function pointIn(page: Page, name: string, right: number, down: number) {
  const { x, y, width, height } = (await cell(page, name).boundingBox())!;
  return { x: x + right * width, y: y + down * height };
}

describe('the pyramid editor', () => {
  it('is drawn on by pointer and keyboard, says what is missing, and takes everything back', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = visitor;
    await visitor.goTo('/editor/momie');
    await panel(page, 'What is missing').getByText('There are no stairs').last().waitFor();
    expect(await labelOf(page, '8,8')).toBe('I9, open: up, right, left');

    // A tap on a side, and a stroke along three of them.
    const side = await pointIn(page, '8,8', 0.99, 0.5);
    await page.mouse.click(side.x, side.y);
    expect(await labelOf(page, '8,8')).toBe('I9, open: up, left');
    const from = await pointIn(page, '4,7', 0.2, -0.03);
    const to = await pointIn(page, '6,7', 0.8, -0.03);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    expect(await labelOf(page, '5,7')).toBe('F8, open: right, down, left');

    // The keyboard goes on where the pointer was; one stroke is one step back.
    await page.keyboard.press('Control+z');
    expect(await labelOf(page, '5,7')).toBe('F8, open: up, right, down, left');
    await cell(page, '8,8').focus();
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('status').filter({ hasText: 'J8, open' }).waitFor();
    expect(await labelOf(page, '8,8')).toContain('the stairs');
    expect(await labelOf(page, '9,8')).toBe('J9, the dungeon, open: right');
    await expect.poll(() => panel(page, 'What is missing').textContent()).not.toContain('no stairs');
    await page.getByRole('button', { name: 'Green treasure' }).click();
    await cell(page, '3,8').click();
    await page.getByRole('button', { name: 'Green treasure 1/4' }).waitFor();
    expect(await findings(page)).toEqual([]);

    // It is there again the next time.
    await page.reload();
    await panel(page, 'What is missing').waitFor();
    expect(await labelOf(page, '3,8')).toContain('green treasure');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('opens links and files of strangers with care, tries a map with bots, and leads to tables with it', async () => {
    const visitor = await Visitor.arrive(browser, server.address, {
      kept: hurried,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = visitor;
    await visitor.goTo('/editor/momie#%3Cscript%3E%');
    await page.getByText('This link contains nothing that can be opened.').waitFor();
    await page.getByText('Import', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Import' }).fill('{"cells":{"<img src=x onerror=alert(1)>":[]}}');
    await page.getByRole('button', { name: 'Import this' }).click();
    await page.getByText('This cannot be read.').waitFor();

    await page.getByRole('button', { name: 'Surprise me: small' }).click();
    await page.getByText('it can be played').last().waitFor();
    const drawn = await page.locator('.momie-floor').getAttribute('d');
    await page.getByRole('button', { name: 'Play 50 games' }).click();
    await page.locator('.editor-bar-number').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped after \d+ games?\.$/).waitFor();

    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(1000);
    await page.getByRole('button', { name: 'An empty pyramid' }).click();
    await page.getByText('There are no stairs').last().waitFor();
    await page.goto(link);
    await page.getByText('Opened from a link.').waitFor();
    expect(await page.locator('.momie-floor').getAttribute('d')).toBe(drawn);
    // One's own drawing is not lost by looking at another.
    await page.reload();
    await page.getByText('There are no stairs').last().waitFor();
    await page.goto(link);
    await page.getByText('Opened from a link.').waitFor();

    // Online: the server takes the map; then against bots, here.
    await page.getByRole('button', { name: 'Online, by invitation' }).click();
    await page.getByText('Pyramid: Your own pyramid').waitFor();
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/table\//);
    await page.goto(link);
    await page.getByText('Opened from a link.').waitFor();
    await page.getByRole('button', { name: 'Against bots' }).click();
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/play\//);
    await page.locator('.momie-floor').first().waitFor();
    expect(await page.locator('.momie-floor').first().getAttribute('d')).toBe(drawn);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it('the loot editor says what is missing, takes it back, and leads to a table with the set', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo('/editor/mammut');
  await page.getByText('it can be played').last().waitFor();
  await page.getByRole('button', { name: 'One more: axe / hide' }).click();
  await panel(page, 'What is missing').getByText('Tiles: 32/31.').waitFor();
  await page.getByRole('button', { name: 'One less: meat / hare' }).click();
  await panel(page, 'What is missing').getByText('Missing: hare.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'One less: axe / meat' }).click();
  await page.getByText('it can be played').last().waitFor();
  await page.getByRole('button', { name: 'Against bots' }).click();
  await page.getByText('Loot: Your own loot').waitFor();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/play\//);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
