/** Why an action is not allowed: the clause, its reason, and the values a message needs. */
import type { Clause, Refusal, Seat } from '../core/game.ts';
import { landings } from './hop.ts';
import type { Action } from './protocol.ts';
import { toAct } from './result.ts';
import { isCell, type State } from './state.ts';

/** Each reason and the clause that forbids. */
const clauses = {
  gameOver: 'BU-0',
  notYourTurn: 'BU-0',
  malformed: 'BU-0',
  otherSide: 'BU-0',
  wrongDistance: 'BU-21',
  searchedLast: 'BU-22',
} as const satisfies Record<string, Clause>;

/** The reasons; each has its message in every language. */
export type Why = keyof typeof clauses;

const refuse = (why: Why, values: Refusal['values'] = {}): Refusal => ({ rule: clauses[why], why, values });

export function refusal(state: State, seat: Seat, action: unknown): Refusal | null {
  const now = toAct(state);
  if (now === null) return refuse('gameOver');
  if (seat !== now) return refuse('notYourTurn');
  if (!isAction(action)) return refuse('malformed');
  if ((action.type === 'hop') !== (seat === state.options.hare)) return refuse('otherSide');
  if (action.type === 'hop')
    return landings(state).includes(action.to) ? null : refuse('wrongDistance', { die: state.die! });
  return state.searches.at(-1)?.cell === action.cell ? refuse('searchedLast', { cell: action.cell }) : null;
}

/** Whether it has the shape of an action; keys that no action has are ignored. */
function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const { type, to, cell } = value as Record<string, unknown>;
  return (type === 'hop' && isCell(to)) || (type === 'search' && isCell(cell));
}
