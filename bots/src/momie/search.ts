/**
 * Determinized search by sequential halving: a few actions are tried in the same imagined worlds with the same random
 * choices, by rollouts and the value function, and from time to time the worse half is dropped. The heuristic values
 * count as a prior, so that a short search plays no worse than none.
 */
import type { Action, View } from '@traque/engine/momie/protocol';
import type { State } from '@traque/engine/momie/state';
import type { Considered } from '../core/brain.ts';
import { type Budget, isTimeUp } from '../core/clock.ts';
import type { HunterPolicy } from './hunter-policy.ts';
import type { HunterWeights } from './levels.ts';
import { TrialRun } from './trial-run.ts';

/** An action, and how its heuristic value compares with the best one, as a difference in the chance to win. */
export interface CandidateAction {
  readonly action: Action;
  readonly prior: number;
}

interface Candidate extends CandidateAction {
  trials: number;
  sum: number;
  squares: number;
  value: number;
}

/** The prior counts as this many trials. */
const PRIOR_TRIALS = 60;
/** Trials between two readings of the clock. */
const BATCH = 16;
/** The search ends early if every action has had this many trials and one leads by this many standard errors. */
const MIN_TRIALS = 300;
const DECISIVE_ERRORS = 5;

/** The actions with the chance to win that each gives, best first. `policy` is null for the mummy. */
export function search(
  view: View,
  state: State,
  actions: readonly CandidateAction[],
  policy: HunterPolicy | null,
  weights: HunterWeights,
  seed: string,
  time: Budget,
  isThorough: boolean,
): Considered<Action>[] {
  const run = new TrialRun(view, state, policy, weights, seed, isThorough);
  const candidates = actions.map((one) => ({ ...one, trials: 0, sum: 0, squares: 0, value: 0 }));
  const starts = new Map(candidates.map((one) => [one, run.start(one.action)]));
  sequentialHalving(candidates, time, () => {
    const outcome = run.world();
    return (one) => outcome(starts.get(one)!);
  });
  return rankCandidates(candidates).map(({ action, value, trials }) => ({
    action,
    // What others' wins are worth decides between actions, but is no part of one's own chance.
    value: Math.min(1, Math.max(0, value - run.meanExcess)),
    effort: trials,
  }));
}

/** Runs trials until the time is up or the best action is clear. */
function sequentialHalving(all: readonly Candidate[], time: Budget, world: () => (one: Candidate) => number): void {
  let live = [...all];
  const halvings = Math.ceil(Math.log2(all.length));
  const begin = time.clock();
  let done = 0;
  for (let stage = 1; stage <= halvings; stage++) {
    const until = begin + ((time.deadline - begin) * stage) / halvings;
    do {
      const outcome = world();
      for (const one of live) {
        const result = outcome(one);
        one.trials++;
        one.sum += result;
        one.squares += result * result;
        if (++done % BATCH === 0 && (isTimeUp(time) || isDecided(live))) return updateValues(all);
      }
    } while (time.clock() < until);
    updateValues(all);
    live = rankCandidates(live).slice(0, Math.max(2, Math.ceil(live.length / 2)));
  }
}

const rankCandidates = (all: readonly Candidate[]): Candidate[] => all.toSorted((a, b) => b.value - a.value);

/** Blends the mean of the trials with the prior, which is centred on the mean of all. */
function updateValues(all: readonly Candidate[]): void {
  const tried = all.filter(({ trials }) => trials > 0);
  const centre = tried.reduce((total, one) => total + mean(one) - one.prior, 0) / tried.length;
  for (const one of all) {
    const share = PRIOR_TRIALS / (PRIOR_TRIALS + one.trials);
    one.value = share * (centre + one.prior) + (1 - share) * (one.trials === 0 ? 0 : mean(one));
  }
}

/** Whether one action is clearly better than all others. */
function isDecided(live: readonly Candidate[]): boolean {
  if (live.some(({ trials }) => trials < MIN_TRIALS)) return false;
  const best = live.reduce((a, b) => (b.sum / b.trials > a.sum / a.trials ? b : a));
  return live.every(
    (one) =>
      one === best || mean(best) - mean(one) > DECISIVE_ERRORS * Math.hypot(standardError(best), standardError(one)),
  );
}

const mean = ({ sum, trials }: Candidate): number => sum / trials;
const standardError = (one: Candidate): number =>
  Math.sqrt(Math.max(0, one.squares / one.trials - mean(one) ** 2) / one.trials);
