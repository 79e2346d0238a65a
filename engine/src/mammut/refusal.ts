/** Why an action is not allowed. Nothing here looks at what the seat to act may not know. */
import type { Clause, Refusal, Seat } from '../core/game.ts';
import { cardNumber, GIVE_BACK, isEvaluation, PEEK } from './cards.ts';
import { freeAnimalTiles } from './choose.ts';
import { allShares, shareBit } from './play.ts';
import { isLastShare, isStealable, mayPass } from './share.ts';
import {
  copiesIn,
  handOf,
  speciesBits,
  holding,
  middle,
  quota,
  share,
  showing,
  type State,
  swapped,
  up,
} from './state.ts';
import { isAnimal, lowest, MARK, NONE, size, SPECIES, speciesNumber, TILES } from './tiles.ts';

/** Every reason, each with its message in each language. */
export type Why =
  | 'gameOver'
  | 'notYourTurn'
  | 'malformed'
  | 'notNow'
  | 'takeNothing'
  | 'notInMiddle'
  | 'mustTakeAll'
  | 'ownShare'
  | 'noSuchShare'
  | 'returnNothing'
  | 'notInShare'
  | 'keepNothing'
  | 'singleTile'
  | 'mayNotPass'
  | 'notInHand'
  | 'peekCount'
  | 'noQuestionMark'
  | 'nothingToPeek'
  | 'flipCount'
  | 'showsAnimal'
  | 'giveNothing'
  | 'nothingToGive'
  | 'faceDownCard'
  | 'openCard'
  | 'notYourAnimal'
  | 'alreadyExchanged'
  | 'hasSpecies';

type Fields = Readonly<Record<string, unknown>>;

function refuse(rule: Clause, why: Why, values?: Refusal['values']): Refusal {
  return values === undefined ? { rule, why } : { rule, why, values };
}

const malformed = (field: string): Refusal => refuse('MM-0', 'malformed', { field });

export function refusal(state: State, seat: Seat, action: unknown): Refusal | null {
  if (state.phase === 'over') return refuse('MM-0', 'gameOver');
  if (seat !== state.toAct) return refuse('MM-0', 'notYourTurn', { seat: state.toAct });
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return malformed('action');
  const fields = action as Fields;
  const check = typeof fields['type'] === 'string' ? checks.get(fields['type']) : undefined;
  if (check === undefined) return malformed('type');
  const moment = state.choice ?? 'share';
  return check.moment === moment ? check.refusal(state, fields) : refuse('MM-0', 'notNow', { moment });
}

const checks = new Map<string, { moment: string; refusal: (state: State, action: Fields) => Refusal | null }>([
  ['take', { moment: 'share', refusal: refuseTake }],
  ['steal', { moment: 'share', refusal: refuseSteal }],
  ['play', { moment: 'share', refusal: refusePlay }],
  ['lay', { moment: 'share', refusal: refuseLay }],
  ['pass', { moment: 'share', refusal: (state) => (mayPass(state) ? null : refuse('MM-37', 'mayNotPass')) }],
  ['wildAnimal', { moment: 'wildAnimal', refusal: refuseWildAnimal }],
  ['decline', { moment: 'wildAnimal', refusal: () => null }],
  ['chooseAnimal', { moment: 'mostHidesAnimal', refusal: (state, action) => refuseSpecies(state, action, 'MM-82') }],
]);

const isWhole = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;

/** A list of tiles as a mask, or null if it is no such list. */
function readTiles(value: unknown): number | null {
  if (!Array.isArray(value)) return null;
  let mask = 0;
  for (const tile of value as readonly unknown[]) {
    if (!isWhole(tile, TILES) || (mask & (1 << tile)) !== 0) return null;
    mask |= 1 << tile;
  }
  return mask;
}

function refuseTake(state: State, action: Fields): Refusal | null {
  const tiles = readTiles(action['tiles']);
  if (tiles === null) return malformed('tiles');
  if (tiles === 0) return refuse('MM-31', 'takeNothing');
  const strange = tiles & ~middle(state);
  if (strange !== 0) return refuse('MM-31', 'notInMiddle', { tile: lowest(strange) });
  if (isLastShare(state) && tiles !== middle(state)) return refuse('MM-35', 'mustTakeAll');
  return null;
}

