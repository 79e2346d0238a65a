/** Reading a state from JSON. What is impossible is refused, saying where; fields the protocol does not name are ignored. */
import { list, object, text, whole } from '../core/check.ts';
import type { Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { type Board, boardOf, GRASS, ROCK, tileCounts, tileKinds } from './board.ts';
import { cardCounts, dealCards } from './cards.ts';
import { cellNamed, cellNames, CENTRE, nameOf, NOWHERE } from './cells.ts';
import { readFlight } from './json-flight.ts';
import type { Card, Tile } from './protocol.ts';
import { emptyState, hemsInCentre, placingOrder, players, readOptions, TRAPS_EACH } from './setup.ts';
import { slots } from './slots.ts';
import { ACTING, HAND_SIZE, hunterStandsOn, isOnBoard, NOBODY, OVER, phases, PLACING, type State } from './state.ts';

const { AT, MAMMOTH, PHASE, PUSHER, TO_ACT, TRAPS, TRAPS_LEFT, TURN, TURNS_TAKEN, WINNER } = slots;

type Json = Readonly<Record<string, unknown>>;

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
  const stray = Object.keys(json).find((name) => cellNamed(name) === NOWHERE);
  if (stray !== undefined) throw new Malformed(`tiles.${stray}`, 'is no cell of the board');
  tileKinds.forEach((tile, kind) => {
    const found = tiles.filter((other) => other === kind).length;
    if (found !== tileCounts[tile])
      throw new Malformed('tiles', `${found} of ${tile}, but there are ${tileCounts[tile]} (MA-1)`);
  });
  if (tileKinds[tiles[CENTRE]!] !== 'cross') throw new Malformed('tiles.0,0', 'the cross lies in the centre (MA-10)');
  if (hemsInCentre(tiles)) throw new Malformed('tiles', 'more than four rocks next to the centre (MA-11)');
  return boardOf(tiles);
}

function readPhase(state: State, json: Json): void {
  const phase = phases.findIndex((name) => name === json['phase']);
  if (phase < 0) throw new Malformed('phase', `must be one of ${phases.join(', ')}`);
  state.data[PHASE] = phase;
}

/** A cell of the board that is not rock. */
function standable(state: State, value: unknown, at: string): number {
  const cell = cellNamed(text(value, at));
  if (cell === NOWHERE) throw new Malformed(at, 'is no cell of the board');
  if (state.board.tiles[cell] === ROCK) throw new Malformed(at, 'is a rock');
  return cell;
}

function readPawns(state: State, json: Json): void {
  const { data } = state;
  data[MAMMOTH] = standable(state, json['mammoth'], 'mammoth');
  const hunters = perSeat(state, json['hunters'], 'hunters');
  hunters.forEach((value, seat) => {
    const at = `hunters.${seat}`;
    const hunter = object(value, at);
    const { removed } = hunter;
    if (typeof removed !== 'boolean') throw new Malformed(`${at}.removed`, 'must be true or false');
    if (removed && data[PHASE] === PLACING) throw new Malformed(`${at}.removed`, 'nobody is removed before the hunt');
    if (removed !== (hunter['at'] === null) && data[PHASE] !== PLACING)
      throw new Malformed(`${at}.at`, 'must be null when, and only when, he is removed');
    data[AT + seat] = hunter['at'] === null ? NOWHERE : standable(state, hunter['at'], `${at}.at`);
    data[TRAPS_LEFT + seat] = whole(hunter['traps'], `${at}.traps`, 0, TRAPS_EACH);
  });
  const meets = data[PHASE] === PLACING || data[PHASE] === ACTING;
  if (meets && hunterStandsOn(state, data[MAMMOTH]))
    throw new Malformed('mammoth', 'no hunter stands on its tile between turns (MA-50)');
}

function perSeat(state: State, value: unknown, at: string): readonly unknown[] {
  const values = list(value, at);
  if (values.length !== state.players) throw new Malformed(at, `must have one entry a seat: ${state.players}`);
  return values;
}

