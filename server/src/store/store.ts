/**
 * What the server needs of a database. The log is the truth; the index beside it (phase, when somebody has to look after
 * the table, who sits there) is derived from it and written in the same transaction, as far as it changed: most moves
 * are one row more and nothing else.
 */
import type { LogEntry } from '../table/log.ts';
import type { Line, Room } from '../wire/room.ts';

export interface Standing {
  readonly phase: Room['phase'];
  /** When the table wants attention (time runs out, a bot is to move); null: only when somebody acts. */
  readonly due: number | null;
}

export interface Index {
  /** Kept with the entry. */
  readonly toAct: number | null;
  /** Only when it changed. */
  readonly standing?: Standing;
  /** Only when it changed: the public room, and who owns seats. */
  readonly room?: Room;
  readonly host?: string;
  readonly members?: readonly { readonly guest: string; readonly seat: number }[];
}

export interface Append {
  readonly table: string;
  readonly entry: LogEntry;
  readonly index: Index;
}

/** Whether it only moves a game on, as nearly all do: the room and who sits there stay as they are. */
export function isMove({ entry, index }: Append): boolean {
  return entry.number > 0 && index.room === undefined && index.members === undefined;
}

export interface Listed {
  readonly room: Room;
  readonly number: number;
  readonly toAct: number | null;
  /** The guest's seat, where a guest was asked for. */
  readonly seat: number | null;
}

export type Channel = 'players' | 'watchers';

export interface Store {
  /** Whether other processes write the same tables. */
  readonly shared: boolean;
  /** Durable when the promise resolves. All or nothing; `conflict` if any of these numbers is taken. */
  append(appends: readonly Append[]): Promise<'stored' | 'conflict'>;
  /** Entries from that number on. */
  read(table: string, from: number): Promise<readonly LogEntry[]>;
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Public tables that gather or play, latest first. */
  lobby(game: string | null, since: number, limit: number): Promise<readonly Listed[]>;
  tablesOf(guest: string, limit: number): Promise<readonly Listed[]>;
  /** How many tables this guest hosts that are played, or that gather and were touched since then. */
  hosted(guest: string, gatheringSince: number): Promise<number>;
  /** Adds a line and answers its number. */
  say(table: string, channel: Channel, line: Omit<Line, 'line'>): Promise<number>;
  talk(table: string, channel: Channel, after: number, limit: number): Promise<readonly Line[]>;
  /** The value kept under this key; if there is none, `fresh` is kept first. */
  setting(key: string, fresh: string): Promise<string>;
  /** Rejects if the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used: said to whoever starts the server. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/**
 * The connection to the database was lost. Whether what was asked for happened is not known: asked again, it goes through
 * as soon as there is a connection.
 */
export class Away extends Error {
  override readonly name = 'Away';
}
