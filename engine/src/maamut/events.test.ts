/** Over random games the events fit what happened, and a game without `emit` goes the same way. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { maamut } from './index.ts';
import type { Event } from './protocol.ts';

/** The events of a random hunt, or none if nobody listens; and how it ended. */
function hunt(seed: string, listening: boolean): { events: Event[]; end: string } {
  const chance = new FastChance(seed);
  const state = maamut.create(2 + chance.below(3), { fallenTraps: 'vanish', huntLimit: 40 }, chance);
  const events: Event[] = [];
  while (maamut.toAct(state) !== null) {
    const action = maamut.sample(state, chance);
    if (listening) maamut.apply(state, action, chance, (event) => events.push(event));
    else maamut.apply(state, action, chance);
  }
  return { events, end: JSON.stringify(maamut.write(state)) };
}

describe.each(Array.from({ length: 40 }, (_, i) => `told ${i}`))('the hunt of seed "%s"', (seed) => {
  const { events, end } = hunt(seed, true);

  it('MA-53: the directions said to be closed are d, d+1, d+2, d+4, d+5 in this order, up to the one it takes', () => {
    let heading = 0;
    for (const event of events) {
      if (event.type === 'move') heading = event.dir;
      if (event.type !== 'startle') continue;
      const order = [0, 1, 2, 4, 5].map((turn) => (heading + turn) % 6);
      const looked = event.closed.map(({ dir }) => dir);
      expect([...looked, ...(event.dir === null ? [] : [event.dir])]).toEqual(
        order.slice(0, looked.length + (event.dir === null ? 0 : 1)),
      );
      if (event.dir === null) expect(looked).toEqual(order);
    }
  });

  it('MA-71: a `vanish` event always names some traps', () => {
    for (const event of events) if (event.type === 'vanish') expect(event.cells.length).toBeGreaterThan(0);
  });

  it('goes the same way without `emit`', () => {
    expect(hunt(seed, false).end).toBe(end);
  });
});
