/** The words of the board in the viewer's language, and the names of what they speak about. */
import type { Cell, Die, HunterIndex, Treasure, View } from '@traque/engine/momie/protocol';
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/board/momie';
import en, { type MomieWords } from '@traque/texts/en/board/momie';
import fr from '@traque/texts/fr/board/momie';
import it from '@traque/texts/it/board/momie';
import type { SeatFace } from '../contract.ts';
import { colourOf } from './art/treasures.tsx';
import { cellName, pointOf } from './geometry.ts';

const all: Readonly<Record<Language, MomieWords>> = { en, fr, it, de };

export const wordsOf = (language: Language): MomieWords => all[language];

export const dieName = (die: Die, words: MomieWords): string => (die === 'arrow' ? words.arrow : String(die));

export function cardName(treasure: Treasure, words: MomieWords): string {
  return words.card(words.treasures[treasure] ?? treasure, words.colours[colourOf(treasure)]);
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
  words: MomieWords,
): string {
  const seat = view.hunters[hunter]?.seat ?? -1;
  const name = faces[seat]?.name ?? '?';
  const pawns = view.hunters.filter((h) => h.seat === seat).length;
  return pawns > 1 ? words.pawn(name, pawnOf(view, hunter) === 0 ? 'I' : 'II') : name;
}

export function placeName(cell: Cell, map: View['map'], words: MomieWords): string {
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
