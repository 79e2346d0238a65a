import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { atOnce, games, scenarios, setUp } from './games.ts';
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

describe.each(games)('%s against bots', (game) => {
  it('is two clicks away and can be played to its end, phone in hand', async () => {
    const { count, level, choose } = scenarios[game].againstBots;
    const seats = [{ kind: 'me' as const }, ...Array.from({ length: count }, () => ({ kind: 'bot' as const, level }))];
    const visitor = await Visitor.arrive(browser, server.address, {
      kept: { ...hurried, [`setup.${game}.bots`]: setUp(game, seats) },
      viewport: { width: 360, height: 740 },
    });
    const { page } = visitor;
    await visitor.goTo('/');
    await page.locator(`.ways a[href="/new/${game}?with=bots"]`).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL('**/play/*');
    await visitor.readWords();
    const turns = await playOut(visitor, choose === undefined ? {} : { choose });
    expect(turns).toBeGreaterThan(0);
    expect(await page.locator('.game-over h2').innerText()).toMatch(/win|victory/);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows what happens at its own pace, and can be hurried', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: { ...atOnce, motion: 'full', speed: '1' } });
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await visitor.readWords();
    const turns = await playOut(visitor, { before: (turn) => turn < 3 });
    // Bots that are lucky win within three turns.
    if ((await page.locator('.game-over').count()) === 0) {
      expect(turns).toBe(3);
      expect(await page.locator('.action-list button').count()).toBeGreaterThan(0);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it.each(games)('%s: a hint comes in two steps from two workers and can be followed', async (game) => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo(`/new/${game}?with=bots`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask-hint').waitFor({ timeout: 60_000 });
  await page.keyboard.press('h');
  const card = page.locator('.hint-card');
  await card.getByText(/^(Look|Think)/).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show the move');
  await page.keyboard.press('Enter');
  await card.getByText(/winning chance: \d+%/).waitFor();
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(page.workers().filter((worker) => worker.url().includes('bots'))).toHaveLength(Math.min(2, cores));
  await page.keyboard.press('Enter');
  await expect.poll(() => card.count(), { timeout: 30_000 }).toBe(0);
  expect(await page.locator('.refusal').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('the page is isolated from other sites, so that two workers search a move in one memory', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  // Also on a machine with one core there are two workers then.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
  await visitor.goTo('/new/maamut?with=bots');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask-hint').waitFor({ timeout: 60_000 });
  const botWorkers = () => page.workers().filter((worker) => worker.url().includes('bots'));
  await expect.poll(() => botWorkers().length, { timeout: 30_000 }).toBe(2);
  // A worker that grows a tree with others counts each visit in this way; one that works alone does not.
  for (const worker of botWorkers())
    await worker.evaluate(() => {
      const { add } = Atomics;
      Object.assign(self, { counted: 0 });
      Atomics.add = ((...args: Parameters<typeof add>) => {
        (self as unknown as { counted: number }).counted++;
        return add(...args);
      }) as typeof add;
    });
  await page.keyboard.press('h');
  await page
    .locator('.hint-card')
    .getByText(/^(Look|Think)/)
    .waitFor({ timeout: 60_000 });
  for (const worker of botWorkers())
    expect(await worker.evaluate(() => (self as unknown as { counted: number }).counted)).toBeGreaterThan(100);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('a game against bots is kept across a reload', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }];
  const visitor = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.maamut.bots': setUp('maamut', seats) },
  });
  const { page } = visitor;
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  // The first player has only placed a hunter, so there is something left to do.
  await playOut(visitor, { before: (turn) => turn < 1 });
  const position = await page.locator('.in-words').innerText();
  await page.reload();
  await visitor.readWords();
  await expect.poll(() => page.locator('.in-words').innerText()).toBe(position);
  await visitor.goTo('/');
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
