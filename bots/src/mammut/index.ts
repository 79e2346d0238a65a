/** Mammut's bots: shares and cards, tried in imagined worlds against the rivals' replies. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/mammut/imagine';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { BotManifest, BrainRequest, Considered, Thought } from '../core/brain.ts';
import { type Budget, withEffort } from '../core/clock.ts';
import { considerAnimals } from './animals.ts';
import { levelParams } from './levels.ts';
import { peekAction } from './peek.ts';
import { search } from './search.ts';
import { tryActions } from './trials.ts';

/** Trials that estimate the chance to win before a seat looks at the backs of tiles. */
const PEEK_EFFORT = 200;

function brain(request: BrainRequest<View>, seat: number, time: Budget): Thought<Action> {
  const { view, level } = request;
  const chance = new FastChance(request.seed);
  const params = levelParams[level];
  const state = imagine(view, seat, chance);
  if (view.phase === 'choose') return takeFirst(considerAnimals(state, chance));
  const peek = level === 'easy' ? null : peekAction(state);
  if (peek === null) return search(view, state, params, withEffort(params.effort, time), chance, request.memory);
  const estimate = search(view, state, levelParams.normal, withEffort(PEEK_EFFORT, time), chance);
  const [first] = estimate.considered;
  // What will be seen is not known yet; it can only improve the best choice.
  return takeFirst([{ ...first!, action: peek }, ...estimate.considered]);
}

const takeFirst = (considered: readonly Considered<Action>[]): Thought<Action> => ({
  action: considered[0]!.action,
  considered,
  effort: considered.reduce((sum, { effort }) => sum + effort, 0),
});

export const mammut: BotManifest<View, Action> = { game: 'mammut', brain, trials: tryActions };
