/** What was said at a table, and how much of it has been read. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '@traque/engine/core/game';
import type { ChatLine } from '../client/table-client.ts';

export class ChatLog {
  readonly #lines = signal<readonly ChatLine[]>([]);
  /** The last line that was there on arrival or has been visible since. */
  readonly #lastRead = signal(-1);
  #arrived = false;

  readonly lines: ReadonlySignal<readonly ChatLine[]> = this.#lines;
  /** What others said since the chat was last looked at. */
  readonly unread: ReadonlySignal<readonly ChatLine[]>;

  constructor(viewer: () => Viewer) {
    this.unread = computed(() => {
      const own = viewer();
      return this.#lines.value.filter(
        ({ line, seat }) => line > this.#lastRead.value && (own === null || seat !== own),
      );
    });
  }

  /** After a reconnection all lines come again. What comes first was said before this visit. */
  add(lines: readonly ChatLine[]): void {
    batch(() => {
      const known = new Set(this.#lines.value.map(({ line }) => line));
      this.#lines.value = [...this.#lines.value, ...lines.filter(({ line }) => !known.has(line))];
      if (!this.#arrived) this.markRead();
      this.#arrived = true;
    });
  }

  markRead(): void {
    this.#lastRead.value = Math.max(this.#lastRead.value, ...this.#lines.value.map(({ line }) => line));
  }
}
