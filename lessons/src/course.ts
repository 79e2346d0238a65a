/** A game's lessons: each game's folder exports one. */
import type { Clause } from '@traque/engine/core/game';

/** By name, in the order in which they are offered; each is fetched when it is begun. */
type LessonFiles = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

export interface Course {
  readonly game: string;
  /** The first hunt, then lessons of one idea each. */
  readonly lessons: LessonFiles;
  /** Positions to win or to survive against a bot. */
  readonly challenges: LessonFiles;
  /** The clauses that no lesson teaches, each with the reason. All others are core: a lesson teaches them. */
  readonly untaught: Readonly<Record<Clause, string>>;
}

/** Why a clause is not taught, where several are for the same reason. */
export const untaught = {
  pieces: 'what is in the box: the board shows it, and the rule book has pictures',
  setUp: 'setting up: the app does it, or asks when a game is begun',
  automatic: 'carried out by the app: there is nothing to decide',
  variant: 'an optional variant: explained where it is chosen',
} as const;
