/** A laid-out board: its 37 tiles and what follows from them alone, worked out once and shared by all states on it. */
import { cellAhead, CELLS, DIRECTIONS, neighbour, NOWHERE } from './cells.ts';
import { moveCode } from './codes.ts';
import type { Direction, Tile } from './protocol.ts';

/** As numbers: an index into this list. */
export const tileKinds: readonly Tile[] = ['rock', 'grass', 'snow', 'cross'];
export const ROCK = 0;
export const GRASS = 1;

/** MA-1: how many there are of each. */
export const tileCounts: Readonly<Record<Tile, number>> = { rock: 7, grass: 18, snow: 11, cross: 1 };

const MOVES = 18;

export interface Board {
  readonly tiles: Uint8Array;
  /** By cell: the bit of each move code that a hunter there can make (MA-21). */
  readonly moves: Int32Array;
  /** By cell and move code: the direction in which a mammoth there flees such a move (MA-51 to MA-53), or NOWHERE. */
  readonly flights: Int8Array;
  /** By cell: a number shared by all tiles one can walk to from it; rocks have none. */
  readonly regions: Int8Array;
  /** By cell: whether a mammoth there can be brought to a trap (MA-82): 1 or 0; -1 until somebody asks. */
  readonly snareable: Int8Array;
}

const KEPT = 64;
const recent = new Map<string, Board>();

/** The board of these 37 tile kinds. The latest ones are kept, so that reading states of one game stays cheap. */
export function boardOf(tiles: Uint8Array): Board {
  const key = tiles.join('');
  const known = recent.get(key);
  if (known !== undefined) return known;
  const board = layOut(tiles);
  if (recent.size >= KEPT) recent.delete(recent.keys().next().value!);
  recent.set(key, board);
  return board;
}

/** All in one piece of memory: a server holds many boards. */
function layOut(kinds: Uint8Array): Board {
  const memory = new ArrayBuffer(CELLS * (Int32Array.BYTES_PER_ELEMENT + MOVES + 3));
  const moves = new Int32Array(memory, 0, CELLS);
  const flights = new Int8Array(memory, moves.byteLength, CELLS * MOVES).fill(NOWHERE);
  const tiles = new Uint8Array(memory, flights.byteOffset + flights.length, CELLS);
  const regions = new Int8Array(memory, tiles.byteOffset + CELLS, CELLS).fill(NOWHERE);
  const snareable = new Int8Array(memory, regions.byteOffset + CELLS, CELLS).fill(-1);
  tiles.set(kinds);
  for (let cell = 0; cell < CELLS; cell++)
    for (let card = 1; card <= 3; card++)
      for (let dir = 0; dir < DIRECTIONS; dir++) {
        if (isRock(tiles, cell)) continue;
        if (firstObstacle(tiles, cell, dir, card) === 0) moves[cell]! |= 1 << moveCode(card, dir);
        flights[cell * MOVES + moveCode(card, dir)] = wayOut(tiles, cell, dir, card);
      }
  markRegions(tiles, regions);
  return { tiles, moves, flights, regions, snareable };
}

/** The first step (from 1) of a way that leaves the board or enters a rock; 0: all `distance` tiles are open (MA-21, MA-52). */
export function firstObstacle(tiles: Uint8Array, cell: number, dir: Direction, distance: number): number {
  for (let step = 1; step <= distance; step++) {
    const tile = cellAhead(cell, dir, step);
    if (tile === NOWHERE || isRock(tiles, tile)) return step;
  }
  return 0;
}

function isRock(tiles: Uint8Array, cell: number): boolean {
  return tiles[cell] === ROCK;
}

/** MA-53: the turns from the hunter's heading, in the order the mammoth tries them; never back to where he came from. */
export const TURNS = [0, 1, 2, 4, 5] as const;

function wayOut(tiles: Uint8Array, cell: number, heading: Direction, distance: number): Direction {
  for (const turn of TURNS) {
    const dir = (heading + turn) % DIRECTIONS;
    if (firstObstacle(tiles, cell, dir, distance) === 0) return dir;
  }
  return NOWHERE;
}

/** Where the mammoth on that cell flees when a hunter enters by this move, or NOWHERE: it faces him (MA-55). */
export function flightFrom(board: Board, cell: number, move: number): Direction {
  return board.flights[cell * MOVES + move]!;
}

/** `regions`: nowhere yet. */
function markRegions(tiles: Uint8Array, regions: Int8Array): void {
  for (let start = 0; start < CELLS; start++) {
    if (isRock(tiles, start) || regions[start] !== NOWHERE) continue;
    const reached = [start];
    regions[start] = start;
    for (const cell of reached)
      for (let dir = 0; dir < DIRECTIONS; dir++) {
        const next = neighbour(cell, dir);
        if (next === NOWHERE || isRock(tiles, next) || regions[next] !== NOWHERE) continue;
        regions[next] = start;
        reached.push(next);
      }
  }
}
