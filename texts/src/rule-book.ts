/** How a rule book is built: chapters of clauses in `games/<game>.ts`, their words in `<language>/<game>/rules.ts`. */

type Chapters = Readonly<Record<string, readonly string[]>>;

/** What is the same in every language. */
export interface RuleBookLayout {
  /** The clauses of each chapter, in the order in which they are read. */
  readonly chapters: Chapters;
  /** Clauses that settle what the printed rules leave open. */
  readonly rulings: readonly string[];
  /** Clauses about pieces of our own making. */
  readonly houseRules: readonly string[];
  /** Clauses that a table may choose and that are not printed. */
  readonly variants: readonly string[];
}

/** A rule book's words in one language. */
export interface RuleWords {
  /** The titles of the chapters. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
  /**
   * Groups of words that mean the same: searching for one also finds the others. Each is the beginning of a word, or a
   * phrase; upper case and accents do not matter.
   */
  readonly synonyms: readonly (readonly string[])[];
  /** Words of the printed rules and of the box that our wording of a clause does not use: they find it too. */
  readonly printed: Readonly<Record<string, string | undefined>>;
}

/** The words of one game's rule book: a chapter or a clause without words does not compile. */
export interface RuleBookOf<C extends Chapters> extends RuleWords {
  readonly chapters: Readonly<Record<keyof C & string, string>>;
  readonly clauses: Readonly<Record<C[keyof C][number], string>>;
  readonly printed: Readonly<Partial<Record<C[keyof C][number], string>>>;
}
