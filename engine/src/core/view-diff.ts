/**
 * The moments of a game as one viewer saw them, written one after the other: each says what changed since the one
 * before, so that a long game is still a small file.
 */
import { list, object, text } from './check.ts';
import type { Position } from './game.ts';
import type { MatchEvent } from './match.ts';

/** What happened, and the position after it. */
export interface SeenMoment {
  readonly view: Position;
  readonly events: readonly MatchEvent[];
}

type Fields = Readonly<Record<string, unknown>>;

export interface ViewDiff {
  /** Fields of the view that are new or not as before; all of them in the first moment. */
  readonly set: Fields;
  /** What was added at the end of lists. */
  readonly more?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that the view no longer has. */
  readonly gone?: readonly string[];
  readonly events: readonly MatchEvent[];
}

/** Views share objects that do not change; others are compared by their JSON. */
const equal = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The items appended to a list, or null if that is not all that changed. */
function appended(before: unknown, after: unknown): readonly unknown[] | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length <= before.length)
    return null;
  return before.every((item, i) => equal(item, after[i])) ? after.slice(before.length) : null;
}

/** Field by field; `before` is empty for the first moment. */
export function viewDiff(before: Fields, { view, events }: SeenMoment): ViewDiff {
  const after = view as unknown as Fields;
  const set: Record<string, unknown> = {};
  const more: Record<string, readonly unknown[]> = {};
  for (const [key, value] of Object.entries(after)) {
    const added = appended(before[key], value);
    if (added !== null) more[key] = added;
    else if (!Object.hasOwn(before, key) || !equal(before[key], value)) set[key] = value;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return {
    set,
    ...(Object.keys(more).length === 0 ? {} : { more }),
    ...(gone.length === 0 ? {} : { gone }),
    events,
  };
}

/** The view after a change that came from outside. @throws {Malformed} */
export function patchedView(before: Fields, change: Fields, at: string): Fields {
  const view: Record<string, unknown> = { ...before, ...object(change['set'], `${at}.set`) };
  for (const [key, added] of Object.entries(object(change['more'] ?? {}, `${at}.more`)))
    view[key] = [...list(view[key], `${at}.more.${key}`), ...list(added, `${at}.more.${key}`)];
  for (const key of list(change['gone'] ?? [], `${at}.gone`)) delete view[text(key, `${at}.gone`)];
  return view;
}
