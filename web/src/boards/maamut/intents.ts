/** From a click or key to an intent. A tile and the moment name at most one action; whether it is legal is not asked here. */
import type { Legal, Viewer } from '@traque/engine/core/game';
import type { Action, Card, Cell, View } from '@traque/engine/maamut/protocol';
import { cellAhead, way } from './geometry.ts';

/** What choosing this tile means for the viewer, or null where it can mean nothing (no straight way of 1 to 3 tiles). */
export function intentAt(view: View, viewer: Viewer, cell: Cell): Action | null {
  if (view.phase === 'place') return { type: 'place', at: cell };
  if (view.phase === 'panic') return { type: 'flee', to: cell };
  const from = viewer === null ? null : (view.hunters[viewer]?.at ?? null);
  const line = from === null ? null : way(from, cell);
  if (!line || line.distance > 3) return null;
  return { type: 'move', card: line.distance as Card, dir: line.dir };
}

export interface Target {
  readonly cell: Cell;
  readonly action: Action;
  /** The card that leads there; null where no card is needed. */
  readonly card: Card | null;
}

/** The tiles that legal actions lead to. */
export function targetsOf(view: View, viewer: Viewer, legal: Legal<Action> | null): readonly Target[] {
  const from = viewer === null ? null : (view.hunters[viewer]?.at ?? null);
  return (legal?.actions ?? []).flatMap((action): Target[] => {
    if (action.type === 'place') return [{ cell: action.at, action, card: null }];
    if (action.type === 'flee') return [{ cell: action.to, action, card: null }];
    if (action.type !== 'move' || from === null) return [];
    return [{ cell: cellAhead(from, action.dir, action.card), action, card: action.card }];
  });
}

/** Whether the list of legal actions holds this one. */
export function isLegal(legal: Legal<Action> | null, type: Action['type'], card?: Card | null): boolean {
  return (legal?.actions ?? []).some(
    (action) => action.type === type && (action.type !== 'pass' || action.card === card),
  );
}

/** The cards the viewer holds, or none if he only watches. */
export function handOf(view: View, viewer: Viewer): readonly Card[] {
  const hand = viewer === null ? 0 : (view.hunters[viewer]?.hand ?? 0);
  return typeof hand === 'number' ? [] : hand;
}
