/** The rule book of Burrow, the same in every language: its chapters with their clauses. */
import type { RuleBookLayout, RuleBookOf } from '../rule-book.ts';

const chapters = {
  pieces: ['BU-1'],
  setUp: ['BU-10', 'BU-11', 'BU-12'],
  turn: ['BU-20', 'BU-21', 'BU-22', 'BU-23'],
  end: ['BU-30', 'BU-31'],
} as const;

export const ruleBook = { chapters, rulings: [], houseRules: [], variants: [] } satisfies RuleBookLayout;

export type RuleBook = RuleBookOf<typeof chapters>;
