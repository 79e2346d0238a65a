/** What a viewer may know, field by field; when the game is over, everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { evaluationName } from './cards.ts';
import { board, heading, outcome, write } from './json.ts';
import type { EvaluationCard, Face, LootCard, View } from './protocol.ts';
import {
  cardNames,
  cardsIn,
  count,
  down,
  DRAW,
  handOf,
  known,
  laidOf,
  PLAYED,
  type State,
  turned,
  up,
} from './state.ts';
import { FACES, isShaman, TILES, tilesOf } from './tiles.ts';

export function view(state: State, viewer: Viewer): View {
  if (state.phase === 'over') return write(state);
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const seen = viewer === null ? turned(state) : known(state, viewer);
  return {
    ...heading(state),
    tiles: Array.from({ length: TILES }, (_, tile) => seenTile(state, tile, seen)),
    ...board(state),
    ...(viewer === null ? {} : { known: tilesOf(seen) }),
    turned: tilesOf(turned(state)),
    hands: seats.map((seat) => (seat === viewer ? cardNames(state, handOf(seat)) : count(state, handOf(seat)))),
    laid: seats.map((seat) => seenLaid(state, seat, viewer)),
    played: cardNames(state, PLAYED) as LootCard[],
    draw: count(state, DRAW),
    ...outcome(state),
  };
}

/** The hidden side only of what the viewer has seen; the shaman's is no secret. */
function seenTile(state: State, tile: number, seen: number): { up: Face; down?: Face } {
  const upper = FACES[up(state, tile)]!;
  const shows = (seen & (1 << tile)) !== 0 || isShaman(up(state, tile));
  return shows ? { up: upper, down: FACES[down(state, tile)]! } : { up: upper };
}

/** MM-44, MM-50: face down until the evaluation. */
function seenLaid(state: State, seat: Seat, viewer: Viewer): EvaluationCard[] | number {
  if (seat !== viewer && state.phase === 'share') return count(state, laidOf(seat));
  return cardsIn(state, laidOf(seat)).map(evaluationName);
}
