/** The four languages' texts of this game, and the names of things in them. */
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/board/maamut';
import en from '@traque/texts/en/board/maamut';
import fr from '@traque/texts/fr/board/maamut';
import it from '@traque/texts/it/board/maamut';
import type { Seat } from '@traque/engine/core/game';
import type { Cell, View } from '@traque/engine/maamut/protocol';
import type { SeatFace } from '../contract.ts';
import { cellName } from './geometry.ts';

export type Words = typeof en;
type Faces = readonly SeatFace[];

const all: Readonly<Record<Language, Words>> = { en, fr, it, de };
export const wordsIn = (language: Language): Words => all[language];

export const nameOf = (faces: Faces, seat: Seat): string => faces[seat]?.name ?? String(seat + 1);
export const directionIn = (words: Words, dir: number): string => words.directions[dir] ?? '';

/** "Ana, Ben and Cleo", as the language joins names. */
export function joined(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

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
