/** A state as JSON: all of it, or what a viewer may know. Built field by field, always in the same order. */
import type { Seat, Viewer, Views } from '../core/game.ts';
import { type Board, tileKinds } from './board.ts';
import { discardPile, drawPile, handCount, handOf } from './cards.ts';
import { cellNames, CELLS, DIRECTIONS, nameOf, NOWHERE } from './cells.ts';
import { cardOf } from './codes.ts';
import { nextToPanic } from './panic.ts';
import type { Card, Cell, Flight, StateJson, View } from './protocol.ts';
import { slots } from './slots.ts';
import { NOBODY, OVER, PANIC, phases, PLACING, type State } from './state.ts';
import { result } from './turn.ts';

const {
  AT,
  CAME_FROM,
  DRAW_COUNT,
  FLIGHT_MOVE,
  HUNTER_LEFT,
  MAMMOTH,
  MAMMOTH_DIR,
  MAMMOTH_LEFT,
  PHASE,
  TO_ACT,
  TRAPS,
  TRAPS_LEFT,
  TURN,
  TURNS_TAKEN,
} = slots;

export function write(state: State): StateJson {
  return show(state, (seat) => handOf(state, seat), drawPile(state));
}

/** Own hand as cards, the other hands and the draw pile as counts; everything when the game is over. */
export function view(state: State, viewer: Viewer): View {
  if (state.data[PHASE] === OVER) return write(state);
  const hand = (seat: Seat) => (seat === viewer ? handOf(state, seat) : handCount(state, seat));
  return show<readonly Card[] | number, number>(state, hand, state.data[DRAW_COUNT]!);
}

/** Only the hands differ. */
export function views(state: State): Views<View> {
  const { hunters, ...shared } = view(state, null);
  if (state.data[PHASE] === OVER) return { shared, own: () => ({ hunters }) };
  return {
    shared,
    own: (viewer) => ({
      hunters: hunters.map((hunter, seat) => (seat === viewer ? { ...hunter, hand: handOf(state, seat) } : hunter)),
    }),
  };
}

/** By number of players. */
const allSeats: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

function show<Hand, Pile>(state: State, hand: (seat: Seat) => Hand, draw: Pile) {
  const { data, players, options, board } = state;
  const seats = allSeats[players]!;
  const turn = data[TURN]!;
  const toAct = data[TO_ACT]!;
  return {
    game: 'maamut' as const,
    players,
    options: { ...options },
    tiles: tilesOn(board),
    mammoth: nameOf(data[MAMMOTH]!),
    hunters: seats.map((seat) => ({
      at: data[AT + seat] === NOWHERE ? null : nameOf(data[AT + seat]!),
      hand: hand(seat),
      traps: data[TRAPS_LEFT + seat]!,
      removed: data[AT + seat] === NOWHERE && data[PHASE] !== PLACING,
    })),
    traps: trapsOn(state),
    draw,
    discard: discardPile(state),
    turn,
    phase: phases[data[PHASE]!]!,
    toAct: toAct === NOBODY ? null : toAct,
    turnsTaken: seats.map((seat) => data[TURNS_TAKEN + seat]!),
    flight: data[PHASE] === PANIC ? flightOf(state) : null,
    result: result(state),
  };
}

const tilesByBoard = new WeakMap<Board, StateJson['tiles']>();

/** Tiles never change: one frozen object a board serves all its views, and whoever writes it out may do so once. */
function tilesOn(board: Board): StateJson['tiles'] {
  let tiles = tilesByBoard.get(board);
  if (tiles === undefined) {
    tiles = Object.freeze(Object.fromEntries(cellNames.map((name, cell) => [name, tileKinds[board.tiles[cell]!]!])));
    tilesByBoard.set(board, tiles);
  }
  return tiles;
}

function trapsOn({ data }: State): Record<Cell, Seat> {
  const traps: Record<Cell, Seat> = {};
  for (let cell = 0; cell < CELLS; cell++) if (data[TRAPS + cell] !== 0) traps[nameOf(cell)] = data[TRAPS + cell]! - 1;
  return traps;
}

function flightOf(state: State): Flight {
  const { data } = state;
  const move = data[FLIGHT_MOVE]!;
  return {
    pusher: data[TURN]!,
    card: cardOf(move) as Card,
    hunterDir: move % DIRECTIONS,
    hunterLeft: data[HUNTER_LEFT]!,
    mammothDir: data[MAMMOTH_DIR]!,
    mammothLeft: data[MAMMOTH_LEFT]!,
    from: nameOf(data[CAME_FROM]!),
    panicking: panicking(state),
  };
}

/** The seats still to run, chooser first. */
export function panicking(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = nextToPanic(state, state.data[TURN]!); seat !== NOBODY; seat = nextToPanic(state, seat))
    seats.push(seat);
  return seats;
}
