/** Playing a round to its end: everybody takes about his part, or steals what is worth more than his part. */
import type { FastChance } from '@traque/engine/core/chance';
import { chooseAnimal, decline, exchange, freeAnimalTiles } from '@traque/engine/mammut/choose';
import { isLastShare, isStealable, pass, steal, take } from '@traque/engine/mammut/share';
import { herd, middle, quota, share, shareCount, type State, up } from '@traque/engine/mammut/state';
import { ANIMAL, lowest, size, SPECIES } from '@traque/engine/mammut/tiles';
import { FACES } from './worth.ts';

/** After so many turns nobody steals any more: chains of theft end, but not soon enough for a playout. */
const PATIENCE = 24;

/** Plays until the round is evaluated and the next one poured, or the game is over. `price` is flat by seat and face. */
export function playRound(state: State, price: Float64Array, chance: FastChance): void {
  const { round } = state;
  for (let turns = 0; state.round === round && state.phase !== 'over'; turns++)
    if (state.phase === 'choose') choose(state, chance);
    else shareTurn(state, price, turns < PATIENCE, chance);
}

export function choose(state: State, chance: FastChance): void {
  const seat = state.toAct;
  if (state.asked === 'mostHidesAnimal')
    return chooseAnimal(state, someMissing(state, seat, 0, chance), chance, undefined);
  const tile = idleAnimal(state, seat);
  if (tile < 0) return decline(state, chance, undefined);
  return exchange(state, tile, someMissing(state, seat, animals(state, seat), chance), chance, undefined);
}

/** An animal tile that would bring him nothing: of a species he has, or has on another tile. Or -1. */
export function idleAnimal(state: State, seat: number): number {
  let seen = herd(state, seat);
  for (let rest = freeAnimalTiles(state, seat); rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const bit = 1 << (up(state, tile) - ANIMAL);
    if ((seen & bit) !== 0) return missing(state, seat, animals(state, seat)) === 0 ? -1 : tile;
    seen |= bit;
  }
  return -1;
}

/** The species on his animal tiles, as bits. */
export function animals(state: State, seat: number): number {
  let bits = 0;
  for (let rest = freeAnimalTiles(state, seat); rest !== 0; rest &= rest - 1)
    bits |= 1 << (up(state, lowest(rest)) - ANIMAL);
  return bits;
}

export const missing = (state: State, seat: number, coming: number): number =>
  ((1 << SPECIES.length) - 1) & ~(herd(state, seat) | coming);

export function someMissing(state: State, seat: number, coming: number, chance: FastChance): number {
  let bits = missing(state, seat, coming);
  if (bits === 0) bits = missing(state, seat, 0);
  for (let skip = chance.below(size(bits)); skip > 0; skip--) bits &= bits - 1;
  return lowest(bits);
}

const best = { value: 0, from: 0, index: 0, cheapest: 0 };

function shareTurn(state: State, price: Float64Array, mayRob: boolean, chance: FastChance): void {
  const seat = state.toAct;
  const loot = middle(state);
  const worth = maskWorth(state, loot, seat, price);
  const last = isLastShare(state);
  let open = state.players * quota(state.players);
  for (let other = 0; other < state.players; other++) open -= shareCount(state, other);
  const part = last ? worth : (worth / open) * (0.9 + chance.below(40) / 100);
  if ((mayRob || loot === 0) && findTheft(state, price) && (loot === 0 || best.value > part))
    return steal(state, best.from, best.index, 1 << best.cheapest, undefined);
  if (loot === 0) return pass(state, chance, undefined);
  return take(state, last ? loot : somePart(state, loot, part, price, chance), chance, undefined);
}

/** The theft that leaves the most once its cheapest tile is returned. */
function findTheft(state: State, price: Float64Array): boolean {
  const seat = state.toAct;
  best.value = -1;
  for (let from = 0; from < state.players; from++) {
    if (from === seat) continue;
    for (let index = 0; index < 2; index++) {
      const loot = share(state, from, index);
      if (!isStealable(loot)) continue;
      let cheapest = -1;
      let least = Infinity;
      let sum = 0;
      for (let rest = loot; rest !== 0; rest &= rest - 1) {
        const tile = lowest(rest);
        const value = price[seat * FACES + up(state, tile)]!;
        sum += value;
        if (value < least) {
          least = value;
          cheapest = tile;
        }
      }
      if (sum - least > best.value) {
        best.value = sum - least;
        best.from = from;
        best.index = index;
        best.cheapest = cheapest;
      }
    }
  }
  return best.value >= 0;
}

export function maskWorth(state: State, mask: number, seat: number, price: Float64Array): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += price[seat * FACES + up(state, lowest(rest))]!;
  return sum;
}

const order = new Uint8Array(32);

/** Tiles at random until they are worth `part`, never all of them unless there is one. */
export function somePart(state: State, loot: number, part: number, price: Float64Array, chance: FastChance): number {
  const seat = state.toAct;
  let left = 0;
  for (let rest = loot; rest !== 0; rest &= rest - 1) order[left++] = lowest(rest);
  let mask = 0;
  let sum = 0;
  while (left > 0) {
    const pick = chance.below(left);
    const tile = order[pick]!;
    order[pick] = order[--left]!;
    const value = price[seat * FACES + up(state, tile)]!;
    if (mask !== 0 && sum + value / 2 > part) break;
    mask |= 1 << tile;
    sum += value;
  }
  return mask;
}
