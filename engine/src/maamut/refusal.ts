/** Why an action is not allowed: the clause, its reason, and the values a message needs. */
import type { Clause, Refusal, Seat } from '../core/game.ts';
import { firstObstacle } from './board.ts';
import { holds } from './cards.ts';
import { cellNamed, DIRECTIONS, nameBeyond, neighbour, NONE } from './cells.ts';
import { whyNotMove } from './move.ts';
import { type NotFled, whyNotFree } from './panic.ts';
import { whyNotPlace } from './place.ts';
import type { Action, Phase } from './protocol.ts';
import { hunterAt, type State } from './state.ts';
import { whyNotLiftTrap, whyNotSetTrap } from './traps.ts';

/** Each reason and the clause that forbids. */
const clauses = {
  gameOver: 'MA-0',
  notYourTurn: 'MA-0',
  malformed: 'MA-0',
  notNow: 'MA-0',
  notOuter: 'MA-14',
  placeRock: 'MA-14',
  placeTaken: 'MA-14',
  cardNotHeld: 'MA-20',
  moveEdge: 'MA-21',
  moveRock: 'MA-21',
  noTrapLeft: 'MA-30',
  notGrass: 'MA-31',
  trapThere: 'MA-32',
  notAlone: 'MA-33',
  noTrapHere: 'MA-35',
  notAloneToLift: 'MA-36',
  passCardNotHeld: 'MA-38',
  fleeNotAdjacent: 'MA-61',
  fleeEdge: 'MA-62',
  fleeRock: 'MA-62',
  fleeTaken: 'MA-62',
  fleeBack: 'MA-62',
} as const satisfies Record<string, Clause>;

/** The reasons; each has its message in every language. */
export type Why = keyof typeof clauses;

function refuse(why: Why, values?: Refusal['values']): Refusal {
  return values === undefined ? { rule: clauses[why], why } : { rule: clauses[why], why, values };
}

/** The phase in which each type of action is possible. */
const phaseOf: Readonly<Record<Action['type'], Phase>> = {
  place: 'place',
  move: 'act',
  setTrap: 'act',
  liftTrap: 'act',
  pass: 'act',
  flee: 'panic',
};

export function refusal(state: State, seat: Seat, action: unknown): Refusal | null {
  const { phase } = state;
  if (phase === 'over') return refuse('gameOver');
  if (seat !== state.toAct) return refuse('notYourTurn');
  if (!isAction(action)) return refuse('malformed');
  if (phaseOf[action.type] !== phase) return refuse('notNow', { type: action.type, phase });
  return forbidden(state, action);
}

/** Whether it has the shape of an action; keys that no action has are ignored. */
function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const { type, at, to, card, dir } = value as Record<string, unknown>;
  switch (type) {
    case 'place':
      return isCellName(at);
    case 'flee':
      return isCellName(to);
    case 'move':
      return isWhole(card, 1, 3) && isWhole(dir, 0, DIRECTIONS - 1);
    case 'pass':
      return isWhole(card, 1, 3);
    case 'setTrap':
    case 'liftTrap':
      return true;
    default:
      return false;
  }
}

/** Of this board or past its edge. */
function isCellName(value: unknown): value is string {
  return typeof value === 'string' && /^(?:0|-?[1-9]\d{0,5}),(?:0|-?[1-9]\d{0,5})$/.test(value);
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** An action of the right shape, seat and phase: which clause forbids it, if one does. */
function forbidden(state: State, action: Action): Refusal | null {
  const seat = state.turn;
  switch (action.type) {
    case 'place': {
      const why = whyNotPlace(state, cellNamed(action.at));
      return why && refuse(why, { at: action.at });
    }
    case 'flee': {
      const why = whyNotFlee(state, action.to);
      return why && refuse(why, { at: action.to });
    }
    case 'move': {
      const { card, dir } = action;
      const why = whyNotMove(state, card, dir);
      if (why === null || why === 'cardNotHeld') return why && refuse(why, { card });
      const from = hunterAt(state, seat);
      const at = nameBeyond(from, dir, firstObstacle(state.board.tiles, from, dir, card));
      return refuse(why, { card, dir, at });
    }
    case 'pass':
      return holds(state, seat, action.card) ? null : refuse('passCardNotHeld', { card: action.card });
    case 'setTrap': {
      const why = whyNotSetTrap(state);
      return why && refuse(why);
    }
    case 'liftTrap': {
      const why = whyNotLiftTrap(state);
      return why && refuse(why);
    }
  }
}

function whyNotFlee(state: State, to: string): NotFled | null {
  const cell = cellNamed(to);
  const mammoth = state.mammoth;
  if (cell === NONE) return 'fleeEdge';
  for (let dir = 0; dir < DIRECTIONS; dir++) if (neighbour(mammoth, dir) === cell) return whyNotFree(state, cell);
  return 'fleeNotAdjacent';
}
