/** From a click or a key to an intent. A tile stands for at most one action at a time, which may be illegal. */
import type { Legal, Viewer } from '@traque/engine/core/game';
import type { Action, Card, Cell, View } from '@traque/engine/maamut/protocol';
import { cellAhead, straightWay } from './geometry.ts';

/** The action that choosing this tile stands for; null if there is none (no straight way of 1 to 3 tiles). */
export function intentAt(view: View, viewer: Viewer, cell: Cell): Action | null {
  if (view.phase === 'place') return { type: 'place', at: cell };
  if (view.phase === 'panic') return { type: 'flee', to: cell };
  const from = viewer === null ? null : (view.hunters[viewer]?.at ?? null);
  const line = from === null ? null : straightWay(from, cell);
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

/** The viewer's own cards; none for a spectator. */
export function handOf(view: View, viewer: Viewer): readonly Card[] {
  const hand = viewer === null ? 0 : (view.hunters[viewer]?.hand ?? 0);
  return typeof hand === 'number' ? [] : hand;
}
