/** What is known of the rest of a round: how many tiles and cards each player may end up with. */
import type { Seat } from '../core/game.ts';
import { cardNumber, FLIP, OWN_HIDE } from './cards.ts';
import { unknownPairs } from './hidden-sides.ts';
import { unseenCards } from './imagine.ts';
import type { TileNumber, View } from './protocol.ts';
import type { Bounds, Field, Rival } from './rivals.ts';
import { quota } from './state.ts';
import { faceNumber, KINDS, MARK } from './tiles.ts';

const FLIPPED_BY_A_CARD = 2;

/** Where the shares stand, from the side of one seat. All of it may be known to the viewer. */
export interface Prospects {
  readonly view: View;
  readonly seat: Seat;
  readonly others: readonly Seat[];
  /** No share will change any more. */
  readonly isFinal: boolean;
  /** The seat will gather another share (two players, MM-36). */
  readonly isOpen: boolean;
  /** By kind: the seat's tiles. */
  readonly own: readonly Bounds[];
  /** By kind: the others' tiles. */
  readonly field: readonly Field[];
  /** How many of these cards are laid and seen, by all or by one seat. */
  readonly laid: (card: number, by?: Seat) => number;
  /** How many more of them may count: laid face down already, or laid before the round ends. */
  readonly unseen: (card: number, by?: Seat) => number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function prospects(view: View, shares: View['shares'], seat: Seat): Prospects {
  const isFinal = shares.every((own) => own.length === quota(view.players));
  const isOpen = !isFinal && (shares[seat] ?? []).length < quota(view.players);
  const others = view.vp.flatMap((_, other) => (other === seat ? [] : [other]));
  const cards = cardsOf(view, seat, isFinal, isOpen);
  const turns = isFinal ? 0 : FLIPPED_BY_A_CARD * cards.unseen(FLIP);
  const tilesOf = (of: Seat): readonly TileNumber[] => (shares[of] ?? []).flat();
  const mine = tilesOf(seat);
  const rest = view.tiles.flatMap((_, tile) => (mine.includes(tile) ? [] : [tile]));
  const ties = tiesOf(view, shares, seat, isFinal);
  const field = KINDS.map((_, kind): Field => {
    const { lo, hi } = among(view, rest, kind);
    if (isFinal)
      return {
        rivals: others.map((other) => ({ ...among(view, tilesOf(other), kind), tie: ties(other) })),
        total: { lo, hi },
      };
    const total = { lo: isOpen ? 0 : Math.max(0, lo - turns), hi: Math.min(rest.length, hi + turns) };
    return { rivals: others.map((other) => ({ lo: 0, hi: total.hi, tie: ties(other) })), total };
  });
  const own = KINDS.map((_, kind) => {
    const { lo, hi } = among(view, mine, kind);
    return { lo, hi: isOpen ? hi + field[kind]!.total.hi : hi };
  });
  return { view, seat, others, isFinal, isOpen, own, field, ...cards };
}

/** How many tiles of a kind are among these when the question marks have been turned (MM-50). */
function among(view: View, tiles: readonly TileNumber[], kind: number): Bounds {
  let lo = 0;
  let marks = 0;
  for (const tile of tiles) {
    const { up, down } = view.tiles[tile]!;
    if (up === '?' && down === undefined) marks++;
    else if ((up === '?' ? down : up) === KINDS[kind]) lo++;
  }
  const hidden = unknownPairs(view).filter((pair) => pair.includes(MARK) && pair.includes(kind)).length;
  return { lo, hi: lo + Math.min(marks, hidden) };
}

/** MM-51: the shaman's holder comes first; who else comes before whom is known when the shares are final. */
function tiesOf(view: View, shares: View['shares'], seat: Seat, isFinal: boolean): (other: Seat) => Rival['tie'] {
  const isShaman = (tile: TileNumber): boolean => faceNumber(view.tiles[tile]!.up) > faceNumber('reindeer');
  const holder = shares.findIndex((own) => own.flat().some(isShaman));
  if (holder === seat) return () => 'mine';
  if (!isFinal) return () => 'open';
  const step = view.tiles.some(({ up }) => up === 'blue') ? -1 : 1;
  const place = (of: Seat): number => (step * (of - holder) + view.players) % view.players;
  return (other) => (place(seat) < place(other) ? 'mine' : 'theirs');
}

/** Cards in hands count too, of those who may still act: everybody but a seat that has all its shares. */
function cardsOf(view: View, seat: Seat, isFinal: boolean, isOpen: boolean): Pick<Prospects, 'laid' | 'unseen'> {
  const pool = unseenCards(view);
  const copies = (pile: readonly unknown[] | number | undefined, card: number): number =>
    Array.isArray(pile) ? pile.filter((name) => cardNumber(name) === card).length : 0;
  const hidden = (pile: readonly unknown[] | number | undefined): number => (typeof pile === 'number' ? pile : 0);
  const all = view.vp.map((_, of) => of);
  const plays = (of: Seat): boolean => !isFinal && (of !== seat || isOpen);
  const laid = (card: number, by?: Seat): number =>
    sum((by === undefined ? all : [by]).map((of) => copies(view.laid[of], card)));
  const unseen = (card: number, by?: Seat): number => {
    const seats = by === undefined ? all : [by];
    const slots = sum(
      seats.map((of) => (card === FLIP ? 0 : hidden(view.laid[of])) + (plays(of) ? hidden(view.hands[of]) : 0)),
    );
    const shown = sum(seats.map((of) => (plays(of) ? copies(view.hands[of], card) : 0)));
    return Math.min(slots, pool.filter((other) => other === card).length) + shown;
  };
  return { laid, unseen };
}

/** The counts of a kind with the cards that stand for a tile of it (MM-52). */
export interface Counts extends Bounds {
  /** With cards that the viewer does not see. */
  readonly max: number;
  readonly field: Field;
}

/** A card that gives a tile to the player with the most of some kind: whether the seat gets it for sure, or may get it. */
export interface Bonus {
  readonly card: number;
  readonly sure: boolean;
  readonly may: boolean;
}

export function withCards(of: Prospects, kind: number, ownCard: boolean, bonuses: readonly Bonus[]): Counts {
  const { seat, others, own, field, laid, unseen } = of;
  const tiles = own[kind]!;
  const { rivals, total } = field[kind]!;
  const self = ownCard ? laid(OWN_HIDE, seat) : 0;
  const gift = (pick: (bonus: Bonus) => boolean, number: (card: number) => number): number =>
    sum(bonuses.filter(pick).map(({ card }) => number(card)));
  const lost = gift(
    ({ sure }) => !sure,
    (card) => laid(card) + unseen(card),
  );
  const theirs = (other: Seat): Bounds => {
    const seen = ownCard ? laid(OWN_HIDE, other) : 0;
    return { lo: seen, hi: seen + (ownCard ? unseen(OWN_HIDE, other) : 0) };
  };
  const extra = others.map(theirs);
  return {
    lo: tiles.lo + self + gift(({ sure }) => sure, laid),
    hi: tiles.hi + self + gift(({ may }) => may, laid),
    max:
      tiles.hi +
      self +
      (ownCard ? unseen(OWN_HIDE, seat) : 0) +
      gift(
        ({ may }) => may,
        (card) => laid(card) + unseen(card),
      ),
    field: {
      rivals: rivals.map((rival, i) => ({
        lo: rival.lo + extra[i]!.lo,
        hi: rival.hi + extra[i]!.hi + lost,
        tie: rival.tie,
      })),
      total: { lo: total.lo + sum(extra.map(({ lo }) => lo)), hi: total.hi + sum(extra.map(({ hi }) => hi)) + lost },
    },
  };
}
