/**
 * A position. What there is one of is a field; what there is one of per seat, tile or card is in three typed arrays that
 * are read and written by the functions below. Each has at most 64 bytes: V8 keeps such small arrays on its own heap,
 * and a clone is ten times cheaper.
 */
import { type Chance, shuffle } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { CARDS, DECK } from './cards.ts';
import type { Card, Choice, Options, Phase } from './protocol.ts';
import { NONE, SPECIES, TILES } from './tiles.ts';

const MAX_SEATS = 5;

export interface State {
  readonly players: number;
  readonly options: Options;
  round: number;
  start: Seat;
  phase: Phase;
  /** NONE when the game is over. */
  toAct: Seat;
  /** Which choice of the evaluation is open (MM-81, MM-82). */
  choice: Choice['kind'] | null;
  /** Where tiles lie and who knows them: one bit per tile. */
  readonly masks: Int32Array;
  /** By seat: points, steps on the hide track, tokens. */
  readonly seats: Int32Array;
  /** The faces of each tile, then how many cards each pile has, then the cards, pile after pile. */
  readonly bytes: Uint8Array;
}

export const LAST_ROUND = 5;
/** MM-11. */
export const firstRound = (players: number): number => (players < 4 ? 1 : 2);
/** The number of shares a seat gets in a round (MM-30, MM-36). */
export const quota = (players: number): number => (players === 2 ? 2 : 1);

const MIDDLE = 0;
const TURNED = 1;
const SWAPPED = 2;
const KNOWN = 3;
/** Two players have two each, more have one each. */
const SHARES = KNOWN + MAX_SEATS;
const MASKS = SHARES + MAX_SEATS;

const VP = 0;
const TRACK = VP + MAX_SEATS;
const TOKENS = TRACK + MAX_SEATS;
const SEATS = TOKENS + MAX_SEATS;

/** A tile is one byte: the face that is up in the low four bits, the other in the high four. */
const FACE_BITS = 4;
const UPPER = 15;
const COUNTS = TILES;
/** A pile's number is its place in `bytes`: what is discarded at the end of a round comes right after the discard pile. */
export const DRAW = 0;
export const DISCARD = 1;
export const PLAYED = 2;
const LAID = 3;
const HANDS = LAID + MAX_SEATS;
export const PILES = HANDS + MAX_SEATS;
const CARDS_AT = COUNTS + PILES;
const BYTES = CARDS_AT + DECK.length;

export const laidOf = (seat: Seat): number => LAID + seat;
export const handOf = (seat: Seat): number => HANDS + seat;

/** The first seat to act in the first round; no tile or card is anywhere yet. */
export function emptyState(players: number, options: Options): State {
  return {
    players,
    options,
    round: firstRound(players),
    start: options.first,
    phase: 'share',
    toAct: options.first,
    choice: null,
    masks: new Int32Array(MASKS),
    seats: new Int32Array(SEATS),
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
    choice: state.choice,
    masks: new Int32Array(state.masks),
    seats: new Int32Array(state.seats),
    bytes: new Uint8Array(state.bytes),
  };
}

/** Makes `target` (a clone of a state of the same game) the same as `source`, without allocating. */
export function copyInto(target: State, source: State): void {
  target.round = source.round;
  target.start = source.start;
  target.phase = source.phase;
  target.toAct = source.toAct;
  target.choice = source.choice;
  target.masks.set(source.masks);
  target.seats.set(source.seats);
  target.bytes.set(source.bytes);
}

export const up = (state: State, tile: number): number => state.bytes[tile]! & UPPER;
export const down = (state: State, tile: number): number => state.bytes[tile]! >> FACE_BITS;

export function setTile(state: State, tile: number, upper: number, lower: number): void {
  state.bytes[tile] = upper | (lower << FACE_BITS);
}

/** Turns a tile over in view of all (MM-21). */
export function turnOver(state: State, tile: number): void {
  setTile(state, tile, down(state, tile), up(state, tile));
  state.masks[TURNED]! |= 1 << tile;
  for (let seat = 0; seat < state.players; seat++) state.masks[KNOWN + seat]! |= 1 << tile;
}

/** The tiles that show this face. */
export function showing(state: State, face: number): number {
  let mask = 0;
  for (let tile = 0; tile < TILES; tile++) if (up(state, tile) === face) mask |= 1 << tile;
  return mask;
}

export const middle = (state: State): number => state.masks[MIDDLE]!;
export const setMiddle = (state: State, mask: number): void => void (state.masks[MIDDLE] = mask);
export const turned = (state: State): number => state.masks[TURNED]!;
export const setTurned = (state: State, mask: number): void => void (state.masks[TURNED] = mask);
export const swapped = (state: State): number => state.masks[SWAPPED]!;
export const setSwapped = (state: State, mask: number): void => void (state.masks[SWAPPED] = mask);
export const known = (state: State, seat: Seat): number => state.masks[KNOWN + seat]!;
export const setKnown = (state: State, seat: Seat, mask: number): void => void (state.masks[KNOWN + seat] = mask);

const shareSlot = (state: State, seat: Seat, index: number): number => SHARES + seat * quota(state.players) + index;
/** A share of a seat, empty if there is none of this number. */
export const share = (state: State, seat: Seat, index: number): number =>
  index < quota(state.players) ? state.masks[shareSlot(state, seat, index)]! : 0;
export const setShare = (state: State, seat: Seat, index: number, mask: number): void =>
  void (state.masks[shareSlot(state, seat, index)] = mask);
