/** The state: a table of what never changes in a game, and a few dozen small numbers that do. */
import type { Seat } from '../core/game.ts';
import { NONE, type Maze } from './map.ts';
import type { Heard, MomieResult, Options } from './protocol.ts';

export const WHITE_DICE = 5;
export const LIVES = 3;
/** A face of a white die: 1 … 4 or this. */
export const ARROW = 5;

export const START = 0;
export const ROLLED = 1;
export const INTERRUPT = 2;
export const PROWL = 3;
export const OVER = 4;

// Where each number stands in `State.data`.
export const PHASE = 0;
/** A hunter's index, or NONE for the mummy. */
export const TURN = 1;
export const MUMMY = 2;
export const TOKENS = 3;
export const LOCKED = 4;
/** NONE outside the mummy's phases. */
export const STEPS = 5;
/** The winner's seat, or NONE. */
export const WINNER = 6;
/** How many dice lie open, and their faces: only in phase ROLLED (and at an end that came in it). */
export const OPEN = 7;
export const FACES = 8;
/** Each hunter's cell, NONE when he is out. */
export const AT = 13;
export const LIFE = 17;
/** For each hand: how many cards are unplayed, then all its cards, the played ones last in the order played. */
export const HANDS = 21;
export const SLOTS = HANDS + 4 * 6;

export interface Table {
  readonly players: number;
  readonly options: Options;
  readonly maze: Maze;
  readonly mummy: Seat;
  /** The seat that leads each hunter, in turn order (MO-14, MO-65). */
  readonly seats: readonly Seat[];
  /** The same seats, each once. */
  readonly leaders: readonly Seat[];
  readonly handSize: number;
  /** Where each hunter's hand begins in `data`. */
  readonly hands: readonly number[];
  readonly goal: number;
  readonly aside: readonly number[];
}

/** The public record, newest first, so that states share what they have in common. */
export interface Told {
  readonly entry: Heard;
  readonly before: Told | null;
}

export interface State {
  readonly table: Table;
  /** Under 64 bytes: a typed array that small is cloned many times faster. */
  readonly data: Uint8Array;
  told: Told | null;
  /** Search may switch the public record off in states it only imagines: then nothing is written to `told`. */
  records: boolean;
}

/** MO-61, MO-65: the tokens with which the mummy wins, by the number of seats against it. */
const GOALS = [3, 4, 6, 7];

/** What follows from the number of players and the mummy's seat. */
export function tableFor(players: number, options: Options, maze: Maze, aside: readonly number[]): Table {
  const leaders = Array.from({ length: players - 1 }, (_, i) => (options.mummy + 1 + i) % players);
  const alone = leaders.length === 1;
  return {
    players,
    options,
    maze,
    mummy: options.mummy,
    seats: alone ? [leaders[0]!, leaders[0]!] : leaders,
    leaders,
    handSize: alone ? 10 : 5,
    hands: alone ? [HANDS, HANDS] : leaders.map((_, i) => HANDS + 6 * i),
    goal: GOALS[leaders.length - 1]!,
    aside,
  };
}

/** MO-3, MO-10, MO-12: the pawns and dice as a game begins; the hands are empty. */
export function openingState(table: Table): State {
  const data = new Uint8Array(SLOTS);
  data[MUMMY] = table.maze.dungeon;
  data[STEPS] = NONE;
  data[WINNER] = NONE;
  table.seats.forEach((_, hunter) => {
    data[AT + hunter] = table.maze.start;
    data[LIFE + hunter] = LIVES;
  });
  return { table, data, told: null, records: true };
}

/** Puts a hand into its slots: first the unplayed cards, then the played ones. */
export function setHand(state: State, hand: number, unplayed: readonly number[], played: readonly number[]): void {
  state.data[hand] = unplayed.length;
  state.data.set([...unplayed, ...played], hand + 1);
}

export function cloneState(state: State): State {
  return { table: state.table, data: state.data.slice(), told: state.told, records: state.records };
}

export function isOut(state: State, hunter: number): boolean {
  return state.data[LIFE + hunter] === 0;
}

export function handOf(table: Table, seat: Seat): number {
  return table.hands[table.seats.indexOf(seat)]!;
}

/** Where in the hand an unplayed card lies, or NONE. */
export function cardSlot(state: State, hand: number, treasure: number): number {
  const end = hand + state.data[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) if (state.data[slot] === treasure) return slot;
  return NONE;
}

export function actingSeat({ table, data }: State): Seat | null {
  const phase = data[PHASE]!;
  if (phase === OVER) return null;
  return phase === INTERRUPT || phase === PROWL ? table.mummy : table.seats[data[TURN]!]!;
}

export function resultOf({ table, data }: State): MomieResult | null {
  const winner = data[WINNER]!;
  if (winner === NONE) return null;
  return { winners: [winner], reason: winner === table.mummy ? 'tokens' : 'treasures' };
}

/** The game ends at once; turn and dice stay as they were (MO-60, MO-61). */
export function end(state: State, winner: Seat): void {
  state.data[PHASE] = OVER;
  state.data[STEPS] = NONE;
  state.data[WINNER] = winner;
}
