/** What tiles, tokens, cards and places are worth: rough prices by which the playouts trade and the search looks past a round. */
import { AXE, FIRE, HIDE, isAnimal, ANIMAL, MARK, MEAT, size, TUSK } from '@traque/engine/mammut/tiles';
import { count, firstRound, handOf, herd, LAST_ROUND, type State, track, vp } from '@traque/engine/mammut/state';

export const FACES = 15;
/** MM-90, and a way between the steps. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30, 30] as const;
/** Tokens a player gains in a round when all fight for them. */
const TOKENS_A_ROUND = 1.1;
const CARD = 1.8;

const fixed = Float64Array.from({ length: FACES }, () => 0.8);
fixed[AXE] = 2.2;
fixed[HIDE] = 1.5;
fixed[TUSK] = 2;
fixed[MEAT] = 1.8;
fixed[FIRE] = 1.3;
fixed[MARK] = 1.8;

/** What each face is worth to each seat in this round, flat by seat and face. */
export function prices(state: State, out: Float64Array): void {
  const last = state.round === LAST_ROUND;
  for (let seat = 0; seat < state.players; seat++) {
    const mine = herd(state, seat);
    const tokens = size(mine);
    for (let face = 0; face < FACES; face++) {
      let price = fixed[face]!;
      if (face === AXE && last) price = 3;
      if (face === HIDE) price = 0.9 + 0.12 * restOfHides(state);
      if (isAnimal(face)) price = (mine & (1 << (face - ANIMAL))) === 0 ? tokenWorth(state, tokens) : 0.2;
      out[seat * FACES + face] = price;
    }
  }
}

/** What one more token is worth to somebody who has so many. */
function tokenWorth(state: State, tokens: number): number {
  return herdWorth(state, tokens + 1) - herdWorth(state, tokens) + 0.4;
}

/** MM-90 seen from here: the tokens that will still come are counted in part. */
function herdWorth(state: State, tokens: number): number {
  const expected = Math.min(7, tokens + TOKENS_A_ROUND * (LAST_ROUND - state.round));
  const whole = Math.floor(expected);
  return SPECIES_VP[whole]! + (expected - whole) * (SPECIES_VP[whole + 1]! - SPECIES_VP[whole]!);
}

/** The points that the hide track still pays in all (MM-66). */
function restOfHides(state: State): number {
  let sum = 0;
  for (let round = Math.max(state.round, firstRound(state.players)); round <= LAST_ROUND; round++) sum += round;
  return sum;
}

/** The final score that a seat may hope for, at the beginning of a round. */
export function prospect(state: State, seat: number): number {
  let mean = 0;
  for (let other = 0; other < state.players; other++) mean += track(state, other) / state.players;
  const lead = Math.tanh((track(state, seat) - mean) / 4);
  return (
    vp(state, seat) +
    herdWorth(state, size(herd(state, seat))) +
    0.5 * restOfHides(state) * lead +
    CARD * Math.min(4, count(state, handOf(seat)))
  );
}

const hopes = new Float64Array(8);

/** The chance that a seat wins, from everybody's prospects: the more rounds are left, the less a lead says. */
export function winning(state: State, seat: number): number {
  const over = state.phase === 'over';
  const spread = over ? 1.5 : 4 + 4 * (LAST_ROUND - state.round + 1);
  let best = -Infinity;
  for (let other = 0; other < state.players; other++) {
    hopes[other] = over ? vp(state, other) + track(state, other) / 100 : prospect(state, other);
    best = Math.max(best, hopes[other]!);
  }
  let sum = 0;
  for (let other = 0; other < state.players; other++) sum += Math.exp((hopes[other]! - best) / spread);
  const soft = Math.exp((hopes[seat]! - best) / spread) / sum;
  if (!over) return soft;
  return 0.9 * (hopes[seat] === best ? 1 : 0) + 0.1 * soft;
}
