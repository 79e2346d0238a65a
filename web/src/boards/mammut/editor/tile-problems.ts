/** What a set of tiles lacks (MM-2), and sets by chance. Runs in the editor's worker. */
import { FastChance, shuffle } from '@traque/engine/core/chance';
import { KINDS, readTileSet, SPECIES, tilePairs, TILES, tileSet, FACES } from '@traque/engine/mammut/tiles';
import type { Species } from '@traque/engine/mammut/protocol';
import type { TileFace } from '../tile-faces.ts';
import { draftOf, type TileDraft, totalOf } from './tile-draft.ts';

export type TileProblem =
  | { readonly kind: 'total'; readonly found: number; readonly needed: number }
  | { readonly kind: 'species'; readonly missing: readonly Species[] }
  | { readonly kind: 'twoMarks' };

/** Tiles of a set besides the shaman. */
const IN_SET = TILES - 1;

export function tileProblems(draft: TileDraft): readonly TileProblem[] {
  const total = totalOf(draft);
  const missing = SPECIES.filter((species) => !draft.some(({ sides }) => sides.includes(species)));
  return [
    ...(total === IN_SET ? [] : [{ kind: 'total' as const, found: total, needed: IN_SET }]),
    ...(missing.length === 0 ? [] : [{ kind: 'species' as const, missing }]),
    ...(draft.some(({ sides }) => sides[0] === '?' && sides[1] === '?') ? [{ kind: 'twoMarks' as const }] : []),
  ];
}

/** The house set. */
export const houseTiles = (): TileDraft => draftOf(tileSet('house')!);

/** Sides of loot that become those of another kind. */
const CHANGES = 8;

/** The sides of the house set, some of them changed, put together in another way. It passes every check. */
export function surpriseTiles(seed: string): TileDraft {
  const chance = new FastChance(seed);
  const sides = tilePairs(tileSet('house')!)
    .slice(0, IN_SET)
    .flat()
    .map((number) => FACES[number]! as TileFace);
  for (let i = 0; i < CHANGES; i++) {
    const at = chance.below(sides.length);
    if ((KINDS as readonly string[]).includes(sides[at]!)) sides[at] = KINDS[chance.below(KINDS.length)]!;
  }
  for (;;) {
    shuffle(chance, sides);
    const tiles = Array.from({ length: IN_SET }, (_, i) => ({
      sides: [sides[2 * i]!, sides[2 * i + 1]!] as const,
      count: 1,
    }));
    const draft = draftOf(tiles);
    if (tileProblems(draft).length > 0) continue;
    readTileSet(draft, 'tiles');
    return draft;
  }
}
