/** What is worth considering: a plan is what a seat would do in its turn, card by card, up to its share. */
import type { FastChance } from '@traque/engine/core/chance';
import { evaluationName, FLIP, GIVE_BACK, isEvaluation, PEEK } from '@traque/engine/mammut/cards';
import { allShares, sharesOf } from '@traque/engine/mammut/play';
import type { Action } from '@traque/engine/mammut/protocol';
import { isLastShare, isStealable, mayPass } from '@traque/engine/mammut/share';
import {
  cardsIn,
  handOf,
  known,
  middle,
  quota,
  share,
  shareCount,
  showing,
  type State,
  up,
} from '@traque/engine/mammut/state';
import { isAnimal, lowest, MARK, size, TILES, tilesOf } from '@traque/engine/mammut/tiles';
import { maskWorth, somePart } from './playout.ts';
import { FACES } from './worth.ts';

export type Plan = readonly Action[];

/** Shares to take and shares to steal, at most about `wanted` of the former. */
export function sharePlans(state: State, price: Float64Array, wanted: number, chance: FastChance): Plan[] {
  if (mayPass(state)) return [[{ type: 'pass' }]];
  return [...takes(state, price, wanted, chance), ...thefts(state, price, chance)];
}

function takes(state: State, price: Float64Array, wanted: number, chance: FastChance): Plan[] {
  const loot = middle(state);
  if (loot === 0) return [];
  const masks = new Set<number>([loot]);
  if (!isLastShare(state)) {
    const part = fairPart(state, price);
    for (let i = 0; i < wanted; i++) {
      const target = part * (0.5 + chance.below(100) / 80);
      masks.add(i % 3 === 0 ? mine(state, loot, target, price, chance) : somePart(state, loot, target, price, chance));
    }
  }
  return distinctFaces(state, [...masks]).map((mask) => [{ type: 'take', tiles: tilesOf(mask) }]);
}

/** The same take with one kind of tile more, less or exchanged; other plans have none. */
export function variants(state: State, [first, ...rest]: Plan): Plan[] {
  if (first?.type !== 'take' || rest.length > 0 || isLastShare(state)) return [];
  const loot = middle(state);
  const taken = first.tiles.reduce((mask, tile) => mask | (1 << tile), 0);
  const more = onePerFace(state, loot & ~taken);
  const less = onePerFace(state, taken);
  const masks = [
    ...more.map((tile) => taken | (1 << tile)),
    ...less.map((tile) => taken & ~(1 << tile)),
    ...more.flatMap((tile) => less.map((other) => (taken & ~(1 << other)) | (1 << tile))),
  ];
  return distinctFaces(
    state,
    masks.filter((mask) => mask !== 0),
  ).map((mask) => [{ type: 'take', tiles: tilesOf(mask) }]);
}

function onePerFace(state: State, mask: number): number[] {
  return [...new Map(tilesOf(mask).map((tile) => [up(state, tile), tile])).values()];
}

/** What the middle holds for each share that is still to be made. */
function fairPart(state: State, price: Float64Array): number {
  let open = state.players * quota(state.players);
  for (let seat = 0; seat < state.players; seat++) open -= shareCount(state, seat);
  return maskWorth(state, middle(state), state.toAct, price) / open;
}

/** Tiles that are worth more to me than to the others first: a share that nobody else wants stays mine. */
function mine(state: State, loot: number, target: number, price: Float64Array, chance: FastChance): number {
  const seat = state.toAct;
  const scored = tilesOf(loot).map((tile) => {
    const face = up(state, tile);
    let others = 0;
    for (let other = 0; other < state.players; other++)
      if (other !== seat) others = Math.max(others, price[other * FACES + face]!);
    return { tile, score: price[seat * FACES + face]! - others + chance.below(100) / 60 };
  });
  scored.sort((a, b) => b.score - a.score);
  let mask = 0;
  let sum = 0;
  for (const { tile } of scored) {
    const value = price[seat * FACES + up(state, tile)]!;
    if (mask !== 0 && sum + value / 2 > target) break;
    mask |= 1 << tile;
    sum += value;
  }
  return mask;
}

