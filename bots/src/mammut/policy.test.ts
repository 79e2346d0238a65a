import { FastChance } from '@traque/engine/core/chance';
import { AXE, size } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { FACES, fairReturn, habit, TAKE, takePart } from './policy.ts';
import type { Table } from './rollout-state.ts';

const faces = new Uint8Array(32).fill(AXE);
const prices = new Float64Array(4 * FACES).fill(1);

/** Seats 0 to 2 have shares of so many equal tiles, seat 3 is to act. */
function tableOf(middle: number, ...shares: readonly number[]): Table {
  let next = 0;
  const some = (many: number): number => {
    let mask = 0;
    for (let i = 0; i < many; i++) mask |= 1 << next++;
    return mask;
  };
  const places = new Int32Array(10);
  const left = some(middle);
  for (const [seat, many] of shares.entries()) places[2 * seat] = some(many);
  return { players: 4, quota: 1, middle: left, shares: places, toAct: 3, acted: 0, over: false };
}

describe('a thief keeps what he can hold', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed))(
    'MM-32: of twenty tiles about half, when the rest goes to the robbed one (seed %i)',
    (seed) => {
      const table = tableOf(4, 20, 4, 4);
      const returned = fairReturn(table, 0, faces, prices, new FastChance(seed));
      expect(returned & ~table.shares[0]!).toBe(0);
      expect(size(table.shares[0]! & ~returned)).toBeGreaterThanOrEqual(10);
      expect(size(table.shares[0]! & ~returned)).toBeLessThanOrEqual(16);
    },
  );

  it('MM-32: all but one tile of a share that is not too big', () => {
    const table = tableOf(8, 8, 8, 8);
    expect(size(fairReturn(table, 1, faces, prices, new FastChance(1)))).toBe(1);
  });

  it('MM-33: never nothing and never all', () => {
    const table = tableOf(28, 2, 1, 1);
    expect(size(fairReturn(table, 0, faces, prices, new FastChance(1)))).toBe(1);
  });
});

describe('twenty tiles before one player, four left for the last two', () => {
  /** Seats 0 and 1 have shares, 2 and 3 have not; 3 is to act. */
  const unfair = () => tableOf(4, 20, 4);

  it('MM-32: by habit the big share is stolen', () => {
    expect(habit(unfair(), faces, prices, new FastChance(1))[0]).not.toBe(TAKE);
  });

  it('MM-31: who takes his part leaves it where it is', () => {
    const table = unfair();
    takePart(table, faces, prices, new FastChance(1));
    expect(size(table.shares[0]!)).toBe(20);
    expect(size(table.shares[6]!)).toBeGreaterThan(0);
  });

  it('MM-32: where nothing is left he has to steal', () => {
    const table = tableOf(0, 20, 4);
    takePart(table, faces, prices, new FastChance(1));
    expect(size(table.shares[6]!)).toBeGreaterThan(0);
  });
});
