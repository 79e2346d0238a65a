/** Work that waits, taken in turn from each owner: an owner with much to do delays only themselves. */
export class FairQueue<Work> {
  /** Owners with waiting work; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Work[]>();

  /** Owners who have work waiting. */
  get owners(): number {
    return this.#waiting.size;
  }

  waitingOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  add(owner: string, work: Work): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [work]);
    else own.push(work);
  }

  /** The oldest work of the owner whose turn it is. */
  take(): { readonly owner: string; readonly work: Work } | null {
    const [next] = this.#waiting;
    if (next === undefined) return null;
    const [owner, own] = next;
    const work = own.shift()!;
    // To the end of the row.
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    return { owner, work };
  }

  clear(): Work[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return all;
  }
}
