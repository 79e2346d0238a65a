/** The desk of Mâamut: cards and buttons keep their places, and what an action would do is shown before it is done. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { storeGame } from './finished-game.ts';
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

const places = async (page: Page, parts: readonly string[]) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return Promise.all(parts.map((part) => page.locator(part).boundingBox()));
};

/** The parts that are no longer where they were, by a pixel or more: less is a matter of rounding. */
async function moved(page: Page, parts: readonly string[], before: Awaited<ReturnType<typeof places>>) {
  const now = await places(page, parts);
  const sides = ['x', 'y', 'width', 'height'] as const;
  return parts.filter((_, i) => sides.some((side) => Math.abs(now[i]![side] - before[i]![side]) >= 1));
}

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
    const parts = ['.hand', '.field'];
    const set = page.getByRole('button', { name: /^Set a trap/ }).and(page.locator('[aria-disabled="false"]'));
    const numbers = page.locator('.card-numbers text');
    let before: Awaited<ReturnType<typeof places>> = [];
    const found = { numbers: false, trap: false };
    // Some hunts are over before hunters have met.
    for (let hunt = 0; hunt < 8 && !found.trap; hunt++) {
      await ada.goTo('/new/maamut?with=bots');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.hand').waitFor();
      // While hunters are placed there is nothing but the board to choose from.
      await page.getByText('Choose a tile on the outer ring').waitFor();
      expect(await page.locator('.action-button').count()).toBe(0);
      before = await places(page, parts);
      await ada.readWords();
      await playOut(ada, {
        before: async (turn) => {
          found.numbers ||= (await numbers.count()) > 0;
          found.trap = found.numbers && (await set.count()) > 0;
          return turn < 150 && !found.trap;
        },
      });
    }
    expect(found).toEqual({ numbers: true, trap: true });
    await page.keyboard.press('w');
    expect(await moved(page, parts, before)).toEqual([]);
    await set.hover();
    await page.locator('.says').getByText('Your trap would be on').waitFor();
    expect(await page.locator('.ahead .ghost').count()).toBe(1);
    expect(await moved(page, parts, before)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await set.click();
    await page.locator('.ahead').waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('a rule that is met for the first time is told over the title of the room: nothing moves, nothing is covered', async () => {
    const ada = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
    const { page } = ada;
    // The next move of this game makes the mammoth turn.
    await ada.goTo(await storeGame(ada, 'maamut-3', { me: 1, moves: 11 }));
    const parts = ['.hand', '.field', '.room-players', '.room-bar', '.room-bar .tools', '.tabs'];
    await page.locator('.hint.mine').waitFor();
    // The line comes with a part of the app that is fetched when the room has nothing else to do.
    await page.locator('.first-met-place').waitFor({ state: 'attached' });
    const before = await places(page, parts);
    await ada.readWords();
    await page.getByRole('button', { name: 'Move 1 tile north-west, to D4' }).click();
    const line = page.locator('.first-met');
    await line.waitFor();
    // While the bots' moves are shown, the tools offer to skip them.
    await page.locator('.room-bar .skip').waitFor({ state: 'detached' });
    expect(await moved(page, parts, before)).toEqual([]);
    const [bar, tools, shown] = await places(page, ['.room-bar', '.room-bar .tools', '.first-met']);
    expect(shown!.y).toBeGreaterThanOrEqual(bar!.y);
    expect(shown!.y + shown!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
    expect(shown!.x + shown!.width).toBeLessThanOrEqual(tools!.x);
    const title = line.getByRole('button', { name: 'New to you' });
    if (await title.isVisible()) await title.click();
    await line.getByText('it turns clockwise').waitFor();
    expect(await findings(page)).toEqual([]);
    await line.getByRole('button', { name: 'Got it' }).click();
    await line.waitFor({ state: 'detached' });
    expect(await moved(page, parts, before)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** What a turn needs that is not wholly on the screen. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = [
      '.field',
      '.hand button',
      '.action-button',
      '.player',
      '.hint .turn',
      '.tabs button',
      '.room-bar *',
    ];
    return needed.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return isInside ? [] : [`${selector}: ${[left, top, right, bottom].map(Math.round).join(' ')}`];
      }),
    );
  });

it.each([
  [2, { me: 0, moves: 9 }],
  [3, { me: 1, moves: 11 }],
  [4, { me: 0, moves: 13 }],
])(
  '%i players: all that a turn needs is in sight at every size, and choosing a card moves nothing',
  async (players, at) => {
    const ada = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = ada;
    await ada.goTo(await storeGame(ada, `maamut-${players}`, at));
    await page.locator('.hint.mine').waitFor();
    for (const size of sizes) {
      const name = `${size.width}×${size.height}`;
      await page.setViewportSize(size);
      await expect.poll(() => outOfSight(page), { message: name }).toEqual([]);
      const parts = ['.hand', '.field', '.action-buttons', '.hint', '.room-bar', '.tabs'];
      const before = await places(page, parts);
      const card = page.locator('.hand button').first();
      await card.click();
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
      expect.soft(await places(page, parts), name).toEqual(before);
      await card.click();
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false');
    }
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  },
);
