/** A bar on the terminal's error stream, only where a person watches. */
import type { WriteStream } from 'node:tty';

const WIDTH = 30;

export class Progress {
  readonly #out: WriteStream | null;
  readonly #total: number;
  #done: number;
  #shown = -1;

  /** `done`: what was done before. */
  constructor(total: number, out: WriteStream, done = 0) {
    this.#total = Math.max(1, total);
    this.#done = done;
    this.#out = out.isTTY ? out : null;
  }

  step(label: string): void {
    this.#done++;
    const share = Math.floor((100 * this.#done) / this.#total);
    if (this.#out === null || share === this.#shown) return;
    this.#shown = share;
    const filled = Math.round((WIDTH * this.#done) / this.#total);
    this.#out.write(
      `\r\u001B[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.#done} of ${this.#total}  ${label}`,
    );
  }

  clear(): void {
    this.#out?.write('\r\u001B[K');
  }
}
