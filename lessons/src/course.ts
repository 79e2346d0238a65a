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
  /** The clauses that every player must have met: each is taught by a lesson. */
  readonly core: readonly Clause[];
}
