import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed, games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import {
  type GameWords,
  type Language,
  languages,
  type RuleBookLayout,
  loadGameWords,
  loadWords,
  refusalText,
} from './index.ts';
import { ruleBooks } from './games/index.ts';

const names = games.map(({ name }) => name);
const pairs = names.flatMap((game) => languages.map((language) => [game, language] as const));

async function wordsOf(game: string, language: Language): Promise<GameWords> {
  const words = await loadGameWords(game, language);
  if (words === undefined) throw new Error(`no words for ${game}`);
  return words;
}

/** Paths of texts that say nothing. */
function emptyTexts(texts: unknown, at: string): string[] {
  if (texts === '' || texts === undefined || texts === null) return [at];
  if (typeof texts !== 'object' || texts instanceof RegExp) return [];
  return Object.entries(texts).flatMap(([key, value]) => emptyTexts(value, `${at}.${key}`));
}

it('there are words for every game of the engine, and for no other', async () => {
  for (const language of languages)
    expect(Object.keys((await loadWords(language)).games).sort()).toEqual(names.toSorted());
  expect(Object.keys(ruleBooks).sort()).toEqual(names.toSorted());
  expect(await loadGameWords('chess', 'en')).toBeUndefined();
});

it.each(languages)('%s: no text of the app is empty', async (language) => {
  const { app, loadAccount, loadRests, loadLearn, loadAnalysis, loadEditor } = await loadWords(language);
  const later = await Promise.all([loadAccount(), loadRests(), loadLearn(), loadAnalysis(), loadEditor()]);
  expect(emptyTexts([app, ...later], 'app')).toEqual([]);
});

describe.each(pairs)('%s in %s', (game, language) => {
  it('has no empty text', async () => {
    const words = await wordsOf(game, language);
    const all = [
      words.summary,
      await words.loadTable(),
      await words.loadRules(),
      await words.loadBook(),
      (await words.loadLessons?.()) ?? {},
      (await words.loadEditor?.()) ?? {},
    ];
    expect(emptyTexts(all, game)).toEqual([]);
  });

  it('names every option of the engine and every value of it', async () => {
    const { options } = await (await wordsOf(game, language)).loadTable();
    const specs = gameNamed(game)?.options ?? {};
    expect(Object.keys(options).sort()).toEqual(Object.keys(specs).sort());
    for (const [option, spec] of Object.entries(specs)) {
      // There may be more: a value that is no longer offered still names the choice of an older table.
      const named = Object.keys(options[option]?.values ?? {});
      expect(named, option).toEqual(expect.arrayContaining('values' in spec ? [...spec.values] : []));
    }
  });

  it('explains a refusal, also one without words of its own', async () => {
    const words = await (await wordsOf(game, language)).loadTable();
    expect(refusalText(words, { why: 'notYourTurn' })).not.toBe(refusalText(words, { why: 'malformed' }));
    expect(refusalText(words, { why: 'unknown' })).toBe(refusalText(words, { why: 'malformed' }));
    for (const why of Object.keys(words.refusals))
      expect(refusalText(words, { why, values: {} }), why).toMatch(/^\p{Lu}.*\.$/u);
  });

  // A refusal shows its clause alone.
  it('has no clause that begins or ends in the middle of a sentence', async () => {
    const { clauses } = await (await wordsOf(game, language)).loadRules();
    expect(Object.entries(clauses).filter(([, words]) => !/^(?:[“„]|«\u00a0)?[\p{Lu}\d].*\.$/u.test(words))).toEqual(
      [],
    );
  });
});

describe.each(Object.entries<RuleBookLayout>(ruleBooks))('the rule book of %s', (game, { chapters, ...labels }) => {
  const inBook = Object.values(chapters).flat();
  const text = readFileSync(join(import.meta.dirname, `../../docs/rules/${game}.md`), 'utf8');
  const written = [...text.matchAll(/\*\*(?<id>[A-Z]+-\d+)\*\*(?<words>(?:(?!\*\*[A-Z]+-\d|^#).)*)/gmsu)].map(
    ({ groups }) => ({ id: groups?.['id'] ?? '', words: groups?.['words'] ?? '' }),
  );

  it('has every clause of docs/rules once, and no others', () => {
    expect(inBook).toHaveLength(written.length);
    expect(new Set(inBook)).toEqual(new Set(written.map(({ id }) => id)));
  });

  it('marks only clauses that it has', () => {
    expect(
      Object.values(labels)
        .flat()
        .filter((id) => !inBook.includes(id)),
    ).toEqual([]);
  });

  it('labels the clauses that docs/rules labels', () => {
    const labelled = (label: string) =>
      written.filter(({ words }) => words.includes(`\`[${label}]\``)).map(({ id }) => id);
    expect({
      rulings: labelled('ruling'),
      houseRules: labelled('house'),
      variants: labelled('variant'),
    }).toEqual(labels);
  });
});

describe('the files', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));

  /** A language's files below its own folder; its helpers stand beside `index.ts`. */
  const inFolders = (language: Language) =>
    files.filter((file) => file.split('/').length > 2 && file.startsWith(`${language}/`)).map((file) => file.slice(3));

  it.each(languages)('%s has the same files as English', (language) => {
    expect(inFolders(language).sort()).toEqual(inFolders('en').sort());
  });

  it('name a game or a clause only in the folders of that game and in the registries', () => {
    const registries = new Set([
      'games/index.ts',
      'texts.test.ts',
      ...languages.map((language) => `${language}/index.ts`),
    ]);
    const own = new RegExp(`^(?:\\w+/)(?:${names.join('|')})(?:/|\\.ts$)`);
    const prefixes = games.map(({ clausePrefix }) => clausePrefix);
    const named = new RegExp(`\\b(?:${names.join('|')})\\b|\\b(?:${prefixes.join('|')})-\\d`, 'i');
    const naming = files
      .filter((file) => !registries.has(file) && !own.test(file))
      .filter((file) => named.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
    expect(naming).toEqual([]);
  });
});
