/** What the editor lets through is what a table accepts, and nothing else. */
import { FastChance } from '@traque/engine/core/chance';
import { Malformed } from '@traque/engine/core/malformed';
import { checkPlayable, readMap } from '@traque/engine/momie/map-check';
import { characters, generateMap } from '@traque/engine/momie/map-generate';
import { mapProblems } from '@traque/engine/momie/map-problems';
import { expect, it } from 'vitest';
import { allSides, atOrigin, beside, type Draft, draftOf, sketchOf } from './draft.ts';
import { applyEdits, type Edit, toggleSide, tools, useTool } from './edits.ts';

function isAccepted(draft: Draft): boolean {
  try {
    checkPlayable(readMap('options.map', sketchOf(atOrigin(draft))));
    return true;
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

const isLetThrough = (draft: Draft): boolean => mapProblems(sketchOf(draft)).every(({ blocks }) => !blocks);

it.each(characters)('MO-1: after any edits of a pyramid (%s) the editor and the table agree', (character) => {
  const chance = new FastChance(`edits ${character}`);
  const pick = <T>(all: readonly T[]): T => all[chance.below(all.length)]!;
  let accepted = 0;
  let refused = 0;
  for (let round = 0; round < 30; round++) {
    let draft = draftOf(generateMap({ seed: `round ${String(round % 6)}`, character }));
    for (let step = 0; step < 4; step++) {
      const cell = pick([...draft.rooms]);
      const edits: readonly Edit[] =
        chance.below(3) === 0 ? useTool(pick(tools), cell) : toggleSide(draft, cell, pick(allSides));
      draft = applyEdits(draft, edits, null);
      if (chance.below(8) === 0) draft = applyEdits(draft, useTool('dig', beside(cell, pick(allSides))), null);
      expect(isLetThrough(draft)).toBe(isAccepted(draft));
      if (isAccepted(draft)) accepted++;
      else refused++;
    }
  }
  // The test says something only if both happen.
  expect(Math.min(accepted, refused)).toBeGreaterThan(10);
});