function readTraps(state: State, value: unknown): void {
  const { data, board } = state;
  const onBoard = Array.from({ length: state.players }, () => 0);
  for (const [name, owner] of Object.entries(object(value, 'traps'))) {
    const at = `traps.${name}`;
    const cell = standable(state, name, at);
    if (board.tiles[cell] !== GRASS) throw new Malformed(at, 'traps lie on grass only (MA-31)');
    if (cell === data[MAMMOTH] && data[PHASE] !== OVER) throw new Malformed(at, 'the mammoth stands on it (MA-60)');
    const seat = whole(owner, at, 0, state.players - 1);
    data[TRAPS + cell] = seat + 1;
    onBoard[seat]!++;
  }
  onBoard.forEach((set, seat) => checkTrapCount(state, seat, set));
}

/** MA-2; the traps of a removed hunter may have left the game (MA-71). */
function checkTrapCount(state: State, seat: Seat, set: number): void {
  const removed = !isOnBoard(state, seat) && state.data[PHASE] !== PLACING;
  const all = set + state.data[TRAPS_LEFT + seat]!;
  if (all > TRAPS_EACH || (all < TRAPS_EACH && !removed))
    throw new Malformed(`hunters.${seat}.traps`, `${all} with those on the board, but he has ${TRAPS_EACH} (MA-2)`);
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

/** At most three; a living hunter has a card to play, unless his turn is not over yet (MA-39). */
function checkHandSize(state: State, seat: Seat, size: number, at: string): void {
  if (size > HAND_SIZE) throw new Malformed(at, `more than ${HAND_SIZE} cards (MA-39)`);
  const phase = state.data[PHASE];
  const removed = !isOnBoard(state, seat) && phase !== PLACING;
  if (removed && size > 0) throw new Malformed(at, 'a removed hunter has no cards (MA-70)');
  if (!removed && size === 0 && (phase === PLACING || phase === ACTING))
    throw new Malformed(at, 'a hunter has cards (MA-39)');
}

/** `turn`, `toAct` and `turnsTaken`, as the phase asks. */
function readTurns(state: State, json: Json): void {
  const { data, players: count } = state;
  perSeat(state, json['turnsTaken'], 'turnsTaken').forEach((turns, seat) => {
    data[TURNS_TAKEN + seat] = whole(turns, `turnsTaken.${seat}`, 0, 2 ** 31 - 2);
  });
  data[TURN] = whole(json['turn'], 'turn', 0, count - 1);
  if (data[PHASE] === OVER) {
    if (json['toAct'] !== null) throw new Malformed('toAct', 'must be null when the game is over');
    data[TO_ACT] = NOBODY;
    return;
  }
  data[TO_ACT] = whole(json['toAct'], 'toAct', 0, count - 1);
  if (data[PHASE] === PLACING) {
    checkPlacing(state);
    data[TURN] = data[TO_ACT];
    return;
  }
  if (!isOnBoard(state, data[TURN])) throw new Malformed('turn', 'a removed hunter takes no turns (MA-70)');
  if (data[PHASE] === ACTING && data[TO_ACT] !== data[TURN]) throw new Malformed('toAct', 'must be the seat in turn');
}

/** MA-14: from the first player clockwise, those before the seat to act have placed, he and those after have not. */
function checkPlacing(state: State): void {
  const { data } = state;
  const order = placingOrder(state.players, state.options.first);
  const next = order.indexOf(data[TO_ACT]!);
  order.forEach((seat, i) => {
    if (isOnBoard(state, seat) !== i < next) throw new Malformed('toAct', 'is not the next to place (MA-14)');
  });
  order.slice(0, next).forEach((seat, i) => {
    if (order.slice(0, i).some((other) => data[AT + other] === data[AT + seat]))
      throw new Malformed(`hunters.${seat}.at`, `another hunter was placed on ${nameOf(data[AT + seat]!)} (MA-14)`);
  });
}

function readResult(state: State, value: unknown): void {
  const { data, players: count } = state;
  if (data[PHASE] !== OVER) {
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
  data[WINNER] = whole(winners[0], 'result.winners.0', 0, count - 1);
  data[PUSHER] = whole(json['pusher'], 'result.pusher', 0, count - 1);
  if (data[TRAPS + data[MAMMOTH]!] !== data[WINNER] + 1)
    throw new Malformed('result.winners', 'the mammoth lies in no trap of this seat (MA-80)');
}
