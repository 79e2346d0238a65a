import { gameNamed, games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it, onTestFinished } from 'vitest';
import { SearchPool } from './search-pool.ts';

it.each(games)('$name: three real threads give one answer', { timeout: 60_000 }, async (game) => {
  const pool = new SearchPool();
  onTestFinished(() => pool.close());
  const state = game.create(game.players.min, {}, new FastChance('pool'));
  const seat = game.toAct(state)!;
  const request = { view: game.view(state, seat), level: 'hard', ms: 50, seed: 'pool' } as const;
  const one = await pool.think(request, 1);
  const three = await pool.think(request, 3);
  expect(game.refusal(state, seat, three.action)).toBeNull();
  expect(three.considered[0]!.action).toEqual(three.action);
  expect(one.considered.length).toBeGreaterThan(0);
  expect(three.effort).toBeGreaterThan(0);
});

it('Mâamut: the calling thread and the others grow one tree', { timeout: 60_000 }, async () => {
  const pool = new SearchPool();
  onTestFinished(() => pool.close());
  const game = gameNamed('maamut')!;
  const state = game.create(2, {}, new FastChance('pool'));
  const view = game.view(state, game.toAct(state));
  const { effort, sharedEffort } = await pool.think({ view, level: 'hard', ms: 50, seed: 'pool' }, 2, 'processor');
  // The one that ends last has seen all of it, unless the other was about to end.
  expect(sharedEffort).toBeGreaterThan(0.5 * effort);
  expect(sharedEffort).toBeLessThanOrEqual(effort);
});
