import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { outlook } from '@traque/engine/mammut/outlook';
import type { View as MammutView } from '@traque/engine/mammut/protocol';
import { expect, it } from 'vitest';
import { analyse } from './analysis.ts';

it.each(games.map((game) => [game.name, game] as const))('%s: what its board needs, or nothing', (name, game) => {
  const view = game.view(game.create(game.players.min, {}, new FastChance('analysis')), 0);
  const found = analyse(view, 0);
  if (name === 'mammut') expect(found).toEqual(outlook(view as unknown as MammutView));
  else if (name === 'momie') expect(Object.keys(found as object)).toEqual(['odds', 'reach']);
  else expect(found).toBeNull();
});

it('a game that nobody knows has none', () => {
  expect(analyse({ game: '../../x', players: 2, options: {}, toAct: 0, result: null }, 0)).toBeNull();
});
