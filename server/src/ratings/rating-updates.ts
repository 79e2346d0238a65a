/**
 * Lets finished rated games count. What they count is stored with the entry that ended them; here the ratings follow, off
 * the path of a move. Whichever process comes first does it, under a lock, and each game counts once.
 */
import type { Dependencies } from '../dependencies.ts';
import type { Table } from '../table/table.ts';
import { every } from '../time.ts';

/** For games whose process died between the end and the rating. */
const SWEEP_MS = 5000;

export class RatingUpdates {
  readonly #deps: Dependencies;
  readonly #stop: () => void;
  #running: Promise<void> | null = null;
  #again = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#stop = every(deps.time, SWEEP_MS, () => this.#start());
  }

  /** A table changed, or was opened. */
  note({ state: { roster } }: Table): void {
    if (roster.rated && (roster.phase === 'over' || roster.forfeit !== undefined)) void this.#start();
  }

  #start(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        await this.#deps.store.ratings.apply();
      } catch (error) {
        this.#deps.metrics.errors.inc();
        this.#deps.log.error({ err: error }, 'rating finished games failed');
      }
    }
    this.#running = null;
  }

  /** Resolves when what was begun is done. */
  async close(): Promise<void> {
    this.#stop();
    await this.#running;
  }
}
