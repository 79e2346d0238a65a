/** La Malédiction de la Momie as JSON (docs/protocol/momie.md): states, views, actions, events. Types only. */
import type { GameEvent, Position, Result, Seat } from '../core/game.ts';

/** `"x,y"`, x to the right, y downwards. */
export type Cell = string;
export type Colour = 'red' | 'blue' | 'white' | 'green' | 'yellow';
/** `red-1` … : a treasure, and the mission card that shows it. */
export type Treasure = string;
export type Die = 1 | 2 | 3 | 4 | 'arrow';
/** A hunter's place in the turn order, not a seat: with two players one seat leads two. */
export type HunterIndex = number;
export type Phase = 'start' | 'rolled' | 'interrupt' | 'prowl' | 'over';

export interface PyramidMap {
  /** For each cell the cells one can walk to from it; start and dungeon are keys, never values. */
  readonly cells: Readonly<Record<Cell, readonly Cell[]>>;
  readonly start: Cell;
  readonly dungeon: Cell;
  readonly treasures: Readonly<Record<Treasure, Cell>>;
}

export interface Options {
  readonly mummy: Seat;
  /** A named map, or a map of the table's own. */
  readonly map: string | PyramidMap;
  /** Whether a board may show the mummy where each hunter could be; absent: `yes`. No rule is about it. */
  readonly helps?: 'no';
  /** Whether a board may show hunters which cells the mummy could get to; absent: `yes`. No rule is about it. */
  readonly reach?: 'no';
}

/** What is told to all, the mummy included (MO-42). */
export type Heard =
  | { readonly type: 'reset'; readonly hunter: HunterIndex }
  | { readonly type: 'roll'; readonly hunter: HunterIndex; readonly locked: number }
  | { readonly type: 'move'; readonly hunter: HunterIndex; readonly die: Die }
  | { readonly type: 'collect'; readonly hunter: HunterIndex; readonly card: Treasure; readonly at: Cell }
  | { readonly type: 'skip'; readonly hunter: HunterIndex }
  | { readonly type: 'lost'; readonly hunter: HunterIndex }
  | {
      readonly type: 'prowl';
      readonly interrupt: boolean;
      readonly steps: number;
      readonly path: readonly Cell[];
      readonly caught: HunterIndex | null;
    };

interface Common<HunterAt, Cards, Aside, Free> extends Position {
  readonly game: 'momie';
  readonly options: Options;
  readonly map: PyramidMap;
  readonly mummy: { readonly at: Cell; readonly tokens: number; readonly goal: number };
  readonly hunters: readonly ({ readonly seat: Seat; readonly lives: number; readonly out: boolean } & HunterAt)[];
  readonly cards: Readonly<Record<string, Cards>>;
  readonly collected: Readonly<Record<string, readonly Treasure[]>>;
  readonly aside: Aside;
  readonly dice: { readonly locked: number; readonly free: Free; readonly rolled: boolean };
  readonly turn: { readonly hunter: HunterIndex } | { readonly mummy: true };
  readonly phase: Phase;
  readonly steps: number | null;
  readonly heard: readonly Heard[];
  readonly result: MomieResult | null;
}

export type StateJson = Common<{ readonly at: Cell | null }, readonly Treasure[], readonly Treasure[], readonly Die[]>;
/** The mummy and spectators see `at` only of a hunter who has not moved since all knew where they were. */
export type View = Common<
  { readonly at?: Cell | null },
  readonly Treasure[] | readonly Colour[],
  readonly Treasure[] | number,
  readonly Die[] | number
>;

export type Action =
  | { readonly type: 'reset' }
  | { readonly type: 'roll' }
  | { readonly type: 'move'; readonly die: Die; readonly to: Cell; readonly collect?: boolean }
  | { readonly type: 'prowl'; readonly path: readonly Cell[] };

export type MomieResult = Result & { readonly reason: 'treasures' | 'tokens' };

/** Public events are exactly the new entries of `heard`; the rest is for the hunters alone. */
export type Event = GameEvent &
  (
    | Heard
    /** The free dice as they lie, for the hunters. */
    | { readonly type: 'rolled'; readonly hunter: HunterIndex; readonly free: readonly Die[]; readonly locked: number }
    /** Where a hunter went, by one exact route, for the hunters. */
    | {
        readonly type: 'walked';
        readonly hunter: HunterIndex;
        readonly die: Die;
        readonly from: Cell;
        readonly path: readonly Cell[];
      }
  );
