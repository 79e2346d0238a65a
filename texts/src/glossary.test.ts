/** GLOSSARY.md: no text uses a word that was rejected for another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from './index.ts';
import { allSaid } from './testing/said.ts';

interface Rejected {
  readonly word: string;
  /** The game whose texts avoid it; null: all texts. */
  readonly game: string | null;
}

const columns: Readonly<Record<Language, string>> = { en: 'English', fr: 'French', it: 'Italian', de: 'German' };

const sections = readFileSync(join(import.meta.dirname, '../GLOSSARY.md'), 'utf8')
  .split(/^## /mu)
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => cell.trim()));
    return { game: /\((?<id>\w+)\)/u.exec(heading)?.groups?.['id'] ?? null, head: rows[0] ?? [], rows: rows.slice(2) };
  });

function rejectedIn(language: Language): Rejected[] {
  return sections.flatMap(({ game, head, rows }) =>
    rows.flatMap((row) =>
      [...(row[head.indexOf(columns[language])] ?? '').matchAll(/~~(?<word>[^~]+)~~/gu)].map(({ groups }) => ({
        game,
        word: groups?.['word'] ?? '',
      })),
    ),
  );
}

/** Whole words; `…` stands for any ending, a capital letter for itself. */
function pattern(word: string): RegExp {
  const [stem = '', ending] = word.split('…');
  const flags = stem === stem.toLowerCase() ? 'iu' : 'u';
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${stem}${ending === undefined ? String.raw`(?![\p{L}\p{N}])` : ''}`,
    flags,
  );
}

describe.each(languages)('in %s', (language) => {
  it('no text uses a rejected word', async () => {
    const rejected = rejectedIn(language);
    const found = (await allSaid(language)).flatMap(({ at, game, text }) =>
      rejected
        .filter((each) => (each.game === null || each.game === game) && pattern(each.word).test(text))
        .map(({ word }) => `${at}: "${word}" in: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('there are rejected words', () => {
    expect(rejectedIn(language)).not.toEqual([]);
  });

  it('every thing has a word', () => {
    for (const { head, rows } of sections)
      for (const row of rows) {
        const chosen = (row[head.indexOf(columns[language])] ?? '').replaceAll(/~~[^~]+~~/gu, '').trim();
        expect(chosen, row[1]).not.toBe('');
      }
  });
});

it('there is a section for all texts; the others are of one game each', () => {
  const [all, ...ofGames] = sections.map(({ game }) => game);
  expect(all).toBeNull();
  expect(games.map(({ name }) => name)).toEqual(expect.arrayContaining(ofGames));
  expect(new Set(ofGames).size).toBe(ofGames.length);
});

it.each([
  ['lay down', 'You lay down a card', true],
  ['lay down', 'You play downhill', false],
  ['tuile…', 'deux tuiles', true],
  ['Stapel', 'Der Nachziehstapel ist leer', false],
  ['Stapel', 'Der Stapel ist leer', true],
  ['Luce', 'alla luce delle torce', false],
] as const)('"%s" is found in "%s": %s', (word, text, found) => {
  expect(pattern(word).test(text)).toBe(found);
});
