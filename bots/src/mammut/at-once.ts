/** What needs no search: looking below question marks, and choosing animals. */
import type { FastChance } from '@traque/engine/core/chance';
import { PEEK } from '@traque/engine/mammut/cards';
import { freeAnimalTiles } from '@traque/engine/mammut/choose';
import type { Action } from '@traque/engine/mammut/protocol';
import { cardsIn, handOf, herd, known, middle, showing, type State, up, WHOLE_HERD } from '@traque/engine/mammut/state';
import { ANIMAL, lowest, MARK, size, SPECIES } from '@traque/engine/mammut/tiles';

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

/** MM-81, MM-82: an animal that would bring nothing is exchanged for a species he lacks. */
export function animalChoice(state: State, chance: FastChance): Action {
  const seat = state.toAct;
  if (state.asked === 'mostHidesAnimal')
    return { type: 'chooseAnimal', species: SPECIES[someMissing(state, seat, 0, chance)]! };
  const tile = idleAnimal(state, seat);
  if (tile < 0) return { type: 'decline' };
  return { type: 'wildAnimal', tile, species: SPECIES[someMissing(state, seat, animals(state, seat), chance)]! };
}

/** An animal tile that would bring him nothing: of a species he has, or has on another tile. Or -1. */
function idleAnimal(state: State, seat: number): number {
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
function animals(state: State, seat: number): number {
  let bits = 0;
  for (let rest = freeAnimalTiles(state, seat); rest !== 0; rest &= rest - 1)
    bits |= 1 << (up(state, lowest(rest)) - ANIMAL);
  return bits;
}

const missing = (state: State, seat: number, coming: number): number => WHOLE_HERD & ~(herd(state, seat) | coming);

function someMissing(state: State, seat: number, coming: number, chance: FastChance): number {
  let bits = missing(state, seat, coming);
  if (bits === 0) bits = missing(state, seat, 0);
  for (let skip = chance.below(size(bits)); skip > 0; skip--) bits &= bits - 1;
  return lowest(bits);
}
