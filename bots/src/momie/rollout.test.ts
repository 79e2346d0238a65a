import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import { mapNames } from '@traque/engine/momie/maps';
import { NONE } from '@traque/engine/momie/map';
import { describe, expect, it } from 'vitest';
import { listen } from './belief.ts';
import { Chase, NOBODY, THE_MUMMY } from './rollout-state.ts';
import { Prowler } from './rollout-mummy.ts';
import { Runner } from './rollout-hunter.ts';
import { Worlds } from './worlds.ts';
import { worth } from './value.ts';

const nerve = { fear: 5, ease: 0.5, gift: 0.1, foresight: 2, subtle: true, fellowship: 0 };
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** The beginning of a game as the mummy imagines it. */
function imagined(players: number, map: string, chance: FastChance): Chase {
  const state = momie.create(players, { mummy: 0, map }, chance);
  const { table } = state;
  const chase = new Chase(table.maze, table.seats.length, players === 2, table.goal, chance);
  const worlds = new Worlds(state, listen(momie.view(state, 0)), chase, true, chance);
  worlds.draw();
  return chase;
}

/** Everybody's chances. */
function chances(chase: Chase): number[] {
  const hunters = chase.shared ? [0] : Array.from({ length: chase.hunters }, (_, hunter) => hunter);
  return [...hunters, THE_MUMMY].map((seat) => worth(chase, seat, 0));
}

describe.each(mapNames)('a game played by habit on %s', (map) => {
  it.each([2, 3, 4, 5])(
    'MO-32, MO-33, MO-53: keeps the rules, and the mummy never rules out the truth (%i players)',
    (players) => {
      const seed = `habit ${map} ${players}`;
      const chance = new FastChance(seed);
      for (let round = 0; round < 10; round++) {
        const chase = imagined(players, map, chance);
        const prowler = new Prowler(chase);
        const runner = new Runner(chase, prowler, nerve);
        for (let turn = 0; turn < 300 && chase.winner === NOBODY; turn++) {
          const who = turn % (chase.hunters + 1);
          if (who === chase.hunters) prowler.walk(1 + chase.below(3) + chase.locked);
          else if (chase.lives[who]! > 0) runner.turn(who);
          expectSound(chase, `${seed}, game ${round}, turn ${turn}`);
        }
        expect(chase.winner, `${seed}, game ${round}: somebody wins`).not.toBe(NOBODY);
        expect(sum(chances(chase))).toBe(1);
      }
    },
  );
});

function expectSound(chase: Chase, where: string): void {
  const { start, dungeon } = chase.maze;
  const places = [...chase.at.subarray(0, chase.hunters)].filter(
    (cell) => cell !== start && cell !== dungeon && cell !== NONE,
  );
  expect(new Set(places).size, `${where}: one hunter a cell`).toBe(places.length);
  expect(places, `${where}: nobody stands with the mummy`).not.toContain(chase.mummy);
  expect(chase.locked, where).toBeLessThanOrEqual(5);
  expect(chase.tokens + sum(chase.lives), `${where}: lives become tokens`).toBe(3 * chase.hunters);
  for (let hunter = 0; hunter < chase.hunters; hunter++) {
    if (chase.lives[hunter] === 0) continue;
    expect(sum(chase.masses[hunter]!), where).toBeCloseTo(1, 9);
    expect(chase.masses[hunter]![chase.at[hunter]!], `${where}: hunter ${hunter} may be where he is`).toBeGreaterThan(
      0,
    );
  }
  expect(sum(chances(chase)), `${where}: somebody wins`).toBeCloseTo(1, 9);
}

describe('who will win', () => {
  it('to a hunter with fellow feeling another hunter’s win is worth something, the mummy’s nothing', () => {
    const chase = imagined(4, 'amenophis', new FastChance('fellowship'));
    expect(worth(chase, 0, 0.5)).toBeGreaterThan(worth(chase, 0, 0));
    expect(worth(chase, 0, 1)).toBeCloseTo(1 - worth(chase, THE_MUMMY, 0), 9);
    chase.winner = 1;
    expect([0, 1, THE_MUMMY].map((seat) => worth(chase, seat, 0.5))).toEqual([0.5, 1, 0]);
    chase.winner = THE_MUMMY;
    expect([0, THE_MUMMY].map((seat) => worth(chase, seat, 0.5))).toEqual([0, 1]);
  });

  it.each([2, 3, 4, 5])(
    'a token more helps the mummy, a treasure found helps him who found it (%i players)',
    (players) => {
      const chase = imagined(players, 'amenophis', new FastChance(`worth ${players}`));
      const [first] = chances(chase);
      const mummy = worth(chase, THE_MUMMY, 0);
      chase.tokens++;
      expect(worth(chase, THE_MUMMY, 0)).toBeGreaterThan(mummy);
      chase.tokens--;
      chase.left[0]! &= chase.left[0]! - 1;
      expect(worth(chase, 0, 0)).toBeGreaterThan(first!);
      expect(worth(chase, THE_MUMMY, 0)).toBeLessThan(mummy);
    },
  );
});
