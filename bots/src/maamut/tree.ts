/**
 * A search tree over actions alone (open loop). The hidden cards are dealt at random on every visit, so a node stands
 * for all deals. What is public follows from the actions: a node stores who acts, what they could do with some hand,
 * and what is proven.
 *
 * Nodes are stored in one flat array, a node's fields side by side, so that visiting a child touches one cache line.
 */
const CAPACITY = 600_000;

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

const { AVAILABLE, BIT, CODE, FIRST_CHILD, NEXT_SIBLING, REWARD_SUM, SIZE, TRIED, VISITS } = fields;

/** No node is at index 0: it ends a list of children. */
export const NONE = 0;
export const ROOT = SIZE;

const memory = new ArrayBuffer(CAPACITY * SIZE * 4);
export const ints = new Int32Array(memory);
export const floats = new Float32Array(memory);
/** Sums need 64 bits: after some 100,000 visits, a second's worth, a sum in 32 bits would round rewards to 1/128. */
const doubles = new Float64Array(memory);
const NEARLY_FULL = 0.6 * CAPACITY * SIZE;
const ALMOST_FULL = 0.85 * CAPACITY * SIZE;
let end: number = ROOT;

/** Empties the tree down to a new root. */
export function clearTree(): void {
  end = ROOT;
  allocate();
}

export const rewardSum = (node: number): number => doubles[(node + REWARD_SUM) >> 1]!;

/** Counts one more visit of a node. */
export function addReward(node: number, reward: number): void {
  ints[node + VISITS]!++;
  doubles[(node + REWARD_SUM) >> 1]! += reward;
}

export function isFull(): boolean {
  return end >= CAPACITY * SIZE;
}

/** How many visits a node needs before it is expanded: more as the array fills up. */
export function visitsToExpand(): number {
  if (end < NEARLY_FULL) return 0;
  return end < ALMOST_FULL ? 4 : 16;
}

function allocate(): number {
  const node = end;
  end += SIZE;
  ints.fill(0, node, end);
  ints[node + AVAILABLE] = 1;
  return node;
}

export function addChild(parent: number, code: number, bit: number): number {
  const node = allocate();
  ints[node + CODE] = code;
  ints[node + BIT] = bit;
  ints[node + NEXT_SIBLING] = ints[parent + FIRST_CHILD]!;
  ints[parent + FIRST_CHILD] = node;
  ints[parent + TRIED]! |= bit;
  return node;
}
