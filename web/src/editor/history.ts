/** What was drawn, step by step, so that it can be taken back and done again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** Steps that can be taken back. */
const LONGEST = 300;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A step. What is the same object is none. */
export function change<T>(history: History<T>, present: T): History<T> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-LONGEST), present, future: [] };
}

/** A part of the same step, as of one stroke of the pointer. */
export const amend = <T>(history: History<T>, present: T): History<T> =>
  present === history.present ? history : { ...history, present, future: [] };

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, present, future };
  return { past: [...past, present], present: after, future: rest };
}
