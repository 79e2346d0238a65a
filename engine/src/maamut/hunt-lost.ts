/**
 * MA-82: the mammoth can no longer be brought to a trap.
 *
 * Two facts make the clause a look-up. Nobody ever leaves the region of connected non-rock tiles they stand in, so within
 * the mammoth's region H is either every tile (a hunter is in it) or none, and outside it H does not matter: a push
 * begins on a tile next to the mammoth. And traps lie on grass only (MA-31), so a trap it could enter is a grass
 * tile it could enter. What is left depends on the board and the mammoth's tile alone.
 */
import { type Board, firstObstacle, flightFrom, GRASS } from './board.ts';
import { CELLS, DIRECTIONS, neighbour, NONE, opposite } from './cells.ts';
import { moveCode } from './codes.ts';
import type { Direction } from './protocol.ts';
import { hunterAt, type State } from './state.ts';

export function isHuntLost(state: State): boolean {
  return !isHunterInRegion(state) || !isTrappable(state.board, state.mammoth);
}

/** Whether a hunter is in the mammoth's region: H is that region, or nothing of it. */
function isHunterInRegion(state: State): boolean {
  const { players } = state;
  const { regions } = state.board;
  const region = regions[state.mammoth];
  for (let seat = 0; seat < players; seat++) {
    const at = hunterAt(state, seat);
    if (at !== NONE && regions[at] === region) return true;
  }
  return false;
}

function isTrappable(board: Board, mammoth: number): boolean {
  const known = board.trappable[mammoth]!;
  if (known !== NONE) return known === 1;
  const trappable = entersGrass(board, mammoth);
  board.trappable[mammoth] = trappable ? 1 : 0;
  return trappable;
}

/** Follows every possible push from every tile where the mammoth can stop, until one leads it onto grass. */
function entersGrass(board: Board, mammoth: number): boolean {
  const seen = new Uint8Array(CELLS);
  seen[mammoth] = 1;
  const stops = [mammoth];
  for (const cell of stops)
    for (let card = 1; card <= 3; card++)
      for (let heading = 0; heading < DIRECTIONS; heading++) {
        if (!isPushPossible(board, cell, heading, card)) continue;
        const dir = flightFrom(board, cell, moveCode(card, heading));
        if (dir === NONE) continue;
        let tile = cell;
        for (let step = 0; step < card; step++) {
          tile = neighbour(tile, dir);
          if (board.tiles[tile] === GRASS) return true;
        }
        if (seen[tile] === 1) continue;
        seen[tile] = 1;
        stops.push(tile);
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
