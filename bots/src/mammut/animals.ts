/** Choosing animals, which needs no search. */
import type { FastChance } from '@traque/engine/core/chance';
import { freeAnimalTiles } from '@traque/engine/mammut/choose';
import type { Action, Species } from '@traque/engine/mammut/protocol';
import { count, handOf, speciesBits, type State, track, up, vp, ALL_SPECIES } from '@traque/engine/mammut/state';
import { ANIMAL, lowest, size, SPECIES } from '@traque/engine/mammut/tiles';
import type { Considered } from '../core/brain.ts';
import { addSpeciesPoints, newRoundResult } from './round-score.ts';
import { winChances } from './value.ts';

/** The heuristic choice and its alternatives, each with the chance to win after it; best first. */
export function considerAnimals(state: State, chance: FastChance): Considered<Action>[] {
  const chosen = chooseAnimal(state, chance);
  const all = [chosen, ...otherAnimals(state, chosen)];
  return all
    .map((action) => ({ action, value: winChanceAfter(state, action), effort: 1 }))
    .toSorted((a, b) => b.value - a.value);
}

function otherAnimals(state: State, chosen: Action): Action[] {
  const species = speciesOf(ALL_SPECIES & ~speciesBits(state, state.toAct)).filter(
    (name) => !('species' in chosen) || name !== chosen.species,
  );
  if (chosen.type === 'chooseAnimal') return species.map((name) => ({ type: 'chooseAnimal', species: name }));
  if (chosen.type !== 'wildAnimal') return [];
  const { tile } = chosen;
  return [...species.map((name): Action => ({ type: 'wildAnimal', tile, species: name })), { type: 'decline' }];
}

const speciesOf = (bits: number): Species[] => SPECIES.filter((_, species) => (bits & (1 << species)) !== 0);

const result = newRoundResult();
const win = new Float64Array(5);

/** Everything else in the round has been scored when animals are chosen (MM-53). */
function winChanceAfter(state: State, action: Action): number {
  const { players, round, toAct } = state;
  result.players = players;
  result.round = round;
  result.start = state.start;
  for (let seat = 0; seat < players; seat++) {
    const isExchanged = seat === toAct && action.type === 'wildAnimal';
    const tokens = speciesBits(state, seat) | tileSpecies(state, seat, isExchanged ? 1 << action.tile : 0);
    const more = seat === toAct && 'species' in action ? 1 << SPECIES.indexOf(action.species) : 0;
    result.vp[seat] = vp(state, seat);
    result.track[seat] = track(state, seat);
    result.cards[seat] = count(state, handOf(seat));
    result.herd[seat] = tokens | more;
  }
  addSpeciesPoints(result);
  winChances(result, win);
  return win[toAct]!;
}

/** MM-81, MM-82: an animal tile that would bring nothing is exchanged for a missing species. */
export function chooseAnimal(state: State, chance: FastChance): Action {
  const seat = state.toAct;
  if (state.choice === 'mostHidesAnimal')
    return { type: 'chooseAnimal', species: SPECIES[randomMissingSpecies(state, seat, 0, chance)]! };
  const tile = duplicateAnimal(state, seat);
  if (tile < 0) return { type: 'decline' };
  return {
    type: 'wildAnimal',
    tile,
    species: SPECIES[randomMissingSpecies(state, seat, tileSpecies(state, seat), chance)]!,
  };
}

/** An animal tile that would bring nothing, because its species is already there or on another tile; or -1. */
function duplicateAnimal(state: State, seat: number): number {
  let seen = speciesBits(state, seat);
  for (let rest = freeAnimalTiles(state, seat); rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const bit = 1 << (up(state, tile) - ANIMAL);
    if ((seen & bit) !== 0) return missingSpecies(state, seat, tileSpecies(state, seat)) === 0 ? -1 : tile;
    seen |= bit;
  }
  return -1;
}

/** The species on the seat's animal tiles, some tiles excepted, as bits. */
function tileSpecies(state: State, seat: number, exceptTiles = 0): number {
  let bits = 0;
  for (let rest = freeAnimalTiles(state, seat) & ~exceptTiles; rest !== 0; rest &= rest - 1)
    bits |= 1 << (up(state, lowest(rest)) - ANIMAL);
  return bits;
}

const missingSpecies = (state: State, seat: number, alreadyComing: number): number =>
  ALL_SPECIES & ~(speciesBits(state, seat) | alreadyComing);

function randomMissingSpecies(state: State, seat: number, alreadyComing: number, chance: FastChance): number {
  let bits = missingSpecies(state, seat, alreadyComing);
  if (bits === 0) bits = missingSpecies(state, seat, 0);
  for (let skip = chance.below(size(bits)); skip > 0; skip--) bits &= bits - 1;
  return lowest(bits);
}
