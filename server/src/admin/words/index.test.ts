import { describe, expect, it } from 'vitest';
import { wordsFor } from './index.ts';

describe('the language of the admin page', () => {
  it.each([
    [undefined, 'en'],
    ['*', 'en'],
    ['nl, sv;q=0.5', 'en'],
    ['fr-CH, en;q=0.8', 'fr'],
    ['nl,IT;q=0.9,de;q=0.3', 'it'],
    ['en;q=0.4,de-AT;q=0.7', 'de'],
    ['fr;q=0, de;q=0.1', 'de'],
    [';;;q=x,,', 'en'],
  ])('for %j is %s', (accepted, language) => expect(wordsFor(accepted).language).toBe(language));
});

/** Every text, by its path. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, (value as (...parts: unknown[]) => string)('A', 1)]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

it.each(['fr', 'it', 'de'])('every sentence is said in %s, with its typography', (language) => {
  const english = new Map(texts(wordsFor('en'), ''));
  for (const [path, text] of texts(wordsFor(language), '')) {
    expect(text, path).not.toMatch(/'|\.\.\.|^$/);
    if (text.endsWith('.')) expect(text, path).not.toBe(english.get(path));
    if (language === 'fr') expect(text, path).not.toMatch(/(?<!\u00a0):(?= |$)|(?<!\u202f);/u);
    else expect(text, path).not.toMatch(/\s[:;!?]/u);
  }
});
