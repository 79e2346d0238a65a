/**
 * MA-82: the mammoth can no longer be brought to a trap.
 *
 * Two facts make the clause a look-up. Nobody ever leaves the region of connected non-rock tiles he stands in, so within
 * the mammoth's region H is either every tile (a living hunter is in it) or none, and outside it H does not matter: a
 * push begins on a tile next to the mammoth. And traps lie on grass only (MA-31), so a trap it could enter is a grass
 * tile it could enter. What is left depends on the board and the mammoth's tile alone.
 */
import { type Board, firstObstacle, flightFrom, GRASS } from './board.ts';
import { CELLS, DIRECTIONS, neighbour, NOWHERE, opposite } from './cells.ts';
import { moveCode } from './codes.ts';
import type { Direction } from './protocol.ts';
import { slots } from './slots.ts';
import type { State } from './state.ts';

const { AT, MAMMOTH } = slots;

export function huntLost(state: State): boolean {
  return !hunterInReach(state) || !isSnareable(state.board, state.data[MAMMOTH]!);
}

/** Whether a living hunter walks the same region as the mammoth: H is that region, or nothing of it. */
function hunterInReach(state: State): boolean {
  const { data, players } = state;
  const { regions } = state.board;
  const region = regions[data[MAMMOTH]!];
  for (let seat = 0; seat < players; seat++) {
    const at = data[AT + seat]!;
    if (at !== NOWHERE && regions[at] === region) return true;
  }
  return false;
}

function isSnareable(board: Board, mammoth: number): boolean {
  const known = board.snareable[mammoth]!;
  if (known !== -1) return known === 1;
  const snareable = entersGrass(board, mammoth);
  board.snareable[mammoth] = snareable ? 1 : 0;
  return snareable;
}

/** Follows every possible push from every tile where it can come to rest, until one leads it onto grass. */
function entersGrass(board: Board, mammoth: number): boolean {
  const seen = new Uint8Array(CELLS);
  seen[mammoth] = 1;
  const resting = [mammoth];
  for (const cell of resting)
    for (let card = 1; card <= 3; card++)
      for (let heading = 0; heading < DIRECTIONS; heading++) {
        if (!isPushPossible(board, cell, heading, card)) continue;
        const dir = flightFrom(board, cell, moveCode(card, heading));
        if (dir === NOWHERE) continue;
        let tile = cell;
        for (let step = 0; step < card; step++) {
          tile = neighbour(tile, dir);
          if (board.tiles[tile] === GRASS) return true;
        }
        if (seen[tile] === 1) continue;
        seen[tile] = 1;
        resting.push(tile);
      }
  return false;
}

/** For some k from 1 to n: k tiles behind the mammoth lie in H, and the n-k tiles ahead of it are open. */
function isPushPossible(board: Board, mammoth: number, heading: Direction, n: number): boolean {
  for (let k = 1; k <= n; k++) {
    const comesFrom = firstObstacle(board.tiles, mammoth, opposite(heading), k) === 0;
    const goesOn = firstObstacle(board.tiles, mammoth, heading, n - k) === 0;
    if (comesFrom && goesOn) return true;
  }
  return false;
}
