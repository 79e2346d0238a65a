/**
 * A search tree over actions alone (open loop): the cards behind a node are dealt anew on every visit, so a node stands
 * for all of them together. Nodes live in flat arrays; children form a list.
 */
import { MAX_PLAYERS } from '@traque/engine/maamut/state';

const NONE = 0;
const ROOM = 400_000;

export class Tree {
  readonly visits = new Int32Array(ROOM);
  /** How often its action was legal when its parent was visited. */
  readonly available = new Int32Array(ROOM);
  /** By node and seat: the sum of what the seat got. */
  readonly rewards = new Float64Array(ROOM * MAX_PLAYERS);
  readonly #codes = new Uint8Array(ROOM);
  readonly #firstChild = new Int32Array(ROOM);
  readonly #nextSibling = new Int32Array(ROOM);
  #size = 1;

  /** Node 1 is the root. */
  clear(): void {
    const used = this.#size;
    this.visits.fill(0, 0, used);
    this.available.fill(0, 0, used);
    this.rewards.fill(0, 0, used * MAX_PLAYERS);
    this.#firstChild.fill(NONE, 0, used);
    this.#size = 2;
  }

  get isFull(): boolean {
    return this.#size >= ROOM;
  }

  codeOf(node: number): number {
    return this.#codes[node]!;
  }

  firstChild(node: number): number {
    return this.#firstChild[node]!;
  }

  nextSibling(node: number): number {
    return this.#nextSibling[node]!;
  }

  add(parent: number, code: number): number {
    const node = this.#size++;
    this.#codes[node] = code;
    this.#nextSibling[node] = this.#firstChild[parent]!;
    this.#firstChild[parent] = node;
    return node;
  }

  /** What the seat got from this node on average. */
  valueFor(node: number, seat: number): number {
    return this.rewards[node * MAX_PLAYERS + seat]! / this.visits[node]!;
  }
}

export const ROOT = 1;
