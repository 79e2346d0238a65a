/** Carrying out an action that is not refused. */
import type { Chance } from '../core/chance.ts';
import type { Viewer } from '../core/game.ts';
import { cardNumber } from './cards.ts';
import { chooseAnimal, decline, exchange } from './choose.ts';
import type { Emit } from './events.ts';
import { flip, giveBack, lay, peek, shareBit } from './play.ts';
import type { Action } from './protocol.ts';
import { isLastShare, pass, steal, take } from './share.ts';
import { clone, type State } from './state.ts';
import { maskOf, speciesNumber } from './tiles.ts';

/** An action, or what somebody knows of it. */
type KnownAction = Action | { readonly type: 'lay' };

export function apply(state: State, action: Action, chance: Chance, emit?: Emit): void {
  switch (action.type) {
    case 'take':
      return take(state, maskOf(action.tiles), chance, emit);
    case 'steal':
      return steal(state, action.from, action.share, maskOf(action.return), emit);
    case 'play':
      return play(state, action, emit);
    case 'lay':
      return lay(state, cardNumber(action.card), emit);
    case 'pass':
      return pass(state, chance, emit);
    case 'wildAnimal':
      return exchange(state, action.tile, speciesNumber(action.species), chance, emit);
    case 'decline':
      return decline(state, chance, emit);
    case 'chooseAnimal':
      return chooseAnimal(state, speciesNumber(action.species), chance, emit);
  }
}

function play(state: State, action: Extract<Action, { type: 'play' }>, emit: Emit | undefined): void {
  if (action.card === 'giveBack') {
    let shares = 0;
    for (const [seat, index] of action.shares) shares |= shareBit(seat, index);
    return giveBack(state, shares, emit);
  }
  const tiles = maskOf(action.tiles);
  return action.card === 'peek' ? peek(state, tiles, emit) : flip(state, tiles, emit);
}

/** Tiles that change hands can be given back; a card that was shown, and what ends the sharing or the round, cannot. */
export function reveals(state: State, action: Action): boolean {
  switch (action.type) {
    case 'steal':
      return false;
    case 'take':
      return isLastShare(state);
    case 'play':
    case 'lay':
    case 'pass':
    case 'chooseAnimal':
      return true;
    case 'wildAnimal':
    case 'decline':
      return isLastChoice(state, action);
  }
}

/** Whether no choice follows this one, so that the next pour comes. */
function isLastChoice(state: State, action: Action): boolean {
  const after = clone(state);
  let poured = false;
  const watched: Chance = {
    below: () => {
      poured = true;
      return 0;
    },
  };
  apply(after, action, watched);
  return poured || after.phase === 'over';
}

/** An action as others may know it: of a card laid face down, only that it was laid (MM-44). */
export function actionFor(state: State, action: Action, viewer: Viewer): KnownAction {
  switch (action.type) {
    case 'take':
      return { type: 'take', tiles: [...action.tiles] };
    case 'steal':
      return { type: 'steal', from: action.from, share: action.share, return: [...action.return] };
    case 'play':
      if (action.card !== 'giveBack') return { type: 'play', card: action.card, tiles: [...action.tiles] };
      return { type: 'play', card: 'giveBack', shares: action.shares.map(([seat, index]) => [seat, index]) };
    case 'lay':
      return viewer === state.toAct ? { type: 'lay', card: action.card } : { type: 'lay' };
    case 'wildAnimal':
      return { type: 'wildAnimal', tile: action.tile, species: action.species };
    case 'chooseAnimal':
      return { type: 'chooseAnimal', species: action.species };
    case 'pass':
    case 'decline':
      return { type: action.type };
  }
}
