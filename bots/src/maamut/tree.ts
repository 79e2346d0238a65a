/**
 * A search tree over actions alone (open loop). The hidden cards are dealt at random on every visit, so a node stands
 * for all deals. What is public follows from the actions: a node stores who acts, what they could do with some hand,
 * and what is proven.
 *
 * Nodes are stored in one flat array, a node's fields side by side, so that visiting a child touches one cache line.
 * The array is this thread's own, or memory in which several threads grow one tree together. Nobody waits for anybody
 * there: what must happen once is claimed with `Atomics` (a node's room, its first visit, each of its children), and a
 * node is complete before others can find it. A reward that two threads add to a sum at the same moment may be lost.
 */

/** Offsets of a node's fields. One object that each file destructures, like `slots` in the engine. */
export const fields = {
  VISITS: 0,
  /** How often the action was legal when the parent was visited. */
  AVAILABLE: 1,
  FIRST_CHILD: 2,
  NEXT_SIBLING: 3,
  /** The action that leads here, and its bit in the parent (`action-bits.ts`). */
  CODE: 4,
  BIT: 5,
  /** The seat to act. */
  MOVER: 6,
  /** The proven result (`solver.ts`). */
  PROVEN: 7,
  /** Action bits: possible with some hand; with a child; losing at once; certainly winning. */
  POSSIBLE: 8,
  TRIED: 9,
  BLUNDERS: 10,
  WINNING: 11,
  /**
   * For the seat that chose this node: the sum of rewards (`rewardSum`), and in `floats` the prior value and the prior's
   * weight in selection.
   */
  REWARD_SUM: 12,
  PRIOR_VALUE: 14,
  PRIOR_WEIGHT: 15,
  /** The size of a node: 64 bytes. */
  SIZE: 16,
} as const;

const {
  AVAILABLE,
  BIT,
  CODE,
  FIRST_CHILD,
  NEXT_SIBLING,
  POSSIBLE,
  PRIOR_VALUE,
  PRIOR_WEIGHT,
  REWARD_SUM,
  SIZE,
  TRIED,
  VISITS,
} = fields;

/** The most nodes of a thread's own tree. */
const OWN_NODES = 600_000;
/** Each thread may take one more after it has seen that the tree is not full. */
const SPARE_NODES = 64;

/** No node is at index 0: it ends a list of children. Its room holds how much has been allocated after the root. */
export const NONE = 0;
export const ROOT = SIZE;
const ALLOCATED = 0;
const FIRST_FREE = ROOT + SIZE;

const own = new ArrayBuffer(OWN_NODES * SIZE * 4);
export let ints = new Int32Array<ArrayBufferLike>(own);
export let floats = new Float32Array<ArrayBufferLike>(own);
/** Sums need 64 bits: after some 100,000 visits, a second's worth, a sum in 32 bits would round rewards to 1/128. */
let doubles = new Float64Array<ArrayBufferLike>(own);
let capacity = 0;
/** `Atomics` cost a call each, which a thread that works alone can save. */
let isShared = false;

/**
 * Begins a new tree in this thread's own memory, or goes on with the one in shared memory: the lender has cleared
 * its beginning, and so made an empty root.
 */
export function useTree(shared?: SharedArrayBuffer): void {
  const memory = shared ?? own;
  if (ints.buffer !== memory || capacity === 0) {
    ints = new Int32Array(memory);
    floats = new Float32Array(memory);
    doubles = new Float64Array(memory);
    capacity = ints.length - FIRST_FREE - SPARE_NODES * SIZE;
  }
  isShared = shared !== undefined;
  if (!isShared) ints.fill(0, 0, FIRST_FREE);
}

export const rewardSum = (node: number): number => doubles[(node + REWARD_SUM) >> 1]!;

/**
 * Counts a visit on the way down; answers how many there were before. Until its reward is there it counts as lost, so
 * that other threads look elsewhere ("virtual loss").
 */
export const countVisit = (node: number): number =>
  isShared ? Atomics.add(ints, node + VISITS, 1) : ints[node + VISITS]!++;

/** Adds the reward of a visit that has been counted. */
export function addReward(node: number, reward: number): void {
  doubles[(node + REWARD_SUM) >> 1]! += reward;
}

export function isFull(): boolean {
  return ints[ALLOCATED]! >= capacity;
}

/** How many visits a node needs before it is expanded: more as the array fills up. */
export function visitsToExpand(): number {
  if (ints[ALLOCATED]! < 0.6 * capacity) return 0;
  return ints[ALLOCATED]! < 0.85 * capacity ? 4 : 16;
}

/** Fills in the last field of a new node, what is possible: it tells other threads that the rest is there. */
export function publish(node: number, possible: number): void {
  if (isShared) Atomics.store(ints, node + POSSIBLE, possible);
  else ints[node + POSSIBLE] = possible;
}

/** What is possible at a node: nothing if another thread has made it and not filled it in yet. */
export const publishedActions = (node: number): number =>
  isShared ? Atomics.load(ints, node + POSSIBLE) : ints[node + POSSIBLE]!;

/** Adds bits to a field; answers those it had before. */
export function orInto(at: number, bits: number): number {
  if (isShared) return Atomics.or(ints, at, bits);
  const before = ints[at]!;
  ints[at] = before | bits;
  return before;
}

/** Whether it is up to the caller to add the child with this bit: not if it is there, or another thread is adding it. */
export const claimChild = (parent: number, bit: number): boolean => (orInto(parent + TRIED, bit) & bit) === 0;

/** Adds a child that was claimed. */
export function addChild(parent: number, code: number, bit: number, priorValue: number, priorWeight: number): number {
  const node = FIRST_FREE + (isShared ? Atomics.add(ints, ALLOCATED, SIZE) : (ints[ALLOCATED]! += SIZE) - SIZE);
  ints.fill(0, node, node + SIZE);
  ints[node + AVAILABLE] = 1;
  ints[node + CODE] = code;
  ints[node + BIT] = bit;
  floats[node + PRIOR_VALUE] = priorValue;
  floats[node + PRIOR_WEIGHT] = priorWeight;
  let first = ints[parent + FIRST_CHILD]!;
  ints[node + NEXT_SIBLING] = first;
  if (!isShared) {
    ints[parent + FIRST_CHILD] = node;
    return node;
  }
  for (;;) {
    const found = Atomics.compareExchange(ints, parent + FIRST_CHILD, first, node);
    if (found === first) return node;
    ints[node + NEXT_SIBLING] = first = found;
  }
}
