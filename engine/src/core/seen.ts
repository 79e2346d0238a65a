/**
 * The moments of a game as one viewer saw them, written one after the other: each tells what changed since the one
 * before, so that a long game is still a small file.
 */
import { list, object, text } from './check.ts';
import type { GameEvent, Position } from './game.ts';

/** What happened, and how things stood then. */
export interface Seen {
  readonly view: Position;
  readonly events: readonly GameEvent[];
}

type Fields = Readonly<Record<string, unknown>>;

export interface SeenChange {
  /** Fields of the view that are new or not as before; all of them in the first moment. */
  readonly set: Fields;
  /** What was added at the end of lists. */
  readonly more?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that the view no longer has. */
  readonly gone?: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Views share what does not change; what is written anew is compared as it would be written. */
const equal = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What a list has more than it had, if it begins as it was. */
function grown(before: unknown, after: unknown): readonly unknown[] | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length <= before.length)
    return null;
  return before.every((item, i) => equal(item, after[i])) ? after.slice(before.length) : null;
}

/** Field by field; `before` is empty for the first moment. */
export function seenChange(before: Fields, { view, events }: Seen): SeenChange {
  const after = view as unknown as Fields;
  const set: Record<string, unknown> = {};
  const more: Record<string, readonly unknown[]> = {};
  for (const [key, value] of Object.entries(after)) {
    const added = grown(before[key], value);
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

/** The fields of the view after a change that came from outside. @throws {Malformed} */
export function changedView(before: Fields, change: Fields, at: string): Fields {
  const view: Record<string, unknown> = { ...before, ...object(change['set'], `${at}.set`) };
  for (const [key, added] of Object.entries(object(change['more'] ?? {}, `${at}.more`)))
    view[key] = [...list(view[key], `${at}.more.${key}`), ...list(added, `${at}.more.${key}`)];
  for (const key of list(change['gone'] ?? [], `${at}.gone`)) delete view[text(key, `${at}.gone`)];
  return view;
}
