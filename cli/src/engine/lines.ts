/** Cuts a stream of bytes into lines, holding at most `limit` bytes of one; a longer line comes out as `tooLong`. */

export const tooLong: unique symbol = Symbol('a line over the limit');

const NEWLINE = 10;

export class Lines {
  readonly #limit: number;
  #held: Uint8Array[] = [];
  #length = 0;
  #begun = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that this chunk completes. */
  *push(chunk: Uint8Array): Generator<string | typeof tooLong> {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      if (end < 0) break;
      this.#hold(chunk.subarray(from, end));
      yield this.#take();
      from = end + 1;
    }
    if (from < chunk.length) {
      this.#hold(chunk.subarray(from));
      this.#begun = true;
    }
  }

  /** What stood after the last line feed, if anything. */
  *end(): Generator<string | typeof tooLong> {
    if (this.#begun) yield this.#take();
  }

  #hold(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length <= this.#limit) this.#held.push(part);
    else this.#held = [];
  }

  #take(): string | typeof tooLong {
    const line = this.#length > this.#limit ? tooLong : Buffer.concat(this.#held).toString('utf8');
    this.#held = [];
    this.#length = 0;
    this.#begun = false;
    return line;
  }
}
