/** An imagined world in the shape the evaluation wants: what each tile will show, who laid and holds which cards. */
import type { FastChance } from '@traque/engine/core/chance';
import { isEvaluation } from '@traque/engine/mammut/cards';
import {
  cardsIn,
  count,
  DISCARD,
  down,
  DRAW,
  handOf,
  herd,
  laidOf,
  type State,
  track,
  up,
  vp,
} from '@traque/engine/mammut/state';
import { ANIMAL, BLUE, isAnimal, isShaman, KINDS, MARK, RED, SPECIES, TILES } from '@traque/engine/mammut/tiles';

export interface World {
  readonly players: number;
  readonly round: number;
  /** By tile: what it shows, and what lies below. */
  readonly up: Uint8Array;
  readonly down: Uint8Array;
  /** By face below the shaman's: the tiles that show it once the question marks are turned (MM-50). */
  readonly showing: Int32Array;
  /** The tiles that then show an animal, and by tile the species as a bit. */
  animals: number;
  readonly species: Uint8Array;
  shaman: number;
  /** MM-51: 1 or players - 1. */
  step: number;
  readonly vp: readonly number[];
  readonly track: readonly number[];
  readonly herd: readonly number[];
  readonly laid: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
  /** Cards that can still be drawn (MM-63). */
  readonly deck: number;
  /** By seat, the evaluation cards of his hand that he would lay if they helped him: not everybody uses every card. */
  readonly eager: readonly (readonly number[])[];
}

/** Of a hundred helpful cards, how many are laid: in the last round a card kept is a card lost. */
const WILL = 60;
const WILL_LAST = 95;
const LAST_ROUND = 5;

export function worldOf(state: State, viewer: number, chance: FastChance): World {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const hands = seats.map((seat) => cardsIn(state, handOf(seat)));
  const will = state.round === LAST_ROUND ? WILL_LAST : WILL;
  const world: World = {
    players: state.players,
    round: state.round,
    up: Uint8Array.from({ length: TILES }, (_, tile) => up(state, tile)),
    down: Uint8Array.from({ length: TILES }, (_, tile) => down(state, tile)),
    showing: new Int32Array(RED),
    animals: 0,
    species: new Uint8Array(TILES),
    shaman: 0,
    step: 1,
    vp: seats.map((seat) => vp(state, seat)),
    track: seats.map((seat) => track(state, seat)),
    herd: seats.map((seat) => herd(state, seat)),
    laid: seats.map((seat) => cardsIn(state, laidOf(seat))),
    hands,
    deck: count(state, DRAW) + count(state, DISCARD),
    eager: hands.map((hand, seat) =>
      hand.filter((card) => isEvaluation(card) && (seat === viewer || chance.below(100) < will)),
    ),
  };
  lookUp(world);
  return world;
}

/** The same world with some tiles turned (MM-42). */
export function turnedOver(world: World, tiles: number): World {
  const next: World = {
    ...world,
    up: world.up.slice(),
    down: world.down.slice(),
    showing: new Int32Array(RED),
    animals: 0,
    species: new Uint8Array(TILES),
  };
  for (let tile = 0; tile < TILES; tile++)
    if ((tiles & (1 << tile)) !== 0) {
      next.up[tile] = world.down[tile]!;
      next.down[tile] = world.up[tile]!;
    }
  lookUp(next);
  return next;
}

function lookUp(world: World): void {
  for (let tile = 0; tile < TILES; tile++) {
    const upper = world.up[tile]!;
    if (isShaman(upper)) {
      world.shaman = 1 << tile;
      world.step = upper === BLUE ? world.players - 1 : 1;
      continue;
    }
    const face = upper === MARK ? world.down[tile]! : upper;
    world.showing[face]! |= 1 << tile;
    if (!isAnimal(face)) continue;
    world.animals |= 1 << tile;
    world.species[tile] = 1 << (face - ANIMAL);
  }
}

export const kindMask = (world: World, kind: number): number => world.showing[kind]!;
export const KIND_COUNT = KINDS.length;
export const SPECIES_COUNT = SPECIES.length;
