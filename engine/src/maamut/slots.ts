/**
 * Where everything that changes stands in a state's flat array.
 *
 * One object, taken apart at the top of each file that uses it (`const { AT, TURN } = slots`): the compiler folds a
 * file's own constants into its code, but loads imported ones each time, which costs a search a sixth of its speed.
 */
import { CELLS } from './cells.ts';

export const slots = {
  MAMMOTH: 0,
  PHASE: 1,
  TURN: 2,
  /** The seat to act, or NOBODY. */
  TO_ACT: 3,
  /** The owner of the trap it fell into, or NOBODY; and who pushed. Only in phase OVER. */
  WINNER: 4,
  PUSHER: 5,
  /** A flight that waits for a panicking hunter's choice; the pusher is the seat whose turn it is. Only in phase PANIC. */
  FLIGHT_MOVE: 6,
  HUNTER_LEFT: 7,
  MAMMOTH_DIR: 8,
  MAMMOTH_LEFT: 9,
  CAME_FROM: 10,
  /** By seat. */
  AT: 11,
  TRAPS_LEFT: 15,
  TURNS_TAKEN: 19,
  /** By seat, three each: card values, then zeros. */
  HANDS: 23,
  /** By cell: 0, or the owner's seat + 1. */
  TRAPS: 35,
  /** The draw pile: how many, and the cards, next card last. */
  DRAW_COUNT: 35 + CELLS,
  DRAW: 36 + CELLS,
  /** The discard pile: how many, and the cards, latest last. */
  DISCARD_COUNT: 72 + CELLS,
  DISCARD: 73 + CELLS,
  /** How many there are in all. */
  SLOTS: 109 + CELLS,
} as const;

/** Some as names of their own, for programs above the engine. */
export const { AT, MAMMOTH, PHASE, TO_ACT, TRAPS, TURN, WINNER } = slots;
