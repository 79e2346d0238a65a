/** What was said at a table, and how much of it has been looked at. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '@traque/engine/core/game';
import type { TalkLine } from '../client/table.ts';

export class TalkSoFar {
  readonly #lines = signal<readonly TalkLine[]>([]);
  /** The last line that was there on arrival or has been in sight since. */
  readonly #heard = signal(-1);
  #arrived = false;

  readonly lines: ReadonlySignal<readonly TalkLine[]> = this.#lines;
  /** What others said since one last looked. */
  readonly unheard: ReadonlySignal<readonly TalkLine[]>;

  constructor(viewer: () => Viewer) {
    this.unheard = computed(() => {
      const own = viewer();
      return this.#lines.value.filter(({ line, seat }) => line > this.#heard.value && (own === null || seat !== own));
    });
  }

  /** A line that was lost and comes back tells everything again. What is told first was said before one came. */
  take(lines: readonly TalkLine[]): void {
    batch(() => {
      const known = new Set(this.#lines.value.map(({ line }) => line));
      this.#lines.value = [...this.#lines.value, ...lines.filter(({ line }) => !known.has(line))];
      if (!this.#arrived) this.hear();
      this.#arrived = true;
    });
  }

  /** It is in sight. */
  hear(): void {
    this.#heard.value = Math.max(this.#heard.value, ...this.#lines.value.map(({ line }) => line));
  }
}
