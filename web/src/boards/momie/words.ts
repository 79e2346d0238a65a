/** The types of this game's words, and the names of things in them. */
import type { Board, Table } from '@traque/texts/en/momie';
import type { Cell, Die, HunterIndex, Treasure, View } from '@traque/engine/momie/protocol';
import type { SeatFace } from '../contract.ts';
import { colourOf } from './art/treasures.tsx';
import { cellName, pointOf } from './geometry.ts';

/** The words of the board. */
export type Words = Board;
/** All words of a table: of the board and of the log. */
export type TableWords = Table;

export const dieName = (die: Die, words: Words): string => (die === 'arrow' ? words.arrow : String(die));

export function treasureName(treasure: Treasure, words: Words): string {
  const names: Readonly<Record<Treasure, string>> = words.treasures;
  return names[treasure] ?? treasure;
}

export function cardName(treasure: Treasure, words: Words): string {
  return words.card({ name: treasureName(treasure, words), colour: words.colours[colourOf(treasure)] });
}

/** Which of its seat's pawns this is: 0, or 1 for the second of a player who leads two (MO-65). */
export function pawnOf(view: Pick<View, 'hunters'>, hunter: HunterIndex): number {
  const seat = view.hunters[hunter]?.seat;
  return view.hunters.slice(0, hunter).filter((h) => h.seat === seat).length;
}

export function hunterName(
  view: Pick<View, 'hunters'>,
  hunter: HunterIndex,
  faces: readonly SeatFace[],
  words: Words,
): string {
  const seat = view.hunters[hunter]?.seat ?? -1;
  const name = faces[seat]?.name ?? '?';
  const number = pawnNumber(view, hunter);
  return number === null ? name : words.pawn({ name, number });
}

/** Where a player leads two hunters: which of them this is. */
export function pawnNumber(view: Pick<View, 'hunters'>, hunter: HunterIndex): string | null {
  const seat = view.hunters[hunter]?.seat;
  if (view.hunters.filter((h) => h.seat === seat).length < 2) return null;
  return pawnOf(view, hunter) === 0 ? 'I' : 'II';
}

export function placeName(cell: Cell, map: View['map'], words: Words): string {
  if (cell === map.start) return words.start;
  if (cell === map.dungeon) return words.dungeon;
  return cellName(cell, cornerOf(map));
}

const corners = new WeakMap<View['map'], { left: number; top: number }>();
function cornerOf(map: View['map']): { left: number; top: number } {
  const known = corners.get(map);
  if (known) return known;
  const points = Object.keys(map.cells).map(pointOf);
  const corner = { left: Math.min(...points.map((p) => p.x)), top: Math.min(...points.map((p) => p.y)) };
  corners.set(map, corner);
  return corner;
}

/** The roll behind a walk of the mummy: its own die and the locked ones (MO-50). */
export const rollInWords = (steps: number, locked: number, { log }: TableWords): string =>
  log.mummyRolls({ die: steps - locked, locked });
