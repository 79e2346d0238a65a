import { languages, type Language, loadWords, type RuleWords } from '@traque/texts';
import { ruleBooks } from '@traque/texts/games';
import { describe, expect, it } from 'vitest';
import { ruleSearch } from './rule-search.ts';

async function found(game: keyof typeof ruleBooks, search: string, language: Language): Promise<string[]> {
  const { app, games } = await loadWords(language);
  const { clauses, synonyms, printed }: RuleWords = await games[game].loadRules();
  const fits = ruleSearch(search, { language, wordEndings: app.rules.wordEndings, synonyms });
  return Object.values(ruleBooks[game].chapters)
    .flat()
    .filter((id) => fits(id, `${clauses[id]} ${printed[id] ?? ''}`));
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

  it.each([
    ['mammut', 'plaquettes', 'MM-31'],
    ['mammut', 'tuile', 'MM-31'],
    ['mammut', 'piste', 'MM-65'],
    ['mammut', 'lot', 'MM-33'],
    ['mammut', 'jeton', 'MM-80'],
    ['momie', 'donjon', 'MO-32'],
    ['momie', 'sarcophage', 'MO-10'],
    ['momie', 'jeton-vie', 'MO-3'],
    ['momie', 'vies', 'MO-53'],
    ['momie', 'aventurier', 'MO-60'],
    ['momie', 'départ', 'MO-32'],
  ] as const)('%s in fr: the printed or an everyday word "%s" finds %s', async (game, word, clause) => {
    expect(await found(game, word, 'fr')).toContain(clause);
  });

  it.each([
    ['en', 'momie', 'reset to 0', 'MO-20'],
    ['fr', 'momie', 'case de départ', 'MO-1'],
    ['fr', 'maamut', 'cri du mammouth', 'MA-15'],
    ['fr', 'mammut', 'plus jeune', 'MM-13'],
    ['en', 'mammut', 'youngest', 'MM-13'],
    ['en', 'maamut', 'mammoth’s cry', 'MA-15'],
    ['de', 'mammut', 'jüngster Spieler', 'MM-13'],
    ['de', 'momie', 'Lebensmarke', 'MO-53'],
    ['it', 'maamut', 'carta movimento', 'MA-3'],
    ['it', 'momie', 'segnalino vita', 'MO-3'],
  ] as const)('%s, %s: "%s", which only the box says, finds %s', async (language, game, words, clause) => {
    const { clauses }: RuleWords = await (await loadWords(language)).games[game].loadRules();
    expect(clauses[clause]).not.toContain(words);
    expect(await found(game, words, language)).toContain(clause);
  });

  it.each(languages)('finds a clause by its number, and everything by nothing (%s)', async (language) => {
    expect(await found('momie', 'mo-52', language)).toEqual(['MO-52']);
    expect(await found('momie', '  ', language)).toHaveLength(Object.values(ruleBooks.momie.chapters).flat().length);
  });

  it('takes signs for what they are', async () => {
    expect(await found('maamut', '.* (', 'en')).toHaveLength(Object.values(ruleBooks.maamut.chapters).flat().length);
  });
});
