/** A determinization in the form that scoring needs: what each tile will show, who laid and who holds which cards. */
import type { FastChance } from '@traque/engine/core/chance';
import { isEvaluation } from '@traque/engine/mammut/cards';
import {
  cardsIn,
  count,
  DISCARD,
  down,
  DRAW,
  handOf,
  speciesBits,
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
  /** By tile: the face it shows, and the face on its back. */
  readonly up: Uint8Array;
  readonly down: Uint8Array;
  /** By face, the shaman's excepted: the tiles that show it after the question marks are turned (MM-50). */
  readonly showing: Int32Array;
  /** The tiles that then show an animal, and by tile its species as a bit. */
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
  /** By seat: the evaluation cards in hand that they would lay if it helped them. Not everybody uses every card. */
  readonly willingCards: readonly (readonly number[])[];
}

/** Of a hundred helpful cards, how many are laid: in the last round a card that is not laid is lost. */
const LAY_PERCENT = 60;
const LAY_PERCENT_LAST_ROUND = 95;
const LAST_ROUND = 5;

export function worldOf(state: State, viewer: number, chance: FastChance): World {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const hands = seats.map((seat) => cardsIn(state, handOf(seat)));
  const layPercent = state.round === LAST_ROUND ? LAY_PERCENT_LAST_ROUND : LAY_PERCENT;
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
    herd: seats.map((seat) => speciesBits(state, seat)),
    laid: seats.map((seat) => cardsIn(state, laidOf(seat))),
    hands,
    deck: count(state, DRAW) + count(state, DISCARD),
    willingCards: hands.map((hand, seat) =>
      hand.filter((card) => isEvaluation(card) && (seat === viewer || chance.below(100) < layPercent)),
    ),
  };
  indexFaces(world);
  return world;
}

/** The same world with some tiles flipped (MM-42). */
export function withFlipped(world: World, tiles: number): World {
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
  indexFaces(next);
  return next;
}

function indexFaces(world: World): void {
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
