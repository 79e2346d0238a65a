import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const games = ['maamut', 'mammut', 'momie'] as const;

describe.each(games)('%s against bots', (game) => {
  it('is two clicks away and can be played to its end, phone in hand', async () => {
    const visitor = await Visitor.arrive(browser, house.address, {
      kept: { ...hurried, [`setup.${game}.bots`]: setUps[game] },
      viewport: { width: 360, height: 740 },
    });
    const { page } = visitor;
    await visitor.goTo('/');
    await page.locator(`.game a.primary[href^="/new/${game}"]`).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL('**/play/*');
    await visitor.readWords();
    const turns = await playOut(visitor, game === 'momie' ? { choose: () => 0 } : {});
    expect(turns).toBeGreaterThan(0);
    expect(await page.locator('.game-over h2').innerText()).toMatch(/won|victory/);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    await page.getByText('every draw fits the seal').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

const bot = (look: number) => ({ kind: 'bot', name: '', look, level: 'easy' });
const me = { kind: 'me', name: 'Ada', look: 0, level: 'normal' };
/** Short games: a limit to the hunt, few players. */
const setUps: Readonly<Record<(typeof games)[number], string>> = {
  maamut: JSON.stringify({ seats: [me, bot(1), bot(2)], options: { huntLimit: 12 }, listed: false, clock: null }),
  mammut: JSON.stringify({ seats: [me, bot(1), bot(2), bot(3)], options: {}, listed: false, clock: null }),
  momie: JSON.stringify({
    seats: [me, { ...bot(1), level: 'normal' }],
    options: { mummy: 0 },
    listed: false,
    clock: null,
  }),
};
