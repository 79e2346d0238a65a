/**
 * A position as flat data: 32-bit masks of tiles and points in one array, faces and card piles in another, so that a
 * clone is two copies. Everything else reads and writes it through the names below.
 */
import type { Seat } from '../core/game.ts';
import { CARDS, DECK } from './cards.ts';
import type { Event, Options, Phase } from './protocol.ts';
import { SPECIES, TILES } from './tiles.ts';

const MAX_SEATS = 5;
/** Two players gather two shares each (MM-36). */
const MAX_SHARES = 2;

/** Which choice of the evaluation is open (MM-81, MM-82). */
export type Asked = 'none' | 'wildAnimal' | 'mostHidesAnimal';

export interface State {
  readonly players: number;
  readonly options: Options;
  round: number;
  start: Seat;
  phase: Phase;
  /** -1 when the game is over. */
  toAct: Seat;
  asked: Asked;
  /** Masks of tiles, then points and steps by seat. */
  readonly words: Int32Array;
  /** Faces by tile, then piles: how many cards, then the cards. */
  readonly bytes: Uint8Array;
}

/** Who is told what happened; without one, nothing is built. */
export type Emit = ((event: Event) => void) | undefined;

export const LAST_ROUND = 5;
/** MM-11. */
export const firstRound = (players: number): number => (players < 4 ? 1 : 2);
/** How many shares a seat gathers (MM-30, MM-36). */
export const quota = (players: number): number => (players === 2 ? 2 : 1);

const MIDDLE = 0;
const TURNED = 1;
const SWAPPED = 2;
const KNOWN = 3;
const SHARES = KNOWN + MAX_SEATS;
const VP = SHARES + MAX_SEATS * MAX_SHARES;
const TRACK = VP + MAX_SEATS;
const WORDS = TRACK + MAX_SEATS;

const UP = 0;
const DOWN = UP + TILES;
const PILES = DOWN + TILES;
/** Room for every card of the game. */
const PILE = 1 + DECK.length;
export const PLAYED = PILES;
/** The next card is the last. */
export const DRAW = PLAYED + PILE;
export const DISCARD = DRAW + PILE;
const HANDS = DISCARD + PILE;
const LAID = HANDS + MAX_SEATS * PILE;
const ANIMALS = LAID + MAX_SEATS * PILE;
const HERD = 1 + SPECIES.length;
const BYTES = ANIMALS + MAX_SEATS * HERD;

export const handOf = (seat: Seat): number => HANDS + seat * PILE;
export const laidOf = (seat: Seat): number => LAID + seat * PILE;
/** Species numbers, in the order taken. */
export const animalsOf = (seat: Seat): number => ANIMALS + seat * HERD;

export function blank(players: number, options: Options): State {
  return {
    players,
    options,
    round: firstRound(players),
    start: options.first,
    phase: 'share',
    toAct: options.first,
    asked: 'none',
    words: new Int32Array(WORDS),
    bytes: new Uint8Array(BYTES),
  };
}

export function clone(state: State): State {
  return {
    players: state.players,
    options: state.options,
    round: state.round,
    start: state.start,
    phase: state.phase,
    toAct: state.toAct,
    asked: state.asked,
    words: state.words.slice(),
    bytes: state.bytes.slice(),
  };
}

/** Makes `to` the position of `from`, a game of as many players: a clone without new memory, for search. */
export function copy(from: State, to: State): void {
  to.round = from.round;
  to.start = from.start;
  to.phase = from.phase;
  to.toAct = from.toAct;
  to.asked = from.asked;
  to.words.set(from.words);
  to.bytes.set(from.bytes);
}

export const up = (state: State, tile: number): number => state.bytes[UP + tile]!;
export const down = (state: State, tile: number): number => state.bytes[DOWN + tile]!;

export function setTile(state: State, tile: number, upper: number, lower: number): void {
  state.bytes[UP + tile] = upper;
  state.bytes[DOWN + tile] = lower;
}

/** Turns a tile over in view of all (MM-21). */
export function turn(state: State, tile: number): void {
  setTile(state, tile, down(state, tile), up(state, tile));
  state.words[TURNED]! |= 1 << tile;
  for (let seat = 0; seat < state.players; seat++) state.words[KNOWN + seat]! |= 1 << tile;
}

