import { FastChance } from '@traque/engine/core/chance';
import { AXE, size } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { FACES, fairReturn, policyMove, takeFairShare } from './policy.ts';
import { type RolloutState, TAKE } from './rollout-state.ts';

const faces = new Uint8Array(32).fill(AXE);
const prices = new Float64Array(4 * FACES).fill(1);

/** Seats 0 to 2 have shares of these sizes, all tiles equal; seat 3 is to act. */
function rolloutStateOf(middle: number, ...shares: readonly number[]): RolloutState {
  let next = 0;
  const some = (many: number): number => {
    let mask = 0;
    for (let i = 0; i < many; i++) mask |= 1 << next++;
    return mask;
  };
  const places = new Int32Array(10);
  const left = some(middle);
  for (const [seat, many] of shares.entries()) places[2 * seat] = some(many);
  return { players: 4, quota: 1, middle: left, shares: places, toAct: 3, acted: 0, isOver: false };
}

describe('a thief keeps what is not stolen again', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed))(
    'MM-32: about half of twenty tiles, if the rest goes to the victim (seed %i)',
    (seed) => {
      const sim = rolloutStateOf(4, 20, 4, 4);
      const returned = fairReturn(sim, 0, faces, prices, new FastChance(seed));
      expect(returned & ~sim.shares[0]!).toBe(0);
      expect(size(sim.shares[0]! & ~returned)).toBeGreaterThanOrEqual(10);
      expect(size(sim.shares[0]! & ~returned)).toBeLessThanOrEqual(16);
    },
  );

  it('MM-32: all but one tile of a share that is not too big', () => {
    const sim = rolloutStateOf(8, 8, 8, 8);
    expect(size(fairReturn(sim, 1, faces, prices, new FastChance(1)))).toBe(1);
  });

  it('MM-33: never returns nothing and never everything', () => {
    const sim = rolloutStateOf(28, 2, 1, 1);
    expect(size(fairReturn(sim, 0, faces, prices, new FastChance(1)))).toBe(1);
  });
});

describe('one player has twenty tiles, four are left for the last two', () => {
  /** Seats 0 and 1 have shares, 2 and 3 have not; 3 is to act. */
  const unfair = () => rolloutStateOf(4, 20, 4);

  it('MM-32: the policy steals the big share', () => {
    expect(policyMove(unfair(), faces, prices, new FastChance(1))[0]).not.toBe(TAKE);
  });

  it('MM-31: taking a fair share leaves it alone', () => {
    const sim = unfair();
    takeFairShare(sim, faces, prices, new FastChance(1));
    expect(size(sim.shares[0]!)).toBe(20);
    expect(size(sim.shares[6]!)).toBeGreaterThan(0);
  });

  it('MM-32: if nothing is left it has to steal', () => {
    const sim = rolloutStateOf(0, 20, 4);
    takeFairShare(sim, faces, prices, new FastChance(1));
    expect(size(sim.shares[6]!)).toBeGreaterThan(0);
  });
});
