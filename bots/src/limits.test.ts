/** Bots stop within 20 ms of their limit. */
import { describe, expect, it } from 'vitest';
import type { Clock } from './core/clock.ts';
import { levels, think } from './index.ts';
import { ticking, working } from './testing/clocks.ts';
import { decisions, type Seen, tables } from './testing/positions.ts';

const TOLERANCE = 20;
/** Positions looked at in a game, from its first decision to its last. */
const LOOKS = 5;

describe.each(tables)('$name with $players players', ({ game, players }) => {
  const whole = [...decisions(game, players, 'limits', 300)];
  const seen = Array.from({ length: LOOKS }, (_, i) => whole[Math.floor((i * (whole.length - 1)) / (LOOKS - 1))]!);

  it.each(levels)('%s: no clock is asked for longer than the limit', (level) => {
    for (const ms of [1, 5, 100])
      for (const { view, where } of seen) {
        const clock = ticking(1);
        const begin = clock();
        think({ view, level, ms, seed: where }, clock);
        expect(clock() - begin, `${where}, ${ms} ms`).toBeLessThanOrEqual(ms + TOLERANCE);
      }
  });

  it.each(levels)('%s: never works for long without a look at the clock', (level) => {
    // What happens once (a program being compiled, garbage) is not the brain's doing: the best of some rounds counts.
    const best = new Map<Seen, number>(seen.map((each) => [each, Infinity]));
    for (let round = 0; round < 3; round++)
      for (const each of seen) best.set(each, Math.min(best.get(each)!, longestStretch(each, level)));
    for (const [{ where }, stretch] of best) expect(stretch, where).toBeLessThan(TOLERANCE);
  });
});

/** Milliseconds of work from the question to the answer between two readings of the clock, at most. */
function longestStretch({ view, where }: Seen, level: (typeof levels)[number]): number {
  const work = working();
  let last = work();
  let longest = 0;
  const clock: Clock = () => {
    const now = work();
    longest = Math.max(longest, now - last);
    last = now;
    return now;
  };
  think({ view, level, ms: 24, seed: where }, clock);
  clock();
  return longest;
}
