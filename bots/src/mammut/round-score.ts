/** The evaluation of a shared-out round (MM-50 to MM-90) on a search table: what the engine does, without its ceremony. */
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
import { held, type Table } from './rollout-state.ts';
import { KIND_COUNT, kindMask, SPECIES_COUNT, type World } from './world.ts';

const SEATS = 5;
const LAST_ROUND = 5;
const MEAT_VP = [[], [], [8], [8, 5], [8, 5, 2], [8, 5, 2]] as const;
/** MM-90. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30] as const;
const WHOLE_HERD = (1 << SPECIES_COUNT) - 1;

/** How everybody stands after the round; in the last one the species are counted in. */
export interface Ends {
  players: number;
  /** The round that was evaluated. */
  round: number;
  readonly vp: Float64Array;
  readonly track: Int32Array;
  readonly herd: Int32Array;
  readonly cards: Int32Array;
  /** Who begins the next round. */
  start: number;
}

export const newEnds = (): Ends => ({
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
/** The cards laid by anybody, as bits, and by seat how many wild animals. */
let laid = 0;
const wild = new Int32Array(SEATS);

/**
 * `extra`: a card that `mine` lays besides what the world says, or -1. Seats of `layers` (bits) also lay what they hold,
 * would lay and gain by.
 */
export function evaluate(table: Table, world: World, layers: number, mine: number, extra: number, ends: Ends): void {
  const { players } = world;
  ends.players = players;
  ends.round = world.round;
  ends.start = table.toAct;
  tally(table, world);
  laid = 0;
  for (let seat = 0; seat < players; seat++) {
    wild[seat] = 0;
    ends.vp[seat] = world.vp[seat]!;
    ends.track[seat] = world.track[seat]!;
    ends.herd[seat] = world.herd[seat]!;
    ends.cards[seat] = world.hands[seat]!.length;
  }
  // The engine counts most axes and tusks on tiles alone, so what is laid cannot change who has them.
  const axes = most(players, AXE);
  const tusks = most(players, TUSK);
  const hides = most(players, HIDE);
  for (let seat = 0; seat < players; seat++) {
    const down = world.laid[seat]!;
    for (let i = 0; i < down.length; i++) put(seat, down[i]!, axes, tusks);
    if (seat === mine && extra >= 0) layDown(seat, extra, axes, tusks, ends);
    if ((layers & (1 << seat)) === 0) continue;
    let spared = seat === mine ? extra : -1;
    const eager = world.eager[seat]!;
    for (let i = 0; i < eager.length; i++) {
      const card = eager[i]!;
      if (card === spared) spared = -1;
      else if (helps(table, world, seat, card, axes, tusks, hides)) layDown(seat, card, axes, tusks, ends);
    }
  }
  axesPay(world, players, ends);
  hidesPay(world, players, ends);
  tusksPay(players, tusks, ends);
  meatPays(players, ends);
  firePays(players, ends);
  animalsCome(table, world, ends);
}

function tally(table: Table, world: World): void {
  const { players } = world;
  let holder = 0;
  for (let seat = 0; seat < players; seat++) {
    const tiles = held(table, seat);
    if ((tiles & world.shaman) !== 0) holder = seat;
    const at = seat * KIND_COUNT;
    for (let kind = 0; kind < KIND_COUNT; kind++) counts[at + kind] = size(tiles & kindMask(world, kind));
  }
  for (let place = 0; place < players; place++) order[place] = (holder + place * world.step) % players;
}

const has = (seat: number, kind: number): number => counts[seat * KIND_COUNT + kind]!;

function most(players: number, kind: number): number {
  let best = -1;
  let number = 0;
  for (let place = 0; place < players; place++) {
    const seat = order[place]!;
    if (has(seat, kind) > number) {
      best = seat;
      number = has(seat, kind);
    }
  }
  return best;
}

const isLaid = (card: number): boolean => (laid & (1 << card)) !== 0;

function put(seat: number, card: number, axes: number, tusks: number): void {
  laid |= 1 << card;
  if (card === OWN_HIDE) counts[seat * KIND_COUNT + HIDE]! += 1;
  else if (card === WILD_ANIMAL) wild[seat]! += 1;
  else if (card === MOST_AXES_HIDE && axes >= 0) counts[axes * KIND_COUNT + HIDE]! += 1;
  else if (card === MOST_AXES_FIRE && axes >= 0) counts[axes * KIND_COUNT + FIRE]! += 1;
  else if (card === MOST_TUSKS_FIRE && tusks >= 0) counts[tusks * KIND_COUNT + FIRE]! += 1;
}

function layDown(seat: number, card: number, axes: number, tusks: number, ends: Ends): void {
  put(seat, card, axes, tusks);
  ends.cards[seat]! -= 1;
}

/** Whether a person who sees the shares would lay it. */
function helps(
  table: Table,
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
      return wild[seat] === 0 && hasIdleAnimal(held(table, seat), world, seat);
    case AXE_POINTS:
      return axes === seat && has(seat, AXE) > 1;
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

function hasIdleAnimal(tiles: number, world: World, seat: number): boolean {
  let seen = world.herd[seat]!;
  for (let rest = tiles & world.animals; rest !== 0; rest &= rest - 1) {
    const bit = world.species[lowest(rest)]!;
    if ((seen & bit) !== 0) return true;
    seen |= bit;
  }
  return false;
}

function award(ends: Ends, seat: number, points: number): void {
  const total = ends.vp[seat]! + points;
  ends.vp[seat] = total < 0 ? 0 : total;
}

function axesPay(world: World, players: number, ends: Ends): void {
  const each = (world.round === LAST_ROUND ? 3 : 0) + (isLaid(AXE_POINTS) ? 2 : 0);
  let deck = world.deck;
  const holder = order[0]!;
  for (let place = 0; place < players; place++) {
    const seat = (holder + place) % players;
    const axes = has(seat, AXE);
    ends.vp[seat]! += each * axes;
    if (world.round === LAST_ROUND) continue;
    const drawn = Math.min(axes, deck);
    ends.cards[seat]! += drawn;
    deck -= drawn;
  }
}

function hidesPay(world: World, players: number, ends: Ends): void {
  let first = order[0]!;
  let last = first;
  for (let seat = 0; seat < players; seat++) ends.track[seat]! += has(seat, HIDE);
  for (let place = 0; place < players; place++) {
    const seat = order[place]!;
    if (ends.track[seat]! > ends.track[first]!) first = seat;
    if (ends.track[seat]! <= ends.track[last]!) last = seat;
  }
  award(ends, first, world.round);
  award(ends, last, -world.round);
  if (!isLaid(MOST_HIDES_POINTS)) return;
  const seat = most(players, HIDE);
  if (seat >= 0) ends.vp[seat]! += 4;
}

function tusksPay(players: number, tusks: number, ends: Ends): void {
  for (let seat = 0; seat < players; seat++) ends.vp[seat]! += 2 * has(seat, TUSK);
  if (isLaid(MOST_TUSKS_POINTS) && tusks >= 0) ends.vp[tusks]! += 4;
}

function meatPays(players: number, ends: Ends): void {
  let ranked = 0;
  const prizes = MEAT_VP[players]!;
  for (let prize = 0; prize < prizes.length; prize++) {
    const points = prizes[prize]!;
    let best = -1;
    for (let place = 0; place < players; place++) {
      const seat = order[place]!;
      if ((ranked & (1 << seat)) !== 0 || has(seat, MEAT) === 0) continue;
      if (best < 0 || has(seat, MEAT) > has(best, MEAT)) best = seat;
    }
    if (best < 0) return;
    ranked |= 1 << best;
    ends.vp[best]! += points;
  }
}

function firePays(players: number, ends: Ends): void {
  let coldest = order[0]!;
  for (let place = 1; place < players; place++) {
    const seat = order[place]!;
    if (has(seat, FIRE) <= has(coldest, FIRE)) coldest = seat;
  }
  award(ends, coldest, -5);
  if (players === 2) ends.vp[1 - coldest]! += has(1 - coldest, FIRE);
}

function animalsCome(table: Table, world: World, ends: Ends): void {
  const { players } = world;
  for (let seat = 0; seat < players; seat++) {
    let herd = ends.herd[seat]!;
    let idle = 0;
    for (let rest = held(table, seat) & world.animals; rest !== 0; rest &= rest - 1) {
      const bit = world.species[lowest(rest)]!;
      if ((herd & bit) !== 0) idle++;
      herd |= bit;
    }
    for (let card = Math.min(idle, wild[seat]!); card > 0; card--) herd |= (herd + 1) & ~herd & WHOLE_HERD;
    ends.herd[seat] = herd;
  }
  if (isLaid(MOST_HIDES_ANIMAL)) {
    const seat = most(players, HIDE);
    if (seat >= 0) ends.herd[seat]! |= (ends.herd[seat]! + 1) & ~ends.herd[seat]! & WHOLE_HERD;
  }
  settle(ends);
}

/** MM-90: at the end of the game the species are counted in. */
export function settle({ players, round, vp, herd }: Ends): void {
  if (round !== LAST_ROUND) return;
  for (let seat = 0; seat < players; seat++) vp[seat]! += SPECIES_VP[size(herd[seat]!)]!;
}
