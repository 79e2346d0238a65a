/** The types of this game's words, and the names of things in them. */
import type { Board, Table } from '@traque/texts/en/maamut';
import type { Seat } from '@traque/engine/core/game';
import type { Cell, View } from '@traque/engine/maamut/protocol';
import type { SeatFace } from '../contract.ts';
import { cellName } from './geometry.ts';

/** The words of the board. */
export type Words = Board;
/** All words of a table: of the board and of the log. */
export type TableWords = Table;

type Faces = readonly SeatFace[];

export const nameOf = (faces: Faces, seat: Seat): string => faces[seat]?.name ?? String(seat + 1);
export const directionIn = (words: Words, dir: number): string => words.directions[dir] ?? '';

export function tileIn(words: Words, view: View, cell: Cell): string {
  return words.tiles[view.tiles[cell] ?? 'rock'];
}

/** A tile and all that is on it: "C3, grass, trap of Ana, hunter Ben". */
export function tileLabel(words: Words, view: View, faces: Faces, cell: Cell): string {
  const owner = view.traps[cell];
  const hunters = view.hunters.flatMap(({ at }, seat) => (at === cell ? [words.hunterHere(nameOf(faces, seat))] : []));
  return [
    cellName(cell),
    tileIn(words, view, cell),
    ...(view.mammoth === cell ? [words.mammothHere] : []),
    ...(owner === undefined ? [] : [words.trapHere(nameOf(faces, owner))]),
    ...hunters,
  ].join(', ');
}
