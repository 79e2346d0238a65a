import type { View } from '@traque/engine/burrow/protocol';
import type { AnyView } from '@traque/engine/core/game';
import { expect, it } from 'vitest';
import { think } from '../index.ts';

const searches = [{ cell: 1, answer: 'near' }] as const;
const common = { game: 'burrow', players: 2, options: { hare: 0 }, searches, result: null } as const;
const chosen = (view: View, seed: number): unknown =>
  think({ view: view as View & AnyView, level: 'hard', ms: 10, seed: `${seed}` }).action;
const searchesOf = (...cells: number[]) => cells.map((cell) => ({ type: 'search', cell }));

it('a hunter searches only where the hare can be', () => {
  // The hare was on cell 2 and has hopped since.
  for (let seed = 0; seed < 20; seed++)
    expect(searchesOf(1, 3, 4, 5)).toContainEqual(chosen({ ...common, nightfall: 15, toAct: 1 }, seed));
});

it('the hare takes the cell that is less likely', () => {
  const far = { ...common, searches: [{ cell: 9, answer: 'far' }] } as const;
  for (let seed = 0; seed < 20; seed++)
    expect(chosen({ ...far, hare: 2, die: 1, toAct: 0 }, seed)).toEqual({ type: 'hop', to: 1 });
});
