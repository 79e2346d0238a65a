import { FastChance } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { isLastShare } from '@traque/engine/mammut/share';
import { describe, expect, it } from 'vitest';
import { sharePlans, variants } from './plans.ts';
import { FACES, prices } from './worth.ts';

describe.each([2, 3, 5])('shares thought of, %i players', (players) => {
  it('variants of a take are legal, differ from it by one tile of a kind, and none comes twice', () => {
    const chance = new FastChance(`variants ${players}`);
    const state = mammut.create(players, {}, chance);
    const price = new Float64Array(5 * FACES);
    prices(state, price);
    expect(isLastShare(state)).toBe(false);
    const plan = sharePlans(state, price, 6, chance).find(
      ([first]) => first?.type === 'take' && first.tiles.length > 2,
    )!;
    const before = plan[0]!.type === 'take' ? plan[0]!.tiles : [];
    const near = variants(state, plan);
    expect(near.length).toBeGreaterThan(5);
    for (const [action] of near) {
      expect(mammut.refusal(state, mammut.toAct(state)!, action!)).toBeNull();
      const tiles = action!.type === 'take' ? action!.tiles : [];
      expect(before.filter((tile) => !tiles.includes(tile)).length).toBeLessThanOrEqual(1);
      expect(tiles.filter((tile) => !before.includes(tile)).length).toBeLessThanOrEqual(1);
    }
    expect(new Set(near.map((each) => JSON.stringify(each))).size).toBe(near.length);
  });
});
