/** A set of tiles while it is being made: how many there are of each pair of sides. Every change is a new draft. */
import type { TileSet } from '@traque/engine/mammut/protocol';
import { type TileFace, tileFaces } from '../tile-faces.ts';

/** How many tiles a set has (MM-1); whether it is complete is for the rules to say. */
export const TILES = 31;
/** More than anybody needs while they are changing things. */
const MOST_TILES = 60;

export interface Pair {
  readonly sides: readonly [TileFace, TileFace];
  readonly count: number;
}
/** Each pair once, in order. */
export type TileDraft = readonly Pair[];

const isFace = (face: unknown): face is TileFace => (tileFaces as readonly unknown[]).includes(face);
const place = (face: TileFace): number => tileFaces.indexOf(face);

/** A tile has no front: the side that comes first in the order is named first. */
function sorted(one: TileFace, other: TileFace): readonly [TileFace, TileFace] {
  return place(one) <= place(other) ? [one, other] : [other, one];
}

const order = (a: Pair, b: Pair): number =>
  place(a.sides[0]) - place(b.sides[0]) || place(a.sides[1]) - place(b.sides[1]);
const isSame = (a: Pair['sides'], b: Pair['sides']): boolean => a[0] === b[0] && a[1] === b[1];

export const totalOf = (draft: TileDraft): number => draft.reduce((sum, { count }) => sum + count, 0);

/** So many more tiles of this pair, or fewer; none are left out. */
export function withTiles(draft: TileDraft, one: TileFace, other: TileFace, more: number): TileDraft {
  const sides = sorted(one, other);
  const before = draft.find((pair) => isSame(pair.sides, sides))?.count ?? 0;
  const count = Math.max(0, before + more);
  if (count === before || totalOf(draft) + count - before > MOST_TILES) return draft;
  const others = draft.filter((pair) => !isSame(pair.sides, sides));
  return count === 0 ? others : [...others, { sides, count }].toSorted(order);
}

export function draftOf(set: TileSet): TileDraft {
  return set.reduce<TileDraft>((draft, { sides: [one, other], count }) => {
    return isFace(one) && isFace(other) ? withTiles(draft, one, other, count) : draft;
  }, []);
}

/** How many sides show each face. */
export function sidesOf(draft: TileDraft): ReadonlyMap<TileFace, number> {
  const sides = new Map<TileFace, number>(tileFaces.map((face) => [face, 0]));
  for (const { sides: both, count } of draft) for (const face of both) sides.set(face, sides.get(face)! + count);
  return sides;
}

export const jsonOf = (draft: TileDraft): string => `${JSON.stringify(draft, null, 2)}\n`;
export const textOf = (draft: TileDraft): string =>
  draft.map(({ sides, count }) => `${String(count)} ${sides.join(' / ')}\n`).join('');

/** A text of the largest set is a tenth of this. */
export const MOST_CHARACTERS = 20_000;
export type Reading = { readonly draft: TileDraft } | { readonly not: 'notASet' | 'tooLarge' };

/** A set from text or JSON, which may be a stranger's. It need not be complete. */
export function readTiles(text: string): Reading {
  if (text.length > MOST_CHARACTERS) return { not: 'tooLarge' };
  const entries = text.trimStart().startsWith('[') ? entriesOfJson(text) : entriesOfText(text);
  if (entries === null || entries.length === 0) return { not: 'notASet' };
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  return total > MOST_TILES ? { not: 'tooLarge' } : { draft: draftOf(entries) };
}

function entryOf(sides: readonly unknown[], count: unknown): Pair | null {
  const [one, other] = sides;
  if (sides.length !== 2 || !isFace(one) || !isFace(other)) return null;
  return Number.isInteger(count) && (count as number) > 0 ? { sides: [one, other], count: count as number } : null;
}

const whole = (entries: readonly (Pair | null)[]): readonly Pair[] | null =>
  entries.every((entry) => entry !== null) ? entries : null;

function entriesOfText(text: string): readonly Pair[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return whole(
    lines.map((line) => {
      const found = /^\s*(\d{1,3})\s+([a-z?]+)\s*\/\s*([a-z?]+)\s*$/.exec(line);
      return found === null ? null : entryOf([found[2], found[3]], Number(found[1]));
    }),
  );
}

function entriesOfJson(text: string): readonly Pair[] | null {
  try {
    const json: unknown = JSON.parse(text);
    if (!Array.isArray(json)) return null;
    return whole(
      json.map((entry: unknown) => {
        const { sides, count } = (entry ?? {}) as { readonly sides?: unknown; readonly count?: unknown };
        return Array.isArray(sides) ? entryOf(sides, count) : null;
      }),
    );
  } catch {
    return null;
  }
}
