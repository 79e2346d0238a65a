import { games } from '@traque/engine';
import { expect, it } from 'vitest';
import { computeExamples, readComputed, readInput, written } from './compute.ts';

it.each(games.map((game) => [game.name, game] as const))(
  'the rule book of %s shows what the engine computes',
  (_, game) => {
    expect(readComputed(game)).toBe(written(computeExamples(game, readInput(game))));
  },
);

it('an example that the rules refuse is found out', () => {
  const [game] = games;
  const input = readInput(game!);
  const [example] = Object.values(input.examples);
  const wrong = { ...input, examples: { wrong: { ...example, actions: [{ type: 'fly' }] } } };
  expect(() => computeExamples(game!, wrong)).toThrow('refused');
  const allowed = Object.values(input.examples).find(({ actions = [] }) => actions.length > 0)!;
  const lax = { ...input, examples: { lax: { ...allowed, refused: allowed.actions!, actions: [] } } };
  expect(() => computeExamples(game!, lax)).toThrow('allowed');
});
