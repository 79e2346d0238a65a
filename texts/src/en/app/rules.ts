/** The rule book page; the rules themselves are in each game's folder. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const rules = {
  title: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => count(n, 'clause found', 'clauses found'),
  unknown: (id: string) => `There is no clause ${id} here. Look through the chapters, or search.`,
  nothing: 'No clause speaks of this.',
  clause: (id: string) => `Clause ${id}`,
  open: 'Open the rule book',
  others: 'The other games',
  contents: 'Contents',
  ruling: 'Our ruling: the printed rules leave this open.',
  house: 'Our own set: the printed pieces could not be had.',
  noAction: 'This is not possible at this moment.',
  /** For the search: endings that change with number, person and tense, without accents, the longest first. */
  wordEndings: /(?:ings?|ers?|ed|es|s|e)$/u,
};

export type Rules = typeof rules;
