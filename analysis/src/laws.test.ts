/**
 * What holds for every value over many games. Here a few are enough to find a gross error; `npm run test:long` plays a
 * thousand.
 */
import { type Level, levels } from '@traque/bots';
import { games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { reliabilityOf } from './reliability.ts';
import { slipsByLevel, slipsInSamePositions } from './slips-by-level.ts';
import { yardsticks, yardstickOf } from './values.ts';
import { isBillShown, MAX_VARIANCE_RATIO, whyNoBill } from './yardstick.ts';

const thorough = Number(process.env['TRAQUE_ANALYSED_GAMES'] ?? 0);
const tables = games.flatMap((game) => {
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (thorough > 0 ? counts : [min]).map((players) => ({ name: game.name, players, game }));
});

describe.each(tables)('$name, $players players', ({ game, players }) => {
  const { value, varianceRatios, misses } = yardstickOf(game.name)!;

  it('has no luck on average, and predicts better than the base rate', { timeout: 120_000 }, () => {
    const measured = reliabilityOf(game, value, players, thorough || 4);
    for (const { mean, error } of measured.luck) {
      expect(error).toBeGreaterThan(0);
      expect(Math.abs(mean)).toBeLessThan(3 * error);
    }
    if (thorough === 0) return;
    expect(measured.brier).toBeLessThan(measured.base);
    expect(measured.miss).toBeLessThan(misses[players]! + 0.02);
    // A bill that is shown must deserve it, and one that is not must not.
    expect(measured.varianceRatio <= MAX_VARIANCE_RATIO).toBe(varianceRatios[players]! <= MAX_VARIANCE_RATIO);
    // Measured on as many games, with an error of up to 0.04.
    expect(Math.abs(measured.varianceRatio - varianceRatios[players]!)).toBeLessThan(0.15);
  });
});

describe.each(games)('better players slip less: $name', (game) => {
  const { value } = yardstickOf(game.name)!;
  const effort = { ideas: 12, firstTrials: 1, trials: 4, candidates: 12, firstWorlds: 4, worlds: 16 };
  // The better levels are so close that only many games tell.
  const compared: readonly Level[] = thorough > 0 ? levels : ['random', 'normal'];

  it('in the same positions', { timeout: 120_000 }, () => {
    const numbers = Array.from({ length: thorough > 0 ? 60 : 6 }, (_, number) => number);
    const samples = numbers.flatMap((number) => {
      return slipsInSamePositions(game, value, game.players.min, number, effort, compared);
    });
    const slips = slipsByLevel(samples, true);
    expect(slips.map(({ level }) => level)).toEqual(compared);
    for (const { lessThanWeaker } of slips.slice(1)) expect(lessThanWeaker!.mean).toBeGreaterThan(0);
  });
});

it('slips by level: per game, per action, and against the weaker level', () => {
  const sample = (level: Level, number: number, loss: number, actions: number) => ({ level, number, loss, actions });
  const samples = [sample('easy', 0, 0.4, 2), sample('easy', 1, 1.2, 2)].concat([
    sample('normal', 0, 0.2, 2),
    sample('normal', 1, 1, 2),
  ]);
  const [easy, normal] = slipsByLevel(samples, true);
  expect(easy).toMatchObject({ level: 'easy', games: 2, lessThanWeaker: null });
  expect(easy!.perGame.mean).toBeCloseTo(0.8, 12);
  expect(easy!.perAction.mean).toBeCloseTo(0.4, 12);
  expect(normal!.perAction.mean).toBeCloseTo(0.3, 12);
  // In each game the same: the difference is certain, though the levels themselves vary.
  expect(normal!.lessThanWeaker!.mean).toBeCloseTo(0.1, 12);
  expect(normal!.lessThanWeaker!.error).toBeCloseTo(0, 12);
  expect(slipsByLevel(samples, false)[1]!.lessThanWeaker!.error).toBeCloseTo(Math.hypot(0.2, 0.2), 12);
});

it('a bill is shown only where its value passes the bar', () => {
  for (const yardstick of yardsticks)
    for (const [players, ratio] of Object.entries(yardstick.varianceRatios))
      expect(isBillShown(yardstick, Number(players))).toBe(ratio <= MAX_VARIANCE_RATIO);
  const yardstick = { ...yardsticks[0]!, luckShares: { 2: 0.1, 3: 0.5 }, misses: { 2: 0.02, 3: 0.02 } };
  const withRatio = (ratio: number) => ({ ...yardstick, varianceRatios: { 2: ratio, 3: ratio } });
  expect(isBillShown(withRatio(0.6), 2)).toBe(true);
  expect(whyNoBill(withRatio(0.6), 2)).toBeNull();
  expect(isBillShown(withRatio(0.61), 2)).toBe(false);
  expect(whyNoBill(withRatio(0.61), 2)).toEqual({ kind: 'littleLuck', varianceRatio: 0.61, luckShare: 0.1 });
  expect(whyNoBill(withRatio(0.61), 3)?.kind).toBe('poorValue');
  expect(whyNoBill({ ...withRatio(0.61), misses: { 2: 0.06 } }, 2)?.kind).toBe('poorValue');
});
