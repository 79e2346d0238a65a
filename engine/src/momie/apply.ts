/** Carrying out an action that is not refused. */
import type { Chance } from '../core/chance.ts';
import type { Viewer } from '../core/game.ts';
import { playCard, unplayedCount } from './cards.ts';
import { dieOf, faceOf, freeFaces, rollWhite } from './dice.ts';
import type { Emit } from './events.ts';
import { announce, isHeard } from './heard.ts';
import { NONE } from './map.ts';
import { routeTo } from './move.ts';
import type { Action, Cell, Event } from './protocol.ts';
import { prowl } from './prowl.ts';
import { hunterAt, hunterOn, setHunterAt, type State, WHITE_DICE } from './state.ts';
import { endGame, endHunterTurn } from './turn.ts';

export function apply(state: State, action: Action, chance: Chance, emit?: Emit): void {
  const { index } = state.setup.maze;
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

/** MO-20: all five dice are free again, and the mummy may walk one cell for each that was locked (MO-55). */
function reset(state: State, emit: Emit | undefined): void {
  if (isHeard(state, emit)) announce(state, { type: 'reset', hunter: state.turn }, emit);
  state.steps = state.locked;
  state.locked = 0;
  state.phase = 'interrupt';
}

/** MO-22 to MO-24. */
function roll(state: State, chance: Chance, emit: Emit | undefined): void {
  const hunter = state.turn;
  const locked = rollWhite(state, chance);
  state.phase = 'rolled';
  if (isHeard(state, emit)) announce(state, { type: 'roll', hunter, locked }, emit);
  emit?.({ type: 'rolled', for: state.setup.leaders, hunter, free: freeFaces(state).map(dieOf), locked });
  if (locked < WHITE_DICE) return;
  if (isHeard(state, emit)) announce(state, { type: 'lost', hunter }, emit);
  endHunterTurn(state, chance, emit);
}

/** MO-30 and MO-40: the announced die, the move, and the card if it is played. */
function move(state: State, face: number, to: number, collects: boolean, chance: Chance, emit: Emit | undefined): void {
  const { setup, turn: hunter } = state;
  if (isHeard(state, emit)) announce(state, { type: 'move', hunter, die: dieOf(face) }, emit);
  emit?.(walked(state, hunter, face, to));
  setHunterAt(state, hunter, to);
  if (collects) collect(state, hunter, to, emit);
  if (unplayedCount(state, setup.hands[hunter]!) === 0) endGame(state, setup.seats[hunter]!);
  else endHunterTurn(state, chance, emit);
}

function walked(state: State, hunter: number, face: number, to: number): Event {
  const { maze, leaders } = state.setup;
  const from = hunterAt(state, hunter);
  const path = routeTo(maze, state.mummy, from, face, to).map((cell) => maze.names[cell]!);
  return { type: 'walked', for: leaders, hunter, die: dieOf(face), from: maze.names[from]!, path };
}

function collect(state: State, hunter: number, at: number, emit: Emit | undefined): void {
  const { maze, hands } = state.setup;
  const card = maze.treasureAt[at]!;
  playCard(state, hands[hunter]!, card);
  if (isHeard(state, emit))
    announce(state, { type: 'collect', hunter, card: maze.treasures[card]!, at: maze.names[at]! }, emit);
}

/** Every action is announced to the mummy, rolls, or shows whether a hunter was met (MO-42). */
export function reveals(): boolean {
  return true;
}

/** An action, or what somebody knows of it. */
type KnownAction = Action | Omit<Action & { type: 'move' }, 'to' | 'collect'>;

/**
 * Of a move the mummy and spectators know the die (MO-30), and the rest only if a card was played (MO-40); of the
 * mummy's walk the others know the cells walked, up to a catch (MO-52).
 */
export function actionFor(state: State, action: Action, viewer: Viewer): KnownAction {
  const { setup } = state;
  if (action.type === 'prowl')
    return { type: 'prowl', path: viewer === setup.mummy ? [...action.path] : upToCatch(state, action.path) };
  if (action.type !== 'move') return { type: action.type };
  const { type, die, to, collect: collects } = action;
  if (collects === true) return { type, die, to, collect: true };
  return viewer !== null && setup.leaders.includes(viewer) ? { type, die, to } : { type, die };
}

function upToCatch(state: State, path: readonly Cell[]): Cell[] {
  const met = path.findIndex((name) => hunterOn(state, state.setup.maze.index.get(name)!) !== NONE);
  return met < 0 ? [...path] : path.slice(0, met + 1);
}
