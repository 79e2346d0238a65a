/** Buttons on a small phone, in every language: no text is cut, none takes more than two lines. */
import { type App, type Language, languages, loadWords } from '@traque/texts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { storeGame } from './finished-game.ts';
import { atOnce, type Game, games } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor, type VisitorOptions } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const MOST_LINES = 2;

/** The buttons in sight that are cut or too long, as they read. Cards are not labels: they say what they do. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    /** Words for screen readers alone take no room. */
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const linesOf = (button: Element): number => {
      const size = Number.parseFloat(getComputedStyle(button).fontSize);
      const tops: number[] = [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement === null || !isShown(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, width } of range.getClientRects())
          if (width > 1 && !tops.some((other) => Math.abs(other - top) < size * 0.7)) tops.push(top);
      }
      return tops.length;
    };
    const buttons = document.querySelectorAll<HTMLElement>(
      'button:not(.card, .tile, .action-list button, .aside button), .button',
    );
    return [...buttons].filter(isShown).flatMap((button) => {
      const text = button.innerText.replaceAll(/\s+/g, ' ').trim();
      if (text === '') return [];
      const { right, left } = button.getBoundingClientRect();
      const scrolls = button.closest('.hand, .tabs, .kinds') !== null;
      return [
        ...(button.scrollWidth > button.clientWidth + 1 ? [`cut: ${text}`] : []),
        ...(!scrolls && (right > innerWidth + 1 || left < -1) ? [`outside: ${text}`] : []),
        ...(linesOf(button) > most ? [`${linesOf(button)} lines: ${text}`] : []),
      ];
    });
  }, MOST_LINES);
}

async function arrive(language: Language, kept: Readonly<Record<string, string>>): Promise<Visitor> {
  const options: VisitorOptions = { viewport: { width: 360, height: 740 }, kept: { ...kept, language } };
  return Visitor.arrive(browser, server.address, options);
}

const spoken = await Promise.all(
  languages.map(async (language): Promise<[Language, App]> => [language, (await loadWords(language)).app]),
);

describe.each(spoken)('in %s at 360 pixels', (language, words) => {
  it('the buttons of every page fit', async () => {
    const visitor = await arrive(language, hurried);
    const { page } = visitor;
    const pages = ['/', '/lobby', '/settings', '/replay', ...games.map((game) => `/rules/${game}`)];
    const setUps = games.flatMap((game) => ['bots', 'here', 'friends'].map((other) => `/new/${game}?with=${other}`));
    for (const path of [...pages, ...setUps]) {
      await visitor.goTo(path);
      await page.locator('h1').waitFor();
      if (path.startsWith('/rules/')) await page.locator('.steps').waitFor();
      expect.soft(await faults(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: words.tables.invite }).click();
    await page.getByRole('textbox', { name: words.tables.invitation }).waitFor();
    expect.soft(await faults(page), 'gathering').toEqual([]);
    const guest = await arrive(language, hurried);
    await guest.goTo(new URL(page.url()).pathname);
    await guest.page.getByRole('button', { name: words.tables.joinAs }).first().waitFor();
    expect.soft(await faults(guest.page), 'gathering, as a guest').toEqual([]);
    await guest.leave();
    // The end of a game, with all that can be done then.
    await visitor.goTo(await storeGame(visitor, 'mammut-4'));
    await page.getByRole('dialog').waitFor();
    expect.soft(await faults(page), 'end').toEqual([]);
    // A theft that is ready to be confirmed: the last hint of a lesson puts it together.
    await visitor.goTo('/learn/mammut/stealing');
    await page.locator('.coach-ways button.primary').click();
    await page.locator('.coach[data-kind=do]').waitFor();
    for (const hints of [1, 2]) {
      await page.keyboard.press('h');
      await page
        .locator('.coach-hint')
        .nth(hints - 1)
        .waitFor();
    }
    await page.locator('.dock .action-button.primary:enabled').waitFor();
    expect.soft(await faults(page), 'theft').toEqual([]);
    await visitor.leave();
  });

  it.each(games)('the buttons of a table of %s fit, in several moments of the game', async (game: Game) => {
    const visitor = await arrive(language, atOnce);
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: words.tables.start }).click();
    await page.locator('.board-space button').first().waitFor();
    expect.soft(await faults(page), 'beginning').toEqual([]);
    await visitor.readWords();
    for (const turns of [1, 2, 3]) {
      await playOut(visitor, { before: (turn) => turn < 1, seed: `${language} ${turns}` });
      await page.keyboard.press('w');
      expect.soft(await faults(page), `after ${turns} turns`).toEqual([]);
      await page.keyboard.press('w');
    }
    await page.getByRole('button', { name: words.room.menu }).click();
    expect.soft(await faults(page), 'menu').toEqual([]);
    await page.locator('dialog[open]').getByRole('button', { name: words.common.rules, exact: true }).click();
    await page.locator('.book-dialog .steps').waitFor();
    expect.soft(await faults(page), 'rule book').toEqual([]);
    await visitor.leave();
  });
});

it('a button that is too long is found out', async () => {
  const visitor = await arrive('en', hurried);
  const { page } = visitor;
  await visitor.goTo('/');
  await page.locator('h1').waitFor();
  await page.evaluate(() => {
    const add = (text: string, style: Partial<CSSStyleDeclaration>): void => {
      const button = document.createElement('button');
      button.append(text);
      Object.assign(button.style, style);
      document.querySelector('main')!.append(button);
    };
    add('far too many words '.repeat(4), { width: '8rem' });
    add('does not fit at all', { width: '5rem', whiteSpace: 'nowrap' });
  });
  expect((await faults(page)).map((fault) => fault.split(':')[0]?.replace(/\d+/, 'n'))).toEqual(['n lines', 'cut']);
  await visitor.leave();
});
