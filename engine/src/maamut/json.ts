/** A state as the JSON of the protocol, and back. */
import { list, object, text, whole } from '../core/check.ts';
import type { Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { type Board, boardOf, GRASS, ROCK, tileCounts, tileKinds } from './board.ts';
import { cardCounts, dealCards, discardPile, drawPile, handOf } from './cards.ts';
import { cellNamed, cellNames, CELLS, CENTRE, DIRECTIONS, nameOf, NONE } from './cells.ts';
import { cardOf } from './codes.ts';
import { readFlight } from './json-flight.ts';
import { panicking } from './panic.ts';
import type { Card, Cell, Flight, Phase, StateJson, Tile } from './protocol.ts';
import { result, toAct } from './result.ts';
import { isCentreBlocked, placingOrder, players, readOptions } from './setup.ts';
import {
  emptyState,
  HAND_SIZE,
  hunterAt,
  hunterStandsOn,
  isOnBoard,
  setHunterAt,
  setTrapOwner,
  setTrapsLeft,
  setTurnsTaken,
  type State,
  trapOwner,
  TRAPS_EACH,
  trapsLeft,
  turnsTaken,
} from './state.ts';

/** The whole state. */
export function write(state: State): StateJson {
  return positionJson(state, (seat) => handOf(state, seat), drawPile(state));
}

/** By number of players. */
const allSeats: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** States and views, field by field, always in the same order; they differ in how hands and draw pile are shown. */
export function positionJson<Hand, Pile>(state: State, hand: (seat: Seat) => Hand, draw: Pile) {
  const { players: count, options, board, phase } = state;
  const seats = allSeats[count]!;
  return {
    game: 'maamut' as const,
    players: count,
    options: { ...options },
    tiles: tilesOf(board),
    mammoth: nameOf(state.mammoth),
    hunters: huntersJson(state, hand),
    traps: trapsOf(state),
    draw,
    discard: discardPile(state),
    turn: state.turn,
    phase,
    toAct: toAct(state),
    turnsTaken: seats.map((seat) => turnsTaken(state, seat)),
    flight: phase === 'panic' ? flightOf(state) : null,
    result: result(state),
  };
}

function huntersJson<Hand>(state: State, hand: (seat: Seat) => Hand) {
  return allSeats[state.players]!.map((seat) => ({
    at: isOnBoard(state, seat) ? nameOf(hunterAt(state, seat)) : null,
    hand: hand(seat),
    traps: trapsLeft(state, seat),
    removed: !isOnBoard(state, seat) && state.phase !== 'place',
  }));
}

const tilesByBoard = new WeakMap<Board, StateJson['tiles']>();

/** One object per board, shared by all its views; frozen so that no caller can change it for the others. */
function tilesOf(board: Board): StateJson['tiles'] {
  let tiles = tilesByBoard.get(board);
  if (tiles === undefined) {
    tiles = Object.freeze(Object.fromEntries(cellNames.map((name, cell) => [name, tileKinds[board.tiles[cell]!]!])));
    tilesByBoard.set(board, tiles);
  }
  return tiles;
}

function trapsOf(state: State): Record<Cell, Seat> {
  const traps: Record<Cell, Seat> = {};
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = trapOwner(state, cell);
    if (owner !== NONE) traps[nameOf(cell)] = owner;
  }
  return traps;
}

function flightOf(state: State): Flight {
  const move = state.flightMove;
  return {
    pusher: state.turn,
    card: cardOf(move) as Card,
    hunterDir: move % DIRECTIONS,
    hunterLeft: state.hunterLeft,
    mammothDir: state.mammothDir,
    mammothLeft: state.mammothLeft,
    from: nameOf(state.cameFrom),
    panicking: panicking(state),
  };
}

type Json = Readonly<Record<string, unknown>>;

/** Refuses what is impossible and says where; fields the protocol does not name are ignored. @throws {Malformed} */
export function read(value: unknown): State {
  const json = object(value, '');
  if (json['game'] !== 'maamut') throw new Malformed('game', 'must be "maamut"');
  const count = whole(json['players'], 'players', players.min, players.max);
  const options = readOptions(object(json['options'], 'options'), count);
  const state = emptyState(count, options, readTiles(json['tiles']));
  readPhase(state, json);
  readPawns(state, json);
  readTraps(state, json['traps']);
  readCards(state, json);
  readTurns(state, json);
  readFlight(state, json['flight']);
  readResult(state, json['result']);
  return state;
}

