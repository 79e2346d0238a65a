import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { atOnce, games } from './games.ts';
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

const screens = [
  '/',
  '/learn',
  '/lobby',
  '/games',
  '/account',
  '/settings',
  '/replay',
  '/nowhere',
  ...games.map((game) => `/rules/${game}`),
];
const setUps = games.flatMap((game) => [`/new/${game}?with=bots`, `/new/${game}?with=friends`]);
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

// Both sizes and both schemes: what axe finds depends on the one or the other, hardly ever on both at once.
describe.each([
  ['phone by day', phone, 'light'],
  ['desk by night', desk, 'dark'],
] as const)('%s', (_name, viewport, colorScheme) => {
  it('has no serious finding of axe on any screen', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, colorScheme, kept: hurried });
    for (const path of [...screens, ...setUps]) {
      await visitor.goTo(path);
      await visitor.page.locator('h1').waitFor();
      expect(await findings(visitor.page), path).toEqual([]);
      const tooWide = await visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      expect(tooWide, `${path} is wider than the screen`).toBe(false);
    }
    // From the last set-up to a table that gathers, and back to a home page that lists it.
    await visitor.page.getByRole('button', { name: 'Create the invitation' }).click();
    await visitor.page.getByRole('button', { name: 'Show the QR code' }).click();
    await visitor.page.locator('.qr').waitFor();
    expect(await findings(visitor.page), 'invitation').toEqual([]);
    await visitor.goTo('/');
    await visitor.page.locator('.running-games').waitFor();
    expect(await findings(visitor.page), 'home with games').toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each(games)('has none in a room of %s, in play and in replay', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, colorScheme, kept: atOnce });
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await visitor.readWords();
    await playOut(visitor, { before: (turn) => turn < 2 });
    expect(await findings(page), 'in words').toEqual([]);
    await page.keyboard.press('l');
    await page.locator('.log').waitFor();
    expect(await findings(page), 'log').toEqual([]);
    await visitor.goTo(`/replay/here-${page.url().split('/').at(-1)}?at=2`);
    await page.getByRole('slider').waitFor();
    expect(await findings(page), 'replay').toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
