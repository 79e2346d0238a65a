/** The names by which a lesson finds a tile: its number, and what it shows. */
import type { Face, TileNumber } from '@traque/engine/mammut/protocol';
import { allSpecies } from './loot.ts';

export function tileParts(tile: TileNumber, face: Face): string {
  const isAnimal = allSpecies.some((species) => species === face);
  return `tile:${tile} face:${face === '?' ? 'mark' : isAnimal ? 'animal' : face}`;
}
