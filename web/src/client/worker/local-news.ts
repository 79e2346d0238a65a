/** What a table of this browser tells the person who looks at it: the same messages as a server's live connection. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { momentFor, toAct } from '@traque/engine/core/match';
import type { Entry, Moment, Update } from '../table-client.ts';
import { range } from './range.ts';
import type { Timeline } from './timeline.ts';

export type LocalMessage =
  /** How things stood when this viewer last looked, the log up to then, and what happened since. */
  | {
      readonly type: 'welcome';
      readonly moment: Moment;
      readonly history: readonly Entry[];
      readonly missed: readonly Update[];
    }
  | ({ readonly type: 'update' } & Update);

/** `freeUndo`: the only person at the table, who may take back anything since they play against bots alone. */
function momentAt(timeline: Timeline, number: number, viewer: Viewer, freeUndo: Seat | null): Moment {
  const match = timeline.matchAt(number);
  const { view, legal, undo } = momentFor(match, viewer);
  const isOver = toAct(match) === null;
  const undoBy = freeUndo === null ? undo : timeline.freeUndoAt(number, freeUndo) === null ? null : freeUndo;
  return {
    number,
    viewer,
    view,
    decision: isOver ? null : number,
    deadline: null,
    undo: isOver ? null : undoBy,
    ...(!isOver && undoBy !== null && undo !== undoBy ? { isUndoPractice: true } : {}),
    ...(legal === undefined ? {} : { legal }),
  };
}

export function updateFor(timeline: Timeline, number: number, viewer: Viewer, freeUndo: Seat | null): Update {
  return { entry: timeline.entryAt(number, viewer), moment: momentAt(timeline, number, viewer, freeUndo) };
}

/** `lastSeen`: the last entry that this viewer was shown; null: the position is shown as it stands. */
export function welcomeFor(
  timeline: Timeline,
  viewer: Viewer,
  lastSeen: number | null,
  freeUndo: Seat | null,
): LocalMessage {
  const from = Math.min(lastSeen ?? timeline.number, timeline.number);
  return {
    type: 'welcome',
    moment: momentAt(timeline, from, viewer, freeUndo),
    history: range(1, from).map((number) => timeline.entryAt(number, viewer)),
    missed: range(from + 1, timeline.number).map((number) => updateFor(timeline, number, viewer, freeUndo)),
  };
}
