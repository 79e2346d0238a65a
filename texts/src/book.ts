/** The part of a rule book that one learns a game from. Its words are in `<language>/<game>/book.ts`. */

/** A piece, a card or a special case: its name and a few sentences. */
export interface Described {
  readonly name: string;
  readonly text: string;
}

/** A step of a turn. */
export interface BookStep {
  readonly title: string;
  readonly text: string;
  /** Its picture in words; from what the engine computed, where it has numbers. */
  readonly picture: string | ((computed: never) => string);
}

/** What every game's book has. Which pieces, steps and cases there are, the game decides: `boards/<game>/book.tsx`. */
export interface BookWords {
  readonly story: string;
  /** How one wins. */
  readonly goal: string;
  /** A turn in thirty seconds, point by point. */
  readonly glance: readonly string[];
  readonly pieces: Readonly<Record<string, Described>>;
  readonly steps: Readonly<Record<string, BookStep>>;
  /** What is said around the worked examples; only the game knows the values. */
  readonly examples: object;
  readonly cases: Readonly<Record<string, Described>>;
  /** For the first game. */
  readonly advice: readonly string[];
}
