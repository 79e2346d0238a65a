/** Burrow as JSON (docs/protocol/burrow.md): states, views, actions, events. Types only. */
import type { GameEvent, Position, Result, Seat } from '../core/game.ts';

/** 1 … 9, from left to right. */
export type Cell = number;
export type Answer = 'found' | 'near' | 'far';

export interface Options {
  readonly hare: Seat;
}

export interface Search {
  readonly cell: Cell;
  readonly answer: Answer;
}

interface Secrets {
  readonly hare: Cell;
  /** Null except while the hare is to act. */
  readonly die: number | null;
  readonly nightfall: number;
}

interface Common extends Position {
  readonly game: 'burrow';
  readonly options: Options;
  readonly searches: readonly Search[];
  readonly result: BurrowResult | null;
}

export type StateJson = Common & Secrets;
/** `hare` and `die` for the hare, `nightfall` for the hunters. */
export type View = Common & Partial<Secrets>;

export type Action = { readonly type: 'hop'; readonly to: Cell } | { readonly type: 'search'; readonly cell: Cell };

export type BurrowResult = Result & { readonly reason: 'caught' | 'nightfall' };

export type Event = GameEvent &
  (
    | { readonly type: 'hopped' }
    /** Where to, for the hare alone. */
    | { readonly type: 'hop'; readonly from: Cell; readonly to: Cell }
    | ({ readonly type: 'search'; readonly seat: Seat } & Search)
    /** For the hare alone. */
    | { readonly type: 'roll'; readonly die: number }
    | { readonly type: 'over'; readonly result: BurrowResult }
  );
