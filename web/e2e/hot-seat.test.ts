import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { games, playing, setUp } from './games.ts';
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

describe.each(games)('%s around one screen', (game) => {
  it('is played to its end, a curtain before each private view', { timeout: 480_000 }, async () => {
    const visitor = await Visitor.arrive(browser, house.address, {
      kept: { ...hurried, [`setup.${game}.here`]: setUp(game, [{ kind: 'me' }, { kind: 'here' }]) },
    });
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=here`);
    await page.getByRole('button', { name: 'Start the game' }).click();

    // Behind the curtain there is nothing of the game on the page: no board, no log, no list of actions.
    await page.getByText(/^Pass the device to (Ada|Bo)$/).waitFor();
    expect(await page.locator('.board-space, .log, .in-words, .players').count()).toBe(0);
    await page.locator('.curtain button').click();
    await visitor.readWords();

    const seen = new Set<string>();
    await playOut(visitor, {
      ...playing(game),
      before: async () => {
        if ((await page.locator('.in-words').count()) === 0) await visitor.readWords();
        seen.add(await page.locator('.player[aria-current] strong').innerText());
        return true;
      },
    });
    expect(seen).toEqual(new Set(['Ada', 'Bo']));
    expect(await page.locator('.game-over h2').innerText()).toMatch(/win|victory/);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
