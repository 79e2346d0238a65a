/**
 * What the server needs from a database. The log is the truth. The index beside it (phase, when the table is due, who sits
 * there) is derived from the log and written in the same transaction, only where it changed: most moves are one inserted
 * row.
 */
import type { Line, RoomInfo } from '@traque/wire/room';
import type { RatedSeat } from '../ratings/ladder.ts';
import type { LogEntry } from '../table/log.ts';
import type { AccountStore } from './accounts.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { RestStore } from './rest-store.ts';
import type { RatingStore } from './rating-store.ts';
import type { Schema } from './schema.ts';

interface Standing {
  readonly phase: RoomInfo['phase'];
  /** When the table needs the server (the clock runs out, a bot is to move); null if it only waits for people. */
  readonly due: number | null;
  /** When it was last used, by the hour: most moves do not change it. */
  readonly active: number;
}

export interface TableIndex {
  /** Stored with the entry. */
  readonly toAct: number | null;
  /** Only when it changed. */
  readonly standing?: Standing;
  /** Only when it changed: the public room, and who owns seats. */
  readonly room?: RoomInfo;
  readonly host?: string;
  readonly members?: readonly { readonly guest: string; readonly seat: number }[];
  /** Only with the entry by which a rated game ended. */
  readonly rated?: { readonly game: string; readonly seats: readonly RatedSeat[] };
}

/** A turn begins of which somebody may have to be told (`notice-store.ts`). */
export interface DueNotice {
  readonly due: number;
  /** If one of these has a device or webhook. */
  readonly guests: readonly string[];
}

export interface Append {
  readonly table: string;
  readonly entry: LogEntry;
  readonly index: TableIndex;
  /** Stored with the entry, so that no notice is lost with a process. */
  readonly notice?: DueNotice;
}

/** The row of a rated game that this entry ended, its columns in the order of the schema. */
export function ratedRow({ table, entry, index }: Append): Schema['rated_games'] | null {
  if (index.rated === undefined) return null;
  const { game, seats } = index.rated;
  return { table_id: table, game, finished: entry.at, seats: JSON.stringify(seats), applied: 0 };
}

/** Whether room and members are unchanged, as for nearly all appends. */
export function isMove({ entry, index }: Append): boolean {
  return entry.number > 0 && index.room === undefined && index.members === undefined;
}

export interface Listed {
  readonly room: RoomInfo;
  readonly number: number;
  readonly toAct: number | null;
  /** When the last entry was made. */
  readonly changed: number;
  /** The guest's seat, in lists of a guest's tables. */
  readonly seat: number | null;
  /** Only in lists of a guest's tables: when the clock of the person to act runs out. */
  readonly deadline?: number | null;
  /** Only there: what the last entry was, nothing but its kind and seat. */
  readonly last?: { readonly kind: string; readonly seat?: number };
}

export type Channel = 'players' | 'watchers';

export interface Store extends AccountStore {
  /** Whether other processes may append to the same tables. */
  readonly shared: boolean;
  /** Durable when the promise resolves. All or nothing; `conflict` if one of the numbers exists already. */
  append(appends: readonly Append[]): Promise<'stored' | 'conflict'>;
  /** Entries from that number on. */
  read(table: string, from: number): Promise<readonly LogEntry[]>;
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Makes tables due now, except those that have gone on since that number. */
  handOver(tables: readonly { readonly table: string; readonly number: number }[], now: number): Promise<void>;
  /** Public tables that gather or play and were used since then, latest first. */
  lobby(game: string | null, since: number, limit: number): Promise<readonly Listed[]>;
  /** Tables that never started and have not been used since then. */
  unstarted(before: number, limit: number): Promise<readonly string[]>;
  /** Games that are not over and have not been used since then. */
  unfinished(before: number, limit: number): Promise<readonly string[]>;
  /** Tables that are not over, then the others; the latest first. */
  tablesOf(guest: string, limit: number): Promise<readonly Listed[]>;
  /** How many tables this guest hosts that are playing, or gathering and used since then. */
  hosted(guest: string, gatheringSince: number): Promise<number>;
  /** Adds a chat line and returns its number. */
  say(table: string, channel: Channel, line: Omit<Line, 'line'>): Promise<number>;
  talk(table: string, channel: Channel, after: number, limit: number): Promise<readonly Line[]>;
  /** Keeps a shared record, as JSON text. The same id is always the same record. */
  keepRecord(id: string, at: number, record: string): Promise<void>;
  sharedRecord(id: string): Promise<string | null>;
  /** The stored value of this key; if there is none, `fresh` is stored first. */
  setting(key: string, fresh: string): Promise<string>;
  putSetting(key: string, value: string): Promise<void>;
  readonly notices: NoticeStore;
  readonly rests: RestStore;
  readonly ratings: RatingStore;
  readonly invitations: InvitationStore;
  /** All whose key begins so. */
  settingsUnder(prefix: string): Promise<readonly { readonly key: string; readonly value: string }[]>;
  /** Deletes a setting and returns its value; of several who take it one gets it, the others null. */
  takeSetting(key: string): Promise<string | null>;
  /** Tables of any phase, last used first. */
  latest(limit: number): Promise<readonly Listed[]>;
  /** How many tables are in each phase. */
  phases(): Promise<Readonly<Record<string, number>>>;
  /** Rejects if the database does not answer. */
  check(): Promise<void>;
  /** Rejects if the database cannot be written, or is no longer where the next start would look for it. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used; the message is for the person who starts the server. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** There is no space left for what was to be stored: nothing of it was. It succeeds once there is space. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

/**
 * The connection to the database was lost. It is not known whether the request was carried out; it can be repeated as soon
 * as there is a connection.
 */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
}
