/** Who thinks for bots: a view goes in, an action comes out, never later than the limit. */
import type { Level } from '@traque/bots/core/brain';
import type { AnyView } from '@traque/engine/core/game';

export interface Thinker {
  /** Rejects if this level fails or takes too long. */
  think(view: AnyView, level: Level): Promise<{ readonly type: string }>;
  close(): Promise<void>;
}

/** No thread was free for too long: a simpler bot would wait as long, so the first move at hand is made instead. */
export class Crowded extends Error {
  override readonly name = 'Crowded';

  constructor() {
    super('no thread was free in time');
  }
}
