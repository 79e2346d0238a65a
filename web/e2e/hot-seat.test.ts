import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { games, playing, setUp } from './games.ts';
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

describe.each(games)('%s around one screen', (game) => {
  it('is played to its end, a curtain before each private view', { timeout: 480_000 }, async () => {
    const visitor = await Visitor.arrive(browser, server.address, {
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

it.each([
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)(
  'on a %s: the curtain tells what everybody may know, and behind it what was missed is shown',
  async (_name, viewport) => {
    // Ada leads two hunters, Bo is the mummy.
    const seats = ['Ada', 'Bo'].map((name, look) => ({ kind: look === 0 ? 'me' : 'here', name, look, level: 'easy' }));
    const draft = { seats, options: { mummy: 1 }, listed: false, clock: null };
    const both = await Visitor.arrive(browser, server.address, {
      viewport,
      kept: { motion: 'reduced', speed: '2', 'setup.momie.here': JSON.stringify(draft) },
    });
    const { page } = both;
    await both.goTo('/new/momie?with=here');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const lift = page.locator('.curtain button');
    await lift.waitFor();
    // Nothing has happened yet.
    expect(await page.locator('.curtain-news').count()).toBe(0);
    await lift.click();
    await both.readWords();
    const action = page.locator('.action-list button');
    const bos = page.getByText('Pass the device to Bo');
    for (let n = 0; n < 40 && (await bos.count()) === 0; n++) {
      await action.or(bos).first().waitFor();
      // The last one is a move, if there is one.
      if ((await bos.count()) === 0)
        await action
          .last()
          .click({ timeout: 2000 })
          .catch(() => undefined);
      await page.keyboard.press('s');
    }
    const news = await page.locator('.curtain-news li').allInnerTexts();
    expect(news.join('\n')).toMatch(/announces/);
    expect(news.join('\n')).not.toMatch(/moves from|free dice/);
    expect(await page.locator('.board-space, .log, .in-words, .players').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    // All of it is on the screen, or can be scrolled to.
    const box = await lift.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
    await lift.click();
    // Bo has never looked before: what Ada did is played, and then he may act.
    await page.locator('.narration').waitFor();
    await page.keyboard.press('s');
    await page.locator('.hint.mine').waitFor();
    expect(both.complaints).toEqual([]);
    await both.leave();
  },
);
