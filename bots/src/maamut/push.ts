/** What a move does to the mammoth, told by look-up: the whole art of the game is in these few moves. */
import { flightFrom } from '@traque/engine/maamut/board';
import { CELLS, DIRECTIONS, neighbour, NOWHERE, stepsTo } from '@traque/engine/maamut/cells';
import { cardOf, moveCode } from '@traque/engine/maamut/codes';
import { slots } from '@traque/engine/maamut/slots';
import type { State } from '@traque/engine/maamut/state';

const { AT, MAMMOTH, TRAPS } = slots;

/** What follows for the mover: nothing decisive; he is faced (MA-55); or, from OWNER on, the seat whose trap it falls into. */
export const NOTHING = -2;
export const FACED = -1;

/** By hunter's cell and mammoth's cell: the direction in which he would meet it within three steps, or NOWHERE. */
const headings = Int8Array.from({ length: CELLS * CELLS }, (_, i) => {
  for (let dir = 0; dir < DIRECTIONS; dir++) if (stepsTo(Math.floor(i / CELLS), dir, i % CELLS) > 0) return dir;
  return NOWHERE;
});

/** The bits of the moves by which a hunter on `at` would enter the mammoth's tile, whether he holds the card or not. */
export function meetings(state: State, at: number): number {
  const mammoth = state.data[MAMMOTH]!;
  const dir = headings[at * CELLS + mammoth]!;
  if (dir === NOWHERE) return 0;
  let bits = 0;
  for (let card = stepsTo(at, dir, mammoth); card <= 3; card++) bits |= 1 << moveCode(card, dir);
  return bits & state.board.moves[at]!;
}

/** What a move that enters the mammoth's tile leads to (MA-50 to MA-60). */
export function outcome(state: State, code: number): number {
  const { data } = state;
  let tile = data[MAMMOTH]!;
  const dir = flightFrom(state.board, tile, code);
  if (dir === NOWHERE) return FACED;
  for (let left = cardOf(code); left > 0; left--) {
    tile = neighbour(tile, dir);
    if (data[TRAPS + tile] !== 0) return data[TRAPS + tile]! - 1;
  }
  return NOTHING;
}

/** Of these codes, those by which the mammoth falls into the mover's own trap. */
export function winningPushes(state: State, seat: number, codes: number): number {
  let wins = 0;
  for (let rest = meetings(state, state.data[AT + seat]!) & codes; rest !== 0; rest &= rest - 1)
    if (outcome(state, 31 - Math.clz32(rest & -rest)) === seat) wins |= rest & -rest;
  return wins;
}

/** Of these codes, those by which it falls into another's trap or faces the mover. */
export function blunders(state: State, seat: number, codes: number): number {
  let bad = 0;
  for (let rest = meetings(state, state.data[AT + seat]!) & codes; rest !== 0; rest &= rest - 1) {
    const follows = outcome(state, 31 - Math.clz32(rest & -rest));
    if (follows !== NOTHING && follows !== seat) bad |= rest & -rest;
  }
  return bad;
}

/** The codes of the mover worth a thought: the winning one alone if there is one, else all but those that lose at once. */
export function sensible(state: State, seat: number, codes: number): number {
  let meeting = meetings(state, state.data[AT + seat]!) & codes;
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
