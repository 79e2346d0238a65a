/**
 * The variance ratio of a game whose exact value is known. Four steps of +1 or -1 in turn, the first and the third by a
 * coin of the game, the others as the players choose (here: every choice equally often). Seat 0 wins if the sum is
 * positive, seat 1 if it is negative; at 0 both do.
 *
 * The variance of a result is (10 / 16) / 4. The first coin moves the chances by 3/16, the third step by 1/4 or 1/8,
 * each half of the time, so that luck is 0.475 of it. The ratio is 0.525.
 */
import type { Chance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import { open, step } from '@traque/engine/core/match';
import type { GameRecord } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import { expect, it } from 'vitest';
import { reliabilityIn } from './reliability.ts';
import type { ReferenceValue } from './value.ts';

const STEPS = 4;

interface Walk {
  steps: number[];
  coins: readonly number[];
}
const own = (state: OpaqueState): Walk => state as unknown as Walk;
const sumOf = ({ steps }: Walk): number => steps.reduce((sum, each) => sum + each, 0);
const share = (sum: number): number => (Math.sign(sum) + 1) / 2;

/** Which steps are coins. */
function walk(coins: readonly number[]): AnyGame {
  const rules = {
    name: 'walk',
    clausePrefix: 'WA',
    version: 1,
    players: { min: 2, max: 2 },
    options: {},
    constantFields: [],
    data: () => '',
    create: (): Walk => ({ steps: [], coins }),
    toAct: ({ steps }: Walk) => (steps.length === STEPS ? null : steps.length % 2),
    result(state: Walk) {
      if (state.steps.length < STEPS) return null;
      const sum = sumOf(state);
      return { winners: [0, 1].filter((seat) => sum === 0 || sum > 0 === (seat === 0)), reason: 'sum' };
    },
    refusal: () => null,
    actionFor: (_: Walk, action: object) => action,
    reveals: () => true,
    apply({ steps }: Walk, { by }: { readonly by: number }, chance: Chance) {
      steps.push(coins.includes(steps.length) ? 2 * chance.below(2) - 1 : by);
    },
    clone: ({ steps }: Walk): Walk => ({ steps: [...steps], coins }),
  };
  return rules as unknown as AnyGame;
}

/** The mean result over all ways to go on. */
function chanceIn(sum: number, left: number): number {
  return left === 0 ? share(sum) : (chanceIn(sum + 1, left - 1) + chanceIn(sum - 1, left - 1)) / 2;
}

const exact: ReferenceValue = {
  game: 'walk',
  version: 1,
  chances(state) {
    const first = chanceIn(sumOf(own(state)), STEPS - own(state).steps.length);
    return Float64Array.of(first, 1 - first);
  },
};
/** Takes every change for its opposite until the game is over. */
const contrary: ReferenceValue = {
  ...exact,
  chances: (state) => (own(state).steps.length === STEPS ? exact.chances(state) : exact.chances(state).toReversed()),
};

/** Every way in which the game can go, once. */
function allGames(game: AnyGame): GameRecord[] {
  const found = new Map<string, GameRecord>();
  for (let number = 0; found.size < 2 ** STEPS; number++) {
    const secret = `walk ${number}`;
    for (let choices = 0; choices < 2 ** STEPS; choices++) {
      let match = open(game, 2, {}, { secret });
      const actions = Array.from({ length: STEPS }, (_, i) => {
        const action = { type: 'step', by: (choices & (1 << i)) === 0 ? 1 : -1 };
        ({ match } = step(match, i % 2, action));
        return { seat: i % 2, action, at: 0 };
      });
      const { steps } = own(match.state);
      const seats = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'human' }));
      const head = {
        traque: 1 as const,
        game: 'walk',
        rules: 1,
        options: {},
        seats,
        commit: commitment(secret),
        secret,
      };
      if (!found.has(steps.join(' ')))
        found.set(steps.join(' '), { ...head, actions, result: game.result(match.state) });
    }
  }
  return [...found.values()];
}

const effort = {
  draws: 2000,
  setUps: 1,
  ideas: 0,
  firstTrials: 0,
  trials: 0,
  candidates: 0,
  firstWorlds: 0,
  worlds: 0,
};
const measured = (coins: readonly number[], value: ReferenceValue) => {
  const game = walk(coins);
  return reliabilityIn(game, value, 2, allGames(game), effort);
};

it('is 1 less the part of the result that is luck', () => {
  const half = measured([0, 2], exact);
  expect(half.games).toBe(2 ** STEPS);
  expect(Math.abs(half.varianceRatio - 0.525)).toBeLessThan(0.02);
  expect(Math.abs(half.luckShare - 0.475)).toBeLessThan(0.02);
  expect(Math.abs(half.luckSlope - 1)).toBeLessThan(0.02);
  for (const { mean } of half.luck) expect(Math.abs(mean)).toBeLessThan(0.01);
});

it('is 0 if all is luck, 1 if nothing is, and more than 1 with a value that is wrong', () => {
  expect(measured([0, 1, 2, 3], exact).varianceRatio).toBeLessThan(0.01);
  expect(measured([], exact).varianceRatio).toBe(1);
  expect(measured([0, 2], contrary).varianceRatio).toBeGreaterThan(1.3);
});
