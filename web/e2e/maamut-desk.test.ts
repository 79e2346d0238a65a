/** The desk of Mâamut: cards and buttons keep their places, and what an action would do is shown before it is done. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
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

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['phone on its side', { width: 844, height: 390 }],
  ['desk', { width: 1440, height: 900 }],
])('on a %s', (_name, viewport) => {
  it('the hand keeps its place, a trap is sketched before it is set, numbers stand over pieces', async () => {
    // Bots that do not think: a long hunt, in which hunters meet.
    const seats = Array.from({ length: 4 }, (_, seat) => ({
      kind: seat === 0 ? 'me' : 'bot',
      name: seat === 0 ? 'Ada' : '',
      look: seat,
      level: 'random',
    }));
    const draft = JSON.stringify({ seats, options: {}, listed: false, clock: null });
    const ada = await Visitor.arrive(browser, server.address, {
      viewport,
      kept: { ...hurried, 'setup.maamut.bots': draft },
    });
    const { page } = ada;
    await ada.goTo('/new/maamut?with=bots');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.hand').waitFor();
    const places = () => Promise.all(['.hand', '.field'].map((part) => page.locator(part).boundingBox()));
    // While hunters are placed there is nothing but the board to choose from.
    await page.getByText('Choose a tile on the outer ring').waitFor();
    expect(await page.locator('.action-button').count()).toBe(0);
    const before = await places();

    await ada.readWords();
    const set = page.getByRole('button', { name: /^Set a trap/ }).and(page.locator('[aria-disabled="false"]'));
    const numbers = page.locator('.card-numbers text');
    let seen = false;
    await playOut(ada, {
      before: async (turn) => {
        seen ||= (await numbers.count()) > 0;
        return turn < 150 && ((await set.count()) === 0 || !seen);
      },
    });
    expect(seen).toBe(true);
    await page.keyboard.press('w');
    expect(await places()).toEqual(before);
    await set.hover();
    await page.locator('.says').getByText('Your trap would be on').waitFor();
    expect(await page.locator('.ahead .ghost').count()).toBe(1);
    expect(await places()).toEqual(before);
    expect(await findings(page)).toEqual([]);
    await set.click();
    await page.locator('.ahead').waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
