/**
 * Looking ahead: a few actions are tried in the same imagined worlds with the same luck, played on by habit and valued;
 * from time to time the worse half is dropped. What one look at them found counts like trials made before, so that
 * little time does not play worse than none.
 */
import { FastChance } from '@traque/engine/core/chance';
import type { Action, View } from '@traque/engine/momie/protocol';
import { type State, TURN } from '@traque/engine/momie/state';
import type { Considered } from '../core/brain.ts';
import { type Budget, isOver } from '../core/clock.ts';
import { listen } from './belief.ts';
import { Chase, THE_MUMMY } from './rollout-state.ts';
import type { Nerve, Turn } from './hunter-policy.ts';
import { Openings } from './rollout.ts';
import { worth } from './value.ts';
import { Worlds } from './worlds.ts';

/** An action, and how much better than others it seemed at one look, as a chance to win. */
export interface Idea {
  readonly action: Action;
  readonly prior: number;
}

interface Candidate extends Idea {
  trials: number;
  sum: number;
  squares: number;
  value: number;
}

/** So many trials the first look is worth. */
const PRIOR = 60;
/** Trials between two looks at the clock. */
const BATCH = 16;
/** Trials of each before anything counts as decided, and by how many standard errors. */
const ENOUGH = 300;
const BEYOND_DOUBT = 5;

/** The ideas with the chance to win that each gives, best first. `plan` is a hunter's for this turn, null for the mummy. */
export function search(
  view: View,
  state: State,
  ideas: readonly Idea[],
  plan: Turn | null,
  nerve: Nerve,
  seed: string,
  time: Budget,
): Considered<Action>[] {
  const { table, data } = state;
  const seat = plan === null ? THE_MUMMY : data[TURN]!;
  const belief = listen(view);
  const luck = new FastChance(`${seed} worlds`);
  const dice = new FastChance(1);
  const newChase = (): Chase => new Chase(table.maze, table.seats.length, view.players === 2, table.goal, dice);
  const worlds = new Worlds(state, belief, newChase(), plan === null, luck);
  const chase = newChase();
  const openings = new Openings(chase, state, belief, plan, nerve);
  const candidates = ideas.map((idea) => ({ ...idea, trials: 0, sum: 0, squares: 0, value: 0 }));
  const begin = new Map(candidates.map((one) => [one, openings.of(one.action)]));
  compare(candidates, time, () => {
    worlds.draw();
    const fate = luck.below(2 ** 31);
    return (one) => {
      dice.reseed(fate);
      chase.copy(worlds.base);
      begin.get(one)!();
      return worth(chase, seat, nerve.fellowship);
    };
  });
  return ranked(candidates).map(({ action, value, trials }) => ({
    action,
    value: Math.min(1, Math.max(0, value)),
    effort: trials,
  }));
}

/** Tries them until the time is over or nothing is left to find out. */
function compare(all: readonly Candidate[], time: Budget, world: () => (one: Candidate) => number): void {
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
        if (++done % BATCH === 0 && (isOver(time) || isDecided(live))) return rate(all);
      }
    } while (time.clock() < until);
    rate(all);
    live = ranked(live).slice(0, Math.max(2, Math.ceil(live.length / 2)));
  }
}

const ranked = (all: readonly Candidate[]): Candidate[] => all.toSorted((a, b) => b.value - a.value);

/** What the trials say and what the first look said, around the mean of all. */
function rate(all: readonly Candidate[]): void {
  const tried = all.filter(({ trials }) => trials > 0);
  const centre = tried.reduce((total, one) => total + mean(one) - one.prior, 0) / tried.length;
  for (const one of all) {
    const share = PRIOR / (PRIOR + one.trials);
    one.value = share * (centre + one.prior) + (1 - share) * (one.trials === 0 ? 0 : mean(one));
  }
}

/** Whether one of them is better than all others beyond doubt. */
function isDecided(live: readonly Candidate[]): boolean {
  if (live.some(({ trials }) => trials < ENOUGH)) return false;
  const best = live.reduce((a, b) => (b.sum / b.trials > a.sum / a.trials ? b : a));
  return live.every(
    (one) => one === best || mean(best) - mean(one) > BEYOND_DOUBT * Math.hypot(error(best), error(one)),
  );
}

const mean = ({ sum, trials }: Candidate): number => sum / trials;
const error = (one: Candidate): number =>
  Math.sqrt(Math.max(0, one.squares / one.trials - mean(one) ** 2) / one.trials);
