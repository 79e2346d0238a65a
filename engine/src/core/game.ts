/**
 * The contract that every game fulfils. Programs above the engine (server, app, command line, bots) know games only
 * through it; a game's own folder may offer more to those who know that game (search, drawing).
 *
 * A state is flat data that `apply` changes in place: to keep the old one, clone it first. Nothing here reads a clock,
 * does I/O or makes chance of its own.
 */
import type { Chance } from './chance.ts';

/** 0 … players-1, clockwise. */
export type Seat = number;

/** Who is looking: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** A rule's id: the game's prefix and a number. Number 0 stands for what is no action of this moment at all. */
export type Clause = `${Uppercase<string>}-${number}`;

/** Why an action is refused: the clause, which of its reasons, and the values a message needs. Never display text. */
export interface Refusal {
  readonly rule: Clause;
  /** Names the reason within the game (`rock`, `edge`, `notYourTurn` …): the key of its message in each language. */
  readonly why: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What happened, for animation and log. `for`: null (all, spectators included) or the only seats that may see it. */
export interface GameEvent {
  readonly type: string;
  readonly for: readonly Seat[] | null;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** Each option a table can set, as the protocol's `games` answers it. */
export type OptionSpec =
  | { readonly type: 'seat' }
  | { readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'integer'; readonly min: number; readonly max?: number; readonly default: number | null }
  /** A named data file or the data itself (tile set, map). */
  | { readonly type: 'data'; readonly values: readonly string[]; readonly default: string };

/** Fields that every state and view has in the protocol. */
export interface Position {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly toAct: Seat | null;
  readonly result: Result | null;
}

export interface Legal<Action> {
  readonly actions: readonly Action[];
  /** False where the list is a varied sample of what is legal (the protocol says in which phases). */
  readonly complete: boolean;
}

export interface Game<State, Action extends { type: string }, View extends Position, Event extends GameEvent> {
  /** As in the protocol and in addresses: lower-case letters. */
  readonly name: string;
  /** What the ids of its rules begin with. */
  readonly clausePrefix: Uppercase<string>;
  /** The version of these rules, stored with every table and record; raised when the same actions could mean something else. */
  readonly version: number;
  /** When they were first shipped, in milliseconds since 1970; known only where `earlier` makes it matter. */
  readonly since?: number;
  /**
   * Rules of the same version by which the same options meant other data, newest first. This happened before tables
   * and records kept the digest of their data; nothing is added here (`edition.ts`).
   */
  readonly earlier?: readonly Game<State, Action, View, Event>[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /**
   * Fields of a view that never change during a game (a board, a map) and are the same for all: a client that has them
   * need not get them again.
   */
  readonly constantFields: readonly (keyof View & string)[];
  /**
   * Fields of a view that are the same for all viewers, and lists to which an action only adds at the end: a client that
   * has the rest need not get it again.
   */
  readonly growingFields?: readonly (keyof View & string)[];

  /**
   * SHA-256 of the data that a game with these options is begun with beyond its rules (map, tiles, cards). Kept with
   * tables and records: data that has been shipped never changes, new data gets a new name. @throws {Malformed}
   */
  data(options: Readonly<Record<string, unknown>>): string;
  /** Sets up a game. `options` may leave any out (default, or decided by chance). @throws {Malformed} on a wrong count or option. */
  create(players: number, options: Readonly<Record<string, unknown>>, chance: Chance): State;

  /** The one seat that acts, or null when the game is over. */
  toAct(state: State): Seat | null;
  result(state: State): Result | null;

  /**
   * The part that each seat plays, where the parts differ: people are rated in each of them apart. Public, and the same
   * during the whole game. Absent: all seats play the same part.
   */
  roles?(state: State): readonly string[];
  /** Of a game that is over, the place of each seat, from 1; who ties shares one. Absent: the winners, then the rest. */
  places?(state: State): readonly number[];

  /** What the seat to act may do. Depends only on what that seat may know. Empty when the game is over. */
  legal(state: State): Legal<Action>;
  /** One legal action, cheaply: every legal action has a chance, also where `legal` is a sample. The game is not over. */
  sample(state: State, chance: Chance): Action;
  /** Why this is not allowed, or null if it is. Takes anything a caller may send. Depends only on what that seat may know. */
  refusal(state: State, seat: Seat, action: unknown): Refusal | null;
  /** Carries out an action that is not refused, changing `state`; `emit` gets the events in order. */
  apply(state: State, action: Action, chance: Chance, emit?: (event: Event) => void): void;
  /**
   * Whether this action would show, roll, draw or announce something: such an action cannot be taken back. Judged before
   * the action is applied.
   */
  reveals(state: State, action: Action): boolean;
  /** The clause that an event carries out, for the log. */
  clause(event: Event): Clause;

  /** What this viewer may know, built field by field. When the game is over: everything. */
  view(state: State, viewer: Viewer): View;
  /**
   * The values in a view that are not the same for all viewers, in the order of its JSON: undefined where this viewer has
   * none. With `viewWith`, a server writes what all viewers share once. Absent: a view is written for each viewer.
   */
  ownValues?(state: State, viewer: Viewer): readonly unknown[];
  /** The view with these own values, whatever they are. `view` is the view with the viewer's. */
  viewWith?(state: State, values: readonly unknown[]): View;
  /**
   * An action as this viewer may know it, for records of games that still run. `state` is the state before the action,
   * in which it is not refused. Built field by field, so keys the caller added are gone; what the viewer may not know is
   * absent. For the seat that acts it is the whole action.
   */
  actionFor(state: State, action: Action, viewer: Viewer): { readonly type: string };
  /** A full state that this viewer could not tell from the real one, hidden facts drawn by chance. For bots. */
  imagine(view: View, viewer: Viewer, chance: Chance): State;

  clone(state: State): State;
  /** Canonical JSON of the protocol. */
  write(state: State): Position;
  /** The way back. @throws {Malformed} if the contents are impossible. */
  read(json: unknown): State;
}

/** The rules of a game, newest version first: older ones stay as long as tables or records of them may exist. */
export type Versions<G = AnyGame> = readonly [newest: G, ...older: G[]];

declare const opaque: unique symbol;
/** A state as seen from outside its game's folder. */
export interface OpaqueState {
  readonly [opaque]: true;
}

declare const seen: unique symbol;
/** What a seat or a spectator sees, as known outside its game's folder. A written state is none: only `view` makes them. */
export interface AnyView extends Position {
  readonly [seen]: true;
}

type Opaque = Game<OpaqueState, { type: string }, Position, GameEvent>;
/** A game as the registry hands it out: its types known only to itself. */
export interface AnyGame extends Opaque {
  readonly earlier?: readonly AnyGame[];
  view(state: OpaqueState, viewer: Viewer): AnyView;
}
