/** The brains of La Malédiction de la Momie: the mummy, who hears, and the hunters, who are heard. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
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

const dull: Scent = { nearness: 0.3, guard: 0, ahead: 0, lead: 0, keen: false };
const plain: Nerve = { fear: 0, ease: 0, gift: 0, foresight: 0, subtle: false };

const temper: Readonly<Record<Exclude<Level, 'random'>, Temper>> = {
  easy: { nerve: { ...plain, fear: 1 }, scent: dull, steps: 0.65, catches: 0.15 },
  normal: { nerve: { ...plain, fear: 4 }, scent: dull, steps: 0.2, catches: 0.04 },
  hard: {
    nerve: { fear: 6, ease: 0.5, gift: 0.15, foresight: 2, subtle: true },
    scent: { nearness: 0.2, guard: 0.02, ahead: 0.3, lead: 1, keen: true },
    steps: 0.1,
    catches: 0.01,
  },
};

/**
 * By players: how careful a hunter of `hard` is. One who leads both pawns pays for every token himself and is wary; two
 * rivals race, and who waits comes second; of four, each is caught by the dice that the others leave locked, so all spare
 * them. Two rivals: what won most in duels. Three: between two settings that won alike (61 and 59 games of 300), where
 * mummy and hunters win alike too. One and four: little measured.
 */
const care: Readonly<Record<number, Pick<Nerve, 'fear' | 'gift'>>> = {
  2: { fear: 20, gift: 0.4 },
  3: { fear: 4, gift: 0 },
  4: { fear: 5, gift: 0.1 },
  5: { fear: 10, gift: 0.45 },
};

export const momie: Brain<View, Action> = (request) => {
  const { view } = request;
  const chance = new FastChance(request.seed);
  const { nerve, scent, steps, catches } = temper[request.level === 'random' ? 'easy' : request.level];
  const state = imagine(view, chance);
  const careful = request.level === 'hard' ? { ...nerve, ...care[view.players] } : nerve;
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  const found = (prowling ? walks(view, state, scent) : weigh(view, state, careful)).toSorted(
    (a, b) => b.value - a.value,
  );
  const action = soft(asConsidered(found), prowling ? catches : steps, chance);
  return { action, considered: scaled(found, action), effort: found.length };
};

interface Valued {
  readonly action: Action;
  readonly value: number;
}

const asConsidered = (found: readonly Valued[]): Considered<Action>[] =>
  found.map(({ action, value }) => ({ action, value, effort: 1 }));

/** The mummy's values are chances to catch somebody, a hunter's are turns: this many make the difference. */
const SCALE = 10;

/** The best few and the one chosen, their worth squeezed between 0 and 1. */
function scaled(found: readonly Valued[], chosen: Action): Considered<Action>[] {
  return found
    .filter(({ action }, i) => i < 12 || action === chosen)
    .map(({ action, value }) => ({ action, value: 1 / (1 + Math.exp(-value / SCALE)), effort: 1 }));
}
