/**
 * A position. What there is one of is a field; what there is one of per hunter, die or card is in one small array that
 * is read and written by the functions below (the dice by `dice.ts`, the hands by `cards.ts`).
 */
import type { Seat } from '../core/game.ts';
import { NONE, type Maze } from './map.ts';
import type { Heard, Options, Phase } from './protocol.ts';

/** What was agreed before the game and what follows from it: it never changes. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
  readonly maze: Maze;
  readonly mummy: Seat;
  /** The seat that leads each hunter, in turn order (MO-14, MO-65). */
  readonly seats: readonly Seat[];
  /** The same seats, each once. */
  readonly leaders: readonly Seat[];
  readonly handSize: number;
  /** By hunter: where their hand begins in `data`; see `cards.ts`. */
  readonly hands: readonly number[];
  readonly goal: number;
  /** The cards that were not dealt. */
  readonly aside: readonly number[];
}

export interface State {
  readonly setup: Setup;
  phase: Phase;
  /** The hunter whose turn it is, or NONE in the mummy's own turn. */
  turn: number;
  /** The mummy's cell. */
  mummy: number;
  tokens: number;
  /** White dice that are locked. */
  locked: number;
  /** White dice that lie face up to be used; 0 unless the phase is `rolled`. */
  free: number;
  /** NONE outside the mummy's phases. */
  steps: number;
  /** The winner's seat, or NONE. */
  winner: Seat;
  /** At most 64 bytes: V8 keeps such small arrays on its own heap, and a clone is ten times cheaper. */
  readonly data: Uint8Array;
  /** The public record (MO-42), newest entry first, so that states share the entries they have in common. */
  heard: HeardNode | null;
  /** A search may switch the public record off in states that it only imagines. */
  keepsHeard: boolean;
}

export interface HeardNode {
  readonly entry: Heard;
  readonly before: HeardNode | null;
}

export const WHITE_DICE = 5;
export const LIVES = 3;

const MAX_HUNTERS = 4;
/** A hand has five cards, a hand for two hunters ten; each is preceded by the number of its unplayed cards. */
const HAND_SLOTS = 6;

// Where each list begins in `data`. By hunter:
const HUNTERS = 0;
const LIVES_AT = HUNTERS + MAX_HUNTERS;
/** The faces of the free dice: see `dice.ts`. */
export const FACES_AT = LIVES_AT + MAX_HUNTERS;
const HANDS_AT = FACES_AT + WHITE_DICE;
const SLOTS = HANDS_AT + MAX_HUNTERS * HAND_SLOTS;

/** The cell of a hunter, or NONE when they are out. */
export const hunterAt = (state: State, hunter: number): number => state.data[HUNTERS + hunter]!;
export const setHunterAt = (state: State, hunter: number, cell: number): void =>
  void (state.data[HUNTERS + hunter] = cell);
export const lives = (state: State, hunter: number): number => state.data[LIVES_AT + hunter]!;
export const setLives = (state: State, hunter: number, left: number): void =>
  void (state.data[LIVES_AT + hunter] = left);
export const isOut = (state: State, hunter: number): boolean => state.data[LIVES_AT + hunter] === 0;

/** The hunter who stands on an ordinary cell, or NONE. */
export function hunterOn({ data, setup }: State, cell: number): number {
  const hunters = setup.seats.length;
  for (let hunter = 0; hunter < hunters; hunter++) if (data[HUNTERS + hunter] === cell) return hunter;
  return NONE;
}

/** MO-61, MO-65: the tokens with which the mummy wins, by the number of seats against it. */
const GOALS = [3, 4, 6, 7];

/** What follows from the number of players and the mummy's seat. */
export function setupFor(players: number, options: Options, maze: Maze, aside: readonly number[]): Setup {
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
    hands: alone ? [HANDS_AT, HANDS_AT] : leaders.map((_, i) => HANDS_AT + HAND_SLOTS * i),
    goal: GOALS[leaders.length - 1]!,
    aside,
  };
}

/** MO-3, MO-10, MO-12: the pawns and dice as a game begins; the hands are empty. */
export function emptyState(setup: Setup): State {
  const data = new Uint8Array(SLOTS);
  setup.seats.forEach((_, hunter) => {
    data[HUNTERS + hunter] = setup.maze.start;
    data[LIVES_AT + hunter] = LIVES;
  });
  return {
    setup,
    phase: 'start',
    turn: 0,
    mummy: setup.maze.dungeon,
    tokens: 0,
    locked: 0,
    free: 0,
    steps: NONE,
    winner: NONE,
    data,
    heard: null,
    keepsHeard: true,
  };
}

export function clone(state: State): State {
  return {
    setup: state.setup,
    phase: state.phase,
    turn: state.turn,
    mummy: state.mummy,
    tokens: state.tokens,
    locked: state.locked,
    free: state.free,
    steps: state.steps,
    winner: state.winner,
    data: state.data.slice(),
    heard: state.heard,
    keepsHeard: state.keepsHeard,
  };
}
