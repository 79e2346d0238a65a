/** The types of this game's words, and the names of things in them. */
import type { Board, Table } from '@traque/texts/en/mammut';
import type { Seat } from '@traque/engine/core/game';
import type { Card, Face, TileNumber } from '@traque/engine/mammut/protocol';
import type { SeatFace } from '../contract.ts';
import { counted, faceAt, type Faces } from './loot.ts';

/** The words of the board. */
export type Words = Board;
/** All words of a table: of the board and of the log. */
export type TableWords = Table;

export const nameOf = (faces: readonly SeatFace[], seat: Seat): string => faces[seat]?.name ?? String(seat + 1);
export const lookOf = (faces: readonly SeatFace[], seat: Seat): number => faces[seat]?.look ?? seat;
export const faceName = (words: Words, face: Face): string => words.faces[face][0] ?? face;
export const cardName = (words: Words, card: Card): string => words.cards[card][0] ?? card;
/** In a list of cards. */
export const quotedCard = (words: Words, card: Card): string => words.quoted(cardName(words, card));
export const cardText = (words: Words, card: Card): string => words.cards[card][1] ?? '';

/** How many of each thing: "2 axes and 1 fox". */
export function facesInWords(faces: readonly Face[], words: Words): string {
  return words.list(
    counted(faces).map(([face, count]) =>
      face === 'red' || face === 'blue' ? faceName(words, face) : words.countOf({ n: count, noun: words.faces[face] }),
    ),
  );
}

export const lootInWords = (tiles: readonly TileNumber[], up: Faces, words: Words): string =>
  facesInWords(
    tiles.map((tile) => faceAt(up, tile)),
    words,
  );

/** "+7", "-5" with a true minus, "±0". */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
