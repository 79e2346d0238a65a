/** The log of a room, kept as data so that a change of language changes it too. */
import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@traque/engine/core/game';
import type { MatchEvent } from '@traque/engine/core/match';
import type { Entry } from '../client/table-client.ts';

type What = Entry['what'];

/** Entries that are a line of the log although nothing happened on the board. */
type Note = Extract<
  What,
  { kind: 'undone' | 'returned' | 'left' | 'joined' | 'takenOver' | 'abandoned' | 'agreed' | 'forfeited' }
>;

interface Place {
  readonly key: string;
  /** Of the entry. */
  readonly number: number;
  /** The seat whose action it was. */
  readonly by: Seat | null;
}

export type LogLine = (Place & { readonly event: MatchEvent }) | (Place & { readonly note: Note });

export const actorOf = ({ what }: Pick<Entry, 'what'>): Seat | null => (what.kind === 'action' ? what.seat : null);

function noteOf(what: What): Note | null {
  switch (what.kind) {
    case 'undone':
    case 'returned':
    case 'left':
    case 'joined':
    case 'takenOver':
    case 'abandoned':
    case 'agreed':
    case 'forfeited':
      return what;
    case 'created':
    case 'claimed':
    case 'removed':
    case 'filled':
    case 'emptied':
    case 'contributed':
    case 'coloured':
    case 'started':
    case 'action':
    case 'clock':
    case 'rest':
    case 'renamed':
    case 'consented':
    case 'unrated':
    case 'rematch':
      return null;
  }
}

export function logLines({ number, events, what }: Entry): LogLine[] {
  const by = actorOf({ what });
  const lines: LogLine[] = events.map((event, i) => ({ key: `${number}.${i}`, number, by, event }));
  const note = noteOf(what);
  return note === null ? lines : [...lines, { key: `${number}.note`, number, by, note }];
}

/** A cause is never further back: a round of five hunters has fewer lines. */
const CAUSES = 60;

/** The events before a line, for words that need to know what led to it; of one that is not told yet, the last. */
export function eventsBefore(log: readonly LogLine[], line: LogLine): readonly MatchEvent[] {
  const at = log.lastIndexOf(line);
  const end = at < 0 ? log.length : at;
  return log.slice(Math.max(0, end - CAUSES), end).flatMap((each) => ('event' in each ? [each.event] : []));
}

/** All events that have been told; the same list as long as nothing is told. Asking does not subscribe to the log. */
export function historyOf(room: { readonly log: ReadonlySignal<readonly LogLine[]> }): () => readonly MatchEvent[] {
  let log: readonly LogLine[] = [];
  let events: readonly MatchEvent[] = [];
  return () => {
    const now = room.log.peek();
    if (now !== log) events = now.flatMap((line) => ('event' in line ? [line.event] : []));
    log = now;
    return events;
  };
}
