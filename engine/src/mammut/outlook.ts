/**
 * What a share will score: what is sure, what is possible, what is at risk. True however the round goes on, as long as
 * nobody touches the share itself.
 */
import type { Clause, Seat } from '../core/game.ts';
import {
  AXE_POINTS,
  MOST_AXES_FIRE,
  MOST_AXES_HIDE,
  MOST_HIDES_POINTS,
  MOST_TUSKS_FIRE,
  MOST_TUSKS_POINTS,
  OWN_HIDE,
} from './cards.ts';
import type { Species, TileNumber, View } from './protocol.ts';
import { type Counts, prospects, type Prospects, withCards } from './prospects.ts';
import { type Bounds, canBeLast, type Field, fewestAhead, mostAhead, mustBeLast } from './rivals.ts';
import { AXE_CARD_VP, AXE_LAST_ROUND_VP, FIRE_LOSS, MEAT_VP, MOST_CARD_VP, TUSK_VP } from './score.ts';
import { LAST_ROUND } from './state.ts';
import { AXE, FIRE, HIDE, MEAT, SPECIES, TUSK } from './tiles.ts';

/** The points of one clause. */
export interface OutlookLine {
  readonly rule: Clause;
  readonly least: number;
  readonly most: number;
  /** The most if cards count that the viewer does not see. */
  readonly withCards: number;
  /** How many tiles the seat has for it, where they are counted. */
  readonly count?: number;
}

export interface Outlook {
  /** In the order of the evaluation; only clauses that may bring or cost something. */
  readonly lines: readonly OutlookLine[];
  /** Negative if a loss cannot be avoided any more. */
  readonly sure: number;
  /** At most, without cards that the viewer does not see. Null while the seat has yet to gather another share. */
  readonly upTo: number | null;
  /** How much may be lost of what is sure. */
  readonly risk: number;
  /** How much more cards may bring that the viewer does not see. */
  readonly byCards: number;
  /** Cards it draws (MM-60), steps on the hide track (MM-65) and tokens (MM-80), as far as they can be seen. */
  readonly draws: number;
  readonly steps: number;
  readonly tokens: readonly Species[];
  /** Question marks in the share of which the viewer does not know the other side. */
  readonly unknown: number;
}

/** By seat; null for seats without a share. */
export function outlook(view: View, shares: View['shares'] = view.shares): readonly (Outlook | null)[] {
  if (view.phase !== 'share') return [];
  return shares.map((own, seat) => (own.length === 0 ? null : outlookOf(view, shares, seat)));
}

function outlookOf(view: View, shares: View['shares'], seat: Seat): Outlook {
  const ahead = prospects(view, shares, seat);
  const lines = linesOf(ahead).filter(({ least, most, withCards: max }) => least !== 0 || most !== 0 || max !== 0);
  const before = view.vp[seat]!;
  /** MM-53: the more each clause brings, the more all bring together, also where points stop at 0. */
  const total = (points: (line: OutlookLine) => number): number =>
    lines.reduce((vp, line) => Math.max(0, vp + points(line)), before) - before;
  const sure = total(({ least, most }) => (least >= 0 ? least : Math.min(0, most)));
  const upTo = total(({ most }) => most);
  return {
    lines,
    sure,
    upTo: ahead.isOpen ? null : upTo,
    risk: sure - total(({ least }) => least),
    byCards: ahead.isOpen ? 0 : total((line) => line.withCards) - upTo,
    draws: view.round === LAST_ROUND ? 0 : ahead.own[AXE]!.lo,
    steps: ahead.own[HIDE]!.lo + ahead.laid(OWN_HIDE, seat),
    ...inSight(view, (shares[seat] ?? []).flat(), seat),
  };
}

function inSight(view: View, tiles: readonly TileNumber[], seat: Seat): Pick<Outlook, 'tokens' | 'unknown'> {
  const sides = tiles.map((tile) => view.tiles[tile]!);
  const faces = sides.map(({ up, down }) => (up === '?' ? (down ?? up) : up));
  return {
    tokens: SPECIES.filter((species) => faces.includes(species) && !view.animals[seat]!.includes(species)),
    unknown: faces.filter((face) => face === '?').length,
  };
}

/** Whether a seat has the most of a kind for sure, and whether it may have (MM-52: it needs one). */
const hasMost = ({ lo, hi }: Bounds, field: Field): { readonly sure: boolean; readonly may: boolean } => ({
  sure: lo > 0 && mostAhead(lo, field) === 0,
  may: hi > 0 && fewestAhead(hi, field) === 0,
});

const times = (rule: Clause, { lo, hi }: Bounds, points: number): OutlookLine => ({
  rule,
  least: lo * points,
  most: hi * points,
  withCards: hi * points,
  count: lo,
});

