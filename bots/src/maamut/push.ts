/** What a move does to the mammoth, by table look-up. These moves decide the game. */
import { flightFrom } from '@traque/engine/maamut/board';
import { CELLS, DIRECTIONS, neighbour, NOWHERE, stepsTo } from '@traque/engine/maamut/cells';
import { cardOf, moveCode } from '@traque/engine/maamut/codes';
import { slots } from '@traque/engine/maamut/slots';
import type { State } from '@traque/engine/maamut/state';

const { AT, MAMMOTH, TRAPS } = slots;

/**
 * The outcome of a push: undecided, the mammoth faces the mover (MA-55), or (0 and up) the seat whose trap it falls
 * into.
 */
export const UNDECIDED = -2;
export const FACED = -1;

/** By hunter's cell and mammoth's cell: the direction of the mammoth if it is within three steps, else NOWHERE. */
const directionTo = Int8Array.from({ length: CELLS * CELLS }, (_, i) => {
  for (let dir = 0; dir < DIRECTIONS; dir++) if (stepsTo(Math.floor(i / CELLS), dir, i % CELLS) > 0) return dir;
  return NOWHERE;
});

/** The bits of the moves that take a hunter on `at` into the mammoth's tile, whether or not they hold the card. */
export function movesIntoMammoth(state: State, at: number): number {
  const mammoth = state.data[MAMMOTH]!;
  const dir = directionTo[at * CELLS + mammoth]!;
  if (dir === NOWHERE) return 0;
  let bits = 0;
  for (let card = stepsTo(at, dir, mammoth); card <= 3; card++) bits |= 1 << moveCode(card, dir);
  return bits & state.board.moves[at]!;
}

/** The outcome of a move that enters the mammoth's tile (MA-50 to MA-60). */
export function pushOutcome(state: State, code: number): number {
  const { data } = state;
  let tile = data[MAMMOTH]!;
  const dir = flightFrom(state.board, tile, code);
  if (dir === NOWHERE) return FACED;
  for (let left = cardOf(code); left > 0; left--) {
    tile = neighbour(tile, dir);
    if (data[TRAPS + tile] !== 0) return data[TRAPS + tile]! - 1;
  }
  return UNDECIDED;
}

/** Those of these codes that make the mammoth fall into the mover's own trap. */
export function winningPushes(state: State, seat: number, codes: number): number {
  let wins = 0;
  for (let rest = movesIntoMammoth(state, state.data[AT + seat]!) & codes; rest !== 0; rest &= rest - 1)
    if (pushOutcome(state, 31 - Math.clz32(rest & -rest)) === seat) wins |= rest & -rest;
  return wins;
}

/** Those of these codes that make it fall into another player's trap or face the mover. */
export function blunders(state: State, seat: number, codes: number): number {
  let bad = 0;
  for (let rest = movesIntoMammoth(state, state.data[AT + seat]!) & codes; rest !== 0; rest &= rest - 1) {
    const result = pushOutcome(state, 31 - Math.clz32(rest & -rest));
    if (result !== UNDECIDED && result !== seat) bad |= rest & -rest;
  }
  return bad;
}

/** The codes worth considering: a winning one alone if there is one, else all that do not lose at once. */
export function sensibleCodes(state: State, seat: number, codes: number): number {
  let meeting = movesIntoMammoth(state, state.data[AT + seat]!) & codes;
  let bad = 0;
  while (meeting !== 0) {
    const bit = meeting & -meeting;
    meeting ^= bit;
    const result = pushOutcome(state, 31 - Math.clz32(bit));
    if (result === seat) return bit;
    if (result !== UNDECIDED) bad |= bit;
  }
  return codes === bad ? codes : codes & ~bad;
}
