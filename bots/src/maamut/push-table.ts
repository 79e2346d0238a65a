/** A board's pushes, precomputed: where a hunter can push from, and which tiles the mammoth then enters. */
import { type Board, flightFrom } from '@traque/engine/maamut/board';
import { cellAhead, CELLS, DIRECTIONS, NONE, opposite } from '@traque/engine/maamut/cells';
import { cardOf } from '@traque/engine/maamut/codes';

/** A push has the code of its move, 0 to 17. */
export const PUSH_CODES = 18;
/** The highest card value. */
export const MAX_STEPS = 3;

export interface PushTable {
  /**
   * By mammoth's cell, push and step: the tile it enters, or NONE if it has stopped or cannot be pushed that way.
   */
  readonly entered: Int8Array;
  /** By mammoth's cell, push and distance: the cell from which a hunter makes that push, or NONE. */
  readonly standCells: Int8Array;
  /** By cell and cell: the card that takes a hunter from the first to the second in one move, or 0. */
  readonly cards: Int8Array;
  /** By mammoth's cell and tile: how many pushes make it enter the tile, and how many do so as a second push. */
  readonly entryCounts: Uint8Array;
  readonly laterEntryCounts: Uint16Array;
}

const known = new WeakMap<Board, PushTable>();

export function pushTableOf(board: Board): PushTable {
  let table = known.get(board);
  if (table === undefined) known.set(board, (table = buildPushTable(board)));
  return table;
}

function buildPushTable(board: Board): PushTable {
  const entered = new Int8Array(CELLS * PUSH_CODES * MAX_STEPS).fill(NONE);
  const standCells = new Int8Array(CELLS * PUSH_CODES * MAX_STEPS).fill(NONE);
  const cards = new Int8Array(CELLS * CELLS);
  for (let cell = 0; cell < CELLS; cell++)
    for (let code = 0; code < PUSH_CODES; code++) {
      const heading = code % DIRECTIONS;
      const card = cardOf(code);
      if ((board.moves[cell]! & (1 << code)) !== 0) cards[cell * CELLS + cellAhead(cell, heading, card)] = card;
      const row = (cell * PUSH_CODES + code) * MAX_STEPS;
      const flight = flightFrom(board, cell, code);
      if (flight === NONE) continue;
      for (let step = 1; step <= card; step++) {
        entered[row + step - 1] = cellAhead(cell, flight, step);
        const from = cellAhead(cell, opposite(heading), step);
        if (from !== NONE && (board.moves[from]! & (1 << code)) !== 0) standCells[row + step - 1] = from;
      }
    }
  return { entered, standCells, cards, ...countEntries(entered) };
}

function countEntries(entered: Int8Array): Pick<PushTable, 'entryCounts' | 'laterEntryCounts'> {
  const entryCounts = new Uint8Array(CELLS * CELLS);
  const laterEntryCounts = new Uint16Array(CELLS * CELLS);
  const flights = Array.from({ length: CELLS * PUSH_CODES }, (_, i) => ({
    from: Math.floor(i / PUSH_CODES),
    tiles: Array.from(entered.subarray(i * MAX_STEPS, (i + 1) * MAX_STEPS)).filter((tile) => tile !== NONE),
  })).filter(({ tiles }) => tiles.length > 0);
  for (const { from, tiles } of flights) for (const tile of tiles) entryCounts[from * CELLS + tile]!++;
  for (const { from, tiles } of flights)
    for (let tile = 0; tile < CELLS; tile++)
      laterEntryCounts[from * CELLS + tile]! += entryCounts[tiles.at(-1)! * CELLS + tile]!;
  return { entryCounts, laterEntryCounts };
}
