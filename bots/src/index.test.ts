import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { describe, expect, it } from 'vitest';
import { levels, manifests, think } from './index.ts';
import { tables } from './testing/positions.ts';

it('every game has one manifest', () => {
  expect(manifests.map(({ game }) => game).toSorted()).toEqual(games.map(({ name }) => name).toSorted());
});

describe.each(tables)('$name with $players players', ({ game, players }) => {
  it.each(levels)('%s: every choice of a game is legal and comes in time', (level) => {
    const seed = `${game.name} ${players} ${level}`;
    const chance = new FastChance(seed);
    const state = game.create(players, {}, chance);
    for (let decision = 0; decision < 60; decision++) {
      const seat = game.toAct(state);
      if (seat === null) break;
      const { action, considered } = think({
        view: game.view(state, seat),
        level,
        ms: 12,
        seed: `${seed} ${decision}`,
      });
      expect(game.refusal(state, seat, action), `${seed}, decision ${decision}`).toBeNull();
      for (const one of considered) {
        expect(game.refusal(state, seat, one.action), `${seed}, decision ${decision}`).toBeNull();
        expect(one.value >= 0 && one.value <= 1, `${seed}, decision ${decision}: ${one.value}`).toBe(true);
      }
      game.apply(state, action, chance);
    }
  });
});
