import { loadWords } from '@traque/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameNames } from '../games.ts';

const documentElement = { lang: '' };

/** A fresh copy of the module, which holds the language in use. */
async function fresh() {
  vi.resetModules();
  return import('./language.ts');
}

beforeEach(() => vi.stubGlobal('document', { documentElement }));
afterEach(() => vi.unstubAllGlobals());

it('loads the words of a table in the language in use, and changes them with it', async () => {
  const { language, loadTableWords, ruleWords, speak, t, tableWords } = await fresh();
  const game = gameNames[0]!;
  await speak('fr');
  expect(() => tableWords(game)).toThrow(game);
  await loadTableWords(game);
  const french = await loadWords('fr');
  expect(tableWords(game).keys).toEqual((await french.games[game].loadTable()).keys);
  await speak('de');
  const german = await loadWords('de');
  expect([language.value, documentElement.lang, t().settings]).toEqual(['de', 'de', german.app.settings]);
  expect(tableWords(game).keys).toEqual((await german.games[game].loadTable()).keys);
  expect(ruleWords(game)).toBeNull();
});

it('gives everybody the last language that was asked for, whatever was asked for at the same time', async () => {
  const { language, loadRules, loadTableWords, ruleWords, speak, t, tableWords } = await fresh();
  const first = gameNames[0]!;
  const second = gameNames[1]!;
  await speak('en');
  await Promise.all([speak('it'), loadTableWords(first), speak('fr'), loadRules(second)]);
  const { app, games } = await loadWords('fr');
  expect([language.value, t().settings]).toEqual(['fr', app.settings]);
  expect(tableWords(first).keys).toEqual((await games[first].loadTable()).keys);
  expect(ruleWords(second)).toEqual(await games[second].loadRules());
});

it('has the words of a table once they are said to be loaded, also while the language changes', async () => {
  const { language, loadTableWords, prefetchTableWords, speak, tableWords } = await fresh();
  const game = gameNames[0]!;
  await speak('en');
  await prefetchTableWords(game);
  const loaded = loadTableWords(game).then(() => tableWords(game));
  const spoken = speak('de');
  expect((await loaded).keys).toEqual((await (await loadWords('de')).games[game].loadTable()).keys);
  expect(language.value).toBe('de');
  await spoken;
});

it('keeps the old language if the new one cannot be loaded', async () => {
  const { language, loadTableWords, prefetchTableWords, speak, t } = await fresh();
  await speak('it');
  const before = t();
  await expect(speak('xx' as 'en')).rejects.toThrow();
  expect([language.value, t()]).toEqual(['it', before]);
  await loadTableWords(gameNames[0]!);
  await prefetchTableWords(gameNames[1]!);
  expect(language.value).toBe('it');
});
