/** The four languages' texts of this game, and the names of things in them. */
import type { Seat } from '@traque/engine/core/game';
import type { Card, Face, TileNumber } from '@traque/engine/mammut/protocol';
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/board/mammut';
import en from '@traque/texts/en/board/mammut';
import fr from '@traque/texts/fr/board/mammut';
import it from '@traque/texts/it/board/mammut';
import type { SeatFace } from '../contract.ts';
import { counted, faceAt, type Faces } from './loot.ts';

export type Words = typeof en;

const all: Readonly<Record<Language, Words>> = { en, fr, it, de };
export const wordsIn = (language: Language): Words => all[language];

export const nameOf = (faces: readonly SeatFace[], seat: Seat): string => faces[seat]?.name ?? String(seat + 1);
export const lookOf = (faces: readonly SeatFace[], seat: Seat): number => faces[seat]?.look ?? seat;
export const faceName = (words: Words, face: Face): string => words.faces[face][0] ?? face;
export const cardName = (words: Words, card: Card): string => words.cards[card][0] ?? card;
export const cardText = (words: Words, card: Card): string => words.cards[card][1] ?? '';

/** "3 axes, 1 hare and 1 tusk", as the language joins. */
export function joined(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** How many of each thing: "2 axes and 1 fox". */
export function facesInWords(faces: readonly Face[], language: Language): string {
  const words = wordsIn(language);
  return joined(
    counted(faces).map(([face, count]) =>
      face === 'red' || face === 'blue' ? faceName(words, face) : words.several(count, words.faces[face]),
    ),
    language,
  );
}

export const lootInWords = (tiles: readonly TileNumber[], up: Faces, language: Language): string =>
  facesInWords(
    tiles.map((tile) => faceAt(up, tile)),
    language,
  );

/** "+7", "-5" with a true minus, "±0". */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