function thefts(state: State, price: Float64Array, chance: FastChance): Plan[] {
  const plans: Plan[] = [];
  for (let from = 0; from < state.players; from++)
    for (let index = 0; index < 2; index++) {
      const loot = share(state, from, index);
      if (from === state.toAct || !isStealable(loot)) continue;
      for (const returned of distinctFaces(state, returns(state, loot, price, chance)))
        plans.push([{ type: 'steal', from, share: index, return: tilesOf(returned) }]);
    }
  return plans;
}

/** The cheapest tile, the cheapest two or three, each other tile alone while they are few, and random leftovers. */
function returns(state: State, loot: number, price: Float64Array, chance: FastChance): number[] {
  const seat = state.toAct;
  const tiles = tilesOf(loot).sort((a, b) => price[seat * FACES + up(state, a)]! - price[seat * FACES + up(state, b)]!);
  const masks: number[] = [];
  let sum = 0;
  for (const tile of tiles.slice(0, Math.min(3, tiles.length - 1))) masks.push((sum |= 1 << tile));
  for (const tile of tiles.slice(0, 10)) masks.push(1 << tile);
  const part = maskWorth(state, loot, seat, price);
  for (let i = 0; i < 4; i++) {
    const kept = somePart(state, loot, part * (0.4 + chance.below(50) / 100), price, chance);
    if (kept !== loot) masks.push(loot & ~kept);
  }
  return masks;
}

/** Of masks that show the same faces, one: equal tiles are equal shares. */
function distinctFaces(state: State, masks: readonly number[]): number[] {
  const seen = new Map<string, number>();
  for (const mask of masks) {
    const faces = tilesOf(mask)
      .map((tile) => String.fromCharCode(65 + up(state, tile)))
      .sort()
      .join('');
    if (!seen.has(faces)) seen.set(faces, mask);
  }
  return [...seen.values()];
}

/** Plans that begin with a card of the hand, followed by one of the best shares where it is still possible. */
export function cardPlans(state: State, shares: readonly Plan[], chance: FastChance): Plan[] {
  const plans: Plan[] = [];
  for (const card of new Set(cardsIn(state, handOf(state.toAct)))) {
    if (isEvaluation(card))
      for (const then of shares) plans.push([{ type: 'lay', card: evaluationName(card) }, ...then]);
    if (card === GIVE_BACK)
      for (const shares of givings(state)) plans.push([{ type: 'play', card: 'giveBack', shares }]);
    if (card === FLIP)
      for (const tiles of flips(state, chance))
        for (const then of shares.slice(0, 1)) plans.push([{ type: 'play', card: 'flip', tiles }, ...then]);
  }
  return plans;
}

function givings(state: State): [number, number][][] {
  const all = sharesOf(allShares(state));
  return all.length < 2 ? all.map((one) => [one]) : [...all.map((one): [number, number][] => [one]), all];
}

function flips(state: State, chance: FastChance): number[][] {
  const tiles: number[] = [];
  for (let tile = 0; tile < TILES; tile++) if (!isAnimal(up(state, tile))) tiles.push(tile);
  const chosen = tiles.filter(() => chance.below(3) === 0).slice(0, 8);
  return [...chosen.map((tile) => [tile]), ...chosen.slice(1).map((tile, i) => [chosen[i]!, tile])];
}

/** Looking costs only a card: done when something that is up for taking is unknown. Or null. */
export function peekPlan(state: State): Action | null {
  const seat = state.toAct;
  if (!cardsIn(state, handOf(seat)).includes(PEEK)) return null;
  const unknown = showing(state, MARK) & ~known(state, seat);
  const near = unknown & middle(state);
  const among = near !== 0 ? near : unknown;
  if (among === 0 || size(among) < 2) return null;
  return { type: 'play', card: 'peek', tiles: [lowest(among), lowest(among & (among - 1))] };
}
