/** What a move does to the mammoth, by table look-up. These moves decide the game. */
import { flightFrom } from '@traque/engine/maamut/board';
import { CELLS, DIRECTIONS, neighbour, NONE, stepsTo } from '@traque/engine/maamut/cells';
import { cardOf, moveCode } from '@traque/engine/maamut/codes';
import { hunterAt, type State, trapOwner } from '@traque/engine/maamut/state';

/**
 * The outcome of a push: undecided, the mammoth faces the mover (MA-55), or (0 and up) the seat whose trap it falls
 * into.
 */
export const UNDECIDED = -2;
export const FACED = -1;

/** By hunter's cell and mammoth's cell: the direction of the mammoth if it is within three steps, else NONE. */
const directionTo = Int8Array.from({ length: CELLS * CELLS }, (_, i) => {
  for (let dir = 0; dir < DIRECTIONS; dir++) if (stepsTo(Math.floor(i / CELLS), dir, i % CELLS) > 0) return dir;
  return NONE;
});

/** The bits of the moves that take a hunter on `at` into the mammoth's tile, whether or not they hold the card. */
export function movesIntoMammoth(state: State, at: number): number {
  const mammoth = state.mammoth;
  const dir = directionTo[at * CELLS + mammoth]!;
  if (dir === NONE) return 0;
  let bits = 0;
  for (let card = stepsTo(at, dir, mammoth); card <= 3; card++) bits |= 1 << moveCode(card, dir);
  return bits & state.board.moves[at]!;
}

/** The outcome of a move that enters the mammoth's tile (MA-50 to MA-60). */
export function pushOutcome(state: State, code: number): number {
  let tile = state.mammoth;
  const dir = flightFrom(state.board, tile, code);
  if (dir === NONE) return FACED;
  for (let left = cardOf(code); left > 0; left--) {
    tile = neighbour(tile, dir);
    const owner = trapOwner(state, tile);
    if (owner !== NONE) return owner;
  }
  return UNDECIDED;
}

/** Those of these codes that make the mammoth fall into the mover's own trap. */
export function winningPushes(state: State, seat: number, codes: number): number {
  let wins = 0;
  for (let rest = movesIntoMammoth(state, hunterAt(state, seat)) & codes; rest !== 0; rest &= rest - 1)
    if (pushOutcome(state, 31 - Math.clz32(rest & -rest)) === seat) wins |= rest & -rest;
  return wins;
}

/** Those of these codes that make it fall into another player's trap or face the mover. */
export function blunders(state: State, seat: number, codes: number): number {
  let bad = 0;
  for (let rest = movesIntoMammoth(state, hunterAt(state, seat)) & codes; rest !== 0; rest &= rest - 1) {
    const result = pushOutcome(state, 31 - Math.clz32(rest & -rest));
    if (result !== UNDECIDED && result !== seat) bad |= rest & -rest;
  }
  return bad;
}

/** The codes worth considering: a winning one alone if there is one, else all that do not lose at once. */
export function sensibleCodes(state: State, seat: number, codes: number): number {
  let meeting = movesIntoMammoth(state, hunterAt(state, seat)) & codes;
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
