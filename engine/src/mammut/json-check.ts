/** Whether a state that was read can come up in a game: every piece in one place, and phase, choice and seat to act fit. */
import type { Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { WILD_ANIMAL } from './cards.ts';
import { animalChooser, mayExchange } from './choose.ts';
import {
  clockwise,
  copiesIn,
  count,
  holding,
  known,
  laidOf,
  middle,
  PLAYED,
  quota,
  share,
  shareCount,
  showing,
  type State,
  swapped,
  turned,
  up,
} from './state.ts';
import { shamanHolder } from './tally.ts';
import { isAnimal, lowest, MARK, size, TILES } from './tiles.ts';

/** @throws {Malformed} */
export function checkPossible(state: State): void {
  checkTiles(state);
  checkKnown(state);
  if (state.phase === 'share') checkSharing(state);
  else checkEvaluated(state);
  if (state.phase === 'choose') checkChoice(state);
}

/** Each tile in one place. */
function checkTiles(state: State): void {
  let seen = middle(state);
  for (let seat = 0; seat < state.players; seat++)
    for (let index = 0; index < quota(state.players); index++) {
      const tiles = share(state, seat, index);
      if ((seen & tiles) !== 0) throw new Malformed(`shares.${seat}`, `tile ${lowest(seen & tiles)} is in two places`);
      seen |= tiles;
    }
  if (~seen !== 0) throw new Malformed('middle', `tile ${lowest(~seen)} is nowhere`);
}

/** MM-21: what all have seen, each knows. */
function checkKnown(state: State): void {
  for (let seat = 0; seat < state.players; seat++) {
    const missing = turned(state) & ~known(state, seat);
    if (missing !== 0)
      throw new Malformed(`known.${seat}`, `tile ${lowest(missing)} was turned in view of all, so it is known`);
  }
}

function checkSharing(state: State): void {
  if (shareCount(state, state.toAct) === quota(state.players))
    throw new Malformed('toAct', `seat ${state.toAct} has all its shares and is passed over`);
}

function checkEvaluated(state: State): void {
  if (middle(state) !== 0) throw new Malformed('middle', 'must be empty once the sharing is over');
  const marks = showing(state, MARK);
  if (marks !== 0) throw new Malformed(`tiles.${lowest(marks)}`, 'question marks are turned before the evaluation');
  if (state.phase !== 'over') return;
  let left = count(state, PLAYED);
  for (let seat = 0; seat < state.players; seat++) left += count(state, laidOf(seat));
  if (left > 0) throw new Malformed('', 'at the end all played cards are on the discard pile');
}

function checkChoice(state: State): void {
  if (state.choice === 'mostHidesAnimal') {
    if (animalChooser(state) !== state.toAct) throw new Malformed('choice', `seat ${state.toAct} has no such choice`);
    return;
  }
  checkSwapped(state);
  if (!mayExchange(state, state.toAct)) throw new Malformed('choice', `seat ${state.toAct} has no such choice`);
}

/** MM-81, MM-83: animal tiles, no more than cards, and none of a seat that is still to be asked. */
function checkSwapped(state: State): void {
  for (let tile = 0; tile < TILES; tile++)
    if ((swapped(state) & (1 << tile)) !== 0 && !isAnimal(up(state, tile)))
      throw new Malformed('choice.swapped', `tile ${tile} shows no animal`);
  const holder = shamanHolder(state);
  let asked = true;
  for (let place = 0; place < state.players; place++) {
    const seat: Seat = clockwise(state, holder, place);
    const exchanged = size(holding(state, seat) & swapped(state));
    if (exchanged > (asked ? copiesIn(state, laidOf(seat), WILD_ANIMAL) : 0))
      throw new Malformed('choice.swapped', `seat ${seat} cannot have exchanged ${exchanged} tiles`);
    if (seat === state.toAct) asked = false;
  }
}
