/** Reads a state from the protocol's JSON and refuses what cannot be. Fields it does not know are ignored. */
import { list, object, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { COLOURS, mazeOf, NONE, type Maze } from './map.ts';
import { readMap } from './map-check.ts';
import { index, oneOf } from './json-parts.ts';
import { readHeard } from './json-heard.ts';
import type { Options } from './protocol.ts';
import { PLAYERS, readHelps } from './setup.ts';
import * as slot from './state.ts';
import { actingSeat, handOf, openingState, resultOf, setHand, tableFor, type State, type Table } from './state.ts';
import { faceOf } from './tell.ts';
import { PHASES } from './view.ts';

type Json = Readonly<Record<string, unknown>>;
const DICE = [1, 2, 3, 4, 'arrow'] as const;

/** @throws {Malformed} */
export function read(input: unknown): State {
  const json = object(input, '');
  if (json['game'] !== 'momie') throw new Malformed('game', 'must be "momie"');
  const players = whole(json['players'], 'players', PLAYERS.min, PLAYERS.max);
  const maze = mazeOf(readMap('map', json['map']));
  const aside = readCards('aside', json['aside'], maze);
  const state = openingState(tableFor(players, readOptions(json['options'], players), maze, aside));
  readMummy(state, json['mummy']);
  readHunters(state, json['hunters']);
  readHands(state, object(json['cards'], 'cards'), object(json['collected'], 'collected'));
  readTurn(state, json);
  readDice(state, object(json['dice'], 'dice'));
  readSteps(state, json['steps']);
  state.told = readHeard(state.table, json['heard']);
  readEnd(state, json);
  if (json['toAct'] !== actingSeat(state)) throw new Malformed('toAct', `must be ${actingSeat(state)}`);
  return state;
}

function readOptions(json: unknown, players: number): Options {
  const { mummy, map, helps } = object(json, 'options');
  return {
    mummy: whole(mummy, 'options.mummy', 0, players - 1),
    map: typeof map === 'string' ? map : readMap('options.map', map),
    ...readHelps(helps),
  };
}

function readMummy({ table, data }: State, input: unknown): void {
  const json = object(input, 'mummy');
  const at = index('mummy.at', json['at'], table.maze);
  if (at === table.maze.start) throw new Malformed('mummy.at', 'the mummy never enters the start');
  data[slot.MUMMY] = at;
  data[slot.TOKENS] = whole(json['tokens'], 'mummy.tokens', 0, table.goal);
  if (json['goal'] !== table.goal)
    throw new Malformed('mummy.goal', `must be ${table.goal} with ${table.players} players`);
}

function readHunters(state: State, input: unknown): void {
  const { table, data } = state;
  const hunters = list(input, 'hunters');
  if (hunters.length !== table.seats.length) throw new Malformed('hunters', `must be ${table.seats.length}`);
  let tokens = 0;
  hunters.forEach((input, hunter) => {
    const at = `hunters.${hunter}`;
    const json = object(input, at);
    if (json['seat'] !== table.seats[hunter]) throw new Malformed(`${at}.seat`, `must be ${table.seats[hunter]}`);
    const lives = whole(json['lives'], `${at}.lives`, 0, slot.LIVES);
    if (json['out'] !== (lives === 0)) throw new Malformed(`${at}.out`, 'is true exactly without lives');
    tokens += slot.LIVES - lives;
    data[slot.LIFE + hunter] = lives;
    data[slot.AT + hunter] = readPlace(state, `${at}.at`, json['at'], lives === 0);
  });
  if (tokens !== data[slot.TOKENS])
    throw new Malformed('mummy.tokens', `must be ${tokens}, as many as lives were lost`);
}

function readPlace({ table, data }: State, at: string, json: unknown, out: boolean): number {
  if (out) {
    if (json !== null) throw new Malformed(at, 'must be null: he is out');
    return NONE;
  }
  const { maze } = table;
  const cell = index(at, json, maze);
  if (cell === maze.start || cell === maze.dungeon) return cell;
  if (cell === data[slot.MUMMY]) throw new Malformed(at, 'the mummy stands there');
  if (data.subarray(slot.AT, slot.AT + table.seats.length).includes(cell))
    throw new Malformed(at, 'another hunter stands there');
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
  const { table } = state;
  const { maze, leaders, handSize } = table;
  const seen = new Set(table.aside);
  let total = table.aside.length;
  for (const seat of leaders) {
    const unplayed = readCards(`cards.${seat}`, cards[seat], maze);
    const played = readCards(`collected.${seat}`, collected[seat], maze);
    const hand = [...unplayed, ...played];
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
    setHand(state, handOf(table, seat), unplayed, played);
  }
  if (total !== maze.treasures.length || seen.size !== total)
    throw new Malformed('cards', `the ${maze.treasures.length} cards must each be in one place`);
}

function readTurn(state: State, json: Json): void {
  const { data, table } = state;
  const turn = object(json['turn'], 'turn');
  data[slot.PHASE] = oneOf('phase', json['phase'], PHASES);
  data[slot.TURN] = turn['mummy'] === true ? NONE : whole(turn['hunter'], 'turn.hunter', 0, table.seats.length - 1);
  if (data[slot.PHASE] === slot.OVER) return;
  if ((data[slot.PHASE] === slot.PROWL) !== (data[slot.TURN] === NONE))
    throw new Malformed('turn', 'is the mummy’s exactly in phase prowl');
  if (data[slot.TURN] !== NONE && slot.isOut(state, data[slot.TURN])) throw new Malformed('turn.hunter', 'is out');
}

function readDice({ data }: State, json: Json): void {
  const free = list(json['free'], 'dice.free').map((die, i) => faceOf(DICE[oneOf(`dice.free.${i}`, die, DICE)]!));
  const locked = whole(json['locked'], 'dice.locked', 0, slot.WHITE_DICE);
  const phase = data[slot.PHASE]!;
  const rolled = phase === slot.ROLLED || (phase === slot.OVER && free.length > 0);
  if (json['rolled'] !== rolled && phase !== slot.OVER)
    throw new Malformed('dice.rolled', `must be ${rolled} in this phase`);
  if (free.length !== (rolled ? slot.WHITE_DICE - locked : 0))
    throw new Malformed('dice.free', rolled ? 'must be the dice that are not locked' : 'must be empty before a roll');
  if (rolled && free.length === 0) throw new Malformed('dice.locked', 'cannot be all in this phase');
  if (phase === slot.INTERRUPT && locked > 0) throw new Malformed('dice.locked', 'must be 0 after a reset');
  data[slot.LOCKED] = locked;
  data[slot.OPEN] = free.length;
  data.set(free, slot.FACES);
}

/** MO-50, MO-55. */
function readSteps({ data }: State, json: unknown): void {
  const phase = data[slot.PHASE]!;
  if (phase === slot.INTERRUPT) data[slot.STEPS] = whole(json, 'steps', 1, slot.WHITE_DICE);
  else if (phase === slot.PROWL)
    data[slot.STEPS] = whole(json, 'steps', data[slot.LOCKED]! + 1, data[slot.LOCKED]! + 3);
  else if (json !== null) throw new Malformed('steps', 'must be null in this phase');
}

/** MO-60, MO-61: over exactly if somebody has won. */
function readEnd(state: State, json: Json): void {
  const { data, table } = state;
  const winner = winnerOf(state, table);
  if ((data[slot.PHASE] === slot.OVER) !== (winner !== NONE))
    throw new Malformed('phase', winner === NONE ? 'cannot be over: nobody has won' : 'must be over: the game is won');
  data[slot.WINNER] = winner;
  const expected = resultOf(state);
  if (expected === null) {
    if (json['result'] !== null) throw new Malformed('result', 'must be null before the end');
    return;
  }
  const result = object(json['result'], 'result');
  const winners = list(result['winners'], 'result.winners');
  if (winners.length !== 1 || winners[0] !== winner) throw new Malformed('result.winners', `must be [${winner}]`);
  if (result['reason'] !== expected.reason) throw new Malformed('result.reason', `must be "${expected.reason}"`);
}

function winnerOf({ data }: State, table: Table): number {
  const done = table.leaders.filter((seat) => data[handOf(table, seat)] === 0);
  const caught = data[slot.TOKENS] === table.goal;
  if (done.length + (caught ? 1 : 0) > 1) throw new Malformed('result', 'more than one has won');
  return caught ? table.mummy : (done[0] ?? NONE);
}
