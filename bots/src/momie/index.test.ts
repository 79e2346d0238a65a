import { FastChance } from '@traque/engine/core/chance';
import { momie as game } from '@traque/engine/momie/index';
import { mazeOf } from '@traque/engine/momie/map';
import { mapNamed, mapNames } from '@traque/engine/momie/maps';
import type { Action, View } from '@traque/engine/momie/protocol';
import { describe, expect, it } from 'vitest';
import { budget } from '../core/clock.ts';
import { ticking } from '../testing/clocks.ts';
import { visits } from './mummy-walks.ts';
import { momie } from './index.ts';
import { Tour } from './shortest-route.ts';
import { turnsTo } from './expected-turns.ts';

const hard = (view: View, seed: string): Action =>
  momie({ view, level: 'hard', ms: 20, seed }, view.toAct!, budget(20, ticking(1))).action;

describe.each(mapNames)('turns on %s', (name) => {
  const maze = mazeOf(mapNamed(name)!);

  it('none where one stands, at least one from everywhere else, none of them endless', () => {
    for (const target of maze.treasureCells)
      turnsTo(maze, target).forEach((turns, cell) => {
        expect(turns, maze.names[cell]).toBeGreaterThanOrEqual(cell === target ? 0 : 1);
        expect(turns, maze.names[cell]).toBeLessThan(cell === target ? 0.001 : 20);
      });
  });

  it('a round over several treasures is the shortest of all orders', () => {
    const [a, b, c] = [0, 8, 16].map((treasure) => maze.treasureCells[treasure]!);
    const way = (...cells: number[]): number =>
      cells.reduce((sum, to, i) => sum + turnsTo(maze, to)[i === 0 ? maze.start : cells[i - 1]!]!, 0);
    const orders = [
      way(a!, b!, c!),
      way(a!, c!, b!),
      way(b!, a!, c!),
      way(b!, c!, a!),
      way(c!, a!, b!),
      way(c!, b!, a!),
    ];
    expect(new Tour(maze, [a!, b!, c!]).from(maze.start)).toBeCloseTo(Math.min(...orders), 9);
  });

  it('foreseen walks stay within reach and take the likeliest prey', () => {
    const mummy = maze.treasureCells[0]!;
    const mass = new Float64Array(maze.size);
    const beside = maze.next.subarray(4 * mummy, 4 * mummy + 4).find((cell) => cell !== 255)!;
    mass[beside] = 1;
    const chances = visits(maze, mummy, 2, { mass, standing: new Float64Array(maze.size) }, 0.05);
    expect(chances[beside]).toBeGreaterThan(0.9);
    expect(chances[mummy]).toBe(0);
    expect(chances.filter((chance) => chance > 0).length).toBeLessThan(12);
  });
});

/** Plays on until the mummy is to walk and somebody it surely knows the place of is within its steps. */
function cornered(seed: string): { view: View; prey: string[] } {
  const chance = new FastChance(seed);
  for (let round = 0; ; round++) {
    const state = game.create(3, { mummy: 0 }, chance);
    for (let n = 0; n < 120 && game.toAct(state) !== null; n++) {
      const view = game.view(state, 0);
      if (view.phase === 'prowl' || view.phase === 'interrupt') {
        const steps = walk(view, view.mummy.at, view.steps!);
        const prey = view.hunters.flatMap(({ at }) => (typeof at === 'string' && steps.has(at) ? [at] : []));
        if (prey.length > 0) return { view, prey };
      }
      const collects = game.legal(state).actions.find((one) => one.type === 'move' && one.collect === true);
      game.apply(state, collects ?? game.sample(state, chance), chance);
    }
  }
}

/** The cells within so many steps, the first left out. */
function walk(view: View, from: string, steps: number): Set<string> {
  const reached = new Set([from]);
  let edge = [from];
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((cell) => view.map.cells[cell]!);
    for (const cell of edge) reached.add(cell);
  }
  reached.delete(from);
  return reached;
}

describe('the mummy', () => {
  it.each(['lotus', 'papyrus', 'ibis'])('takes a hunter whose place all know (seed %s)', (seed) => {
    const { view, prey } = cornered(seed);
    const action = hard(view, seed);
    expect(action.type === 'prowl' && action.path.some((cell) => prey.includes(cell))).toBe(true);
  });

  it('cannot be foreseen: on many an evening there are several ways that it might take', () => {
    const ways = ['lotus', 'papyrus', 'ibis', 'reed'].flatMap((seed) => choices(seed, 5));
    // Where it knows of a hunter within its steps there is nothing to choose.
    expect(ways.filter((count) => count > 1).length, ways.join(' ')).toBeGreaterThanOrEqual(ways.length / 4);
  });
});

/** Of the mummy's first turns in a game: how many walks ten moods would take. */
function choices(seed: string, turns: number): number[] {
  const chance = new FastChance(seed);
  const state = game.create(4, { mummy: 0 }, chance);
  const ways: number[] = [];
  for (let seat = game.toAct(state); seat !== null && ways.length < turns; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    if (seat === 0)
      ways.push(new Set(Array.from({ length: 10 }, (_, i) => JSON.stringify(hard(view, `${seed} ${i}`)))).size);
    game.apply(state, hard(view, seed), chance);
  }
  return ways;
}