function refuseSteal(state: State, action: Fields): Refusal | null {
  const { from, share: index } = action;
  if (!isWhole(from, state.players)) return malformed('from');
  if (!isWhole(index, Number.MAX_SAFE_INTEGER)) return malformed('share');
  const returned = readTiles(action['return']);
  if (returned === null) return malformed('return');
  if (from === state.toAct) return refuse('MM-32', 'ownShare');
  const loot = index < quota(state.players) ? share(state, from, index) : 0;
  if (loot === 0) return refuse('MM-32', 'noSuchShare');
  if (!isStealable(loot)) return refuse('MM-33', 'singleTile', { seat: from });
  if (returned === 0) return refuse('MM-32', 'returnNothing');
  const strange = returned & ~loot;
  if (strange !== 0) return refuse('MM-32', 'notInShare', { tile: lowest(strange) });
  return returned === loot ? refuse('MM-33', 'keepNothing') : null;
}

function refusePlay(state: State, action: Fields): Refusal | null {
  const card = cardNumber(action['card']);
  if (card === NONE) return malformed('card');
  if (isEvaluation(card)) return refuse('MM-44', 'faceDownCard');
  if (card === GIVE_BACK) return refuseGiveBack(state, action);
  const tiles = readTiles(action['tiles']);
  if (tiles === null) return malformed('tiles');
  if (copiesIn(state, handOf(state.toAct), card) === 0) return refuse('MM-40', 'notInHand');
  return card === PEEK ? refusePeek(state, tiles) : refuseFlip(state, tiles);
}

function refusePeek(state: State, tiles: number): Refusal | null {
  const marks = showing(state, MARK);
  if (marks === 0) return refuse('MM-45', 'nothingToPeek');
  if (!isOneOrTwo(tiles)) return refuse('MM-41', 'peekCount', { count: size(tiles) });
  const strange = tiles & ~marks;
  return strange === 0 ? null : refuse('MM-41', 'noQuestionMark', { tile: lowest(strange) });
}

/** The shaman may always be turned, so there is always something to flip (MM-45). */
function refuseFlip(state: State, tiles: number): Refusal | null {
  if (!isOneOrTwo(tiles)) return refuse('MM-42', 'flipCount', { count: size(tiles) });
  for (let rest = tiles; rest !== 0; rest &= rest - 1)
    if (isAnimal(up(state, lowest(rest)))) return refuse('MM-42', 'showsAnimal', { tile: lowest(rest) });
  return null;
}

const isOneOrTwo = (tiles: number): boolean => size(tiles) === 1 || size(tiles) === 2;

function refuseGiveBack(state: State, action: Fields): Refusal | null {
  const shares = readShares(state, action['shares']);
  if (shares === null) return malformed('shares');
  if (copiesIn(state, handOf(state.toAct), GIVE_BACK) === 0) return refuse('MM-40', 'notInHand');
  if (allShares(state) === 0) return refuse('MM-45', 'nothingToGive');
  if (shares === 0) return refuse('MM-43', 'giveNothing');
  const strange = shares & ~allShares(state);
  return strange === 0 ? null : refuse('MM-43', 'noSuchShare');
}

/** Stands for every index beyond a seat's two. */
const NO_SUCH_SHARE = 1 << 30;

/** A list of [seat, index] as a mask of shares, or null if it is no such list. */
function readShares(state: State, value: unknown): number | null {
  if (!Array.isArray(value)) return null;
  let mask = 0;
  for (const entry of value as readonly unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return null;
    const [seat, index] = entry as unknown[];
    if (!isWhole(seat, state.players) || !isWhole(index, Number.MAX_SAFE_INTEGER)) return null;
    const bit = index < 2 ? shareBit(seat, index) : NO_SUCH_SHARE;
    if ((mask & bit) !== 0) return null;
    mask |= bit;
  }
  return mask;
}

function refuseLay(state: State, action: Fields): Refusal | null {
  const card = cardNumber(action['card']);
  if (card === NONE) return malformed('card');
  if (!isEvaluation(card)) return refuse('MM-44', 'openCard');
  return copiesIn(state, handOf(state.toAct), card) === 0 ? refuse('MM-40', 'notInHand') : null;
}

function refuseWildAnimal(state: State, action: Fields): Refusal | null {
  const { tile } = action;
  if (!isWhole(tile, TILES)) return malformed('tile');
  const bit = 1 << tile;
  if ((freeAnimalTiles(state, state.toAct) & bit) === 0) {
    const exchanged = (holding(state, state.toAct) & swapped(state) & bit) !== 0;
    return refuse('MM-81', exchanged ? 'alreadyExchanged' : 'notYourAnimal', { tile });
  }
  return refuseSpecies(state, action, 'MM-81');
}

function refuseSpecies(state: State, action: Fields, rule: Clause): Refusal | null {
  const species = speciesNumber(action['species']);
  if (species === NONE) return malformed('species');
  if ((speciesBits(state, state.toAct) & (1 << species)) === 0) return null;
  return refuse(rule, 'hasSpecies', { species: SPECIES[species]! });
}