/** The tiles that show this face. */
export function showing(state: State, face: number): number {
  let mask = 0;
  for (let tile = 0; tile < TILES; tile++) if (up(state, tile) === face) mask |= 1 << tile;
  return mask;
}

export const middle = (state: State): number => state.words[MIDDLE]!;
export const setMiddle = (state: State, mask: number): void => void (state.words[MIDDLE] = mask);
export const turned = (state: State): number => state.words[TURNED]!;
export const setTurned = (state: State, mask: number): void => void (state.words[TURNED] = mask);
export const swapped = (state: State): number => state.words[SWAPPED]!;
export const setSwapped = (state: State, mask: number): void => void (state.words[SWAPPED] = mask);
export const known = (state: State, seat: Seat): number => state.words[KNOWN + seat]!;
export const setKnown = (state: State, seat: Seat, mask: number): void => void (state.words[KNOWN + seat] = mask);

/** A share of a seat, empty if there is none of this number. */
export const share = (state: State, seat: Seat, index: number): number =>
  state.words[SHARES + seat * MAX_SHARES + index]!;
export const setShare = (state: State, seat: Seat, index: number, mask: number): void =>
  void (state.words[SHARES + seat * MAX_SHARES + index] = mask);
export const shareCount = (state: State, seat: Seat): number =>
  share(state, seat, 0) === 0 ? 0 : share(state, seat, 1) === 0 ? 1 : 2;
/** All that a seat holds. */
export const holding = (state: State, seat: Seat): number => share(state, seat, 0) | share(state, seat, 1);

export const vp = (state: State, seat: Seat): number => state.words[VP + seat]!;
export const setVp = (state: State, seat: Seat, points: number): void => void (state.words[VP + seat] = points);
export const track = (state: State, seat: Seat): number => state.words[TRACK + seat]!;
export const setTrack = (state: State, seat: Seat, steps: number): void => void (state.words[TRACK + seat] = steps);

export const count = (state: State, pile: number): number => state.bytes[pile]!;
export const cardAt = (state: State, pile: number, index: number): number => state.bytes[pile + 1 + index]!;
export const setCardAt = (state: State, pile: number, index: number, card: number): void =>
  void (state.bytes[pile + 1 + index] = card);
export const setCount = (state: State, pile: number, cards: number): void => void (state.bytes[pile] = cards);

export function push(state: State, pile: number, card: number): void {
  const { bytes } = state;
  bytes[pile]! += 1;
  bytes[pile + bytes[pile]!] = card;
}

export function pop(state: State, pile: number): number {
  const { bytes } = state;
  const card = bytes[pile + bytes[pile]!]!;
  bytes[pile]! -= 1;
  return card;
}

/** How many of this card are in the pile. */
export function copiesIn(state: State, pile: number, card: number): number {
  let copies = 0;
  for (let index = 0; index < count(state, pile); index++) if (cardAt(state, pile, index) === card) copies++;
  return copies;
}

/** Takes the first of this card out; the others keep their order. */
export function remove(state: State, pile: number, card: number): void {
  const { bytes } = state;
  const end = pile + bytes[pile]!;
  let at = pile + 1;
  while (bytes[at] !== card) at++;
  bytes.copyWithin(at, at + 1, end + 1);
  bytes[pile]! -= 1;
}

export const cardsIn = (state: State, pile: number): number[] => [
  ...state.bytes.subarray(pile + 1, pile + 1 + state.bytes[pile]!),
];
export const cardNames = (state: State, pile: number): (typeof CARDS)[number][] =>
  cardsIn(state, pile).map((card) => CARDS[card]!);

/** The species a seat has tokens of, as bits. */
export function herd(state: State, seat: Seat): number {
  const pile = animalsOf(seat);
  let bits = 0;
  for (let index = 0; index < count(state, pile); index++) bits |= 1 << cardAt(state, pile, index);
  return bits;
}
export const WHOLE_HERD = (1 << SPECIES.length) - 1;

export const clockwise = (state: State, seat: Seat, steps = 1): Seat => (seat + steps) % state.players;
