/** Mâamut as JSON (docs/protocol/maamut.md): states, views, actions, events. Types only. */
import type { GameEvent, Position, Result, Seat } from '../core/game.ts';

/** `"q,r"`, axial, pointy top, centre `"0,0"`, radius 3. */
export type Cell = string;
/** 0 … 5 clockwise: E, SE, SW, W, NW, NE. */
export type Direction = number;
export type Card = 1 | 2 | 3;
export type Tile = 'cross' | 'rock' | 'grass' | 'snow';
export type Phase = 'place' | 'act' | 'panic' | 'over';

export interface Options {
  readonly first: Seat;
  readonly fallenTraps: 'stay' | 'vanish';
  readonly huntLimit: number | null;
  /** MA-17; not there: the first player begins. */
  readonly begins?: 'next';
}

export interface Flight {
  readonly pusher: Seat;
  readonly card: Card;
  readonly hunterDir: Direction;
  readonly hunterLeft: number;
  readonly mammothDir: Direction;
  readonly mammothLeft: number;
  readonly from: Cell;
  /** Seats still to run, chooser first. */
  readonly panicking: readonly Seat[];
}

interface Common<Hand, Pile> extends Position {
  readonly game: 'maamut';
  readonly options: Options;
  readonly tiles: Readonly<Record<Cell, Tile>>;
  readonly mammoth: Cell;
  readonly hunters: readonly {
    readonly at: Cell | null;
    readonly hand: Hand;
    readonly traps: number;
    readonly removed: boolean;
  }[];
  readonly traps: Readonly<Record<Cell, Seat>>;
  readonly draw: Pile;
  readonly discard: readonly Card[];
  readonly turn: Seat;
  readonly phase: Phase;
  readonly turnsTaken: readonly number[];
  readonly flight: Flight | null;
  readonly result: MaamutResult | null;
}

export type StateJson = Common<readonly Card[], readonly Card[]>;
/** Own hand as cards, other hands and the draw pile as counts; when the game is over, the state. */
export type View = Common<readonly Card[] | number, readonly Card[] | number>;

export type Action =
  | { readonly type: 'place'; readonly at: Cell }
  | { readonly type: 'move'; readonly card: Card; readonly dir: Direction }
  | { readonly type: 'setTrap' }
  | { readonly type: 'liftTrap' }
  | { readonly type: 'pass'; readonly card: Card }
  | { readonly type: 'flee'; readonly to: Cell };

export type MaamutResult = Result &
  ({ readonly reason: 'trap'; readonly pusher: Seat } | { readonly reason: 'mammoth' });

/** A direction the mammoth tried and found closed. */
export interface ClosedWay {
  readonly dir: Direction;
  /** The first tile in that direction that stops it: off the board, or rock. */
  readonly at: Cell;
  readonly by: 'edge' | 'rock';
}

export type Event = GameEvent &
  (
    | { readonly type: 'place'; readonly seat: Seat; readonly at: Cell }
    /** A card is played and the hunter sets off (MA-20); `walk` events follow. */
    | { readonly type: 'move'; readonly seat: Seat; readonly card: Card; readonly dir: Direction; readonly from: Cell }
    /** The hunter walks these tiles, one after the other; the last may be the mammoth's. */
    | { readonly type: 'walk'; readonly seat: Seat; readonly path: readonly Cell[] }
    /** A hunter entered the mammoth's tile: the directions it tried, and the one it takes; null: all are closed, it faces them (MA-50 to MA-55). */
    | {
        readonly type: 'startle';
        readonly seat: Seat;
        readonly at: Cell;
        readonly closed: readonly ClosedWay[];
        readonly dir: Direction | null;
      }
    /** The mammoth runs these tiles; the last may hold hunters, or a trap. */
    | { readonly type: 'run'; readonly path: readonly Cell[]; readonly dir: Direction }
    | { readonly type: 'panic'; readonly seat: Seat; readonly from: Cell; readonly to: Cell; readonly chosen: boolean }
    /** Out of the game, by MA-55 (faced) or MA-64 (nowhere to run); their hand goes face up onto the discard pile (MA-70). */
    | {
        readonly type: 'removed';
        readonly seat: Seat;
        readonly at: Cell;
        readonly rule: 'MA-55' | 'MA-64';
        readonly hand: readonly Card[];
      }
    /** With `fallenTraps: "vanish"` a removed hunter's traps leave the board (MA-71). */
    | { readonly type: 'vanish'; readonly seat: Seat; readonly cells: readonly Cell[] }
    | { readonly type: 'setTrap'; readonly seat: Seat; readonly at: Cell }
    | { readonly type: 'liftTrap'; readonly seat: Seat; readonly at: Cell; readonly owner: Seat }
    | { readonly type: 'pass'; readonly seat: Seat; readonly card: Card }
    /** A hunter drew back to three: how many cards, told to all (MA-39). */
    | { readonly type: 'draw'; readonly seat: Seat; readonly count: number }
    /** The same with the cards, told to them alone. */
    | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly type: 'reshuffle'; readonly count: number }
    | { readonly type: 'fall'; readonly at: Cell; readonly owner: Seat; readonly pusher: Seat }
    | { readonly type: 'over'; readonly result: MaamutResult; readonly rule: 'MA-80' | 'MA-81' | 'MA-82' | 'MA-83' }
  );
