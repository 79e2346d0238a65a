/**
 * The contract of a bot: a view goes in, an action comes out. A brain never gets a state; what it cannot see it has to
 * imagine (`game.imagine`), so the types guarantee that it does not cheat.
 */
import type { AnyView, Position, Seat } from '@traque/engine/core/game';
import type { Budget } from './clock.ts';

export const levels = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];
/** The levels that a brain plays; `random` needs none. */
export type BrainLevel = Exclude<Level, 'random'>;

export interface Request<View extends Position = AnyView> {
  /** The view of the seat that is to act (`view.toAct`). */
  readonly view: View;
  readonly level: Level;
  /** Thinking time in milliseconds, a hard limit. `easy` and `random` answer at once. */
  readonly ms: number;
  /** Seeds every random choice: the same request, seed and number of simulations give the same answer. */
  readonly seed: string;
  /**
   * Memory of all searchers of this decision (`shared-memory.ts`), if there are several. Each has the same view, and what
   * one of them writes there follows from that view alone. A game that has no use for it ignores it.
   */
  readonly memory?: SharedArrayBuffer;
}

/** An action and its value for the seat: the chance to win, or another measure from 0 (lost) to 1 (won). */
export interface Considered<Action> {
  readonly action: Action;
  readonly value: number;
  /** Simulations or visits that the value is based on. */
  readonly effort: number;
}

/** The choice and the considered actions, best first: for hints and analysis. */
export interface Thought<Action = { type: string }> {
  readonly action: Action;
  readonly considered: readonly Considered<Action>[];
  /** Simulations or visits in total, to measure speed. */
  readonly effort: number;
  /** If the searchers worked in one memory: the effort of all of them that this answer is based on. */
  readonly sharedEffort?: number;
}

/** A request at a level that needs a brain. */
export interface BrainRequest<View extends Position> extends Request<View> {
  readonly level: BrainLevel;
}

/** Chooses for `seat` in one game. `time` has been running since the request came in; a brain reads no other clock. */
export type Brain<View extends Position, Action> = (
  request: BrainRequest<View>,
  seat: Seat,
  time: Budget,
) => Thought<Action>;

/**
 * Tries actions in the same imagined worlds with the same random choices, each with the same effort: by action, then by
 * world, the seat's chance to win. Null where it cannot.
 */
export type Trials<View extends Position, Action> = (
  view: View,
  seat: Seat,
  actions: readonly Action[],
  worlds: number,
  seed: string,
) => number[][] | null;

/** What the bots package knows about a game: each game's folder exports one. */
export interface BotManifest<View extends Position, Action> {
  /** The game's name in the engine. */
  readonly game: string;
  readonly brain: Brain<View, Action>;
  /** For judging a choice afterwards, if the game can be analysed. */
  readonly trials?: Trials<View, Action>;
  /** Opponents for measurements only, by name: plain searches with little or no knowledge of the game. */
  readonly plain?: Readonly<Record<string, Brain<View, Action>>>;
}
