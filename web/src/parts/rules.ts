/** The rule books, one chunk a game and language. */
import type { Language } from '@traque/texts';
import type { RuleBook, RuledGame } from '@traque/texts/rulebook';

/** A game's rules in one language: what it is about, its chapters' titles, the words of each clause. */
export interface RuleWords {
  readonly intro: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
}

type Books = { readonly [G in RuledGame]: Readonly<Record<Language, () => Promise<{ rules: RuleBook<G> }>>> };

const books: Books = {
  maamut: {
    en: () => import('@traque/texts/en/rules/maamut'),
    fr: () => import('@traque/texts/fr/rules/maamut'),
    it: () => import('@traque/texts/it/rules/maamut'),
    de: () => import('@traque/texts/de/rules/maamut'),
  },
  mammut: {
    en: () => import('@traque/texts/en/rules/mammut'),
    fr: () => import('@traque/texts/fr/rules/mammut'),
    it: () => import('@traque/texts/it/rules/mammut'),
    de: () => import('@traque/texts/de/rules/mammut'),
  },
  momie: {
    en: () => import('@traque/texts/en/rules/momie'),
    fr: () => import('@traque/texts/fr/rules/momie'),
    it: () => import('@traque/texts/it/rules/momie'),
    de: () => import('@traque/texts/de/rules/momie'),
  },
};

export async function loadRules(game: RuledGame, language: Language): Promise<RuleWords> {
  return (await books[game][language]()).rules;
}
