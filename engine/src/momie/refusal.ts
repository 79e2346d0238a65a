/** Why an action is not allowed: the clause, the reason, the values a message needs. */
import type { Clause, Refusal, Seat } from '../core/game.ts';
import { holds } from './cards.ts';
import { ARROW, dieFaces, faceOf, isFree } from './dice.ts';
import { NONE } from './map.ts';
import { canEnd, isUsable } from './move.ts';
import type { Action, Die } from './protocol.ts';
import { leads, reach } from './reach.ts';
import { toAct } from './result.ts';
import { hunterAt, hunterOn, type State, WHITE_DICE } from './state.ts';

export type Why =
  | 'gameOver'
  | 'notYourTurn'
  | 'malformed'
  | 'notNow'
  | 'nothingToReset'
  | 'mustReset'
  | 'dieNotFree'
  | 'dieOfNoUse'
  | 'notSoFar'
  | 'neverEntered'
  | 'mummyThere'
  | 'hunterThere'
  | 'ownPawnThere'
  | 'notTheEnd'
  | 'noTreasure'
  | 'notYourMission'
  | 'tooFar'
  | 'tooFarNow'
  | 'wall';

type Values = Readonly<Record<string, string | number>>;

function refuse(rule: Clause, why: Why, values?: Values): Refusal {
  return values === undefined ? { rule, why } : { rule, why, values };
}

export function refusal(state: State, seat: Seat, action: unknown): Refusal | null {
  const acting = toAct(state);
  if (acting === null) return refuse('MO-0', 'gameOver');
  if (seat !== acting) return refuse('MO-0', 'notYourTurn', { seat: acting });
  if (!isAction(action)) return refuse('MO-0', 'malformed');
  const { phase } = state;
  switch (action.type) {
    case 'reset':
      return phase === 'start' ? refuseReset(state) : refuse('MO-0', 'notNow');
    case 'roll':
      return phase === 'start' || phase === 'rolled' ? refuseRoll(state) : refuse('MO-0', 'notNow');
    case 'move':
      return phase === 'rolled' ? refuseMove(state, action) : refuse('MO-0', 'notNow');
    case 'prowl':
      return phase === 'prowl' || phase === 'interrupt' ? refusePath(state, action.path) : refuse('MO-0', 'notNow');
  }
}

const CELL = /^-?\d+,-?\d+$/;

function isCell(json: unknown): boolean {
  return typeof json === 'string' && CELL.test(json);
}

/** Whether it has the form of an action; a cell need not be one of this map. */
function isAction(json: unknown): json is Action {
  if (typeof json !== 'object' || json === null) return false;
  const { type, die, to, collect, path } = json as Readonly<Record<string, unknown>>;
  if (type === 'reset' || type === 'roll') return true;
  if (type === 'prowl') return Array.isArray(path) && path.every(isCell);
  if (type !== 'move') return false;
  return dieFaces.includes(die as Die) && isCell(to) && (collect === undefined || typeof collect === 'boolean');
}

function refuseReset(state: State): Refusal | null {
  return state.locked === 0 ? refuse('MO-20', 'nothingToReset') : null;
}

function refuseRoll(state: State): Refusal | null {
  return state.locked === WHITE_DICE ? refuse('MO-21', 'mustReset') : null;
}

function refuseMove(state: State, { die, to, collect }: Action & { type: 'move' }): Refusal | null {
  const { setup, turn: hunter } = state;
  const face = faceOf(die);
  if (!isFree(state, face)) return refuse('MO-30', 'dieNotFree', { die });
  const cell = setup.maze.index.get(to) ?? NONE;
  if (cell === NONE || !canEnd(state, hunter, face, cell)) return refuseTarget(state, hunter, face, cell, { die, to });
  if (collect !== true) return null;
  const treasure = setup.maze.treasureAt[cell]!;
  if (treasure === NONE) return refuse('MO-40', 'noTreasure', { to });
  return holds(state, setup.hands[hunter]!, treasure) ? null : refuse('MO-40', 'notYourMission', { to });
}

function refuseTarget(state: State, hunter: number, face: number, cell: number, values: Values): Refusal {
  const { setup } = state;
  const { maze } = setup;
  const far = face === ARROW ? refuse('MO-34', 'notTheEnd', values) : refuse('MO-31', 'notSoFar', values);
  if (cell === NONE) return far;
  if (cell === maze.start || cell === maze.dungeon) return refuse('MO-32', 'neverEntered', values);
  if (cell === state.mummy) return refuse('MO-32', 'mummyThere', values);
  if (!isUsable(state, hunter, face)) return refuse('MO-30', 'dieOfNoUse', values);
  if (face === ARROW) return far;
  const inReach = (reach(maze, state.mummy, hunterAt(state, hunter)).bits[cell]! & (1 << face)) !== 0;
  if (!inReach) return far;
  const own = setup.seats[hunterOn(state, cell)] === setup.seats[hunter];
  return own ? refuse('MO-66', 'ownPawnThere', values) : refuse('MO-33', 'hunterThere', values);
}

/** MO-56: the whole path is checked before the mummy walks it, and never against where hunters stand. */
function refusePath(state: State, path: readonly string[]): Refusal | null {
  const { maze } = state.setup;
  const { steps } = state;
  if (path.length > steps) {
    const far = { steps, length: path.length };
    return state.phase === 'interrupt' ? refuse('MO-55', 'tooFarNow', far) : refuse('MO-50', 'tooFar', far);
  }
  let from = state.mummy;
  for (const name of path) {
    const to = maze.index.get(name) ?? NONE;
    if (to === maze.start || to === maze.dungeon) return refuse('MO-51', 'neverEntered', { to: name });
    if (to === NONE || !leads(maze, from, to)) return refuse('MO-51', 'wall', { from: maze.names[from]!, to: name });
    from = to;
  }
  return null;
}
