/** The rule book of Mâamut, the same in every language: its chapters with their clauses. */
import type { RuleBookLayout, RuleBookOf } from '../rule-book.ts';

const chapters = {
  pieces: ['MA-1', 'MA-2', 'MA-3'],
  setUp: ['MA-10', 'MA-11', 'MA-12', 'MA-13', 'MA-14', 'MA-15', 'MA-16', 'MA-17'],
  turn: ['MA-20', 'MA-21', 'MA-22', 'MA-30', 'MA-31', 'MA-32', 'MA-33', 'MA-35', 'MA-36', 'MA-38', 'MA-39', 'MA-40'],
  flight: ['MA-50', 'MA-51', 'MA-52', 'MA-53', 'MA-54', 'MA-55'],
  panic: ['MA-60', 'MA-61', 'MA-62', 'MA-63', 'MA-64', 'MA-65'],
  removed: ['MA-70', 'MA-71', 'MA-72'],
  end: ['MA-80', 'MA-81', 'MA-82', 'MA-83'],
} as const;

export const ruleBook = {
  chapters,
  rulings: ['MA-12', 'MA-15', 'MA-40', 'MA-52', 'MA-62', 'MA-63', 'MA-70', 'MA-71', 'MA-82'],
  houseRules: [],
  variants: ['MA-17', 'MA-83'],
} satisfies RuleBookLayout;

export type RuleBook = RuleBookOf<typeof chapters>;
