/** The brains of La Malédiction de la Momie: the mummy, who hears, and the hunters, who are heard. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
import type { State } from '@traque/engine/momie/state';
import type { Brain, Considered, Level } from '../core/brain.ts';
import { soft } from '../core/pick.ts';
import { type Nerve, weigh } from './hunter.ts';
import { type Scent, walks } from './mummy.ts';

interface Temper {
  readonly nerve: Nerve;
  readonly scent: Scent;
  /** How loosely hunter and mummy follow what they found: nobody should be able to work out the next step. */
  readonly steps: number;
  readonly catches: number;
}

const dull: Scent = { nearness: 0.3, guard: 0, keen: false };

const temper: Readonly<Record<Exclude<Level, 'random'>, Temper>> = {
  easy: { nerve: { fear: 0, gift: 0, subtle: false }, scent: dull, steps: 3, catches: 0.3 },
  normal: { nerve: { fear: 6, gift: 0, subtle: false }, scent: dull, steps: 0.8, catches: 0.08 },
  hard: {
    nerve: { fear: 14, gift: 0.4, subtle: true },
    scent: { nearness: 0.5, guard: 0.02, keen: true },
    steps: 0.25,
    catches: 0.01,
  },
};

/**
 * By players: how careful the hunters of `hard` are. Two or three are rivals and run; four give the mummy so many dice
 * and so much to catch that only holding back together they win as often as it does (BALANCE.md).
 */
const care: Readonly<Record<number, Pick<Nerve, 'fear' | 'gift'>>> = {
  2: { fear: 14, gift: 0.4 },
  3: { fear: 11, gift: 0.25 },
  4: { fear: 12, gift: 0.5 },
  5: { fear: 32, gift: 2.4 },
};

export const momie: Brain<View, Action> = (request) => {
  const { view } = request;
  const chance = new FastChance(request.seed);
  const { nerve, scent, steps, catches } = temper[request.level === 'random' ? 'easy' : request.level];
  const state = imagine(view, chance);
  const cautious = request.level === 'hard' ? { ...nerve, ...care[view.players] } : nerve;
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  const found = (prowling ? walks(view, state, scent) : weigh(view, state, cautious)).toSorted(
    (a, b) => b.value - a.value,
  );
  const action = soft(asConsidered(found), prowling ? catches : steps, chance);
  return { action, considered: scaled(found, action, state), effort: found.length };
};

interface Valued {
  readonly action: Action;
  readonly value: number;
}

const asConsidered = (found: readonly Valued[]): Considered<Action>[] =>
  found.map(({ action, value }) => ({ action, value, effort: 1 }));

/** The best few and the one chosen, their worth squeezed between 0 and 1. */
function scaled(found: readonly Valued[], chosen: Action, state: State): Considered<Action>[] {
  const scale = state.table.maze.size / 2;
  return found
    .filter(({ action }, i) => i < 12 || action === chosen)
    .map(({ action, value }) => ({ action, value: 1 / (1 + Math.exp(-value / scale)), effort: 1 }));
}
