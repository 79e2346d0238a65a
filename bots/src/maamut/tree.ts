/**
 * A search tree over actions alone (open loop). The cards behind a node are dealt anew on every visit, so a node stands
 * for all of them together; but what lies open on the table follows from the actions, so that a node can keep what is
 * true of its position: who acts, what he could do with any hand, and what is proven.
 *
 * A node is a place in one flat array, its fields side by side: walking along children costs one line of memory each.
 */
const ROOM = 600_000;

/** Where a node's fields stand, from the node on. One object taken apart by each file that uses it, as `slots` is. */
export const fields = {
  VISITS: 0,
  /** How often its action was legal when its parent was visited. */
  AVAILABLE: 1,
  FIRST_CHILD: 2,
  NEXT_SIBLING: 3,
  /** The action that leads here, and its bit among those of its parent (`options.ts`). */
  CODE: 4,
  BIT: 5,
  /** Who acts here. */
  MOVER: 6,
  /** What surely comes of it (`proof.ts`). */
  PROVEN: 7,
  /** The bits of all actions possible here with some hand; of those with a child; of those that throw the game away; of those that surely win. */
  POSSIBLE: 8,
  TRIED: 9,
  BAD: 10,
  WINNING: 11,
  /** In `floats`, for the one who chose to come here: the sum of what he got; what it looked like at first; how much that weighs. */
  REWARD: 12,
  PROMISE: 13,
  WEIGHT: 14,
  /** How much room a node has: 64 bytes. */
  SIZE: 16,
} as const;

const { AVAILABLE, BIT, CODE, FIRST_CHILD, NEXT_SIBLING, SIZE, TRIED } = fields;

/** No node has this place: the end of a list of children. */
export const NONE = 0;
export const ROOT = SIZE;

const memory = new ArrayBuffer(ROOM * SIZE * 4);
export const ints = new Int32Array(memory);
export const floats = new Float32Array(memory);
const SCARCE = 0.6 * ROOM * SIZE;
const VERY_SCARCE = 0.85 * ROOM * SIZE;
let end: number = ROOT;

/** Nothing but a root. */
export function clearTree(): void {
  end = ROOT;
  allot();
}

export function isFull(): boolean {
  return end >= ROOM * SIZE;
}

/** How often a position must have been visited to get children: the scarcer the room, the more often. */
export function ripeAt(): number {
  if (end < SCARCE) return 0;
  return end < VERY_SCARCE ? 4 : 16;
}

function allot(): number {
  const node = end;
  end += SIZE;
  ints.fill(0, node, end);
  ints[node + AVAILABLE] = 1;
  return node;
}

export function addChild(parent: number, code: number, bit: number): number {
  const node = allot();
  ints[node + CODE] = code;
  ints[node + BIT] = bit;
  ints[node + NEXT_SIBLING] = ints[parent + FIRST_CHILD]!;
  ints[parent + FIRST_CHILD] = node;
  ints[parent + TRIED]! |= bit;
  return node;
}
