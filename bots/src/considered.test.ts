/** What bots report besides their choice: hints and analysis depend on it. */
import { describe, expect, it } from 'vitest';
import { levels, think } from './index.ts';
import { ticking } from './testing/clocks.ts';
import { decisions, tables } from './testing/positions.ts';

describe.each(tables)('$name with $players players', ({ game, players }) => {
  it.each(levels.filter((level) => level !== 'random'))('%s: reports what it considered', (level) => {
    let alternatives = 0;
    for (const { state, seat, view, where } of decisions(game, players, 'considered', 60)) {
      const { action, considered, effort } = think({ view, level, ms: 30, seed: where }, ticking(1));
      const actions = considered.map((one) => JSON.stringify(one.action));
      expect(actions, `${where}: the choice is among it`).toContain(JSON.stringify(action));
      expect(new Set(actions).size, `${where}: no action twice`).toBe(actions.length);
      expect(effort, where).toBeGreaterThan(0);
      for (const one of considered) {
        expect(game.refusal(state, seat, one.action), where).toBeNull();
        expect(one.value, where).toBeGreaterThanOrEqual(0);
        expect(one.value, where).toBeLessThanOrEqual(1);
        expect(one.effort, where).toBeGreaterThanOrEqual(0);
      }
      // Best first, within the margin of error: a value based on little effort may be luck.
      const [first] = considered;
      for (const one of considered.slice(1))
        expect(one.value - 2 / Math.sqrt(Math.max(1, one.effort)), where).toBeLessThan(first!.value + 0.05);
      if (considered.length > 1) alternatives++;
    }
    expect(alternatives).toBeGreaterThan(0);
  });
});
