/** The evaluation of a round (MM-50 to MM-77); the animals, which may ask for choices, follow in `choose.ts`. */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import { evaluationName } from './cards.ts';
import { beginChoices } from './choose.ts';
import type { Emit } from './events.ts';
import type { EvaluationCard } from './protocol.ts';
import { scoreTally } from './score.ts';
import {
  cardNames,
  cardsIn,
  clockwise,
  count,
  DISCARD,
  DRAW,
  drawCard,
  handOf,
  laidOf,
  LAST_ROUND,
  reshuffle,
  showing,
  type State,
  up,
} from './state.ts';
import { scratchTally, shamanHolder, shamanTile, type Tally, tallied, tallyCards, tallyTiles } from './tally.ts';
import { AXE, BLUE, MARK } from './tiles.ts';
import { sidesUp, turnAllOver } from './sides.ts';

export function evaluate(state: State, chance: Chance, emit: Emit | undefined): void {
  reveal(state, emit);
  const tally = scratchTally(state);
  tallyTiles(state, tally);
  if (emit) emitOrder(state, tally, emit);
  tallyCards(state, tally, emit);
  if (state.round !== LAST_ROUND) drawForAxes(state, tally, chance, emit);
  scoreTally(state, tally, emit);
  beginChoices(state, chance, emit);
}

/** MM-50: first the face-down cards, then the question marks. */
function reveal(state: State, emit: Emit | undefined): void {
  if (emit && anyLaid(state)) emit({ type: 'reveal', for: null, laid: laidBySeat(state) });
  const marks = showing(state, MARK);
  turnAllOver(state, marks);
  if (emit && marks !== 0) emit({ type: 'turn', for: null, sides: sidesUp(state, marks) });
}

const anyLaid = (state: State): boolean => laidBySeat(state).some((cards) => cards.length > 0);

const laidBySeat = (state: State): EvaluationCard[][] =>
  Array.from({ length: state.players }, (_, seat) => cardsIn(state, laidOf(seat)).map(evaluationName));

function emitOrder(state: State, tally: Tally, emit: Emit): void {
  const arrow = up(state, shamanTile(state)) === BLUE ? 'blue' : 'red';
  emit({ type: 'order', for: null, holder: shamanHolder(state), arrow, seats: [...tally.order] });
}

/** MM-60: from the shaman's holder clockwise, for both arrows. */
function drawForAxes(state: State, tally: Tally, chance: Chance, emit: Emit | undefined): void {
  const holder = shamanHolder(state);
  for (let place = 0; place < state.players; place++) {
    const seat = clockwise(state, holder, place);
    drawCards(state, seat, tallied(tally, seat, AXE), chance, emit);
  }
}

/** MM-63: if the pile runs out in between, the cards drawn so far are emitted before the shuffle. */
function drawCards(state: State, seat: Seat, wanted: number, chance: Chance, emit: Emit | undefined): void {
  let emitted = count(state, handOf(seat));
  for (let card = 0; card < wanted; card++) {
    if (count(state, DRAW) === 0) {
      if (count(state, DISCARD) === 0) break;
      if (emit) emitDrawn(state, seat, emitted, emit);
      emitted = count(state, handOf(seat));
      reshuffle(state, chance);
      emit?.({ type: 'reshuffle', for: null, count: count(state, DRAW) });
    }
    drawCard(state, seat);
  }
  if (emit) emitDrawn(state, seat, emitted, emit);
}

function emitDrawn(state: State, seat: Seat, emitted: number, emit: Emit): void {
  const cards = cardNames(state, handOf(seat)).slice(emitted);
  if (cards.length === 0) return;
  emit({ type: 'draw', for: null, seat, count: cards.length });
  emit({ type: 'drawn', for: [seat], seat, cards });
}
