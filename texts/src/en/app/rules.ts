/** The rule book page; the rules themselves are in each game's folder. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const rules = {
  title: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => count(n, 'rule found', 'rules found'),
  unknown: (id: string) => `There is no rule ${id} here. Browse the chapters, or search.`,
  nothing: 'No rule mentions this.',
  clause: (id: string) => `Rule ${id}`,
  open: 'Open the rule book',
  others: 'The other games',
  contents: 'Contents',
  /** The sections of the part that one learns from. */
  sections: {
    story: 'Story and goal',
    glance: 'A turn in thirty seconds',
    pieces: 'The pieces',
    steps: 'How to play',
    cases: 'Special cases',
    advice: 'For your first game',
    reference: 'All rules',
  },
  example: 'Example',
  print: 'Print',
  backToTable: 'Back to the table',
  /** The labels of clauses that are not simply printed rules. */
  ruling: 'Our ruling: the printed rules leave this open.',
  house: 'House set: we could not obtain what is printed on the original pieces, so this is our own.',
  variant: 'Optional variant: not in the printed rules. Each table decides.',
  noAction: 'That isn’t possible right now.',
  /** For the search: endings that change with number, person and tense, without accents, the longest first. */
  wordEndings: /(?:ings?|ers?|ed|es|s|e)$/u,
};

export type Rules = typeof rules;
