/** The points of a round, kind by kind (MM-53 to MM-77). Within a kind the cards that belong to it come last. */
import type { Clause, Seat } from '../core/game.ts';
import { AXE_POINTS, evaluationName, MOST_HIDES_POINTS, MOST_TUSKS_POINTS } from './cards.ts';
import type { Emit } from './events.ts';
import { LAST_ROUND, setTrack, setVp, type State, track, vp } from './state.ts';
import { fewest, laidCopies, most, type Tally, tallied } from './tally.ts';
import { AXE, FIRE, HIDE, MEAT, NONE, TUSK } from './tiles.ts';

export const AXE_LAST_ROUND_VP = 3;
export const AXE_CARD_VP = 2;
export const MOST_CARD_VP = 4;
export const TUSK_VP = 2;
export const FIRE_LOSS = 5;
/** MM-73: for the most meat, the second and so on, by the number of players. */
export const MEAT_VP: Readonly<Record<number, readonly number[]>> = { 2: [8], 3: [8, 5], 4: [8, 5, 2], 5: [8, 5, 2] };

/** Everything that gives or takes points, MM-61 to MM-77; drawing cards (MM-60) and animals are apart. */
export function scoreTally(state: State, tally: Tally, emit: Emit | undefined): void {
  axes(state, tally, emit);
  hides(state, tally, emit);
  tusks(state, tally, emit);
  meat(state, tally, emit);
  fire(state, tally, emit);
}

function axes(state: State, tally: Tally, emit: Emit | undefined): void {
  if (state.round === LAST_ROUND) forEachTile(state, tally, AXE, AXE_LAST_ROUND_VP, 'MM-61', NONE, emit);
  if (laidCopies(state, AXE_POINTS) > 0) forEachTile(state, tally, AXE, AXE_CARD_VP, 'MM-62', AXE_POINTS, emit);
}

function hides(state: State, tally: Tally, emit: Emit | undefined): void {
  for (let seat = 0; seat < state.players; seat++) {
    const steps = tallied(tally, seat, HIDE);
    if (steps === 0) continue;
    setTrack(state, seat, track(state, seat) + steps);
    emit?.({ type: 'hides', for: null, seat, steps, track: track(state, seat) });
  }
  award(state, furthest(state, tally), state.round, 'MM-66', NONE, NONE, emit);
  award(state, leastFar(state, tally), -state.round, 'MM-67', NONE, NONE, emit);
  forTheMost(state, tally, HIDE, 'MM-68', MOST_HIDES_POINTS, emit);
}

function tusks(state: State, tally: Tally, emit: Emit | undefined): void {
  forEachTile(state, tally, TUSK, TUSK_VP, 'MM-70', NONE, emit);
  forTheMost(state, tally, TUSK, 'MM-71', MOST_TUSKS_POINTS, emit);
}

function meat(state: State, tally: Tally, emit: Emit | undefined): void {
  let ranked = 0;
  for (const points of MEAT_VP[state.players]!) {
    const seat = mostMeatBut(tally, ranked);
    if (seat === NONE) return;
    ranked |= 1 << seat;
    award(state, seat, points, 'MM-73', tallied(tally, seat, MEAT), NONE, emit);
  }
}

function mostMeatBut(tally: Tally, ranked: number): Seat {
  let best = NONE;
  for (const seat of tally.order) {
    if ((ranked & (1 << seat)) !== 0 || tallied(tally, seat, MEAT) === 0) continue;
    if (best === NONE || tallied(tally, seat, MEAT) > tallied(tally, best, MEAT)) best = seat;
  }
  return best;
}

function fire(state: State, tally: Tally, emit: Emit | undefined): void {
  const coldest = fewest(tally, FIRE);
  award(state, coldest, -FIRE_LOSS, 'MM-76', tallied(tally, coldest, FIRE), NONE, emit);
  if (state.players !== 2) return;
  const other = 1 - coldest;
  const fires = tallied(tally, other, FIRE);
  if (fires > 0) award(state, other, fires, 'MM-77', fires, NONE, emit);
}

function furthest(state: State, tally: Tally): Seat {
  let best = tally.order[0]!;
  for (const seat of tally.order) if (track(state, seat) > track(state, best)) best = seat;
  return best;
}

function leastFar(state: State, tally: Tally): Seat {
  let worst = tally.order[0]!;
  for (const seat of tally.order) if (track(state, seat) <= track(state, worst)) worst = seat;
  return worst;
}

function forEachTile(
  state: State,
  tally: Tally,
  kind: number,
  points: number,
  rule: Clause,
  card: number,
  emit: Emit | undefined,
): void {
  for (let seat = 0; seat < state.players; seat++) {
    const tiles = tallied(tally, seat, kind);
    if (tiles > 0) award(state, seat, tiles * points, rule, tiles, card, emit);
  }
}

function forTheMost(
  state: State,
  tally: Tally,
  kind: number,
  rule: Clause,
  card: number,
  emit: Emit | undefined,
): void {
  if (laidCopies(state, card) === 0) return;
  const seat = most(tally, kind);
  if (seat !== NONE) award(state, seat, MOST_CARD_VP, rule, tallied(tally, seat, kind), card, emit);
}

/** Points for or against a seat; VP never fall below 0 (MM-53). `tiles` and `card` are NONE where they do not matter. */
export function award(
  state: State,
  seat: Seat,
  points: number,
  rule: Clause,
  tiles: number,
  card: number,
  emit: Emit | undefined,
): void {
  const before = vp(state, seat);
  const total = Math.max(0, before + points);
  setVp(state, seat, total);
  if (emit === undefined) return;
  emit({
    type: 'score',
    for: null,
    seat,
    rule,
    vp: total - before,
    total,
    ...(tiles === NONE ? {} : { count: tiles }),
    ...(card === NONE ? {} : { card: evaluationName(card) }),
  });
}
