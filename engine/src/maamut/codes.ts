/** Actions as small integers, so that lists of them need no allocation; the protocol's objects are converted at the edge. */
import { cellNamed, nameOf } from './cells.ts';
import type { Action, Card, Direction, Phase } from './protocol.ts';

/** 0 … 17: a move by card and direction. The same number indexes everything a board says about such a move. */
export function moveCode(card: number, dir: Direction): number {
  return (card - 1) * 6 + dir;
}
/** 18 … 20: pass, discarding a 1, 2 or 3. */
export const PASS = 18;
export const SET_TRAP = 21;
export const LIFT_TRAP = 22;
/** 23 … 59: to a cell; it depends on the phase whether this is placing or fleeing. */
export const TO_CELL = 23;
/** The number of codes; a list of legal ones is never longer. */
export const CODES = 60;

/** The code of an action that has the right shape. */
export function encode(action: Action): number {
  switch (action.type) {
    case 'place':
      return TO_CELL + cellNamed(action.at);
    case 'flee':
      return TO_CELL + cellNamed(action.to);
    case 'move':
      return moveCode(action.card, action.dir);
    case 'pass':
      return PASS + action.card - 1;
    case 'setTrap':
      return SET_TRAP;
    case 'liftTrap':
      return LIFT_TRAP;
  }
}

/** The card (1 to 3) of a move. */
export function cardOf(code: number): number {
  return code < 6 ? 1 : code < 12 ? 2 : 3;
}

/** The action of a code; the phase tells placing from fleeing. */
export function decode(code: number, phase: Phase): Action {
  if (code >= TO_CELL) {
    const cell = nameOf(code - TO_CELL);
    return phase === 'place' ? { type: 'place', at: cell } : { type: 'flee', to: cell };
  }
  if (code === LIFT_TRAP) return { type: 'liftTrap' };
  if (code === SET_TRAP) return { type: 'setTrap' };
  if (code >= PASS) return { type: 'pass', card: (code - PASS + 1) as Card };
  return { type: 'move', card: cardOf(code) as Card, dir: code % 6 };
}
