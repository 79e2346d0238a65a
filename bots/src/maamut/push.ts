/** What a move does to the mammoth, told by look-up: the whole art of the game is in these few moves. */
import { flightFrom } from '@traque/engine/maamut/board';
import { CELLS, DIRECTIONS, neighbour, NONE, stepsTo } from '@traque/engine/maamut/cells';
import { cardOf, moveCode } from '@traque/engine/maamut/codes';
import { hunterAt, type State, trapOwner } from '@traque/engine/maamut/state';

/** What follows for the mover: nothing decisive; he is faced (MA-55); or, from OWNER on, the seat whose trap it falls into. */
export const NOTHING = -2;
export const FACED = -1;

/** By hunter's cell and mammoth's cell: the direction in which he would meet it within three steps, or NONE. */
const headings = Int8Array.from({ length: CELLS * CELLS }, (_, i) => {
  for (let dir = 0; dir < DIRECTIONS; dir++) if (stepsTo(Math.floor(i / CELLS), dir, i % CELLS) > 0) return dir;
  return NONE;
});

/** The bits of the moves by which a hunter on `at` would enter the mammoth's tile, whether he holds the card or not. */
export function meetings(state: State, at: number): number {
  const mammoth = state.mammoth;
  const dir = headings[at * CELLS + mammoth]!;
  if (dir === NONE) return 0;
  let bits = 0;
  for (let card = stepsTo(at, dir, mammoth); card <= 3; card++) bits |= 1 << moveCode(card, dir);
  return bits & state.board.moves[at]!;
}

/** What a move that enters the mammoth's tile leads to (MA-50 to MA-60). */
export function outcome(state: State, code: number): number {
  let tile = state.mammoth;
  const dir = flightFrom(state.board, tile, code);
  if (dir === NONE) return FACED;
  for (let left = cardOf(code); left > 0; left--) {
    tile = neighbour(tile, dir);
    const owner = trapOwner(state, tile);
    if (owner !== NONE) return owner;
  }
  return NOTHING;
}

/** Of these codes, those by which the mammoth falls into the mover's own trap. */
export function winningPushes(state: State, seat: number, codes: number): number {
  let wins = 0;
  for (let rest = meetings(state, hunterAt(state, seat)) & codes; rest !== 0; rest &= rest - 1)
    if (outcome(state, 31 - Math.clz32(rest & -rest)) === seat) wins |= rest & -rest;
  return wins;
}

/** Of these codes, those by which it falls into another's trap or faces the mover. */
export function blunders(state: State, seat: number, codes: number): number {
  let bad = 0;
  for (let rest = meetings(state, hunterAt(state, seat)) & codes; rest !== 0; rest &= rest - 1) {
    const follows = outcome(state, 31 - Math.clz32(rest & -rest));
    if (follows !== NOTHING && follows !== seat) bad |= rest & -rest;
  }
  return bad;
}

/** The codes of the mover worth a thought: the winning one alone if there is one, else all but those that lose at once. */
export function sensible(state: State, seat: number, codes: number): number {
  let meeting = meetings(state, hunterAt(state, seat)) & codes;
  let bad = 0;
  while (meeting !== 0) {
    const bit = meeting & -meeting;
    meeting ^= bit;
    const follows = outcome(state, 31 - Math.clz32(bit));
    if (follows === seat) return bit;
    if (follows !== NOTHING) bad |= bit;
  }
  return codes === bad ? codes : codes & ~bad;
}
