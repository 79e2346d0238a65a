import { languages, type Language } from '@traque/texts';
import { chapters } from '@traque/texts/rulebook';
import { describe, expect, it } from 'vitest';
import { loadRules } from './rules.ts';
import { ruleSearch } from './rule-search.ts';

async function found(game: 'maamut' | 'mammut' | 'momie', search: string, language: Language): Promise<string[]> {
  const { clauses } = await loadRules(game, language);
  const fits = ruleSearch(search, language);
  return Object.values(chapters[game])
    .flat()
    .filter((id) => fits(id, clauses[id] ?? ''));
}

describe('searching the rules', () => {
  it.each([
    ['en', 'steal'],
    ['fr', 'voler'],
    ['it', 'rubare'],
    ['de', 'stehlen'],
  ] as const)('MM-32: in %s "%s" finds taking a share, its limits and its victims', async (language, word) => {
    expect(await found('mammut', word, language)).toEqual(expect.arrayContaining(['MM-32', 'MM-33', 'MM-34', 'MM-36']));
  });

  it('finds all words in any order, not only the phrase', async () => {
    expect(await found('maamut', 'grass only', 'en')).toContain('MA-31');
    expect(await found('maamut', 'grass mummy', 'en')).toEqual([]);
  });

  it('finds other forms of a word', async () => {
    expect(await found('maamut', 'traps', 'en')).toContain('MA-32');
    expect(await found('maamut', 'fleeing', 'en')).toContain('MA-50');
    expect(await found('maamut', 'pièges', 'fr')).toContain('MA-32');
  });

  it.each(languages)('finds a clause by its number, and everything by nothing (%s)', async (language) => {
    expect(await found('momie', 'mo-52', language)).toEqual(['MO-52']);
    expect(await found('momie', '  ', language)).toHaveLength(Object.values(chapters.momie).flat().length);
  });

  it('takes signs for what they are', async () => {
    expect(await found('maamut', '.* (', 'en')).toHaveLength(Object.values(chapters.maamut).flat().length);
  });
});
