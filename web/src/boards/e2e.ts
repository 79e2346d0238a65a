/** What the browser tests must know about a game. `boards/<game>/e2e.ts` exports it as `scenario`. */
import type { FastChance } from '@traque/engine/core/chance';

/** Picks one of the actions on offer, by their labels and the whole position in English words. */
export type Chooser = (labels: readonly string[], chance: FastChance, words: string) => number;

export interface Scenario {
  /** Options that keep a game short and make the first player known. */
  readonly options: Readonly<Record<string, unknown>>;
  /** For people on both sides: choices that bring the end nearer. At random if absent. */
  readonly createChooser?: () => Chooser;
  /** A game against bots that soon ends. */
  readonly againstBots: {
    readonly count: number;
    readonly level: string;
    /** At random if absent. */
    readonly choose?: Chooser;
  };
  /** Two bots that answer at once, where the usual ones would think for long. */
  readonly needsEasyBots?: true;
  /** After how many turns of their own somebody sees a typical position. */
  readonly typicalAfterTurns: number;
  /** Parts of the board that keep their place when the turn passes. */
  readonly keepsPlace: readonly string[];
  /** The main picture of the board. */
  readonly picture: {
    readonly selector: string;
    /** There are positions without it. */
    readonly mayBeAbsent?: true;
  };
  /** Whether a view of this seat shows cards that only somebody else may see. */
  readonly showsCardsOfOthers: (view: Readonly<Record<string, unknown>>, seat: number) => boolean;
}
