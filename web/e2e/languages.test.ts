import { languages, loadWords } from '@traque/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { atOnce, games } from './games.ts';
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

const locales = { en: 'en-GB', fr: 'fr-CH', it: 'it-IT', de: 'de-AT' };
const spoken = await Promise.all(
  languages.map(async (language) => [language, locales[language], (await loadWords(language)).app] as const),
);

/** What no reader should ever meet. */
const slips = /undefined|NaN|\[object|\bnull\b/;

describe.each(spoken)('%s', (language, locale, words) => {
  it('is taken from the browser and spoken on every screen', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { locale, kept: hurried });
    const { page } = visitor;
    await visitor.goTo('/');
    await page.getByRole('heading', { name: words.home.tagline(games.length) }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    for (const path of ['/', '/lobby', '/settings', '/replay', '/nowhere', ...games.map((game) => `/rules/${game}`)]) {
      await visitor.goTo(path);
      await page.locator('h1').waitFor();
      expect(await page.locator('body').innerText(), path).not.toMatch(slips);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each(games)('is spoken in a room of %s', async (game) => {
    const visitor = await Visitor.arrive(browser, server.address, { locale, kept: atOnce });
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=bots`);
    await page.getByRole('button', { name: words.tables.start }).click();
    await visitor.readWords();
    await playOut(visitor, { before: (turn) => turn < 3, seed: language });
    expect(await page.locator('body').innerText()).not.toMatch(slips);
    await page.keyboard.press('l');
    await page.locator('.log li').first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(slips);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it('is switched in the settings, and remembered', async () => {
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  const { app: de } = await loadWords('de');
  await visitor.goTo('/settings');
  await page.getByLabel('Deutsch').check();
  await page.getByRole('heading', { name: de.settings.title }).waitFor();
  await visitor.goTo('/');
  await page.getByRole('heading', { name: de.home.tagline(games.length) }).waitFor();
  await visitor.leave();
});

it.each(games)('is switched at a running table of %s; only the languages in use are downloaded', async (game) => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: atOnce });
  const { page } = visitor;
  const downloaded: string[] = [];
  page.on('response', (response) => {
    const [, kind] = /\/assets\/(en|fr|it|de|table|rules)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (kind !== undefined) downloaded.push(kind);
  });
  await visitor.goTo(`/new/${game}?with=bots`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await page.locator('.action-list button').first().waitFor();
  expect(downloaded.sort()).toEqual(['en', 'rules', 'table']);

  const german = await loadWords('de');
  const { keys } = await german.games[game].loadTable();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('dialog[open]').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').check();
  await page.getByRole('heading', { name: german.app.settings.title }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: german.app.room.menu }).click();
  await page.locator('dialog[open] .keys').getByText(keys[0]![1], { exact: true }).waitFor();
  expect(downloaded.sort()).toEqual(['de', 'en', 'rules', 'rules', 'table', 'table']);
  await visitor.leave();
});
