import { games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { billOf } from './bill.ts';
import { BillParts } from './parts.ts';
import { sampleGame } from './sample-game.ts';
import { yardstickOf } from './values.ts';
import { withSlip } from './with-slips.ts';

const effort = { draws: 2, setUps: 2, ideas: 2, firstTrials: 1, trials: 2, candidates: 4, firstWorlds: 2, worlds: 4 };
/** The beginning of a game is enough. */
const ACTIONS = 8;

describe.each(games)('the bill of $name in parts', (game) => {
  const yardstick = { ...yardstickOf(game.name)!, effort };
  const levels = Array.from({ length: game.players.min }, () => 'easy' as const);
  const { actions, ...rest } = sampleGame(game, levels, 'parts');
  const record = { ...rest, actions: actions.slice(0, ACTIONS) };
  const what = { record, game, yardstick };

  /** Of random players: they slip soon. */
  function someSlip() {
    const randomLevels = levels.map(() => 'random' as const);
    for (let seed = 0; ; seed++) {
      const played = sampleGame(game, randomLevels, `parts ${seed}`);
      const parts = new BillParts({ ...what, record: played }, 'seed');
      for (let number = 1; number <= played.actions.length; number++) {
        const slip = parts.slip(number);
        if (slip.loss > 0) return { parts, number, slip };
      }
    }
  }

  it('is the whole bill, bit by bit, for any split of its parts and any order', () => {
    const [one, other] = [new BillParts(what, 'seed'), new BillParts(what, 'seed')];
    const numbers = record.actions.map((_, i) => i + 1);
    const slips = new Map(
      numbers.toReversed().map((number) => [number, (number % 3 === 0 ? one : other).slip(number)]),
    );
    const entries = [...one.entries()].map((entry) => withSlip(entry, slips.get(entry.number)));
    const whole = billOf(record, game, yardstick.value, 'seed', effort).entries;
    expect(JSON.stringify(entries)).toBe(JSON.stringify(whole));
    expect(other.chances()).toEqual(whole.map(({ chances }) => chances));
  });

  it('judges another action by the same measure: the better one slips less', () => {
    const { parts, number, slip } = someSlip();
    expect(parts.slip(number, slip.action).loss).toBeLessThan(slip.loss);
  });
});
