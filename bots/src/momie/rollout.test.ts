import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import { mapNames } from '@traque/engine/momie/maps';
import { NONE } from '@traque/engine/momie/map';
import { describe, expect, it } from 'vitest';
import { beliefOf } from './belief.ts';
import { RolloutHunter } from './rollout-hunter.ts';
import { RolloutMummy } from './rollout-mummy.ts';
import { NOBODY, RolloutState, THE_MUMMY } from './rollout-state.ts';
import { winChance } from './value.ts';
import { WorldSampler } from './worlds.ts';

const weights = {
  lastLifeCost: 5,
  spareLifeDiscount: 0.5,
  lockedDieCost: 0.1,
  expectedRolls: 2,
  fellowship: 0,
  usesBelief: true,
};
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** The start of a game as the mummy imagines it. */
function imagined(players: number, map: string, chance: FastChance): RolloutState {
  const state = momie.create(players, { mummy: 0, map }, chance);
  const { setup } = state;
  const sim = new RolloutState(setup.maze, setup.seats.length, players === 2, setup.goal, chance);
  const worlds = new WorldSampler(state, beliefOf(momie.view(state, 0)), sim, true, chance);
  worlds.sample();
  return sim;
}

/** Everybody's chance to win. */
function chances(sim: RolloutState): number[] {
  const hunters = sim.shared ? [0] : Array.from({ length: sim.hunters }, (_, hunter) => hunter);
  return [...hunters, THE_MUMMY].map((seat) => winChance(sim, seat));
}

describe.each(mapNames)('a rollout on %s', (map) => {
  it.each([2, 3, 4, 5])(
    'MO-32, MO-33, MO-53: keeps the rules, and the mummy never rules out the truth (%i players)',
    (players) => {
      const seed = `habit ${map} ${players}`;
      const chance = new FastChance(seed);
      for (let round = 0; round < 10; round++) {
        const isThorough = round % 2 === 1;
        const sim = imagined(players, map, chance);
        const mummy = new RolloutMummy(sim, 0.06, isThorough);
        const hunters = new RolloutHunter(sim, mummy, weights, isThorough);
        sim.begin(round);
        for (let turn = 0; turn < 600 && sim.winner === NOBODY; turn++) {
          const who = turn % (sim.hunters + 1);
          sim.beginTurn(turn + 1);
          if (who === sim.hunters) mummy.walk(1 + sim.below(3) + sim.locked);
          else if (sim.lives[who]! > 0) hunters.playTurn(who);
          expectSound(sim, `${seed}, game ${round}, turn ${turn}`);
        }
        expect(sim.winner, `${seed}, game ${round}: somebody wins`).not.toBe(NOBODY);
        expect(sum(chances(sim))).toBe(1);
      }
    },
  );
});

function expectSound(sim: RolloutState, where: string): void {
  const { start, dungeon } = sim.maze;
  const places = [...sim.at.subarray(0, sim.hunters)].filter(
    (cell) => cell !== start && cell !== dungeon && cell !== NONE,
  );
  expect(new Set(places).size, `${where}: one hunter per cell`).toBe(places.length);
  expect(places, `${where}: nobody stands with the mummy`).not.toContain(sim.mummy);
  expect(sim.locked, where).toBeLessThanOrEqual(5);
  expect(sim.tokens + sum(sim.lives), `${where}: lives become tokens`).toBe(3 * sim.hunters);
  for (let hunter = 0; hunter < sim.hunters; hunter++) {
    if (sim.lives[hunter] === 0) continue;
    expect(sum(sim.masses[hunter]!), where).toBeCloseTo(1, 9);
    expect(sim.masses[hunter]![sim.at[hunter]!], `${where}: hunter ${hunter} may be where they are`).toBeGreaterThan(0);
  }
  expect(sum(chances(sim)), `${where}: somebody wins`).toBeCloseTo(1, 9);
}

it('what happens in one turn of a trial does not change the luck of the next', () => {
  const sim = imagined(4, 'ramses', new FastChance('luck'));
  const luckOfTurnTwo = (seed: number, rollsBefore: number): number[] => {
    sim.begin(seed);
    sim.beginTurn(1);
    for (let i = 0; i < rollsBefore; i++) sim.below(6);
    sim.beginTurn(2);
    return [sim.randomAt(7, 10), ...Array.from({ length: 8 }, () => sim.below(1000))];
  };
  expect(luckOfTurnTwo(1, 5)).toEqual(luckOfTurnTwo(1, 2));
  expect(luckOfTurnTwo(1, 5)).not.toEqual(luckOfTurnTwo(2, 5));
});

describe('the mummy of a rollout', () => {
  /** How many different cells twenty walks from the same position end on. */
  const ends = (temperature: number): number => {
    const chance = new FastChance('walks');
    const position = imagined(2, 'ramses', chance);
    const sim = new RolloutState(position.maze, position.hunters, position.shared, position.goal, chance);
    const mummy = new RolloutMummy(sim, temperature, false);
    const reached = Array.from({ length: 20 }, (_, trial) => {
      sim.copyFrom(position);
      sim.begin(trial);
      mummy.walk(4);
      return sim.mummy;
    });
    return new Set(reached).size;
  };

  it('takes the best walk at temperature 0, and several walks above', () => {
    expect(ends(0)).toBe(1);
    expect(ends(0.06)).toBeGreaterThan(3);
  });
});

describe('the value function', () => {
  it('a hunter plays for their own win: a rival’s is worth as little as the mummy’s', () => {
    const sim = imagined(4, 'amenophis', new FastChance('rival win'));
    expect(chances(sim).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    sim.winner = 1;
    expect([0, 1, THE_MUMMY].map((seat) => winChance(sim, seat))).toEqual([0, 1, 0]);
    sim.winner = THE_MUMMY;
    expect([0, THE_MUMMY].map((seat) => winChance(sim, seat))).toEqual([0, 1]);
  });

  it.each([2, 3, 4, 5])(
    'one more token helps the mummy, treasures help the hunter who found them (%i players)',
    (players) => {
      const sim = imagined(players, 'amenophis', new FastChance(`worth ${players}`));
      const [first] = chances(sim);
      const mummy = winChance(sim, THE_MUMMY);
      sim.tokens++;
      expect(winChance(sim, THE_MUMMY)).toBeGreaterThan(mummy);
      sim.tokens--;
      // With two pawns the plan is greedy: without one treasure that lies on its way it may even get longer.
      for (let found = 0; found < (sim.shared ? 4 : 1); found++) sim.remaining[0]! &= sim.remaining[0]! - 1;
      expect(winChance(sim, 0)).toBeGreaterThan(first!);
      expect(winChance(sim, THE_MUMMY)).toBeLessThan(mummy);
    },
  );
});
