/** What needs no search: looking below question marks, and choosing animals. */
import type { FastChance } from '@traque/engine/core/chance';
import { PEEK } from '@traque/engine/mammut/cards';
import { freeAnimalTiles } from '@traque/engine/mammut/choose';
import type { Action, Species } from '@traque/engine/mammut/protocol';
import {
  cardsIn,
  count,
  handOf,
  herd,
  known,
  middle,
  showing,
  type State,
  track,
  up,
  vp,
  WHOLE_HERD,
} from '@traque/engine/mammut/state';
import { ANIMAL, lowest, MARK, size, SPECIES } from '@traque/engine/mammut/tiles';
import type { Considered } from '../core/brain.ts';
import { newEnds, settle } from './round-score.ts';
import { chances } from './value.ts';

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

/** The choice among animals and what else there is, with the chance to win that each leaves. */
export function animalChoices(state: State, chance: FastChance): Considered<Action>[] {
  const chosen = animalChoice(state, chance);
  const all = [chosen, ...otherAnimals(state, chosen)];
  return all
    .map((action) => ({ action, value: hopeAfter(state, action), effort: 1 }))
    .toSorted((a, b) => b.value - a.value);
}

function otherAnimals(state: State, chosen: Action): Action[] {
  const species = speciesOf(WHOLE_HERD & ~herd(state, state.toAct)).filter(
    (name) => !('species' in chosen) || name !== chosen.species,
  );
  if (chosen.type === 'chooseAnimal') return species.map((name) => ({ type: 'chooseAnimal', species: name }));
  if (chosen.type !== 'wildAnimal') return [];
  const { tile } = chosen;
  return [...species.map((name): Action => ({ type: 'wildAnimal', tile, species: name })), { type: 'decline' }];
}

const speciesOf = (bits: number): Species[] => SPECIES.filter((_, species) => (bits & (1 << species)) !== 0);

const ends = newEnds();
const win = new Float64Array(5);

/** All else of the round is scored when animals are chosen (MM-53). */
function hopeAfter(state: State, action: Action): number {
  const { players, round, toAct } = state;
  ends.players = players;
  ends.round = round;
  ends.start = state.start;
  for (let seat = 0; seat < players; seat++) {
    const isExchanged = seat === toAct && action.type === 'wildAnimal';
    const tokens = herd(state, seat) | animals(state, seat, isExchanged ? 1 << action.tile : 0);
    const more = seat === toAct && 'species' in action ? 1 << SPECIES.indexOf(action.species) : 0;
    ends.vp[seat] = vp(state, seat);
    ends.track[seat] = track(state, seat);
    ends.cards[seat] = count(state, handOf(seat));
    ends.herd[seat] = tokens | more;
  }
  settle(ends);
  chances(ends, win);
  return win[toAct]!;
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

/** The species on his animal tiles but these, as bits. */
function animals(state: State, seat: number, but = 0): number {
  let bits = 0;
  for (let rest = freeAnimalTiles(state, seat) & ~but; rest !== 0; rest &= rest - 1)
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
