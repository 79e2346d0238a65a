/** What a table offers its viewer, whether or not it is their turn, and the keys for it. */
import type { KeyHelp } from '@traque/texts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { Room } from './room.ts';

interface Offers {
  /** Not a record. */
  readonly live: boolean;
  /** What was shown can be shown again: not in a lesson. */
  readonly review: boolean;
  readonly undo: boolean;
  readonly hints: boolean;
}

export function offersOf(room: Room, board: AnyBoardModule): Offers {
  const { live, undo, mayAdvise } = room.table;
  const moment = room.moment.value;
  const roster = room.roster.value;
  const plays = live && moment !== null && moment.viewer !== null;
  return {
    live,
    review: live && roster?.commit !== null,
    undo: plays && undo !== null && roster?.rated !== true,
    hints: plays && mayAdvise && board.allowsAdvice?.(moment.view) !== false,
  };
}

/** Keys that do nothing where this is not offered. */
const needs: Readonly<Record<string, keyof Offers>> = { P: 'live', B: 'review', R: 'review', U: 'undo', H: 'hints' };

export function keysFor(offers: Offers, keys: readonly KeyHelp[]): readonly KeyHelp[] {
  return keys.filter(([key]) => {
    const need = needs[key];
    return need === undefined || offers[need];
  });
}
