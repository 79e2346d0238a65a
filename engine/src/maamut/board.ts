/** A board: its 37 tiles and what follows from them alone, computed once and shared by all states on it. */
import { cellAhead, CELLS, DIRECTIONS, neighbour, NONE } from './cells.ts';
import { moveCode } from './codes.ts';
import type { Direction, Tile } from './protocol.ts';

/** A tile's number is its index here. */
export const tileKinds: readonly Tile[] = ['rock', 'grass', 'snow', 'cross'];
export const ROCK = 0;
export const GRASS = 1;

/** MA-1: the number of each. */
export const tileCounts: Readonly<Record<Tile, number>> = { rock: 7, grass: 18, snow: 11, cross: 1 };

const MOVES = 18;

export interface Board {
  readonly tiles: Uint8Array;
  /** By cell: the bit of each move code that a hunter there can make (MA-21). */
  readonly moves: Int32Array;
  /** By cell and move code: the direction in which a mammoth there flees such a move (MA-51 to MA-53), or NONE. */
  readonly flights: Int8Array;
  /** By cell: a number that all tiles connected with it share; NONE for rocks. */
  readonly regions: Int8Array;
  /** By cell: whether a mammoth there can be brought to a trap (MA-82): 1 or 0; NONE until it is computed. */
  readonly trappable: Int8Array;
}

const CACHE_SIZE = 64;
const recent = new Map<string, Board>();

/** The board of these 37 tile kinds. Recent boards are cached, so that reading states of one game stays cheap. */
export function boardOf(tiles: Uint8Array): Board {
  const key = tiles.join('');
  const known = recent.get(key);
  if (known !== undefined) return known;
  const board = compile(tiles);
  if (recent.size >= CACHE_SIZE) recent.delete(recent.keys().next().value!);
  recent.set(key, board);
  return board;
}

/** All tables in one buffer: a server holds many boards. */
function compile(kinds: Uint8Array): Board {
  const memory = new ArrayBuffer(CELLS * (Int32Array.BYTES_PER_ELEMENT + MOVES + 3));
  const moves = new Int32Array(memory, 0, CELLS);
  const flights = new Int8Array(memory, moves.byteLength, CELLS * MOVES).fill(NONE);
  const tiles = new Uint8Array(memory, flights.byteOffset + flights.length, CELLS);
  const regions = new Int8Array(memory, tiles.byteOffset + CELLS, CELLS).fill(NONE);
  const trappable = new Int8Array(memory, regions.byteOffset + CELLS, CELLS).fill(NONE);
  tiles.set(kinds);
  for (let cell = 0; cell < CELLS; cell++)
    for (let card = 1; card <= 3; card++)
      for (let dir = 0; dir < DIRECTIONS; dir++) {
        if (isRock(tiles, cell)) continue;
        if (firstObstacle(tiles, cell, dir, card) === 0) moves[cell]! |= 1 << moveCode(card, dir);
        flights[cell * MOVES + moveCode(card, dir)] = escapeDirection(tiles, cell, dir, card);
      }
  markRegions(tiles, regions);
  return { tiles, moves, flights, regions, trappable };
}

/** The first step (from 1) of a way that leaves the board or enters a rock; 0: all `distance` tiles are open (MA-21, MA-52). */
export function firstObstacle(tiles: Uint8Array, cell: number, dir: Direction, distance: number): number {
  for (let step = 1; step <= distance; step++) {
    const tile = cellAhead(cell, dir, step);
    if (tile === NONE || isRock(tiles, tile)) return step;
  }
  return 0;
}

function isRock(tiles: Uint8Array, cell: number): boolean {
  return tiles[cell] === ROCK;
}

/** MA-53: the turns from the hunter's heading, in the order the mammoth tries them; never back to where the hunter came from. */
export const TURNS = [0, 1, 2, 4, 5] as const;

function escapeDirection(tiles: Uint8Array, cell: number, heading: Direction, distance: number): Direction {
  for (const turn of TURNS) {
    const dir = (heading + turn) % DIRECTIONS;
    if (firstObstacle(tiles, cell, dir, distance) === 0) return dir;
  }
  return NONE;
}

/** Where the mammoth on that cell flees when a hunter enters by this move, or NONE: it faces them (MA-55). */
export function flightFrom(board: Board, cell: number, move: number): Direction {
  return board.flights[cell * MOVES + move]!;
}

/** Fills `regions`, all NONE so far. */
function markRegions(tiles: Uint8Array, regions: Int8Array): void {
  for (let start = 0; start < CELLS; start++) {
    if (isRock(tiles, start) || regions[start] !== NONE) continue;
    const reached = [start];
    regions[start] = start;
    for (const cell of reached)
      for (let dir = 0; dir < DIRECTIONS; dir++) {
        const next = neighbour(cell, dir);
        if (next === NONE || isRock(tiles, next) || regions[next] !== NONE) continue;
        regions[next] = start;
        reached.push(next);
      }
  }
}