export const shareCount = (state: State, seat: Seat): number =>
  share(state, seat, 0) === 0 ? 0 : share(state, seat, 1) === 0 ? 1 : 2;
/** All tiles that a seat holds. */
export const holding = (state: State, seat: Seat): number => share(state, seat, 0) | share(state, seat, 1);

/** Everything in the middle, nothing known. */
export function gatherTiles(state: State): void {
  state.masks.fill(0);
  state.masks[MIDDLE] = -1;
}

export const vp = (state: State, seat: Seat): number => state.seats[VP + seat]!;
export const setVp = (state: State, seat: Seat, points: number): void => void (state.seats[VP + seat] = points);
export const track = (state: State, seat: Seat): number => state.seats[TRACK + seat]!;
export const setTrack = (state: State, seat: Seat, steps: number): void => void (state.seats[TRACK + seat] = steps);

/** Tokens in the order taken, three bits each, above three bits for their number. */
const TOKEN_BITS = 3;
const TOKEN = 7;
export const tokenCount = (state: State, seat: Seat): number => state.seats[TOKENS + seat]! & TOKEN;
const tokenAt = (state: State, seat: Seat, index: number): number =>
  (state.seats[TOKENS + seat]! >> ((index + 1) * TOKEN_BITS)) & TOKEN;

export function addToken(state: State, seat: Seat, species: number): void {
  const above = (tokenCount(state, seat) + 1) * TOKEN_BITS;
  state.seats[TOKENS + seat]! += (species << above) + 1;
}

export const tokensOf = (state: State, seat: Seat): number[] =>
  Array.from({ length: tokenCount(state, seat) }, (_, index) => tokenAt(state, seat, index));

/** The species a seat has tokens of, as bits. */
export function speciesBits(state: State, seat: Seat): number {
  let bits = 0;
  for (let index = tokenCount(state, seat) - 1; index >= 0; index--) bits |= 1 << tokenAt(state, seat, index);
  return bits;
}
export const ALL_SPECIES = (1 << SPECIES.length) - 1;

export const count = (state: State, pile: number): number => state.bytes[COUNTS + pile]!;

/** The place of a pile's first card in `bytes`. */
function pileAt(state: State, pile: number): number {
  let at = CARDS_AT;
  for (let before = 0; before < pile; before++) at += state.bytes[COUNTS + before]!;
  return at;
}

export const cardAt = (state: State, pile: number, index: number): number => state.bytes[pileAt(state, pile) + index]!;
export const setCardAt = (state: State, pile: number, index: number, card: number): void =>
  void (state.bytes[pileAt(state, pile) + index] = card);

/** All piles at once, by number: together they are the deck. */
export function setPiles(state: State, piles: readonly (readonly number[])[]): void {
  for (const [pile, cards] of piles.entries()) state.bytes[COUNTS + pile] = cards.length;
  state.bytes.set(piles.flat(), CARDS_AT);
}

/** A card of one pile becomes the last of another; all others keep their order. */
export function moveCard(state: State, from: number, index: number, to: number): void {
  const { bytes } = state;
  const at = pileAt(state, from) + index;
  const card = bytes[at]!;
  const end = pileAt(state, to) + count(state, to);
  if (to > from) {
    for (let next = at; next < end - 1; next++) bytes[next] = bytes[next + 1]!;
    bytes[end - 1] = card;
  } else {
    for (let next = at; next > end; next--) bytes[next] = bytes[next - 1]!;
    bytes[end] = card;
  }
  bytes[COUNTS + from]! -= 1;
  bytes[COUNTS + to]! += 1;
}

/** The next card of the draw pile, its last, goes to a hand. */
export const drawCard = (state: State, seat: Seat): void => moveCard(state, DRAW, count(state, DRAW) - 1, handOf(seat));

/** MM-85: the played cards, then those laid, by seat. They lie behind the discard pile already. */
export function discardRound(state: State): void {
  for (let pile = PLAYED; pile < HANDS; pile++) {
    state.bytes[COUNTS + DISCARD]! += state.bytes[COUNTS + pile]!;
    state.bytes[COUNTS + pile] = 0;
  }
}

/** MM-63: the discard pile, shuffled, is the draw pile, which is empty. */
export function reshuffle(state: State, chance: Chance): void {
  state.bytes[COUNTS + DRAW] = count(state, DISCARD);
  state.bytes[COUNTS + DISCARD] = 0;
  shuffleDraw(state, chance);
}

export const shuffleDraw = (state: State, chance: Chance): void =>
  shuffle(chance, state.bytes, CARDS_AT, CARDS_AT + count(state, DRAW));

/** Where the first of this card is in a pile, or NONE. */
export function indexOfCard(state: State, pile: number, card: number): number {
  const at = pileAt(state, pile);
  for (let index = 0; index < count(state, pile); index++) if (state.bytes[at + index] === card) return index;
  return NONE;
}

/** How many of this card are in the pile. */
export function copiesIn(state: State, pile: number, card: number): number {
  const at = pileAt(state, pile);
  let copies = 0;
  for (let index = 0; index < count(state, pile); index++) if (state.bytes[at + index] === card) copies++;
  return copies;
}

export const cardsIn = (state: State, pile: number): number[] =>
  Array.from({ length: count(state, pile) }, (_, index) => cardAt(state, pile, index));
export const cardNames = (state: State, pile: number): Card[] => cardsIn(state, pile).map((card) => CARDS[card]!);

export const clockwise = (state: State, seat: Seat, steps = 1): Seat => (seat + steps) % state.players;
