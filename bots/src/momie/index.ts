/** The brains of La Malédiction de la Momie: the mummy, who hears, and the hunters, who are heard. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
import type { Brain, Considered, Level } from '../core/brain.ts';
import { soft } from '../core/softmax.ts';
import { type Nerve, Turn, WON } from './hunter-policy.ts';
import { type Scent, walks } from './mummy-policy.ts';
import { type Idea, search } from './search.ts';

interface Temper {
  readonly nerve: Nerve;
  readonly scent: Scent;
  /** How loosely hunter and mummy follow what they found: nobody should be able to work out the next step. */
  readonly steps: number;
  readonly catches: number;
}

const dull: Scent = { nearness: 0.3, guard: 0, ahead: 0, lead: 0, keen: false };
const plain: Nerve = { fear: 0, ease: 0, gift: 0, foresight: 0, subtle: false, fellowship: 0 };

const temper: Readonly<Record<Exclude<Level, 'random'>, Temper>> = {
  easy: { nerve: { ...plain, fear: 2 }, scent: dull, steps: 0.5, catches: 0.17 },
  normal: { nerve: plain, scent: dull, steps: 0.35, catches: 0.055 },
  hard: {
    nerve: { ...plain, ease: 0.5, foresight: 2, subtle: true },
    scent: { nearness: 0.2, guard: 0.02, ahead: 0.3, lead: 1, keen: true },
    steps: 0.1,
    catches: 0.01,
  },
};

type Care = Readonly<Record<number, Pick<Nerve, 'fear' | 'gift'> & Partial<Nerve>>>;

/**
 * By players: how careful a hunter is. One who leads both pawns pays for every token himself and is very wary; two rivals
 * race, and who waits comes second; of four, each is caught by the dice that the others leave locked, so all spare them.
 * Sparing dice serves all hunters and him who does it least, and so does a rival's win that keeps the mummy from hers:
 * how far that goes decides which side wins more (BALANCE.md).
 */
const care: Readonly<Partial<Record<Level, Care>>> = {
  normal: {
    2: { fear: 9, gift: 0.2 },
    3: { fear: 3, gift: 0 },
    4: { fear: 6, gift: 0.05 },
    5: { fear: 8, gift: 0.45 },
  },
  hard: {
    2: { fear: 24, gift: 0.22 },
    3: { fear: 2, gift: 0.1, fellowship: 0.45 },
    4: { fear: 5, gift: 0.1, fellowship: 0.085 },
    5: { fear: 10, gift: 0.65, fellowship: 0.15 },
  },
};

export const momie: Brain<View, Action> = (request, _seat, time) => {
  const { view, level } = request;
  const chance = new FastChance(request.seed);
  const { nerve, scent, steps, catches } = temper[level === 'random' ? 'easy' : level];
  const state = imagine(view, chance);
  const careful = { ...nerve, ...care[level]?.[view.players] };
  const prowls = view.phase === 'prowl' || view.phase === 'interrupt';
  const plan = prowls ? null : new Turn(view, state, careful);
  const found = (plan?.all() ?? walks(view, state, scent)).toSorted((a, b) => b.value - a.value);
  const ideas = level === 'hard' ? ideasOf(found, view) : [];
  if (ideas.length > 1) {
    const considered = search(view, state, ideas, plan, careful, request.seed, time);
    const effort = considered.reduce((sum, one) => sum + one.effort, 0);
    return { action: soft(considered, WHIM, chance), considered, effort };
  }
  const action = soft(asConsidered(found), prowls ? catches : steps, chance);
  return { action, considered: scaled(found, action), effort: found.length };
};

interface Valued {
  readonly action: Action;
  readonly value: number;
}

/** How loosely `hard` follows the chances to win that it found. */
const WHIM = 0.004;
/** So many actions are looked into, */
const IDEAS = 8;
/** none of them this much worse at first sight than the best. */
const WORSE = 10;
/** By players: what a catch and what a turn are worth as a chance to win, more or less. */
const catchWorth: Readonly<Record<number, number>> = { 2: 0.25, 3: 0.2, 4: 0.12, 5: 0.1 };
const turnWorth: Readonly<Record<number, number>> = { 2: 0.03, 3: 0.06, 4: 0.06, 5: 0.05 };

/** The best few, if there is anything to think about; of walks that end alike and catch alike the first. */
function ideasOf(found: readonly Valued[], { players }: View): Idea[] {
  const best = found[0]!.value;
  if (best >= WON) return [];
  const few = new Map<string, Valued>();
  for (const one of found) {
    const { action, value } = one;
    const key =
      action.type === 'prowl' ? `${action.path.at(-1) ?? ''} ${Math.round(value * 50)}` : JSON.stringify(action);
    if (few.size < IDEAS && value > best - WORSE && !few.has(key)) few.set(key, one);
  }
  return [...few.values()].map(({ action, value }) => ({
    action,
    prior: (value - best) * (action.type === 'prowl' ? catchWorth : turnWorth)[players]!,
  }));
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
