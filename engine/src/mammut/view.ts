/** What a viewer may know; at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { evaluationName } from './cards.ts';
import { openSecrets, positionJson } from './json.ts';
import type { EvaluationCard, Face, View } from './protocol.ts';
import { cardNames, cardsIn, count, down, DRAW, handOf, known, laidOf, type State, turned, up } from './state.ts';
import { FACES, isShaman, TILES, tilesOf } from './tiles.ts';

export function view(state: State, viewer: Viewer): View {
  return viewWith(state, ownValues(state, viewer));
}

/** The tiles, what the viewer has seen of them, the hands and the laid cards, both by seat. */
export function ownValues(state: State, viewer: Viewer): readonly unknown[] {
  const { tile, known: ownKnown, hand, laid } = state.phase === 'over' ? openSecrets(state) : secretsFor(state, viewer);
  const values: unknown[] = [];
  for (let number = 0; number < TILES; number++) values.push(tile(number));
  values.push(ownKnown.known);
  for (let seat = 0; seat < state.players; seat++) values.push(hand(seat));
  for (let seat = 0; seat < state.players; seat++) values.push(laid(seat));
  return values;
}

const KNOWN_AT = TILES;
const HANDS_AT = KNOWN_AT + 1;

export function viewWith(state: State, values: readonly unknown[]): View {
  const ownKnown = values[KNOWN_AT];
  return positionJson(state, {
    tile: (tile) => values[tile],
    known: ownKnown === undefined ? {} : { known: ownKnown },
    hand: (seat) => values[HANDS_AT + seat],
    laid: (seat) => values[HANDS_AT + state.players + seat],
    draw: state.phase === 'over' ? openSecrets(state).draw : count(state, DRAW),
  }) as View;
}

function secretsFor(state: State, viewer: Viewer) {
  const seen = viewer === null ? turned(state) : known(state, viewer);
  return {
    tile: (tile: number) => seenTile(state, tile, seen),
    known: viewer === null ? {} : { known: tilesOf(seen) },
    hand: (seat: Seat) => (seat === viewer ? cardNames(state, handOf(seat)) : count(state, handOf(seat))),
    laid: (seat: Seat) => seenLaid(state, seat, viewer),
  };
}

interface SeenTile {
  readonly up: Face;
  readonly down?: Face;
}

/** By upper face and, plus one, hidden face: the same objects for all views, so that equal ones are written once. */
const seenTiles: readonly (readonly SeenTile[])[] = FACES.map((upper) => [
  Object.freeze({ up: upper }),
  ...FACES.map((lower) => Object.freeze({ up: upper, down: lower })),
]);

/** The hidden side only of what the viewer has seen; the shaman's is no secret. */
function seenTile(state: State, tile: number, seen: number): SeenTile {
  const upper = up(state, tile);
  const shows = (seen & (1 << tile)) !== 0 || isShaman(upper);
  return seenTiles[upper]![shows ? down(state, tile) + 1 : 0]!;
}

/** MM-44, MM-50: face down until the evaluation. */
function seenLaid(state: State, seat: Seat, viewer: Viewer): EvaluationCard[] | number {
  if (seat !== viewer && state.phase === 'share') return count(state, laidOf(seat));
  return cardsIn(state, laidOf(seat)).map(evaluationName);
}
