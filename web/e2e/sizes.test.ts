/** From a small phone to a wall, and with letters twice as large: nothing is wider than its screen, nothing is cut off. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNames, manifests } from '../src/games.ts';
import { launch } from './browser.ts';
import { atOnce, games, scenarios } from './games.ts';
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
  ...gameNames.filter((game) => manifests[game].editor !== undefined).map((game) => `/editor/${game}`),
];
const setUps = games.flatMap((game) => [`/new/${game}?with=bots`, `/new/${game}?with=friends`]);

/** The font size as a person sets it in their browser. */
async function letters(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}

/** What reaches over the side of the screen, and words that are cut off, in one line each. */
function faults(page: Page, percent: number): Promise<string[]> {
  return page.evaluate((percent) => {
    const found: string[] = [];
    if (parseFloat(getComputedStyle(document.documentElement).fontSize) < (16 * percent) / 100)
      found.push('the letters are not as large as they were set');
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide on ${innerWidth}`);
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg, dialog:not([open]), [aria-hidden=true]') !== null || !element.checkVisibility())
        continue;
      const box = element.getBoundingClientRect();
      const { clip, clipPath, fontSize, overflowX, overflowY, position } = getComputedStyle(element);
      // Meant for screen readers alone.
      if (clipPath !== 'none' || clip !== 'auto' || (position === 'absolute' && box.width <= 1)) continue;
      if (box.width === 0 || box.height === 0 || element.closest('.aside, .skip-link, .announcer') !== null) continue;
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      const acts = element.matches('button, a, input, select');
      if ((own || acts) && (box.left < -1 || box.right > innerWidth + 1) && !scrolls(element))
        found.push(
          `over the side (${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}): ${name(element)}`,
        );
      const cutX = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll';
      const cutY = overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll';
      if (own && cutX && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off at the side: ${name(element)}`);
      if (own && cutY && element.scrollHeight > element.clientHeight + 2 + parseFloat(fontSize) / 4)
        found.push(`cut off below: ${name(element)}`);
    }
    return found;
  }, percent);
}

/** In a room the page itself does not scroll: what matters must be on the screen, or inside something that scrolls. */
function outOfReach(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const reach = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.top >= -1 && box.bottom <= innerHeight + 1) return true;
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at);
        const rolls = overflowY === 'auto' || overflowY === 'scroll' || at === document.documentElement;
        if (rolls && at.scrollHeight > at.clientHeight) return true;
      }
      return false;
    };
    return all.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility() && !reach(each))
        .map(() => selector),
    );
  }, selectors);
}

/** From now on remembers, picture by picture, where these are. */
async function watchPlaces(page: Page, selectors: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    const seen = new Map<string, Set<string>>(all.map((selector) => [selector, new Set<string>()]));
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const [selector, places] of seen) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined || box.width === 0) continue;
        places.add([box.left, box.top, box.width, box.height].map(Math.round).join(' '));
      }
      requestAnimationFrame(look);
    };
    look();
  }, selectors);
}

/** Those that were not always in the same place, with their places. */
const movedSince = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(globalThis as unknown as { seen: Map<string, Set<string>> }).seen].flatMap(([selector, places]) =>
      places.size > 1 ? [`${selector}: ${[...places].join(' | ')}`] : [],
    ),
  );

const watched = process.env['TRAQUE_STILL'] === '1';

const sizes = [
  ['a small phone', { width: 360, height: 740 }, 100],
  ['a small phone with large letters', { width: 360, height: 740 }, 200],
  ['a desk with large letters', { width: 1280, height: 800 }, 200],
  ['a phone on its side', { width: 800, height: 360 }, 100],
  ['a wall', { width: 3840, height: 2160 }, 100],
] as const;

describe.each(sizes)('%s', (_name, viewport, percent) => {
  // German has the longest words.
  it('every page fits', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: { ...hurried, language: 'de' } });
    const { page } = visitor;
    await letters(page, percent);
    for (const path of [...screens, ...setUps]) {
      await visitor.goTo(path);
      await page.locator('h1').waitFor();
      expect.soft(await faults(page, percent), path).toEqual([]);
    }
    await visitor.leave();
  });

  it.each(games)('a room of %s fits: board, words, log, replay, invitation', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: atOnce });
    const { page } = visitor;
    await letters(page, percent);
    const matters = ['.hint .turn', '.room-bar button', '.tabs button', '.replay-controls button', '.board-space'];
    const { selector, mayBeAbsent = false } = scenarios[game].picture;
    const picture = page.locator(selector);
    const seen = async (what: string) => {
      if (mayBeAbsent && (await picture.count()) === 0) return;
      const { height } = (await picture.boundingBox())!;
      expect.soft(height, `${what}: the picture is seen`).toBeGreaterThan(Math.min(150, viewport.height / 4));
    };
    const look = async (what: string) => {
      expect.soft(await faults(page, percent), what).toEqual([]);
      expect.soft(await outOfReach(page, matters), `${what}: out of reach`).toEqual([]);
    };
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    // Before anybody has acted there is a picture for sure.
    await picture.waitFor();
    await seen('beginning');
    await page.locator('.hint').waitFor();
    // Low and wide, what to do stands beside the board and takes none of its height.
    const [wide, high] = [viewport.width, viewport.height].map((pixels) => (pixels / 16 / percent) * 100);
    if (high! < 32 && wide! >= 34 && wide! < 56.25) {
      const [board, hint] = await Promise.all(
        ['.board-space', '.hint'].map((each) => page.locator(each).boundingBox()),
      );
      expect.soft(hint!.x, 'the hint stands beside the board').toBeGreaterThanOrEqual(board!.x + board!.width - 1);
    }
    await visitor.readWords();
    const still = ['.room-bar .sound', '.board-space', '.hint', '.tabs', ...scenarios[game].keepsPlace];
    // Where not all of a room fits, it scrolls to what is happening.
    const fits = percent === 100 && viewport.height > 500;
    // These games are random, so a place that moves may not be found again: `npm run test:long` looks for them.
    await watchPlaces(page, fits && watched ? still : []);
    await playOut(visitor, { before: (turn) => turn < 3 });
    expect.soft(await movedSince(page), 'nothing moves when a turn passes').toEqual([]);
    await look('words');
    await page.keyboard.press('l');
    await look('log');
    await page.keyboard.press('l');
    await look('board');
    await seen('board');
    await page.getByRole('button', { name: 'Table menu' }).click();
    await look('menu');
    await visitor.goTo(`/replay/here-${page.url().split('/').at(-1)}?at=3`);
    await page.getByRole('slider').waitFor();
    await look('replay');
    await seen('replay');
    await visitor.goTo(`/new/${game}?with=here`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.curtain').waitFor();
    await look('curtain');
    await visitor.goTo(`/new/${game}?with=friends`);
    await page.getByRole('button', { name: 'Create the invitation' }).click();
    await page.getByRole('textbox', { name: 'Invitation' }).waitFor();
    await look('invitation');
    await visitor.leave();
  });
});
