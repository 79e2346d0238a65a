/** A state as the JSON of the protocol, and back. */
import { list, object, whole } from '../core/check.ts';
import type { Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { handOf, playedCards, setHand, unplayedCards, unplayedCount } from './cards.ts';
import { dieFaces, dieOf, faceOf, freeFaces, setFreeFaces } from './dice.ts';
import { heardList } from './heard.ts';
import { readHeard } from './json-heard.ts';
import { cellIndex, oneOf } from './json-parts.ts';
import { COLOURS, mazeOf, NONE, type Maze } from './map.ts';
import { readMap } from './map-check.ts';
import type { Cell, Die, Options, Phase, StateJson, Treasure } from './protocol.ts';
import { result, toAct } from './result.ts';
import { players, readHelps } from './setup.ts';
import {
  emptyState,
  hunterAt,
  hunterOn,
  isOut,
  lives,
  LIVES,
  setHunterAt,
  setLives,
  setupFor,
  type State,
  WHITE_DICE,
} from './state.ts';

/** The whole state. */
export function write(state: State): StateJson {
  return positionJson(state, openSecrets(state));
}

/** Everything is shown. */
export function openSecrets(state: State) {
  const { maze, aside } = state.setup;
  return {
    hunters: huntersJson(state, (hunter) => ({ at: placeOf(state, hunter) })),
    cards: (seat: Seat) => unplayed(state, seat),
    aside: aside.map((treasure) => maze.treasures[treasure]!),
    free: freeDice(state),
  };
}

/** `at` gives no key where the viewer may not know it. */
export function huntersJson<HunterAt extends { at?: Cell | null }>(state: State, at: (hunter: number) => HunterAt) {
  return state.setup.seats.map((seat, hunter) => ({
    seat,
    ...at(hunter),
    lives: lives(state, hunter),
    out: isOut(state, hunter),
  }));
}

/** How each secret is shown. */
interface Secrets<Hunters, Cards, Aside, Free> {
  readonly hunters: Hunters;
  cards(seat: Seat): Cards;
  readonly aside: Aside;
  readonly free: Free;
}

/** States and views, field by field, always in the same order; they differ in how the secrets are shown. */
export function positionJson<Hunters, Cards, Aside, Free>(state: State, secrets: Secrets<Hunters, Cards, Aside, Free>) {
  const { setup, turn, steps } = state;
  const { names, map } = setup.maze;
  return {
    game: 'momie' as const,
    players: setup.players,
    options: setup.options,
    map,
    mummy: { at: names[state.mummy]!, tokens: state.tokens, goal: setup.goal },
    hunters: secrets.hunters,
    cards: Object.fromEntries(setup.leaders.map((seat) => [seat, secrets.cards(seat)])),
    collected: Object.fromEntries(setup.leaders.map((seat) => [seat, played(state, seat)])),
    aside: secrets.aside,
    dice: { locked: state.locked, free: secrets.free, rolled: state.phase === 'rolled' },
    turn: turn === NONE ? { mummy: true as const } : { hunter: turn },
    phase: state.phase,
    steps: steps === NONE ? null : steps,
    heard: heardList(state),
    toAct: toAct(state),
    result: result(state),
  };
}

export function placeOf(state: State, hunter: number): Cell | null {
  const at = hunterAt(state, hunter);
  return at === NONE ? null : state.setup.maze.names[at]!;
}

export function unplayed(state: State, seat: Seat): Treasure[] {
  const { maze } = state.setup;
  return Array.from(unplayedCards(state, handOf(state.setup, seat)), (card) => maze.treasures[card]!);
}

function played(state: State, seat: Seat): Treasure[] {
  const { maze } = state.setup;
  return Array.from(playedCards(state, handOf(state.setup, seat)), (card) => maze.treasures[card]!);
}

export function freeDice(state: State): Die[] {
  return freeFaces(state).map(dieOf);
}

type Json = Readonly<Record<string, unknown>>;

/** Refuses what is impossible and says where; fields the protocol does not name are ignored. @throws {Malformed} */
export function read(input: unknown): State {
  const json = object(input, '');
  if (json['game'] !== 'momie') throw new Malformed('game', 'must be "momie"');
  const count = whole(json['players'], 'players', players.min, players.max);
  const maze = mazeOf(readMap('map', json['map']));
  const aside = readCards('aside', json['aside'], maze);
  const state = emptyState(setupFor(count, readOptions(json['options'], count), maze, aside));
  readMummy(state, json['mummy']);
  readHunters(state, json['hunters']);
  readHands(state, object(json['cards'], 'cards'), object(json['collected'], 'collected'));
  readTurn(state, json);
  readDice(state, object(json['dice'], 'dice'));
  readSteps(state, json['steps']);
  state.heard = readHeard(state.setup, json['heard']);
  readEnd(state, json);
  if (json['toAct'] !== toAct(state)) throw new Malformed('toAct', `must be ${toAct(state)}`);
  return state;
}

function readOptions(json: unknown, count: number): Options {
  const options = object(json, 'options');
  const { mummy, map } = options;
  return {
    mummy: whole(mummy, 'options.mummy', 0, count - 1),
    map: typeof map === 'string' ? map : readMap('options.map', map),
    ...readHelps(options),
  };
}

function readMummy(state: State, input: unknown): void {
  const { setup } = state;
  const json = object(input, 'mummy');
  const at = cellIndex('mummy.at', json['at'], setup.maze);
  if (at === setup.maze.start) throw new Malformed('mummy.at', 'the mummy never enters the start');
  state.mummy = at;
  state.tokens = whole(json['tokens'], 'mummy.tokens', 0, setup.goal);
  if (json['goal'] !== setup.goal)
    throw new Malformed('mummy.goal', `must be ${setup.goal} with ${setup.players} players`);
}

function readHunters(state: State, input: unknown): void {
  const { setup } = state;
  const hunters = list(input, 'hunters');
  if (hunters.length !== setup.seats.length) throw new Malformed('hunters', `must be ${setup.seats.length}`);
  let tokens = 0;
  hunters.forEach((input, hunter) => {
    const at = `hunters.${hunter}`;
    const json = object(input, at);
    if (json['seat'] !== setup.seats[hunter]) throw new Malformed(`${at}.seat`, `must be ${setup.seats[hunter]}`);
    const left = whole(json['lives'], `${at}.lives`, 0, LIVES);
    if (json['out'] !== (left === 0)) throw new Malformed(`${at}.out`, 'is true exactly without lives');
    tokens += LIVES - left;
    setLives(state, hunter, left);
    setHunterAt(state, hunter, readPlace(state, `${at}.at`, json['at'], left === 0));
  });
  if (tokens !== state.tokens) throw new Malformed('mummy.tokens', `must be ${tokens}, as many as lives were lost`);
}

function readPlace(state: State, at: string, json: unknown, out: boolean): number {
  if (out) {
    if (json !== null) throw new Malformed(at, 'must be null: they are out');
    return NONE;
  }
  const { maze } = state.setup;
  const cell = cellIndex(at, json, maze);
  if (cell === maze.start || cell === maze.dungeon) return cell;
  if (cell === state.mummy) throw new Malformed(at, 'the mummy stands there');
  if (hunterOn(state, cell) !== NONE) throw new Malformed(at, 'another hunter stands there');
  return cell;
}

function readCards(at: string, json: unknown, maze: Maze): number[] {
  return list(json, at).map((card, i) => {
    const treasure = typeof card === 'string' ? maze.treasureIndex.get(card) : undefined;
    if (treasure === undefined) throw new Malformed(`${at}.${i}`, 'must be a treasure of the map');
    return treasure;
  });
}

/** MO-11: every card is somewhere, once, and each hand has (or had) the same number of every colour. */
function readHands(state: State, cards: Json, collected: Json): void {
  const { setup } = state;
  const { maze, leaders, handSize } = setup;
  const seen = new Set(setup.aside);
  let total = setup.aside.length;
  for (const seat of leaders) {
    const unplayedHere = readCards(`cards.${seat}`, cards[seat], maze);
    const playedHere = readCards(`collected.${seat}`, collected[seat], maze);
    const hand = [...unplayedHere, ...playedHere];
    for (const [colour, name] of COLOURS.entries()) {
      const held = hand.filter((card) => maze.colours[card] === colour).length;
      if (held !== handSize / COLOURS.length)
        throw new Malformed(
          `cards.${seat}`,
          `must be ${handSize / COLOURS.length} ${name} with the collected, not ${held}`,
        );
    }
    hand.forEach((card) => seen.add(card));
    total += hand.length;
    setHand(state, handOf(setup, seat), unplayedHere, playedHere);
  }
  if (total !== maze.treasures.length || seen.size !== total)
    throw new Malformed('cards', `the ${maze.treasures.length} cards must each be in one place`);
}

const phases: readonly Phase[] = ['start', 'rolled', 'interrupt', 'prowl', 'over'];

function readTurn(state: State, json: Json): void {
  const { setup } = state;
  const turn = object(json['turn'], 'turn');
  state.phase = phases[oneOf('phase', json['phase'], phases)]!;
  state.turn = turn['mummy'] === true ? NONE : whole(turn['hunter'], 'turn.hunter', 0, setup.seats.length - 1);
  if (state.phase === 'over') return;
  if ((state.phase === 'prowl') !== (state.turn === NONE))
    throw new Malformed('turn', 'is the mummy’s exactly in phase prowl');
  if (state.turn !== NONE && isOut(state, state.turn)) throw new Malformed('turn.hunter', 'is out');
}

/** Earlier versions left the dice of the last roll lying after the end: they are accepted there, and picked up. */
function readDice(state: State, json: Json): void {
  const free = list(json['free'], 'dice.free').map((die, i) =>
    faceOf(dieFaces[oneOf(`dice.free.${i}`, die, dieFaces)]!),
  );
  const locked = whole(json['locked'], 'dice.locked', 0, WHITE_DICE);
  const { phase } = state;
  const rolled = phase === 'rolled' || (phase === 'over' && free.length > 0);
  if (json['rolled'] !== rolled && phase !== 'over')
    throw new Malformed('dice.rolled', `must be ${rolled} in this phase`);
  if (free.length !== (rolled ? WHITE_DICE - locked : 0))
    throw new Malformed('dice.free', rolled ? 'must be the dice that are not locked' : 'must be empty before a roll');
  if (rolled && free.length === 0) throw new Malformed('dice.locked', 'cannot be all in this phase');
  if (phase === 'interrupt' && locked > 0) throw new Malformed('dice.locked', 'must be 0 after a reset');
  state.locked = locked;
  setFreeFaces(state, phase === 'over' ? [] : free);
}

/** MO-50, MO-55. */
function readSteps(state: State, json: unknown): void {
  const { phase } = state;
  if (phase === 'interrupt') state.steps = whole(json, 'steps', 1, WHITE_DICE);
  else if (phase === 'prowl') state.steps = whole(json, 'steps', state.locked + 1, state.locked + 3);
  else if (json !== null) throw new Malformed('steps', 'must be null in this phase');
}

/** MO-60, MO-61: over exactly if somebody has won. */
function readEnd(state: State, json: Json): void {
  const winner = winnerOf(state);
  if ((state.phase === 'over') !== (winner !== NONE))
    throw new Malformed('phase', winner === NONE ? 'cannot be over: nobody has won' : 'must be over: the game is won');
  state.winner = winner;
  const expected = result(state);
  if (expected === null) {
    if (json['result'] !== null) throw new Malformed('result', 'must be null before the end');
    return;
  }
  const given = object(json['result'], 'result');
  const winners = list(given['winners'], 'result.winners');
  if (winners.length !== 1 || winners[0] !== winner) throw new Malformed('result.winners', `must be [${winner}]`);
  if (given['reason'] !== expected.reason) throw new Malformed('result.reason', `must be "${expected.reason}"`);
}

function winnerOf(state: State): number {
  const { setup } = state;
  const done = setup.leaders.filter((seat) => unplayedCount(state, handOf(setup, seat)) === 0);
  const caught = state.tokens === setup.goal;
  if (done.length + (caught ? 1 : 0) > 1) throw new Malformed('result', 'more than one has won');
  return caught ? setup.mummy : (done[0] ?? NONE);
}
