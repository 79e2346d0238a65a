/** The rule book of Mammut, the same in every language: its chapters with their clauses. */
import type { RuleBookLayout, RuleBookOf } from '../rule-book.ts';

const chapters = {
  pieces: ['MM-1', 'MM-2', 'MM-3', 'MM-4', 'MM-5'],
  setUp: ['MM-10', 'MM-11', 'MM-12', 'MM-13'],
  pour: ['MM-20', 'MM-21'],
  share: ['MM-30', 'MM-31', 'MM-32', 'MM-33', 'MM-34', 'MM-35', 'MM-36', 'MM-37'],
  cards: ['MM-40', 'MM-41', 'MM-42', 'MM-43', 'MM-44', 'MM-45'],
  evaluation: ['MM-50', 'MM-51', 'MM-52', 'MM-53'],
  axes: ['MM-60', 'MM-61', 'MM-62', 'MM-63'],
  hides: ['MM-65', 'MM-66', 'MM-67', 'MM-68'],
  loot: ['MM-70', 'MM-71', 'MM-73', 'MM-76', 'MM-77'],
  animals: ['MM-80', 'MM-81', 'MM-82', 'MM-83', 'MM-85'],
  end: ['MM-90', 'MM-91'],
} as const;

export const ruleBook = {
  chapters,
  rulings: ['MM-13', 'MM-21', 'MM-33', 'MM-36', 'MM-37', 'MM-45', 'MM-52', 'MM-63', 'MM-83'],
  houseRules: ['MM-2'],
  variants: [],
} satisfies RuleBookLayout;

export type RuleBook = RuleBookOf<typeof chapters>;
