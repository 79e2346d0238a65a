/** Mammut as JSON (docs/protocol/mammut.md): states, views, actions, events. Types only. */
import type { Clause, GameEvent, Position, Result, Seat } from '../core/game.ts';

export type Kind = 'axe' | 'hide' | 'tusk' | 'meat' | 'fire';
export type Species = 'hare' | 'fox' | 'grouse' | 'beaver' | 'ibex' | 'horse' | 'reindeer';
export type Face = Kind | '?' | Species | 'red' | 'blue';
export type LootCard = 'peek' | 'flip' | 'giveBack';
export type EvaluationCard =
  | 'ownHide'
  | 'wildAnimal'
  | 'axePoints'
  | 'mostHidesPoints'
  | 'mostHidesAnimal'
  | 'mostAxesHide'
  | 'mostTusksPoints'
  | 'mostTusksFire'
  | 'mostAxesFire';
export type Card = LootCard | EvaluationCard;
/** 0 … 31, renumbered at each pour. */
export type TileNumber = number;
export type Phase = 'share' | 'choose' | 'over';

/** A set of 31 loot tiles (the shaman is always added): the two sides, and how many such tiles. */
export type TileSet = readonly { readonly sides: readonly [Face, Face]; readonly count: number }[];

export interface Options {
  readonly first: Seat;
  /** A named set, or a set of the table's own. */
  readonly tiles: string | TileSet;
}

export type Choice =
  | { readonly kind: 'wildAnimal'; readonly swapped: readonly TileNumber[] }
  | { readonly kind: 'mostHidesAnimal' };

interface Common<Tile, Hand, Laid, Pile> extends Position {
  readonly game: 'mammut';
  readonly options: Options;
  readonly round: number;
  readonly lastRound: number;
  readonly start: Seat;
  readonly tiles: readonly Tile[];
  readonly middle: readonly TileNumber[];
  readonly shares: readonly (readonly (readonly TileNumber[])[])[];
  readonly turned: readonly TileNumber[];
  readonly hands: readonly Hand[];
  readonly laid: readonly Laid[];
  readonly played: readonly LootCard[];
  readonly draw: Pile;
  readonly discard: readonly Card[];
  readonly vp: readonly number[];
  readonly hideTrack: readonly number[];
  readonly animals: readonly (readonly Species[])[];
  readonly phase: Phase;
  readonly choice: Choice | null;
  readonly result: MammutResult | null;
}

export interface StateJson extends Common<
  { readonly up: Face; readonly down: Face },
  readonly Card[],
  readonly EvaluationCard[],
  readonly Card[]
> {
  readonly known: readonly (readonly TileNumber[])[];
}

/** `known`: that seat's own list, absent for spectators; when the game is over, the state. */
export interface View extends Common<
  { readonly up: Face; readonly down?: Face },
  readonly Card[] | number,
  readonly EvaluationCard[] | number,
  readonly Card[] | number
> {
  readonly known?: readonly TileNumber[] | readonly (readonly TileNumber[])[];
}

export type Action =
  | { readonly type: 'take'; readonly tiles: readonly TileNumber[] }
  | { readonly type: 'steal'; readonly from: Seat; readonly share: number; readonly return: readonly TileNumber[] }
  | { readonly type: 'play'; readonly card: 'peek' | 'flip'; readonly tiles: readonly TileNumber[] }
  | { readonly type: 'play'; readonly card: 'giveBack'; readonly shares: readonly (readonly [Seat, number])[] }
  | { readonly type: 'lay'; readonly card: EvaluationCard }
  | { readonly type: 'pass' }
  | { readonly type: 'wildAnimal'; readonly tile: TileNumber; readonly species: Species }
  | { readonly type: 'decline' }
  | { readonly type: 'chooseAnimal'; readonly species: Species };

export interface MammutResult extends Result {
  readonly reason: 'points';
  readonly vp: readonly number[];
}

export type Event = GameEvent &
  /** All tiles are poured out: the sides that are up, by tile number (MM-20). */
  (
    | { readonly type: 'pour'; readonly round: number; readonly start: Seat; readonly up: readonly Face[] }
    /** `sides`: what the tiles showed when they changed hands (MM-31, MM-32, MM-43), so that a log can say it later. */
    | {
        readonly type: 'take';
        readonly seat: Seat;
        readonly tiles: readonly TileNumber[];
        readonly sides: readonly { readonly tile: TileNumber; readonly up: Face }[];
      }
    | {
        readonly type: 'steal';
        readonly seat: Seat;
        readonly from: Seat;
        readonly share: number;
        readonly kept: readonly TileNumber[];
        readonly returned: readonly TileNumber[];
        readonly sides: readonly { readonly tile: TileNumber; readonly up: Face }[];
      }
    | { readonly type: 'peek'; readonly seat: Seat; readonly tiles: readonly TileNumber[] }
    /** What the seat saw, told to it alone (MM-41). */
    | {
        readonly type: 'peeked';
        readonly seat: Seat;
        readonly sides: readonly { readonly tile: TileNumber; readonly down: Face }[];
      }
    | {
        readonly type: 'flip';
        readonly seat: Seat;
        readonly sides: readonly { readonly tile: TileNumber; readonly up: Face }[];
      }
    | {
        readonly type: 'giveBack';
        readonly seat: Seat;
        readonly shares: readonly (readonly [Seat, number])[];
        readonly tiles: readonly TileNumber[];
        readonly sides: readonly { readonly tile: TileNumber; readonly up: Face }[];
      }
    /** A card was laid face down (MM-44); which one, only that seat knows: `laid`. */
    | { readonly type: 'lay'; readonly seat: Seat }
    | { readonly type: 'laid'; readonly seat: Seat; readonly card: EvaluationCard }
    | { readonly type: 'pass'; readonly seat: Seat }
    /** The sharing is over (MM-35, MM-37); `start` begins the next round. */
    | { readonly type: 'shared'; readonly start: Seat }
    /** The face-down cards of each seat are shown (MM-50). */
    | { readonly type: 'reveal'; readonly laid: readonly (readonly EvaluationCard[])[] }
    /** The question marks are turned (MM-50). */
    | { readonly type: 'turn'; readonly sides: readonly { readonly tile: TileNumber; readonly up: Face }[] }
    /** The order that decides ties (MM-51). */
    | { readonly type: 'order'; readonly holder: Seat; readonly arrow: 'red' | 'blue'; readonly seats: readonly Seat[] }
    /** A card that stands for a tile counts for this seat (MM-52). */
    | { readonly type: 'counts'; readonly card: EvaluationCard; readonly seat: Seat; readonly kind: Kind }
    /** Points for or against a seat: by which clause, for how many tiles (where it counts them), and its total afterwards. */
    | {
        readonly type: 'score';
        readonly seat: Seat;
        readonly rule: Clause;
        readonly vp: number;
        readonly total: number;
        readonly count?: number;
        readonly card?: EvaluationCard;
      }
    /** The seat advances on the hide track (MM-65). */
    | { readonly type: 'hides'; readonly seat: Seat; readonly steps: number; readonly track: number }
    | { readonly type: 'draw'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly type: 'reshuffle'; readonly count: number }
    | {
        readonly type: 'token';
        readonly seat: Seat;
        readonly species: Species;
        readonly rule: 'MM-12' | 'MM-80' | 'MM-81' | 'MM-82';
        readonly tile?: TileNumber;
      }
    | { readonly type: 'decline'; readonly seat: Seat }
    | { readonly type: 'roundEnd'; readonly round: number }
    | { readonly type: 'over'; readonly result: MammutResult }
  );
