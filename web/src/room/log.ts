/** The log of a room, kept as data so that a change of language changes it too. */
import type { MatchEvent } from '@traque/engine/core/match';
import type { Entry } from '../client/table-client.ts';

type What = Entry['what'];

/** Entries that are a line of the log although nothing happened on the board. */
type Note = Extract<What, { kind: 'undone' | 'returned' | 'left' | 'joined' | 'takenOver' | 'abandoned' | 'agreed' }>;

export type LogLine =
  | { readonly key: string; readonly number: number; readonly event: MatchEvent }
  | { readonly key: string; readonly number: number; readonly note: Note };

function noteOf(what: What): Note | null {
  switch (what.kind) {
    case 'undone':
    case 'returned':
    case 'left':
    case 'joined':
    case 'takenOver':
    case 'abandoned':
    case 'agreed':
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
    case 'renamed':
    case 'rematch':
      return null;
  }
}

export function logLines({ number, events, what }: Entry): LogLine[] {
  const lines: LogLine[] = events.map((event, i) => ({ key: `${number}.${i}`, number, event }));
  const note = noteOf(what);
  return note === null ? lines : [...lines, { key: `${number}.note`, number, note }];
}
