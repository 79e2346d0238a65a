/** The end of a game, as it is first seen and whenever the table is opened again. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { recordedGame, storeGame } from './finished-game.ts';
import { setUp } from './games.ts';
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

const phone = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };
const desk = { width: 1440, height: 900 };

/** A recorded game, with what its end must say. */
const games = [
  ['maamut-3', 'Ada drove the mammoth into Bot 1’s trap on E3: a trap wins for its owner.', ['Pushes', 'Traps set']],
  ['maamut-4', 'mammoth', ['Tiles driven', 'Panics']],
  ['mammut-4', 'Bot 3 has 63 points; next is Ada with 59 points.', ['Start', 'axes', 'Total', 'Robbed']],
  ['mammut-5', 'points', ['hides', 'Animals']],
  ['momie-3', 'As the mummy, Ada has taken the last of the 4 ankhs it needed.', ['Missions', 'Ankhs', 'Caught']],
  ['momie-5', 'As the mummy, Bot 2', ['Missions', 'Ankhs', 'Caught']],
] as const;

describe.each([
  ['phone by night', phone, 'dark'],
  ['phone on its side', onItsSide, 'light'],
  ['desk by night', desk, 'dark'],
] as const)('%s', (_name, viewport, colorScheme) => {
  it.each(games)(
    '%s opened again: who won and why, standings, the verified secret, what next',
    async (name, why, columns) => {
      const visitor = await Visitor.arrive(browser, server.address, { viewport, colorScheme, kept: hurried });
      const { page } = visitor;
      await visitor.goTo(await storeGame(visitor, name));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.getByRole('heading').innerText()).toMatch(/win/);
      expect(await dialog.locator('.ending-reason').innerText()).toContain(why);
      const headings = await dialog.getByRole('columnheader').allTextContents();
      expect(headings).toEqual(expect.arrayContaining([...columns]));
      expect(await dialog.getByRole('row').count()).toBe(recordedGame(name).seats.length + 1);
      for (const action of [
        dialog.getByRole('button', { name: 'Rematch' }),
        dialog.getByRole('link', { name: 'Replay' }),
        dialog.getByRole('link', { name: 'Home' }),
        dialog.getByRole('button', { name: 'Back to the board' }),
      ]) {
        const box = (await action.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      }
      await dialog.getByText('Verified: every draw matches the seal.').click();
      expect(await dialog.locator('code').allInnerTexts()).toEqual([
        recordedGame(name).secret,
        recordedGame(name).commit,
      ]);
      expect(await findings(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});

it('the result is closed to look at the board, opened again, and is the same after a reload', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo(await storeGame(visitor, 'mammut-4'));
  const dialog = page.getByRole('dialog');
  const told = async () => (await dialog.locator('.ending-told').innerText()).replaceAll(/\s+/g, ' ');
  // The decisive moment is computed, each time that the result is opened.
  await expect.poll(told).toContain('The decisive moment');
  const first = await told();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator('.game-over h2').innerText()).toBe('Bot 3 wins');
  await page.getByRole('button', { name: 'Result' }).click();
  await expect.poll(told).toBe(first);
  await page.reload();
  await expect.poll(told).toBe(first);
  // Points by source, round by round.
  await dialog.getByRole('button', { name: 'Round 5' }).click();
  expect(await dialog.getByRole('row').nth(1).innerText()).toMatch(/Bot 3.*\+2.*\+5/s);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('a rematch begins, and nothing else there is called a new game', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  const finished = await storeGame(visitor, 'maamut-2');
  await visitor.goTo(finished);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await page.getByText('New game').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && url.pathname !== finished);
  await page.locator('.hint').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});

it('a game just played ends the same way; reduced motion leaves the picture still', async () => {
  const visitor = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.maamut.bots': setUp('maamut', [{ kind: 'me' }, { kind: 'bot' }]) },
    reducedMotion: 'reduce',
  });
  const { page } = visitor;
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await playOut(visitor);
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('.ending-picture svg').count()).toBe(1);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe.each([
  ['phone', phone],
  ['phone on its side', onItsSide],
  ['desk', desk],
] as const)('out of the game, %s', (_name, viewport) => {
  it('it is said, and one may go to the end at once', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
    const { page } = visitor;
    // After the 24th move the hunter of seat 1 is out, and bots play on.
    await visitor.goTo(await storeGame(visitor, 'maamut-3', { me: 1, moves: 24 }));
    await page.getByRole('heading', { name: 'You are out of the game' }).waitFor();
    for (const action of [
      page.getByRole('button', { name: 'To the end' }),
      page.getByRole('button', { name: 'Watch' }),
      page.getByRole('link', { name: 'New game' }),
    ]) {
      const box = (await action.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    }
    expect(await page.locator('.hint').isVisible()).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: /win/ }).waitFor({ timeout: 60_000 });
    expect(await page.locator('.log li').count(), 'the whole game is in the log').toBeGreaterThan(24);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('or watch the others', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport });
    const { page } = visitor;
    await visitor.goTo(await storeGame(visitor, 'maamut-3', { me: 1, moves: 24 }));
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByRole('heading', { name: 'You are out of the game' }).waitFor({ state: 'hidden' });
    await page.locator('.hint').waitFor();
    await visitor.leave();
  });
});
