import { games } from '@traque/engine';
import type { Thought } from '@traque/bots';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { traque } from '../testing.ts';

it.each(games)('traque choose: a legal action of $name from a view on the input', async (game) => {
  const state = game.create(game.players.min, {}, new FastChance('choose'));
  const seat = game.toAct(state)!;
  const view = JSON.stringify(game.view(state, seat));
  const { status, out } = await traque(['choose', '--bot', 'normal', '--ms', '200', '--json'], view);
  expect(status).toBe(0);
  const { action } = JSON.parse(out) as { action: { type: string } };
  expect(game.refusal(state, seat, action)).toBeNull();
});

it.each(['1', '2'])('traque choose --threads %s: the whole thought', async (threads) => {
  const game = games[0]!;
  const state = game.create(game.players.min, {}, new FastChance('threads'));
  const view = JSON.stringify(game.view(state, game.toAct(state)));
  const { status, out, err } = await traque(['choose', '--ms', '100', '--threads', threads, '--json'], view);
  expect([status, err]).toEqual([0, '']);
  const { action, considered, effort } = JSON.parse(out) as Thought;
  expect(considered.map((one) => one.action)).toContainEqual(action);
  expect(effort).toBeGreaterThan(0);
});

it.each([
  ['{', /cannot be read as a view/],
  ['{"game":"chess"}', /no view of maamut, mammut, momie/],
  ['{"game":"momie","players":3,"toAct":0}', /./],
])('traque choose: says what is wrong with %j, without a stack trace', async (input, says) => {
  const { status, err } = await traque(['choose'], input);
  expect(status).toBe(2);
  expect(err).toMatch(says);
  expect(err).not.toMatch(/^\s+at /m);
});