function linesOf(ahead: Prospects): OutlookLine[] {
  const { view, own, field, laid, unseen } = ahead;
  const [axes, tusks] = [own[AXE]!, own[TUSK]!];
  const mostAxes = hasMost(axes, field[AXE]!);
  const mostTusks = hasMost(tusks, field[TUSK]!);
  const hides = withCards(ahead, HIDE, true, [{ card: MOST_AXES_HIDE, ...mostAxes }]);
  const fires = withCards(ahead, FIRE, false, [
    { card: MOST_AXES_FIRE, ...mostAxes },
    { card: MOST_TUSKS_FIRE, ...mostTusks },
  ]);
  const axePoints = times('MM-62', axes, AXE_CARD_VP);
  const forTheMost = (rule: Clause, card: number, counts: Counts): OutlookLine => {
    const now = hasMost(counts, counts.field);
    const max = hasMost({ lo: 0, hi: counts.max }, counts.field).may;
    const isLaid = laid(card) > 0;
    return {
      rule,
      least: isLaid && now.sure ? MOST_CARD_VP : 0,
      most: isLaid && now.may ? MOST_CARD_VP : 0,
      withCards: max && (isLaid || unseen(card) > 0) ? MOST_CARD_VP : 0,
      count: counts.lo,
    };
  };
  return [
    ...(view.round === LAST_ROUND ? [times('MM-61', axes, AXE_LAST_ROUND_VP)] : []),
    laid(AXE_POINTS) > 0
      ? axePoints
      : { ...axePoints, least: 0, most: 0, withCards: unseen(AXE_POINTS) > 0 ? axePoints.most : 0 },
    ...track(ahead, hides),
    forTheMost('MM-68', MOST_HIDES_POINTS, hides),
    times('MM-70', tusks, TUSK_VP),
    forTheMost('MM-71', MOST_TUSKS_POINTS, { ...tusks, max: tusks.hi, field: field[TUSK]! }),
    meat(ahead),
    ...fire(view, fires),
  ];
}

/** MM-66, MM-67: where the hide track ends up, of everybody. */
function track({ view, seat, others }: Prospects, hides: Counts): OutlookLine[] {
  const [lo, hi, max] = [hides.lo, hides.hi, hides.max].map((steps) => view.hideTrack[seat]! + steps) as [
    number,
    number,
    number,
  ];
  const behind = others.map((other) => view.hideTrack[other]!);
  const walked = behind.reduce((total, steps) => total + steps, 0);
  const field: Field = {
    rivals: hides.field.rivals.map((rival, i) => ({
      lo: rival.lo + behind[i]!,
      hi: rival.hi + behind[i]!,
      tie: rival.tie,
    })),
    total: { lo: hides.field.total.lo + walked, hi: hides.field.total.hi + walked },
  };
  const isFirst = (own: number): number => (fewestAhead(own, field) === 0 ? view.round : 0);
  const isLast = (own: number): number => (mustBeLast(own, field) ? -view.round : 0);
  return [
    {
      rule: 'MM-66',
      least: mostAhead(lo, field) === 0 ? view.round : 0,
      most: isFirst(hi),
      withCards: isFirst(max),
    },
    { rule: 'MM-67', least: canBeLast(lo, field) ? -view.round : 0, most: isLast(hi), withCards: isLast(max) },
  ];
}

/** MM-73: the rank can be as bad as the number of rivals who can be ahead. */
function meat({ view, own, field }: Prospects): OutlookLine {
  const { lo, hi } = own[MEAT]!;
  const points = (rank: number): number => MEAT_VP[view.players]![rank] ?? 0;
  const most = hi > 0 ? points(fewestAhead(hi, field[MEAT]!)) : 0;
  return {
    rule: 'MM-73',
    least: lo > 0 ? points(mostAhead(lo, field[MEAT]!)) : 0,
    most,
    withCards: most,
    count: lo,
  };
}

/** MM-76, MM-77. */
function fire(view: View, { lo, hi, max, field }: Counts): OutlookLine[] {
  const isLast = (own: number): boolean => mustBeLast(own, field);
  const isSafe = !canBeLast(lo, field);
  const loss: OutlookLine = {
    rule: 'MM-76',
    least: isSafe ? 0 : -FIRE_LOSS,
    most: isLast(hi) ? -FIRE_LOSS : 0,
    withCards: isLast(max) ? -FIRE_LOSS : 0,
    count: lo,
  };
  if (view.players !== 2) return [loss];
  return [
    loss,
    {
      rule: 'MM-77',
      least: isSafe ? lo : 0,
      most: isLast(hi) ? 0 : hi,
      withCards: isLast(max) ? 0 : max,
      count: lo,
    },
  ];
}
