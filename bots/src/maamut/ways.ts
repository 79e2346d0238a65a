/** What a board says about pushing, worked out once: where a push begins and which tiles the mammoth then enters. */
import { type Board, flightFrom } from '@traque/engine/maamut/board';
import { cellAhead, CELLS, DIRECTIONS, NONE, opposite } from '@traque/engine/maamut/cells';
import { cardOf } from '@traque/engine/maamut/codes';

/** 0 … 17, as a move's code. */
export const PUSHES = 18;
/** A card's longest way. */
export const FURTHEST = 3;

export interface Ways {
  /** By mammoth's cell, push and step: the tile it enters, or NONE when it has stopped or cannot be pushed so. */
  readonly entered: Int8Array;
  /** By mammoth's cell, push and place: where a hunter can stand to push so, or NONE. */
  readonly stands: Int8Array;
  /** By cell and cell: the card that takes a hunter from one to the other in one move, or 0. */
  readonly cards: Int8Array;
  /** By mammoth's cell and tile: in how many of the pushes it enters the tile; and in how many after a push before. */
  readonly entries: Uint8Array;
  readonly later: Uint16Array;
}

const known = new WeakMap<Board, Ways>();

export function waysOf(board: Board): Ways {
  let ways = known.get(board);
  if (ways === undefined) known.set(board, (ways = explore(board)));
  return ways;
}

function explore(board: Board): Ways {
  const entered = new Int8Array(CELLS * PUSHES * FURTHEST).fill(NONE);
  const stands = new Int8Array(CELLS * PUSHES * FURTHEST).fill(NONE);
  const cards = new Int8Array(CELLS * CELLS);
  for (let cell = 0; cell < CELLS; cell++)
    for (let code = 0; code < PUSHES; code++) {
      const heading = code % DIRECTIONS;
      const card = cardOf(code);
      if ((board.moves[cell]! & (1 << code)) !== 0) cards[cell * CELLS + cellAhead(cell, heading, card)] = card;
      const row = (cell * PUSHES + code) * FURTHEST;
      const flight = flightFrom(board, cell, code);
      if (flight === NONE) continue;
      for (let step = 1; step <= card; step++) {
        entered[row + step - 1] = cellAhead(cell, flight, step);
        const from = cellAhead(cell, opposite(heading), step);
        if (from !== NONE && (board.moves[from]! & (1 << code)) !== 0) stands[row + step - 1] = from;
      }
    }
  return { entered, stands, cards, ...entriesOf(entered) };
}

function entriesOf(entered: Int8Array): Pick<Ways, 'entries' | 'later'> {
  const entries = new Uint8Array(CELLS * CELLS);
  const later = new Uint16Array(CELLS * CELLS);
  const flights = Array.from({ length: CELLS * PUSHES }, (_, i) => ({
    from: Math.floor(i / PUSHES),
    tiles: Array.from(entered.subarray(i * FURTHEST, (i + 1) * FURTHEST)).filter((tile) => tile !== NONE),
  })).filter(({ tiles }) => tiles.length > 0);
  for (const { from, tiles } of flights) for (const tile of tiles) entries[from * CELLS + tile]!++;
  for (const { from, tiles } of flights)
    for (let tile = 0; tile < CELLS; tile++) later[from * CELLS + tile]! += entries[tiles.at(-1)! * CELLS + tile]!;
  return { entries, later };
}
