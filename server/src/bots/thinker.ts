/** Who thinks for bots: a view goes in, an action comes out, never later than the limit. */
import type { Level } from '@traque/bots/core/brain';
import type { AnyView } from '@traque/engine/core/game';

export interface Thinker {
  /** Rejects if this level fails or takes too long. */
  think(view: AnyView, level: Level): Promise<{ readonly type: string }>;
  close(): Promise<void>;
}

/** Part of the full thinking time that a level gets. */
const share: Readonly<Record<Level, number>> = { random: 0, easy: 0.1, normal: 0.4, hard: 1 };

/** How long a level may think, if `ms` is what the strongest has. */
export function thinkingMs(ms: number, level: Level): number {
  return Math.round(ms * share[level]);
}

/** No thread was free for too long: a simpler bot would wait as long, so the first move at hand is made instead. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';

  constructor() {
    super('no thread was free in time');
  }
}
