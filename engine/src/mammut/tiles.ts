/** The 32 tiles: faces as small numbers, sets of tiles as bit masks, tile sets as data (MM-1 to MM-3). */
import { list, object, text, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import type { Face, Kind, Species, TileNumber, TileSet } from './protocol.ts';
import house from './sets/house.json' with { type: 'json' };

/** No such seat, tile or card. */
export const NONE = -1;

export const TILES = 32;

export const KINDS: readonly Kind[] = ['axe', 'hide', 'tusk', 'meat', 'fire'];
export const SPECIES: readonly Species[] = ['hare', 'fox', 'grouse', 'beaver', 'ibex', 'horse', 'reindeer'];
/** A face's number is its index here. */
export const FACES: readonly Face[] = [...KINDS, '?', ...SPECIES, 'red', 'blue'];

export const AXE = 0;
export const HIDE = 1;
export const TUSK = 2;
export const MEAT = 3;
export const FIRE = 4;
export const MARK = 5;
/** The first of the seven species. */
export const ANIMAL = 6;
export const RED = 13;
export const BLUE = 14;

const numbers = new Map<unknown, number>(FACES.map((face, number) => [face, number]));
const speciesNumbers = new Map<unknown, number>(SPECIES.map((species, number) => [species, number]));

export const isAnimal = (face: number): boolean => face >= ANIMAL && face < RED;
export const isShaman = (face: number): boolean => face >= RED;

/** The number of a face's name, or NONE. */
export const faceNumber = (name: unknown): number => numbers.get(name) ?? NONE;
/** The number of a species' name, from 0, or NONE. */
export const speciesNumber = (name: unknown): number => speciesNumbers.get(name) ?? NONE;

/** The tile with the lowest number in a mask that is not empty. */
export const lowest = (mask: number): TileNumber => 31 - Math.clz32(mask & -mask);

/** How many tiles a mask holds. */
export function size(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function maskOf(tiles: readonly TileNumber[]): number {
  let mask = 0;
  for (const tile of tiles) mask |= 1 << tile;
  return mask;
}

/** The tiles of a mask, ascending. */
export function tilesOf(mask: number): TileNumber[] {
  const tiles: TileNumber[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) tiles.push(lowest(rest));
  return tiles;
}

/** A tile set from outside, as MM-2 demands it. @throws {Malformed} */
export function readTileSet(json: unknown, at: string): TileSet {
  const set = list(json, at).map((entry, index) => readEntry(entry, `${at}.${index}`));
  const total = set.reduce((sum, { count }) => sum + count, 0);
  if (total !== TILES - 1) throw new Malformed(at, `a set has ${TILES - 1} tiles besides the shaman, not ${total}`);
  for (const species of SPECIES)
    if (!set.some(({ sides }) => sides.includes(species)))
      throw new Malformed(at, `the ${species} is missing: a set has each species at least once`);
  return set;
}

function readEntry(json: unknown, at: string): TileSet[number] {
  const entry = object(json, at);
  const sides = list(entry['sides'], `${at}.sides`);
  if (sides.length !== 2) throw new Malformed(`${at}.sides`, 'a tile has two sides');
  const [one, other] = sides.map((side, index) => readLoot(side, `${at}.sides.${index}`)) as [Face, Face];
  if (one === '?' && other === '?') throw new Malformed(`${at}.sides`, 'no tile has two question marks');
  return { sides: [one, other], count: whole(entry['count'], `${at}.count`, 1, TILES - 1) };
}

function readLoot(json: unknown, at: string): Face {
  const number = faceNumber(text(json, at));
  if (number === NONE) throw new Malformed(at, `no such face; there are ${FACES.slice(0, RED).join(' ')}`);
  if (isShaman(number)) throw new Malformed(at, 'the shaman is always there and belongs to no set');
  return FACES[number]!;
}

/** The sets that a table can choose by name. */
const sets: ReadonlyMap<string, TileSet> = new Map([['house', readTileSet(house, 'house')]]);
export const setNames: readonly string[] = [...sets.keys()];

/** The set of that name, or the set itself; undefined for an unknown name and for what is no set. */
export function tileSet(tiles: string | TileSet): TileSet | undefined {
  if (typeof tiles === 'string') return sets.get(tiles);
  try {
    return readTileSet(tiles, 'tiles');
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** One entry per tile: its two face numbers. The shaman is last. */
export function tilePairs(set: TileSet): (readonly [number, number])[] {
  const pairs = set.flatMap(({ sides: [one, other], count }) =>
    Array.from({ length: count }, () => [faceNumber(one), faceNumber(other)] as const),
  );
  return [...pairs, [RED, BLUE]];
}
