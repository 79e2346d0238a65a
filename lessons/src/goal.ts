/** Goals and failures: predicates over the learner's own view and events, never over what is hidden from them. */
import { list, object, text, whole } from '@traque/engine/core/check';
import type { AnyView, Seat } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import type { MatchEvent } from '@traque/engine/core/match';
import { matches } from './matches.ts';

export type Goal =
  | { readonly any: readonly Goal[] }
  | { readonly all: readonly Goal[] }
  | { readonly not: Goal }
  /** Such an event has happened since the step began. */
  | { readonly event: Readonly<Record<string, unknown>> }
  /** The view looks like this. */
  | { readonly view: Readonly<Record<string, unknown>> }
  /** The game is over, and the learner has won or not. */
  | { readonly won: boolean }
  /** The learner has taken this many actions in this step. */
  | { readonly acted: number };

/** What the learner knows. */
export interface Known {
  readonly seat: Seat;
  readonly view: AnyView;
  readonly events: readonly MatchEvent[];
  readonly acted: number;
}

export function isReached(goal: Goal, known: Known): boolean {
  if ('any' in goal) return goal.any.some((each) => isReached(each, known));
  if ('all' in goal) return goal.all.every((each) => isReached(each, known));
  if ('not' in goal) return !isReached(goal.not, known);
  if ('event' in goal) return known.events.some((event) => matches(event, goal.event));
  if ('view' in goal) return matches(known.view, goal.view);
  if ('acted' in goal) return known.acted >= goal.acted;
  const { result } = known.view;
  return result !== null && result.winners.includes(known.seat) === goal.won;
}

/** @throws {Malformed} */
export function readGoal(value: unknown, at: string): Goal {
  const json = object(value, at);
  const [key, ...more] = Object.keys(json);
  if (key === undefined || more.length > 0) throw new Malformed(at, 'must have exactly one key');
  const inner = json[key];
  const where = `${at}.${key}`;
  switch (key) {
    case 'any':
    case 'all': {
      const goals = list(inner, where).map((each, i) => readGoal(each, `${where}.${i}`));
      return key === 'any' ? { any: goals } : { all: goals };
    }
    case 'not':
      return { not: readGoal(inner, where) };
    case 'event': {
      const event = typeof inner === 'string' ? { type: inner } : object(inner, where);
      text(event['type'], `${where}.type`);
      return { event };
    }
    case 'view':
      return { view: object(inner, where) };
    case 'won':
      if (typeof inner !== 'boolean') throw new Malformed(where, 'must be true or false');
      return { won: inner };
    case 'acted':
      return { acted: whole(inner, where, 1, 999) };
    default:
      throw new Malformed(at, `${key} is no goal: any, all, not, event, view, won or acted`);
  }
}
