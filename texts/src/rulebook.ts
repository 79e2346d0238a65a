/** How the rule books are laid out: chapters and their clauses, the same in every language. */

/** Clauses that settle what the printed rules leave open. */
export const rulings: ReadonlySet<string> = new Set(
  'MA-15 MA-40 MA-52 MA-62 MA-63 MA-70 MA-71 MA-82 MA-83 MM-13 MM-21 MM-33 MM-37 MM-45 MM-52 MM-63 MM-83 MO-23 MO-36 MO-55 MO-56'.split(
    ' ',
  ),
);

/** Clauses about pieces of our own making. */
export const houseRules: ReadonlySet<string> = new Set(['MM-2', 'MO-1']);

export const chapters = {
  maamut: {
    pieces: ['MA-1', 'MA-2', 'MA-3'],
    setUp: ['MA-10', 'MA-11', 'MA-12', 'MA-13', 'MA-14', 'MA-15', 'MA-16', 'MA-17'],
    turn: ['MA-20', 'MA-21', 'MA-22', 'MA-30', 'MA-31', 'MA-32', 'MA-33', 'MA-35', 'MA-36', 'MA-38', 'MA-39', 'MA-40'],
    flight: ['MA-50', 'MA-51', 'MA-52', 'MA-53', 'MA-54', 'MA-55'],
    panic: ['MA-60', 'MA-61', 'MA-62', 'MA-63', 'MA-64', 'MA-65'],
    removed: ['MA-70', 'MA-71', 'MA-72'],
    end: ['MA-80', 'MA-81', 'MA-82', 'MA-83'],
  },
  mammut: {
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
  },
  momie: {
    pieces: ['MO-1', 'MO-2', 'MO-3', 'MO-4', 'MO-5'],
    setUp: ['MO-10', 'MO-11', 'MO-12', 'MO-13', 'MO-14'],
    dice: ['MO-20', 'MO-21', 'MO-22', 'MO-23', 'MO-24'],
    move: ['MO-30', 'MO-31', 'MO-32', 'MO-33', 'MO-34', 'MO-35', 'MO-36'],
    collect: ['MO-40', 'MO-41', 'MO-42'],
    mummy: ['MO-50', 'MO-51', 'MO-52', 'MO-53', 'MO-54', 'MO-55', 'MO-56'],
    end: ['MO-60', 'MO-61', 'MO-65', 'MO-66', 'MO-67', 'MO-70'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Chapters = typeof chapters;
export type RuledGame = keyof Chapters;

/** A game's rule book in one language: a chapter or a clause left out does not compile. */
export interface RuleBook<G extends RuledGame> {
  readonly intro: string;
  readonly chapters: Readonly<Record<keyof Chapters[G], string>>;
  readonly clauses: Readonly<
    Record<Chapters[G][keyof Chapters[G]] extends readonly (infer C extends string)[] ? C : never, string>
  >;
}
