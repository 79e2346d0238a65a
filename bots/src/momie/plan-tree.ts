/**
 * The searched seat's own later decisions: for each action at the root a tree. A node stands for what the seat knows
 * then, as far as it matters: its own choices so far, and where the mummy and its own pawns are. The rest, the dice and
 * what others do, is drawn in each trial and decides which choices of a node are possible. Choices are selected by upper
 * confidence bounds, so the plan behind each action gets better with more trials. The number of nodes is bounded.
 */

/** No node, no choice: the decision is beyond the tree. */
export const NONE_PLANNED = -1;

const MAX_NODES = 1 << 15;
/** What the seat knows is a number of at most this many bits; so is the choice before, with its own. */
const KEY_BITS = 24;
const CHOICE_BITS = 7;
/** No trial has more decisions in the tree than this. */
const MAX_DEPTH = 64;

/** How much rarely tried choices are preferred: about the spread of the results of trials. */
const EXPLORATION = 0.1;
/** The prior of a choice counts as this many trials. */
const PRIOR_TRIALS = 8;

/** Whether a choice is possible in the trial. */
export type IsPossible = (face: number, cell: number) => boolean;

export class PlanTree {
  readonly #maxNodes: number;
  readonly #children = new Map<number, number>();
  /** By node: its first choice, the number of choices, of trials, and the sum of their results. */
  readonly #first: number[] = [];
  readonly #count: number[] = [];
  readonly #total: number[] = [];
  readonly #sum: number[] = [];
  /** By choice: what it is, its prior, the number of its trials and the sum of their results. */
  readonly #faces: number[] = [];
  readonly #cells: number[] = [];
  readonly #priors: number[] = [];
  readonly #trials: number[] = [];
  readonly #sums: number[] = [];
  /** The present trial: the last node and choice, whether a node was added, and the way from the root. */
  #node = NONE_PLANNED;
  #choice = 0;
  #hasGrown = false;
  #depth = 0;
  readonly #wayNodes = new Int32Array(MAX_DEPTH);
  readonly #wayChoices = new Int32Array(MAX_DEPTH);

  constructor(maxNodes = MAX_NODES) {
    this.#maxNodes = maxNodes;
  }

  get size(): number {
    return this.#first.length;
  }

  /** The root of another action's tree. */
  addRoot(): number {
    return this.#addNode();
  }

  #addNode(): number {
    this.#count.push(0);
    this.#total.push(0);
    this.#sum.push(0);
    return this.#first.push(this.#faces.length) - 1;
  }

  /** Begins a trial. */
  begin(root: number): void {
    this.#node = root;
    this.#choice = 0;
    this.#hasGrown = false;
    this.#depth = 0;
  }

  /** Goes on to the decision with this key; each trial adds at most one node. Answers whether it is in the tree. */
  enter(key: number): boolean {
    if (this.#node === NONE_PLANNED) return false;
    const way = (this.#node * (1 << CHOICE_BITS) + this.#choice) * (1 << KEY_BITS) + key;
    let node = this.#children.get(way);
    if (node === undefined) {
      if (this.#hasGrown || this.size >= this.#maxNodes || this.#depth === MAX_DEPTH) {
        this.leave();
        return false;
      }
      this.#children.set(way, (node = this.#addNode()));
      this.#hasGrown = true;
    }
    this.#node = node;
    return true;
  }

  /** The rest of the trial is beyond the tree. */
  leave(): void {
    this.#node = NONE_PLANNED;
  }

  /** Whether the node just entered has no choices yet. */
  get isEmpty(): boolean {
    return this.#count[this.#node] === 0;
  }

  /** Adds a choice to the node just entered; `prior` compares its chance to win with the best one's. */
  add(face: number, cell: number, prior: number): void {
    this.#faces.push(face);
    this.#cells.push(cell);
    this.#priors.push(prior);
    this.#trials.push(0);
    this.#sums.push(0);
    this.#count[this.#node]!++;
  }

  /** Takes the possible choice with the highest upper bound; answers its number, or leaves the tree if there is none. */
  take(isPossible: IsPossible): number {
    const node = this.#node;
    const first = this.#first[node]!;
    const total = this.#total[node]!;
    const mean = total === 0 ? 0 : this.#sum[node]! / total;
    const width = EXPLORATION * Math.sqrt(Math.log(total + 1));
    let best = NONE_PLANNED;
    let highest = -Infinity;
    for (let choice = first; choice < first + this.#count[node]!; choice++) {
      if (!isPossible(this.#faces[choice]!, this.#cells[choice]!)) continue;
      const trials = this.#trials[choice]! + PRIOR_TRIALS;
      const bound =
        (this.#sums[choice]! + PRIOR_TRIALS * (mean + this.#priors[choice]!)) / trials + width / Math.sqrt(trials);
      if (bound <= highest) continue;
      highest = bound;
      best = choice;
    }
    if (best === NONE_PLANNED) {
      this.leave();
      return NONE_PLANNED;
    }
    this.#wayNodes[this.#depth] = node;
    this.#wayChoices[this.#depth++] = best;
    return (this.#choice = best - first);
  }

  /** What the choice taken last is. */
  get face(): number {
    return this.#faces[this.#wayChoices[this.#depth - 1]!]!;
  }

  get cell(): number {
    return this.#cells[this.#wayChoices[this.#depth - 1]!]!;
  }

  /** Ends the trial: its result counts for all choices taken. */
  finish(result: number): void {
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#wayNodes[i]!;
      const choice = this.#wayChoices[i]!;
      this.#total[node]!++;
      this.#sum[node]! += result;
      this.#trials[choice]!++;
      this.#sums[choice]! += result;
    }
  }
}
