/** The animals of a round: choices of wildAnimal, the tokens of the tiles, the choice of mostHidesAnimal (MM-80 to MM-83). */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { MOST_HIDES_ANIMAL, WILD_ANIMAL } from './cards.ts';
import type { Emit } from './events.ts';
import type { TileNumber } from './protocol.ts';
import { endRound } from './round.ts';
import {
  addToken,
  clockwise,
  copiesIn,
  speciesBits,
  holding,
  laidOf,
  setSwapped,
  type State,
  swapped,
  up,
  ALL_SPECIES,
} from './state.ts';
import { laidCopies, most, scratchTally, shamanHolder, tallyCards, tallyTiles } from './tally.ts';
import { ANIMAL, HIDE, isAnimal, lowest, NONE, size, SPECIES } from './tiles.ts';

export function beginChoices(state: State, chance: Chance, emit: Emit | undefined): void {
  state.phase = 'choose';
  setSwapped(state, 0);
  askFrom(state, shamanHolder(state), chance, emit);
}

/** MM-81: the exchanged tile gives no other token. The same seat may have a second card. */
export function exchange(
  state: State,
  tile: TileNumber,
  species: number,
  chance: Chance,
  emit: Emit | undefined,
): void {
  const seat = state.toAct;
  setSwapped(state, swapped(state) | (1 << tile));
  addToken(state, seat, species);
  emit?.({ type: 'token', for: null, seat, species: SPECIES[species]!, rule: 'MM-81', tile });
  askFrom(state, seat, chance, emit);
}

/** MM-83: the seat gives up all its remaining exchanges. */
export function decline(state: State, chance: Chance, emit: Emit | undefined): void {
  const seat = state.toAct;
  emit?.({ type: 'decline', for: null, seat });
  const next = clockwise(state, seat);
  if (next === shamanHolder(state)) handOut(state, chance, emit);
  else askFrom(state, next, chance, emit);
}

/** MM-82. */
export function chooseAnimal(state: State, species: number, chance: Chance, emit: Emit | undefined): void {
  const seat = state.toAct;
  addToken(state, seat, species);
  emit?.({ type: 'token', for: null, seat, species: SPECIES[species]!, rule: 'MM-82' });
  endRound(state, chance, emit);
}

/** The animal tiles a seat holds and has not exchanged. */
export function freeAnimalTiles(state: State, seat: Seat): number {
  let tiles = 0;
  for (let rest = holding(state, seat) & ~swapped(state); rest !== 0; rest &= rest - 1)
    if (isAnimal(up(state, lowest(rest)))) tiles |= rest & -rest;
  return tiles;
}

/** MM-81: a card not yet used, an animal tile not yet exchanged, a species they lack. */
export const mayExchange = (state: State, seat: Seat): boolean =>
  copiesIn(state, laidOf(seat), WILD_ANIMAL) > size(holding(state, seat) & swapped(state)) &&
  speciesBits(state, seat) !== ALL_SPECIES &&
  freeAnimalTiles(state, seat) !== 0;

/** MM-82: the seat with the most hide tiles, if the card was laid and they lack a species; or NONE. */
export function animalChooser(state: State): Seat {
  if (laidCopies(state, MOST_HIDES_ANIMAL) === 0) return NONE;
  const tally = scratchTally(state);
  tallyTiles(state, tally);
  tallyCards(state, tally, undefined);
  const seat = most(tally, HIDE);
  return seat !== NONE && speciesBits(state, seat) !== ALL_SPECIES ? seat : NONE;
}

/** MM-83: asks the first who may exchange a tile, clockwise from `first` to the seat before the shaman's holder. */
function askFrom(state: State, first: Seat, chance: Chance, emit: Emit | undefined): void {
  const holder = shamanHolder(state);
  let seat = first;
  do {
    if (mayExchange(state, seat)) {
      state.choice = 'wildAnimal';
      state.toAct = seat;
      return;
    }
    seat = clockwise(state, seat);
  } while (seat !== holder);
  handOut(state, chance, emit);
}

/** MM-80, then MM-82. */
function handOut(state: State, chance: Chance, emit: Emit | undefined): void {
  const holder = shamanHolder(state);
  for (let place = 0; place < state.players; place++) takeTokens(state, clockwise(state, holder, place), emit);
  setSwapped(state, 0);
  const chooser = animalChooser(state);
  if (chooser === NONE) return endRound(state, chance, emit);
  state.choice = 'mostHidesAnimal';
  state.toAct = chooser;
}

function takeTokens(state: State, seat: Seat, emit: Emit | undefined): void {
  for (let rest = freeAnimalTiles(state, seat); rest !== 0; rest &= rest - 1) {
    const tile = lowest(rest);
    const species = up(state, tile) - ANIMAL;
    if ((speciesBits(state, seat) & (1 << species)) !== 0) continue;
    addToken(state, seat, species);
    emit?.({ type: 'token', for: null, seat, species: SPECIES[species]!, rule: 'MM-80', tile });
  }
}
