/** Scores a finished sharing (MM-50 to MM-90) on a rollout state: the same result as the engine, but much faster. */
import {
  AXE_POINTS,
  MOST_AXES_FIRE,
  MOST_AXES_HIDE,
  MOST_HIDES_ANIMAL,
  MOST_HIDES_POINTS,
  MOST_TUSKS_FIRE,
  MOST_TUSKS_POINTS,
  OWN_HIDE,
  WILD_ANIMAL,
} from '@traque/engine/mammut/cards';
import { AXE, FIRE, HIDE, lowest, MEAT, size, TUSK } from '@traque/engine/mammut/tiles';
import { heldTiles, type RolloutState } from './rollout-state.ts';
import { KIND_COUNT, kindMask, SPECIES_COUNT, type World } from './world.ts';

const SEATS = 5;
const LAST_ROUND = 5;
const MEAT_VP = [[], [], [8], [8, 5], [8, 5, 2], [8, 5, 2]] as const;
/** MM-90. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30] as const;
const WHOLE_HERD = (1 << SPECIES_COUNT) - 1;

/** The standings after the round; after the last round including the points for species. */
export interface RoundResult {
  players: number;
  /** The round that was scored. */
  round: number;
  readonly vp: Float64Array;
  readonly track: Int32Array;
  readonly herd: Int32Array;
  readonly cards: Int32Array;
  /** The seat that starts the next round. */
  start: number;
}

export const newRoundResult = (): RoundResult => ({
  players: 0,
  round: 0,
  vp: new Float64Array(SEATS),
  track: new Int32Array(SEATS),
  herd: new Int32Array(SEATS),
  cards: new Int32Array(SEATS),
  start: 0,
});

const counts = new Int32Array(SEATS * KIND_COUNT);
const order = new Uint8Array(SEATS);
/** All laid cards as bits, and the number of wild animals by seat. */
let laid = 0;
const wildAnimals = new Int32Array(SEATS);

/**
 * `extraCard`: a card that `extraSeat` lays in addition to those in the world, or -1. The `layingSeats` (bits) also lay
 * the cards in hand that they are willing to lay and that help them.
 */
export function scoreRound(
  sim: RolloutState,
  world: World,
  layingSeats: number,
  extraSeat: number,
  extraCard: number,
  result: RoundResult,
): void {
  const { players } = world;
  result.players = players;
  result.round = world.round;
  result.start = sim.toAct;
  countTiles(sim, world);
  laid = 0;
  for (let seat = 0; seat < players; seat++) {
    wildAnimals[seat] = 0;
    result.vp[seat] = world.vp[seat]!;
    result.track[seat] = world.track[seat]!;
    result.herd[seat] = world.herd[seat]!;
    result.cards[seat] = world.hands[seat]!.length;
  }
  // The engine counts most axes and most tusks on tiles alone, so cards that are laid do not change who has them.
  const axes = most(players, AXE);
  const tusks = most(players, TUSK);
  const hides = most(players, HIDE);
  for (let seat = 0; seat < players; seat++) {
    const down = world.laid[seat]!;
    for (let i = 0; i < down.length; i++) applyCard(seat, down[i]!, axes, tusks);
    if (seat === extraSeat && extraCard >= 0) layCard(seat, extraCard, axes, tusks, result);
    if ((layingSeats & (1 << seat)) === 0) continue;
    let alreadyLaid = seat === extraSeat ? extraCard : -1;
    const willingCards = world.willingCards[seat]!;
    for (let i = 0; i < willingCards.length; i++) {
      const card = willingCards[i]!;
      if (card === alreadyLaid) alreadyLaid = -1;
      else if (wouldLay(sim, world, seat, card, axes, tusks, hides)) layCard(seat, card, axes, tusks, result);
    }
  }
  scoreAxes(world, players, result);
  scoreHides(world, players, result);
  scoreTusks(players, tusks, result);
  scoreMeat(players, result);
  scoreFire(players, result);
  scoreAnimals(sim, world, result);
}

function countTiles(sim: RolloutState, world: World): void {
  const { players } = world;
  let holder = 0;
  for (let seat = 0; seat < players; seat++) {
    const tiles = heldTiles(sim, seat);
    if ((tiles & world.shaman) !== 0) holder = seat;
    const at = seat * KIND_COUNT;
    for (let kind = 0; kind < KIND_COUNT; kind++) counts[at + kind] = size(tiles & kindMask(world, kind));
  }
  for (let place = 0; place < players; place++) order[place] = (holder + place * world.step) % players;
}

const countOf = (seat: number, kind: number): number => counts[seat * KIND_COUNT + kind]!;

function most(players: number, kind: number): number {
  let best = -1;
  let number = 0;
  for (let place = 0; place < players; place++) {
    const seat = order[place]!;
    if (countOf(seat, kind) > number) {
      best = seat;
      number = countOf(seat, kind);
    }
  }
  return best;
}

const isLaid = (card: number): boolean => (laid & (1 << card)) !== 0;

function applyCard(seat: number, card: number, axes: number, tusks: number): void {
  laid |= 1 << card;
  if (card === OWN_HIDE) counts[seat * KIND_COUNT + HIDE]! += 1;
  else if (card === WILD_ANIMAL) wildAnimals[seat]! += 1;
  else if (card === MOST_AXES_HIDE && axes >= 0) counts[axes * KIND_COUNT + HIDE]! += 1;
  else if (card === MOST_AXES_FIRE && axes >= 0) counts[axes * KIND_COUNT + FIRE]! += 1;
  else if (card === MOST_TUSKS_FIRE && tusks >= 0) counts[tusks * KIND_COUNT + FIRE]! += 1;
}

