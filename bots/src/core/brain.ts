/**
 * What a bot is: a view goes in, an action comes out. A brain never gets a state; what it cannot see it imagines
 * (`game.imagine`), so honesty is a matter of types, not of discipline.
 */
import type { AnyView, Position, Seat } from '@traque/engine/core/game';
import type { Budget } from './clock.ts';

export const levels = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

export interface Request<View extends Position = AnyView> {
  /** The view of the seat that is to act (`view.toAct`). */
  readonly view: View;
  readonly level: Level;
  /** Thinking time in milliseconds, a hard limit. `easy` and `random` answer at once. */
  readonly ms: number;
  /** Feeds every random choice of the brain: same request, same seed and enough time for a fixed effort, same answer. */
  readonly seed: string;
}

/** An action and what the brain thinks of it: its chance to win or another value from 0 (lost) to 1 (won) for the seat. */
export interface Considered<Action> {
  readonly action: Action;
  readonly value: number;
  /** How much thought went into it (visits, simulations). */
  readonly effort: number;
}

/** The choice and what was considered, best first: for hints and analysis. */
export interface Thought<Action = { type: string }> {
  readonly action: Action;
  readonly considered: readonly Considered<Action>[];
  /** Simulations or nodes in all, for speed figures. */
  readonly effort: number;
}

/** One game's brain, all levels. `time` began to run when it was asked; it reads no other clock. */
export type Brain<View extends Position, Action> = (
  request: Request<View>,
  seat: Seat,
  time: Budget,
) => Thought<Action>;
