/** Parallel search of one decision: each searcher works alone with its own seed, then their results are merged. */
import type { Considered, Request, Thought } from './brain.ts';

/** Answers a request somewhere else: in a thread or a Web Worker. */
export type Searcher = (request: Request) => Promise<Thought>;

/**
 * Asks all searchers and ignores those that fail. Only `hard` uses all of its time: at the other levels a second searcher
 * would find the same, so only the last one is asked.
 */
export async function searchInParallel(request: Request, searchers: readonly Searcher[]): Promise<Thought> {
  const asked = request.level === 'hard' ? searchers : searchers.slice(-1);
  const answers = await Promise.allSettled(asked.map((search, i) => search({ ...request, seed: seedOf(request, i) })));
  const thoughts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (thoughts.length > 0) return mergeThoughts(thoughts);
  throw answers.findLast((answer) => answer.status === 'rejected')?.reason;
}

const seedOf = ({ seed }: Request, searcher: number): string => (searcher === 0 ? seed : `${seed} ${searcher}`);

/** Merges the results for each action; of the actions that a searcher chose, the one with the best lower bound wins. */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  const [first, ...others] = thoughts;
  if (first === undefined) throw new RangeError('no thoughts to merge');
  if (others.length === 0) return first;
  const merged = new Map<string, Considered<{ type: string }>>();
  for (const { considered } of thoughts)
    for (const one of considered) {
      const key = JSON.stringify(one.action);
      merged.set(key, mergeConsidered(merged.get(key), one));
    }
  const chosen = new Set(thoughts.map(({ action }) => JSON.stringify(action)));
  const ranked = [...merged].toSorted(([, a], [, b]) => lowerBound(b) - lowerBound(a));
  const best = ranked.findIndex(([key]) => chosen.has(key));
  if (best > 0) ranked.unshift(...ranked.splice(best, 1));
  return {
    action: ranked[0]?.[1].action ?? first.action,
    considered: ranked.map(([, one]) => one),
    effort: thoughts.reduce((sum, { effort }) => sum + effort, 0),
  };
}

function mergeConsidered<Action>(known: Considered<Action> | undefined, more: Considered<Action>): Considered<Action> {
  if (known === undefined) return more;
  const effort = known.effort + more.effort;
  const value = (known.value * known.effort + more.value * more.effort) / Math.max(1, effort);
  return { action: known.action, value, effort };
}

/** A rough lower confidence bound: an action that was tried only a few times may just have been lucky. */
const lowerBound = ({ value, effort }: Considered<unknown>): number => value - 0.5 / Math.sqrt(Math.max(1, effort));
