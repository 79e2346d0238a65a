/** The rule books, one chunk a game and language. */
import type { Language } from '@traque/texts';

/** A game's rules in one language: what it is about, its chapters' titles, the words of each clause. */
export interface RuleWords {
  readonly intro: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
}

const books = import.meta.glob<{ rules: RuleWords }>('../../../texts/src/*/rules/*.ts');

export async function loadRules(game: string, language: Language): Promise<RuleWords> {
  const load = books[`../../../texts/src/${language}/rules/${game}.ts`];
  if (load === undefined) throw new Error(`no rule book of ${game}`);
  return (await load()).rules;
}
