/** Bots stop within 20 ms of their limit. How long they work between two readings of the clock is measured by `npm run bench -- limits`. */
import { describe, expect, it } from 'vitest';
import { levels, think } from './index.ts';
import { ticking } from './testing/clocks.ts';
import { decisions, tables } from './testing/positions.ts';

const TOLERANCE = 20;
/** Positions tested per game, from its first decision to its last. */
const LOOKS = 5;

describe.each(tables)('$name with $players players', ({ game, players }) => {
  const whole = [...decisions(game, players, 'limits', 300)];
  const seen = Array.from({ length: LOOKS }, (_, i) => whole[Math.floor((i * (whole.length - 1)) / (LOOKS - 1))]!);

  it.each(levels)('%s: stops reading the clock soon after the limit', (level) => {
    for (const ms of [1, 5, 100])
      for (const { view, where } of seen) {
        const clock = ticking(1);
        const begin = clock();
        think({ view, level, ms, seed: where }, clock);
        expect(clock() - begin, `${where}, ${ms} ms`).toBeLessThanOrEqual(ms + TOLERANCE);
      }
  });
});