function layCard(seat: number, card: number, axes: number, tusks: number, result: RoundResult): void {
  applyCard(seat, card, axes, tusks);
  result.cards[seat]! -= 1;
}

/** Whether a player who sees the shares would lay the card. */
function wouldLay(
  sim: RolloutState,
  world: World,
  seat: number,
  card: number,
  axes: number,
  tusks: number,
  hides: number,
): boolean {
  switch (card) {
    case OWN_HIDE:
      return true;
    case WILD_ANIMAL:
      return wildAnimals[seat] === 0 && hasDuplicateAnimal(heldTiles(sim, seat), world, seat);
    case AXE_POINTS:
      return axes === seat && countOf(seat, AXE) > 1;
    case MOST_HIDES_POINTS:
    case MOST_HIDES_ANIMAL:
      return hides === seat;
    case MOST_AXES_HIDE:
    case MOST_AXES_FIRE:
      return axes === seat;
    default:
      return tusks === seat;
  }
}

function hasDuplicateAnimal(tiles: number, world: World, seat: number): boolean {
  let seen = world.herd[seat]!;
  for (let rest = tiles & world.animals; rest !== 0; rest &= rest - 1) {
    const bit = world.species[lowest(rest)]!;
    if ((seen & bit) !== 0) return true;
    seen |= bit;
  }
  return false;
}

function addPoints(result: RoundResult, seat: number, points: number): void {
  const total = result.vp[seat]! + points;
  result.vp[seat] = total < 0 ? 0 : total;
}

function scoreAxes(world: World, players: number, result: RoundResult): void {
  const each = (world.round === LAST_ROUND ? 3 : 0) + (isLaid(AXE_POINTS) ? 2 : 0);
  let deck = world.deck;
  const holder = order[0]!;
  for (let place = 0; place < players; place++) {
    const seat = (holder + place) % players;
    const axes = countOf(seat, AXE);
    result.vp[seat]! += each * axes;
    if (world.round === LAST_ROUND) continue;
    const drawn = Math.min(axes, deck);
    result.cards[seat]! += drawn;
    deck -= drawn;
  }
}

function scoreHides(world: World, players: number, result: RoundResult): void {
  let first = order[0]!;
  let last = first;
  for (let seat = 0; seat < players; seat++) result.track[seat]! += countOf(seat, HIDE);
  for (let place = 0; place < players; place++) {
    const seat = order[place]!;
    if (result.track[seat]! > result.track[first]!) first = seat;
    if (result.track[seat]! <= result.track[last]!) last = seat;
  }
  addPoints(result, first, world.round);
  addPoints(result, last, -world.round);
  if (!isLaid(MOST_HIDES_POINTS)) return;
  const seat = most(players, HIDE);
  if (seat >= 0) result.vp[seat]! += 4;
}

function scoreTusks(players: number, tusks: number, result: RoundResult): void {
  for (let seat = 0; seat < players; seat++) result.vp[seat]! += 2 * countOf(seat, TUSK);
  if (isLaid(MOST_TUSKS_POINTS) && tusks >= 0) result.vp[tusks]! += 4;
}

function scoreMeat(players: number, result: RoundResult): void {
  let rankCandidates = 0;
  const prizes = MEAT_VP[players]!;
  for (let prize = 0; prize < prizes.length; prize++) {
    const points = prizes[prize]!;
    let best = -1;
    for (let place = 0; place < players; place++) {
      const seat = order[place]!;
      if ((rankCandidates & (1 << seat)) !== 0 || countOf(seat, MEAT) === 0) continue;
      if (best < 0 || countOf(seat, MEAT) > countOf(best, MEAT)) best = seat;
    }
    if (best < 0) return;
    rankCandidates |= 1 << best;
    result.vp[best]! += points;
  }
}

function scoreFire(players: number, result: RoundResult): void {
  let coldest = order[0]!;
  for (let place = 1; place < players; place++) {
    const seat = order[place]!;
    if (countOf(seat, FIRE) <= countOf(coldest, FIRE)) coldest = seat;
  }
  addPoints(result, coldest, -5);
  if (players === 2) result.vp[1 - coldest]! += countOf(1 - coldest, FIRE);
}

function scoreAnimals(sim: RolloutState, world: World, result: RoundResult): void {
  const { players } = world;
  for (let seat = 0; seat < players; seat++) {
    let herd = result.herd[seat]!;
    let duplicates = 0;
    for (let rest = heldTiles(sim, seat) & world.animals; rest !== 0; rest &= rest - 1) {
      const bit = world.species[lowest(rest)]!;
      if ((herd & bit) !== 0) duplicates++;
      herd |= bit;
    }
    for (let card = Math.min(duplicates, wildAnimals[seat]!); card > 0; card--) herd |= (herd + 1) & ~herd & WHOLE_HERD;
    result.herd[seat] = herd;
  }
  if (isLaid(MOST_HIDES_ANIMAL)) {
    const seat = most(players, HIDE);
    if (seat >= 0) result.herd[seat]! |= (result.herd[seat]! + 1) & ~result.herd[seat]! & WHOLE_HERD;
  }
  addSpeciesPoints(result);
}

/** MM-90: adds the points for species at the end of the game. */
export function addSpeciesPoints({ players, round, vp, herd }: RoundResult): void {
  if (round !== LAST_ROUND) return;
  for (let seat = 0; seat < players; seat++) vp[seat]! += SPECIES_VP[size(herd[seat]!)]!;
}
