/**
 * Parallel search of one decision. The searchers have different seeds and the same memory, if there is any: a game that
 * uses it has one search by all of them. Otherwise each works alone, and their results are merged.
 */
import type { Considered, Request, Thought } from './brain.ts';
import { lendMemory, takeBack } from './shared-memory.ts';

/** Answers a request somewhere else: in a thread or a Web Worker. */
export type Searcher = (request: Request) => Promise<Thought>;

/**
 * Asks all searchers and ignores those that fail. Only `hard` uses all of its time: at the other levels a second searcher
 * would find the same, so only the last one is asked.
 */
export async function searchInParallel(request: Request, searchers: readonly Searcher[]): Promise<Thought> {
  const asked = request.level === 'hard' ? searchers : searchers.slice(-1);
  const memory = asked.length > 1 ? lendMemory() : null;
  const shared = memory === null ? request : { ...request, memory };
  const answers = await Promise.allSettled(asked.map((search, i) => search({ ...shared, seed: seedOf(request, i) })));
  const thoughts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  // One that failed may still be writing.
  if (memory !== null && thoughts.length === asked.length) takeBack(memory);
  if (thoughts.length > 0) return mergeThoughts(thoughts);
  throw answers.findLast((answer) => answer.status === 'rejected')?.reason;
}

const seedOf = ({ seed }: Request, searcher: number): string => (searcher === 0 ? seed : `${seed} ${searcher}`);

/**
 * Of searchers with one memory the answer that is based on most of it counts. Otherwise the results for each action are
 * merged; of the actions that a searcher chose, the one with the best lower bound wins.
 */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  const [first, ...others] = thoughts;
  if (first === undefined) throw new RangeError('no thoughts to merge');
  const effort = thoughts.reduce((sum, one) => sum + one.effort, 0);
  const last = thoughts.reduce((best, one) => ((one.sharedEffort ?? 0) > (best.sharedEffort ?? 0) ? one : best));
  if (others.length === 0 || last.sharedEffort !== undefined) return { ...last, effort };
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
    effort,
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
