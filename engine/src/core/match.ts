/**
 * A match: one game being played. This is the only place where a log of actions becomes positions, events and what a
 * viewer may see of them; the server's tables, local tables, records, the command line and the tests are loops over it.
 *
 * A match is never changed: `step` and `undo` return a new one, so a server can compute the next match, store the
 * action and only then let the new match take the place of the old one.
 */
import { chanceAt, forkedState, type Sources } from './fork.ts';
import type { AnyGame, AnyView, Clause, GameEvent, Legal, OpaqueState, Refusal, Seat, Viewer } from './game.ts';

/** What happened, with the clause that it carries out. */
export interface MatchEvent extends GameEvent {
  readonly clause: Clause;
}

export type Action = { readonly type: string };

export interface Match {
  readonly game: AnyGame;
  readonly sources: Sources;
  readonly state: OpaqueState;
  /** Actions that count (without those taken back): the next draw has the next number. */
  readonly actions: number;
  /** Matches to which the last seat that acted can go back, latest last; see `undo`. */
  readonly undoable: readonly Undoable[];
}

interface Undoable {
  readonly seat: Seat;
  /** Without its own `undoable`, which would keep every earlier position of a long game in memory. */
  readonly before: Omit<Match, 'undoable'>;
}

export interface Step {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** How a match stands for one viewer. */
export interface MatchMoment {
  readonly view: AnyView;
  /** The seat that may take back its last action. */
  readonly undo: Seat | null;
  /** What the viewer may do; absent unless it is their turn. */
  readonly legal?: Legal<Action>;
}

/** One for all matches: a server holds many. */
const nothing: readonly Undoable[] = [];

/** Sets a game up. @throws {Malformed} on a wrong player count or option, or a fork that does not fit. */
export function open(
  game: AnyGame,
  players: number,
  options: Readonly<Record<string, unknown>>,
  sources: Sources,
): Match {
  const created = game.create(players, options, chanceAt(sources, 0));
  return { game, sources, state: forkedState(sources, game, created, 0), actions: 0, undoable: nothing };
}

/** A match that begins in the middle of a game: a lesson, an exercise. The state is the match's from now on. */
export function openAt(game: AnyGame, state: OpaqueState, sources: Sources): Match {
  return { game, sources, state, actions: 0, undoable: nothing };
}

export function toAct({ game, state }: Match): Seat | null {
  return game.toAct(state);
}

/** Why this seat may not do this now, or the action as the game knows it, without keys that the caller added. */
export function judge(
  { game, state }: Match,
  seat: Seat,
  action: unknown,
): { readonly refusal: Refusal } | { readonly action: Action } {
  const refusal = game.refusal(state, seat, action);
  return refusal === null ? { action: game.actionFor(state, action as Action, seat) } : { refusal };
}

/** Carries out an action that `judge` allows. @throws {Malformed} where a fork of a record does not fit. */
export function step(match: Match, seat: Seat, action: Action): Step {
  const { game, sources, undoable } = match;
  // Field by field: leaving one out of a copy takes as long as the rest of a simple action.
  const before = { game, sources, state: match.state, actions: match.actions };
  const reveals = game.reveals(before.state, action);
  const actions = before.actions + 1;
  const state = game.clone(before.state);
  const events: MatchEvent[] = [];
  game.apply(state, action, chanceAt(sources, actions), (event) =>
    events.push({ ...event, clause: game.clause(event) }),
  );
  return {
    match: {
      game,
      sources,
      state: forkedState(sources, game, state, actions),
      actions,
      undoable: reveals || isForkedAt(sources, actions) ? nothing : [...ownUndoable(undoable, seat), { seat, before }],
    },
    events,
  };
}

/**
 * The same in place, without events and undo: for loops that need no earlier position (simulation: twice as fast). The
 * given match must not be used any more.
 */
export function advance({ game, sources, state, actions: before }: Match, action: Action): Match {
  const actions = before + 1;
  game.apply(state, action, chanceAt(sources, actions));
  return { game, sources, state: forkedState(sources, game, state, actions), actions, undoable: nothing };
}

/** Once another seat has acted, what was done before stays done, even if that seat takes its own action back. */
function ownUndoable(undoable: readonly Undoable[], seat: Seat): readonly Undoable[] {
  return undoable.at(-1)?.seat === seat ? undoable : nothing;
}

const isForkedAt = ({ forks }: Sources, actions: number): boolean =>
  forks !== undefined && forks.some(({ after }) => after === actions);

/**
 * The seat that may take back its last action. Nothing can be taken back that showed, rolled, drew or announced
 * something (`Game.reveals`), nor what came before another seat's action.
 */
export function undoSeat({ undoable }: Match): Seat | null {
  return undoable.at(-1)?.seat ?? null;
}

/** The match before this seat's last action, or null if it cannot be taken back. */
export function undo({ undoable }: Match, seat: Seat): Match | null {
  const last = undoable.at(-1);
  return last?.seat === seat ? { ...last.before, undoable: undoable.slice(0, -1) } : null;
}

/** What the viewer may do, if it is their turn. */
export function legalFor({ game, state }: Match, viewer: Viewer): Legal<Action> | undefined {
  const seat = game.toAct(state);
  return seat === null || seat !== viewer ? undefined : game.legal(state);
}

export function momentFor(match: Match, viewer: Viewer): MatchMoment {
  const legal = legalFor(match, viewer);
  return {
    view: match.game.view(match.state, viewer),
    undo: undoSeat(match),
    ...(legal === undefined ? {} : { legal }),
  };
}

/** Whether this viewer may see this event: the only place that decides it. */
export function maySee(viewer: Viewer, event: GameEvent): boolean {
  return event.for === null || (viewer !== null && event.for.includes(viewer));
}

export function eventsFor<Event extends GameEvent>(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => maySee(viewer, event));
}