function readTiles(value: unknown): Board {
  const json = object(value, 'tiles');
  const tiles = Uint8Array.from(cellNames, (name) => {
    const kind = Object.hasOwn(json, name) ? tileKinds.indexOf(json[name] as Tile) : -1;
    if (kind < 0) throw new Malformed(`tiles.${name}`, 'must be "cross", "rock", "grass" or "snow"');
    return kind;
  });
  const stray = Object.keys(json).find((name) => cellNamed(name) === NONE);
  if (stray !== undefined) throw new Malformed(`tiles.${stray}`, 'is no cell of the board');
  tileKinds.forEach((tile, kind) => {
    const found = tiles.filter((other) => other === kind).length;
    if (found !== tileCounts[tile])
      throw new Malformed('tiles', `${found} of ${tile}, but there are ${tileCounts[tile]} (MA-1)`);
  });
  if (tileKinds[tiles[CENTRE]!] !== 'cross') throw new Malformed('tiles.0,0', 'the cross lies in the centre (MA-10)');
  if (isCentreBlocked(tiles)) throw new Malformed('tiles', 'more than four rocks next to the centre (MA-11)');
  return boardOf(tiles);
}

const phases: readonly Phase[] = ['place', 'act', 'panic', 'over'];

function readPhase(state: State, json: Json): void {
  const phase = phases.find((name) => name === json['phase']);
  if (phase === undefined) throw new Malformed('phase', `must be one of ${phases.join(', ')}`);
  state.phase = phase;
}

/** A cell of the board that is not rock. */
function standable(state: State, value: unknown, at: string): number {
  const cell = cellNamed(text(value, at));
  if (cell === NONE) throw new Malformed(at, 'is no cell of the board');
  if (state.board.tiles[cell] === ROCK) throw new Malformed(at, 'is a rock');
  return cell;
}

function readPawns(state: State, json: Json): void {
  state.mammoth = standable(state, json['mammoth'], 'mammoth');
  const hunters = perSeat(state, json['hunters'], 'hunters');
  hunters.forEach((value, seat) => {
    const at = `hunters.${seat}`;
    const hunter = object(value, at);
    const { removed } = hunter;
    if (typeof removed !== 'boolean') throw new Malformed(`${at}.removed`, 'must be true or false');
    if (removed && state.phase === 'place') throw new Malformed(`${at}.removed`, 'nobody is removed before the hunt');
    if (removed !== (hunter['at'] === null) && state.phase !== 'place')
      throw new Malformed(`${at}.at`, 'must be null when, and only when, they are removed');
    setHunterAt(state, seat, hunter['at'] === null ? NONE : standable(state, hunter['at'], `${at}.at`));
    setTrapsLeft(state, seat, whole(hunter['traps'], `${at}.traps`, 0, TRAPS_EACH));
  });
  const meets = state.phase === 'place' || state.phase === 'act';
  if (meets && hunterStandsOn(state, state.mammoth))
    throw new Malformed('mammoth', 'no hunter stands on its tile between turns (MA-50)');
}

function perSeat(state: State, value: unknown, at: string): readonly unknown[] {
  const values = list(value, at);
  if (values.length !== state.players) throw new Malformed(at, `must have one entry per seat: ${state.players}`);
  return values;
}

function readTraps(state: State, value: unknown): void {
  const { board } = state;
  const onBoard = Array.from({ length: state.players }, () => 0);
  for (const [name, owner] of Object.entries(object(value, 'traps'))) {
    const at = `traps.${name}`;
    const cell = standable(state, name, at);
    if (board.tiles[cell] !== GRASS) throw new Malformed(at, 'traps lie on grass only (MA-31)');
    if (cell === state.mammoth && state.phase !== 'over') throw new Malformed(at, 'the mammoth stands on it (MA-60)');
    const seat = whole(owner, at, 0, state.players - 1);
    setTrapOwner(state, cell, seat);
    onBoard[seat]!++;
  }
  onBoard.forEach((set, seat) => checkTrapCount(state, seat, set));
}

/** MA-2; the traps of a removed hunter may have left the game (MA-71). */
function checkTrapCount(state: State, seat: Seat, set: number): void {
  const removed = !isOnBoard(state, seat) && state.phase !== 'place';
  const all = set + trapsLeft(state, seat);
  if (all > TRAPS_EACH || (all < TRAPS_EACH && !removed))
    throw new Malformed(`hunters.${seat}.traps`, `${all} with those on the board, but they have ${TRAPS_EACH} (MA-2)`);
  if (removed && set > 0 && state.options.fallenTraps === 'vanish')
    throw new Malformed('traps', 'the traps of a removed hunter have vanished (MA-71)');
}

