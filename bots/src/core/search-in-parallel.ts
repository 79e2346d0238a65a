/** Several heads about one decision: each thinks alone, with luck of its own; then what they found is put together. */
import type { Considered, Request, Thought } from './brain.ts';

/** Whoever thinks about a request somewhere else: a thread, a worker. */
export type Head = (request: Request) => Promise<Thought>;

/**
 * Asks all of them; one that fails is done without. Only `hard` thinks as long as it may: at the other levels a second
 * head would find the same, so the last one is asked alone.
 */
export async function together(request: Request, heads: readonly Head[]): Promise<Thought> {
  const asked = request.level === 'hard' ? heads : heads.slice(-1);
  const answers = await Promise.allSettled(asked.map((head, i) => head({ ...request, seed: seedOf(request, i) })));
  const thoughts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (thoughts.length > 0) return pooled(thoughts);
  throw answers.findLast((answer) => answer.status === 'rejected')?.reason;
}

const seedOf = ({ seed }: Request, head: number): string => (head === 0 ? seed : `${seed} ${head}`);

/** What all found of each action, and of what they chose the action that is best beyond doubt. */
export function pooled(thoughts: readonly Thought[]): Thought {
  const [first, ...others] = thoughts;
  if (first === undefined) throw new RangeError('nobody thought');
  if (others.length === 0) return first;
  const all = new Map<string, Considered<{ type: string }>>();
  for (const { considered } of thoughts)
    for (const one of considered) {
      const key = JSON.stringify(one.action);
      all.set(key, joined(all.get(key), one));
    }
  const chosen = new Set(thoughts.map(({ action }) => JSON.stringify(action)));
  const ranked = [...all].toSorted(([, a], [, b]) => sure(b) - sure(a));
  const best = ranked.findIndex(([key]) => chosen.has(key));
  if (best > 0) ranked.unshift(...ranked.splice(best, 1));
  return {
    action: ranked[0]?.[1].action ?? first.action,
    considered: ranked.map(([, one]) => one),
    effort: thoughts.reduce((sum, { effort }) => sum + effort, 0),
  };
}

function joined<Action>(known: Considered<Action> | undefined, more: Considered<Action>): Considered<Action> {
  if (known === undefined) return more;
  const effort = known.effort + more.effort;
  const value = (known.value * known.effort + more.value * more.effort) / Math.max(1, effort);
  return { action: known.action, value, effort };
}

/** What an action is worth at least, more or less: what was tried seldom may only have been lucky. */
const sure = ({ value, effort }: Considered<unknown>): number => value - 0.5 / Math.sqrt(Math.max(1, effort));
