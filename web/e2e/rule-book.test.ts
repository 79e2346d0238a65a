/** The rule books: read, searched, printed, and opened over a table and closed again. */
import { type Language, languages, loadWords } from '@traque/texts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { atOnce, type Game, games } from './games.ts';
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
const desk = { width: 1440, height: 900 };
async function openBook(visitor: Visitor, game: Game, fragment = ''): Promise<void> {
  await visitor.goTo(`/rules/${game}${fragment}`);
  await visitor.page.locator('.rule-book .steps').waitFor();
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Waits until the page no longer scrolls by itself. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = scrollY;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
      }),
  );
}

describe.each([
  ['phone', phone, 'light'],
  ['desk', desk, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  it.each(games)('the book of %s has every part, fits, and axe finds nothing serious', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, colorScheme, kept: hurried });
    const { page } = visitor;
    await openBook(visitor, game);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // Each figure shows something: no picture is empty.
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.rule-book .figure')].flatMap((figure) => {
        const { width, height } = figure.getBoundingClientRect();
        const drawn = figure.querySelectorAll('path, use, circle, text').length;
        return width > 20 && height > 20 && drawn > 0 ? [] : [figure.getAttribute('aria-label') ?? figure.outerHTML];
      }),
    );
    expect(empty).toEqual([]);
    expect(await page.locator('.rule-book .example').count()).toBeGreaterThan(0);
    expect(await page.locator('.rule-book .glance li').count()).toBeGreaterThan(3);
    expect(await findings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe.each(languages)('in %s', (language) => {
  it.each(games)('the book of %s has all its words, and every clause it names', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: { ...hurried, language } });
    const { page } = visitor;
    await openBook(visitor, game);
    expect(await page.locator('.rule-book').innerText()).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.rule-book a[href^="#"]')]
        .map((link) => link.hash.slice(1))
        .filter((id) => document.getElementById(id) === null),
    );
    expect(dead).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/** Words of the boxes that our own clauses do not use. */
const printed: readonly (readonly [Language, Game, string, clause: string])[] = [
  ['fr', games[2]!, 'case de départ', 'MO-1'],
  ['de', games[1]!, 'jüngster Spieler', 'MM-13'],
  ['it', games[0]!, 'carta movimento', 'MA-3'],
];

it.each(printed)('in %s, the search of %s finds "%s"', async (language, game, words, clause) => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: { ...hurried, language } });
  const { page } = visitor;
  await openBook(visitor, game);
  await page.getByRole('searchbox').fill(words);
  await page.locator(`#${clause}`).waitFor();
  expect(await page.locator('.steps').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('');
  await page.locator('.steps').waitFor();
  await visitor.leave();
});

it('a clause that is followed from a step is left again by going back', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: phone, kept: hurried });
  const { page } = visitor;
  await openBook(visitor, games[0]!);
  const link = page.locator('.steps .clause').first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await scrolled(page);
  const clause = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForFunction((id) => location.hash === id, clause);
  await settled(page);
  expect(await page.locator(clause).isVisible()).toBe(true);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, before);
  await visitor.leave();
});

it('from the home page into a book and back to where one was', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: phone, kept: hurried });
  const { page } = visitor;
  await visitor.goTo('/');
  const link = page.locator(`a[href="/rules/${games[2]!}"]`);
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await page.locator('.rule-book .steps').waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, before);
  await visitor.leave();
});

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('at a table on a %s', (_name, viewport) => {
  it.each(games)('%s: from a log line into the book and back, nothing else changed', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: atOnce });
    const { page } = visitor;
    const { app } = await loadWords('en');
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: app.tables.start }).click();
    await visitor.readWords();
    await playOut(visitor, { before: (turn) => turn < 3 });
    await page.keyboard.press('l');
    const log = page.locator('.log');
    await log.waitFor();
    await log.evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
    const link = log.locator('.clause').first();
    const clause = (await link.innerText()).trim();
    const [address, lines] = [page.url(), await log.locator('li').count()];
    await link.click();
    await page.locator('.clause-dialog[open]').getByRole('button', { name: app.rules.open }).click();
    const book = page.locator('.book-dialog');
    await book.locator(`#${clause}`).waitFor();
    await page.waitForFunction((id) => {
      const { top } = document.getElementById(id)!.getBoundingClientRect();
      return top > 0 && top < innerHeight;
    }, clause);
    expect(page.url()).toBe(address);
    expect(await findings(page)).toEqual([]);
    await page.goBack();
    await book.waitFor({ state: 'detached' });
    expect([page.url(), await log.locator('li').count()]).toEqual([address, lines]);
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it('from a refusal into the book, on to another clause there, and back to the table', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: desk, kept: atOnce });
  const { page } = visitor;
  const { app } = await loadWords('en');
  await visitor.goTo(`/new/${games[0]!}?with=bots`);
  await page.getByRole('button', { name: app.tables.start }).click();
  await page.locator('.tile.target').first().waitFor();
  // The middle of the board, although it says that nobody may start there.
  await page.locator('[data-cell="0,0"]').click({ force: true });
  await page.locator('.refusal .clause').click();
  await page.locator('.clause-dialog[open]').getByRole('button', { name: app.rules.open }).click();
  const book = page.locator('.book-dialog');
  await book.locator('.steps').waitFor();
  await book.locator('.steps .clause').first().click();
  const before = await book.evaluate((dialog) => dialog.scrollTop);
  await page.goBack();
  await page.waitForFunction((top) => document.querySelector('.book-dialog')?.scrollTop !== top, before);
  expect(await book.isVisible()).toBe(true);
  await book.getByRole('button', { name: app.rules.backToTable }).click();
  await book.waitFor({ state: 'detached' });
  expect(await page.locator('.refusal').isVisible()).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: app.tables.start }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe.each(games)('%s on paper', (game) => {
  it('everything is there, also after a search; nothing to click; no figure is cut', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { colorScheme: 'dark', kept: hurried });
    const { page } = visitor;
    await openBook(visitor, game);
    await page.getByRole('searchbox').fill('zzz');
    await page.emulateMedia({ media: 'print' });
    const hidden = ['.masthead', '.contents', '.rule-book .tools', '.other-books'];
    for (const selector of hidden) expect(await page.locator(selector).isVisible(), selector).toBe(false);
    const shown = ['.glance', '.pieces', '.steps', '.example', '.cases', '.advice', '.reference'];
    for (const selector of shown) expect(await page.locator(selector).first().isVisible(), selector).toBe(true);
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('.rule-book .figure')].filter(
          (figure) => getComputedStyle(figure).breakInside !== 'avoid' || figure.scrollWidth > figure.clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
    // Black on white, whatever the screen shows.
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.byteLength).toBeGreaterThan(20_000);
    await visitor.leave();
  });
});

it('the cards of a hand lead to the gallery of all cards, and back', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: phone, kept: atOnce });
  const { page } = visitor;
  const { app, games: words } = await loadWords('en');
  const { board } = await words.mammut.loadTable();
  await visitor.goTo('/new/mammut?with=bots');
  await page.getByRole('button', { name: app.tables.start }).click();
  await page.getByRole('button', { name: board.everyCard }).click();
  const gallery = page.locator('.book-dialog .gallery').first();
  await gallery.waitFor();
  const names = await gallery.locator('h3').allInnerTexts();
  expect(names).toEqual(Object.values(board.cards).map(([name]) => name));
  await page.getByRole('button', { name: app.rules.backToTable }).click();
  await page.locator('.book-dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: board.everyCard, exact: true }).isVisible()).toBe(true);
  await visitor.leave();
});
