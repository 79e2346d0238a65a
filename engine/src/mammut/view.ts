/** What a viewer may know; at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { evaluationName } from './cards.ts';
import { openSecrets, ownJson, positionJson, write } from './json.ts';
import type { EvaluationCard, Face, View } from './protocol.ts';
import { cardNames, cardsIn, count, down, DRAW, handOf, known, laidOf, type State, turned, up } from './state.ts';
import { FACES, isShaman, tilesOf } from './tiles.ts';

export function view(state: State, viewer: Viewer): View {
  return state.phase === 'over' ? write(state) : positionJson(state, secretsFor(state, viewer));
}

export function ownFields(state: State, viewer: Viewer): Pick<View, 'tiles' | 'known' | 'hands' | 'laid'> {
  return state.phase === 'over' ? ownJson(state, openSecrets(state)) : ownJson(state, secretsFor(state, viewer));
}

function secretsFor(state: State, viewer: Viewer) {
  const seen = viewer === null ? turned(state) : known(state, viewer);
  return {
    tile: (tile: number) => seenTile(state, tile, seen),
    known: viewer === null ? {} : { known: tilesOf(seen) },
    hand: (seat: Seat) => (seat === viewer ? cardNames(state, handOf(seat)) : count(state, handOf(seat))),
    laid: (seat: Seat) => seenLaid(state, seat, viewer),
    draw: count(state, DRAW),
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
