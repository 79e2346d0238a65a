/** Sorting and grouping tiles. */
import { tileFaces } from './tile-faces.ts';
import type { Face, Species, TileNumber, View } from '@traque/engine/mammut/protocol';

/** The groups a player can choose by: the five kinds, the unknown, all animals, the shaman. */
export type Group = 'axe' | 'hide' | 'tusk' | 'meat' | 'fire' | '?' | 'animal' | 'shaman';
export const groups: readonly Group[] = ['axe', 'hide', 'tusk', 'meat', 'fire', '?', 'animal', 'shaman'];

const faceOrder: readonly Face[] = [...tileFaces, 'red', 'blue'];

export const allSpecies = faceOrder.slice(faceOrder.indexOf('?') + 1, faceOrder.indexOf('red')) as readonly Species[];

export function groupOf(face: Face): Group {
  if (face === 'red' || face === 'blue') return 'shaman';
  const place = faceOrder.indexOf(face);
  return place > faceOrder.indexOf('?') ? 'animal' : (face as Group);
}

export type Faces = readonly Face[];
export const upOf = (view: Pick<View, 'tiles'>): Faces => view.tiles.map(({ up }) => up);
export const faceAt = (up: Faces, tile: TileNumber): Face => up[tile] ?? '?';

/** By kind; tiles of one face keep their order. */
export function sorted(tiles: readonly TileNumber[], up: Faces): readonly TileNumber[] {
  const rank = (tile: TileNumber): number => faceOrder.indexOf(faceAt(up, tile));
  return tiles.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/** How many of each face, in the order of the kinds. */
export function counted(faces: readonly Face[]): readonly (readonly [Face, number])[] {
  return faceOrder.flatMap((face) => {
    const count = faces.filter((other) => other === face).length;
    return count === 0 ? [] : [[face, count] as const];
  });
}

/** The tiles of a group among these. */
export const ofGroup = (tiles: readonly TileNumber[], up: Faces, group: Group): readonly TileNumber[] =>
  tiles.filter((tile) => groupOf(faceAt(up, tile)) === group);