function readCards(state: State, json: Json): void {
  const hands = perSeat(state, json['hunters'], 'hunters').map((value, seat) => {
    const at = `hunters.${seat}.hand`;
    const hand = readCardList(object(value, `hunters.${seat}`)['hand'], at);
    checkHandSize(state, seat, hand.length, at);
    return hand;
  });
  const draw = readCardList(json['draw'], 'draw');
  const discard = readCardList(json['discard'], 'discard');
  const all = [...hands.flat(), ...draw, ...discard];
  for (const card of [1, 2, 3] as const) {
    const found = all.filter((other) => other === card).length;
    if (found !== cardCounts[card])
      throw new Malformed('cards', `${found} of value ${card}, but there are ${cardCounts[card]} (MA-3)`);
  }
  dealCards(state, hands, draw, discard);
}

function readCardList(value: unknown, at: string): Card[] {
  return list(value, at).map((card, i) => whole(card, `${at}.${i}`, 1, 3) as Card);
}

/** At most three; a hunter on the board has a card to play, unless their turn is not over yet (MA-39). */
function checkHandSize(state: State, seat: Seat, size: number, at: string): void {
  if (size > HAND_SIZE) throw new Malformed(at, `more than ${HAND_SIZE} cards (MA-39)`);
  const phase = state.phase;
  const removed = !isOnBoard(state, seat) && phase !== 'place';
  if (removed && size > 0) throw new Malformed(at, 'a removed hunter has no cards (MA-70)');
  if (!removed && size === 0 && (phase === 'place' || phase === 'act'))
    throw new Malformed(at, 'a hunter has cards (MA-39)');
}

/** `turn`, `toAct` and `turnsTaken`; what they may be depends on the phase. */
function readTurns(state: State, json: Json): void {
  const { players: count } = state;
  perSeat(state, json['turnsTaken'], 'turnsTaken').forEach((turns, seat) => {
    setTurnsTaken(state, seat, whole(turns, `turnsTaken.${seat}`, 0, 2 ** 31 - 2));
  });
  state.turn = whole(json['turn'], 'turn', 0, count - 1);
  if (state.phase === 'over') {
    if (json['toAct'] !== null) throw new Malformed('toAct', 'must be null when the game is over');
    state.toAct = NONE;
    return;
  }
  state.toAct = whole(json['toAct'], 'toAct', 0, count - 1);
  if (state.phase === 'place') {
    checkPlacing(state);
    state.turn = state.toAct;
    return;
  }
  if (!isOnBoard(state, state.turn)) throw new Malformed('turn', 'a removed hunter takes no turns (MA-70)');
  if (state.phase === 'act' && state.toAct !== state.turn) throw new Malformed('toAct', 'must be the seat in turn');
}

/** MA-14: from the first player clockwise, those before the seat to act have placed, the others have not. */
function checkPlacing(state: State): void {
  const order = placingOrder(state.players, state.options.first);
  const next = order.indexOf(state.toAct);
  order.forEach((seat, i) => {
    if (isOnBoard(state, seat) !== i < next) throw new Malformed('toAct', 'is not the next to place (MA-14)');
  });
  order.slice(0, next).forEach((seat, i) => {
    if (order.slice(0, i).some((other) => hunterAt(state, other) === hunterAt(state, seat)))
      throw new Malformed(
        `hunters.${seat}.at`,
        `another hunter was placed on ${nameOf(hunterAt(state, seat))} (MA-14)`,
      );
  });
}

function readResult(state: State, value: unknown): void {
  const { players: count } = state;
  if (state.phase !== 'over') {
    if (value !== null) throw new Malformed('result', 'must be null until the game is over');
    return;
  }
  const json = object(value, 'result');
  const winners = list(json['winners'], 'result.winners');
  if (json['reason'] === 'mammoth') {
    if (winners.length > 0) throw new Malformed('result.winners', 'when the mammoth wins, no hunter does (MA-81)');
    return;
  }
  if (json['reason'] !== 'trap') throw new Malformed('result.reason', 'must be "trap" or "mammoth"');
  if (winners.length !== 1) throw new Malformed('result.winners', 'the owner of the trap wins alone (MA-80)');
  state.winner = whole(winners[0], 'result.winners.0', 0, count - 1);
  state.pusher = whole(json['pusher'], 'result.pusher', 0, count - 1);
  if (trapOwner(state, state.mammoth) !== state.winner)
    throw new Malformed('result.winners', 'the mammoth lies in no trap of this seat (MA-80)');
}
