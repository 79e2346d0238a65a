/** A table of this browser as it is stored and listed, and who sits at it. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import type { GameRecord, RecordSeat } from '@traque/engine/core/record';
import type { VersionedRow } from './worker/table-db.ts';
import type { LogEntry } from './worker/timeline.ts';

export type LocalSeat =
  | { readonly kind: 'me' | 'here'; readonly name: string; readonly look: number }
  | { readonly kind: 'bot'; readonly name: string; readonly look: number; readonly level: Level };

export interface LocalSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
}

export interface StoredTable extends VersionedRow {
  readonly setup: LocalSetup;
  readonly record: GameRecord;
  /** What happened, with what was taken back; absent in tables stored before it was kept. */
  readonly log?: readonly LogEntry[];
  /** When it was last played. */
  readonly changed: number;
  /** Absent in tables stored before it was kept. */
  readonly toAct?: Seat | null;
}

/** A table as the home page lists it. */
export interface LocalListing {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly changed: number;
  /** Null: nobody, or it is not known. */
  readonly toAct: Seat | null;
  readonly moves: number;
  readonly over: boolean;
  /** The seats that won; empty while it is played, or if nobody won. */
  readonly winners: readonly Seat[];
}

export interface LocalTableInfo {
  readonly setup: LocalSetup;
  readonly rules: number;
  readonly commit: string;
  readonly toAct: Seat | null;
  readonly number: number;
  readonly over: boolean;
  /** False: the browser stores nothing, the game ends with the page. */
  readonly persistent: boolean;
}

export const isBot = (seat: LocalSeat | undefined): seat is LocalSeat & { kind: 'bot' } => seat?.kind === 'bot';

export const personSeats = ({ seats }: LocalSetup): readonly Seat[] =>
  seats.flatMap((there, seat) => (isBot(there) ? [] : [seat]));

export const recordSeat = (seat: LocalSeat): RecordSeat => ({
  name: seat.name,
  kind: isBot(seat) ? seat.level : 'human',
  look: seat.look,
});

/** The seats of a rematch: everybody moves one seat on, as at a server's table, so that somebody else begins. */
export const rematchSeats = (seats: readonly LocalSeat[]): readonly LocalSeat[] => [
  ...seats.slice(-1),
  ...seats.slice(0, -1),
];
