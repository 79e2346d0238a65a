/** The bots of La Malédiction de la Momie: the hunters and the mummy. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
import type { BotManifest, BrainRequest, Considered, Thought } from '../core/brain.ts';
import type { Budget } from '../core/clock.ts';
import { sampleSoftmax } from '../core/softmax.ts';
import { HunterPolicy, type ValuedAction, WIN_VALUE } from './hunter-policy.ts';
import { hunterWeights, levelParams } from './levels.ts';
import { evaluateWalks } from './mummy-policy.ts';
import { type CandidateAction, search } from './search.ts';
import { tryActions } from './trials.ts';
import { catchWinChance, turnWinChance } from './win-chances.ts';

function brain(request: BrainRequest<View>, seat: number, time: Budget): Thought<Action> {
  const { view, level } = request;
  const chance = new FastChance(request.seed);
  const params = levelParams[level];
  const state = imagine(view, seat, chance);
  const weights = hunterWeights(level, view.players);
  const isMummy = view.phase === 'prowl' || view.phase === 'interrupt';
  const policy = isMummy ? null : new HunterPolicy(view, state, weights);
  const found = (policy?.evaluateActions() ?? evaluateWalks(view, state, params.mummy)).toSorted(
    (a, b) => b.value - a.value,
  );
  const isThorough = !isMummy && time.deadline - time.clock() >= THOROUGH_MS;
  const candidates = level === 'hard' ? candidatesOf(found, view, isThorough) : [];
  if (candidates.length > 1) {
    const considered = search(view, state, candidates, policy, weights, request.seed, time, isThorough);
    const effort = considered.reduce((sum, one) => sum + one.effort, 0);
    const temperature = isThorough ? THOROUGH_TEMPERATURE : SEARCH_TEMPERATURE;
    return { action: sampleSoftmax(considered, temperature, chance), considered, effort };
  }
  const temperature = isMummy ? params.mummyTemperature : params.hunterTemperature;
  const action = sampleSoftmax(
    asConsidered(params.rollsLoosely ? found : withoutLooseRolls(found)),
    temperature,
    chance,
  );
  return { action, considered: scaled(found, action), effort: found.length };
}

/**
 * With this much time a hunter's search is thorough: it plans their own later decisions, rollouts take the mummy's belief
 * into account, and more candidates are tried. With less, and for the mummy, many simple trials are better.
 */
const THOROUGH_MS = 250;
/** How loosely `hard` follows the chances to win that the search found; the second one is for thorough searches. */
const SEARCH_TEMPERATURE = 0.004;
const THOROUGH_TEMPERATURE = 0.001;
/** The most candidates that are searched, and in a thorough search. */
const MAX_CANDIDATES = 8;
const MAX_CANDIDATES_THOROUGH = 12;
/** Actions whose heuristic value is this much below the best are no candidates. */
const MAX_VALUE_GAP = 10;

/** The best few actions, unless one wins at once. Of walks with the same end and the same value only the first counts. */
function candidatesOf(found: readonly ValuedAction[], { players }: View, isThorough: boolean): CandidateAction[] {
  const best = found[0]!.value;
  const most = isThorough ? MAX_CANDIDATES_THOROUGH : MAX_CANDIDATES;
  if (best >= WIN_VALUE) return [];
  const few = new Map<string, ValuedAction>();
  for (const one of found) {
    const { action, value } = one;
    const key =
      action.type === 'prowl' ? `${action.path.at(-1) ?? ''} ${Math.round(value * 50)}` : JSON.stringify(action);
    if (few.size < most && value > best - MAX_VALUE_GAP && !few.has(key)) few.set(key, one);
  }
  return [...few.values()].map(({ action, value }) => ({
    action,
    prior: (value - best) * (action.type === 'prowl' ? catchWinChance : turnWinChance)[players]!,
  }));
}

const asConsidered = (found: readonly ValuedAction[]): Considered<Action>[] =>
  found.map(({ action, value }) => ({ action, value, effort: 1 }));

/**
 * Rolling again is left out unless it is the best action (MO-23): a hunter who now and then rolled without need would
 * lock dice, and every locked die lengthens the mummy's walk.
 */
function withoutLooseRolls(found: readonly ValuedAction[]): readonly ValuedAction[] {
  const isLoose = found[0]!.action.type === 'move';
  return isLoose ? found.filter(({ action }) => action.type === 'move') : found;
}

/** Heuristic values are catches (the mummy) or turns (a hunter); divided by this they go into a logistic function. */
const SCALE = 10;

/** The best few and the chosen one, with values from 0 to 1. */
function scaled(found: readonly ValuedAction[], chosen: Action): Considered<Action>[] {
  return found
    .filter(({ action }, i) => i < 12 || action === chosen)
    .map(({ action, value }) => ({ action, value: 1 / (1 + Math.exp(-value / SCALE)), effort: 1 }));
}

export const momie: BotManifest<View, Action> = { game: 'momie', brain, trials: tryActions };
