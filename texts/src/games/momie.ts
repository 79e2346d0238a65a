/** The rule book of La Malédiction de la Momie, the same in every language: its chapters with their clauses. */
import type { RuleBookLayout, RuleBookOf } from '../rule-book.ts';

const chapters = {
  pieces: ['MO-1', 'MO-2', 'MO-3', 'MO-4', 'MO-5'],
  setUp: ['MO-10', 'MO-11', 'MO-12', 'MO-13', 'MO-14'],
  dice: ['MO-20', 'MO-21', 'MO-22', 'MO-23', 'MO-24'],
  move: ['MO-30', 'MO-31', 'MO-32', 'MO-33', 'MO-34', 'MO-35', 'MO-36'],
  collect: ['MO-40', 'MO-41', 'MO-42'],
  mummy: ['MO-50', 'MO-51', 'MO-52', 'MO-53', 'MO-54', 'MO-55', 'MO-56'],
  end: ['MO-60', 'MO-61', 'MO-65', 'MO-66', 'MO-67', 'MO-70'],
} as const;

export const ruleBook = {
  chapters,
  rulings: ['MO-2', 'MO-13', 'MO-23', 'MO-35', 'MO-36', 'MO-55', 'MO-56', 'MO-67', 'MO-70'],
  houseRules: ['MO-1', 'MO-4'],
  variants: [],
} satisfies RuleBookLayout;

export type RuleBook = RuleBookOf<typeof chapters>;
