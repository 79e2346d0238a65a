/** Carries out actions that are not refused. */
import type { Chance } from '../core/chance.ts';
import type { Clause, Viewer } from '../core/game.ts';
import { rollFree } from './dice.ts';
import { NONE } from './map.ts';
import { hunterOn, wayTo } from './move.ts';
import type { Action, Cell, Event } from './protocol.ts';
import { prowl } from './prowl.ts';
import * as slot from './state.ts';
import { cardSlot, end, type State } from './state.ts';
import { dieOf, faceOf, heardBy, tell, type Emit } from './tell.ts';
import { endHunterTurn } from './turn.ts';

export function apply(state: State, action: Action, chance: Chance, emit?: Emit): void {
  const { index } = state.table.maze;
  switch (action.type) {
    case 'reset':
      return reset(state, emit);
    case 'roll':
      return roll(state, chance, emit);
    case 'move':
      return move(state, faceOf(action.die), index.get(action.to)!, action.collect === true, chance, emit);
    case 'prowl':
      return prowl(
        state,
        action.path.map((cell) => index.get(cell)!),
        chance,
        emit,
      );
  }
}

/** MO-20: all five dice are free again, and the mummy may walk as many cells as showed it (MO-55). */
function reset(state: State, emit: Emit | undefined): void {
  const { data } = state;
  if (heardBy(state, emit)) tell(state, { type: 'reset', hunter: data[slot.TURN]! }, emit);
  data[slot.STEPS] = data[slot.LOCKED]!;
  data[slot.LOCKED] = 0;
  data[slot.PHASE] = slot.INTERRUPT;
}

/** MO-22 to MO-24. */
function roll(state: State, chance: Chance, emit: Emit | undefined): void {
  const { data, table } = state;
  const hunter = data[slot.TURN]!;
  const locked = rollFree(state, chance);
  data[slot.PHASE] = slot.ROLLED;
  if (heardBy(state, emit)) tell(state, { type: 'roll', hunter, locked }, emit);
  if (emit !== undefined) {
    const free = Array.from(data.subarray(slot.FACES, slot.FACES + data[slot.OPEN]!), dieOf);
    emit({ type: 'rolled', for: table.leaders, hunter, free, locked });
  }
  if (locked < slot.WHITE_DICE) return;
  if (heardBy(state, emit)) tell(state, { type: 'lost', hunter }, emit);
  endHunterTurn(state, chance, emit);
}

/** MO-30 and MO-40: the announced die, the way, and the card if he plays it. */
function move(state: State, face: number, to: number, collects: boolean, chance: Chance, emit: Emit | undefined): void {
  const { data, table } = state;
  const hunter = data[slot.TURN]!;
  if (heardBy(state, emit)) tell(state, { type: 'move', hunter, die: dieOf(face) }, emit);
  if (emit !== undefined) emit(walked(state, hunter, face, to));
  data[slot.AT + hunter] = to;
  if (collects) collect(state, hunter, to, emit);
  if (data[table.hands[hunter]!] === 0) end(state, table.seats[hunter]!);
  else endHunterTurn(state, chance, emit);
}

function walked({ table, data }: State, hunter: number, face: number, to: number): Event {
  const { maze } = table;
  const from = data[slot.AT + hunter]!;
  const path = wayTo(maze, data[slot.MUMMY]!, from, face, to).map((cell) => maze.names[cell]!);
  return { type: 'walked', for: table.leaders, hunter, die: dieOf(face), from: maze.names[from]!, path };
}

/** The played card goes to the end of its hand, behind those played before. */
function collect(state: State, hunter: number, at: number, emit: Emit | undefined): void {
  const { data, table } = state;
  const { maze } = table;
  const hand = table.hands[hunter]!;
  const card = maze.treasureAt[at]!;
  const place = cardSlot(state, hand, card);
  data.copyWithin(place, place + 1, hand + 1 + table.handSize);
  data[hand + table.handSize] = card;
  data[hand]! -= 1;
  if (heardBy(state, emit))
    tell(state, { type: 'collect', hunter, card: maze.treasures[card]!, at: maze.names[at]! }, emit);
}

const CLAUSES: Readonly<Record<Event['type'], Clause>> = {
  reset: 'MO-20',
  roll: 'MO-22',
  rolled: 'MO-22',
  lost: 'MO-24',
  move: 'MO-30',
  walked: 'MO-30',
  collect: 'MO-40',
  skip: 'MO-41',
  prowl: 'MO-50',
};

export function clause(event: Event): Clause {
  if (event.type === 'walked') return event.die === 'arrow' ? 'MO-34' : 'MO-31';
  if (event.type !== 'prowl') return CLAUSES[event.type];
  if (event.caught !== null) return 'MO-52';
  return event.interrupt ? 'MO-55' : 'MO-50';
}

/** An action, or what somebody knows of it. */
type Known = Action | Omit<Action & { type: 'move' }, 'to' | 'collect'>;

/**
 * Of a move the mummy and spectators know the die (MO-30), and the rest only if a card was played (MO-40); of a walk the
 * others know what was walked, up to a catch (MO-52).
 */
export function actionFor(state: State, action: Action, viewer: Viewer): Known {
  const { table } = state;
  if (action.type === 'prowl')
    return { type: 'prowl', path: viewer === table.mummy ? [...action.path] : upToCatch(state, action.path) };
  if (action.type !== 'move') return { type: action.type };
  const { type, die, to, collect } = action;
  if (collect === true) return { type, die, to, collect };
  return viewer !== null && table.leaders.includes(viewer) ? { type, die, to } : { type, die };
}

function upToCatch(state: State, path: readonly Cell[]): Cell[] {
  const met = path.findIndex((name) => hunterOn(state, state.table.maze.index.get(name)!) !== NONE);
  return met < 0 ? [...path] : path.slice(0, met + 1);
}
