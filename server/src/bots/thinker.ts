/** Chooses for bots: a view goes in, an action comes out, never later than the limit. */
import type { Level } from '@traque/bots/core/brain';
import type { AnyView } from '@traque/engine/core/game';

export interface Thinker {
  /** Rejects if this level fails or takes too long. `owner`: whose table it is; owners share the threads equally. */
  think(view: AnyView, level: Level, owner: string): Promise<{ readonly type: string }>;
  close(): Promise<void>;
}

/** The share of the full thinking time that a level gets. */
const share: Readonly<Record<Level, number>> = { random: 0, easy: 0.1, normal: 0.4, hard: 1 };

/** How long a level may think if the strongest has `ms`. */
export function thinkingMs(ms: number, level: Level): number {
  return Math.round(ms * share[level]);
}
