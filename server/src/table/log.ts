/**
 * The log of a table: what is stored, and the truth. Everything else about a table follows from it (`fold.ts`). These
 * shapes are read back for months: add, never change.
 */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';

export type FirstSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly name: string; readonly owners: readonly string[] };

export interface Created {
  readonly kind: 'created';
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of the data it was begun with (map, tiles, cards); absent: from before it was kept. */
  readonly data?: string;
  readonly visibility: 'public' | 'private';
  readonly clock: number | null;
  /** Absent: yes. */
  readonly helps?: boolean;
  /** Colour and shape of each seat; absent: the seat's number. */
  readonly looks?: readonly number[];
  readonly seats: readonly FirstSeat[];
  /** Guests are known by ids that only their signed cookies carry. */
  readonly host: { readonly guest: string; readonly name: string };
  /** What all chance of this table comes from: committed to from the first moment, shown at the end. */
  readonly secret: string;
  readonly previous: string | null;
}

export interface ActionTaken {
  readonly kind: 'action';
  readonly seat: Seat;
  readonly action: { readonly type: string };
  /** The bot that chose it; absent: the player himself. */
  readonly bot?: Level;
  /** The command's own id. */
  readonly id?: string;
}

export type Logged =
  | Created
  | ActionTaken
  | { readonly kind: 'joined'; readonly seat: Seat; readonly name: string; readonly guest: string }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly guest: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'removed'; readonly seat: Seat }
  | { readonly kind: 'filled'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'emptied'; readonly seat: Seat }
  | { readonly kind: 'contributed'; readonly seat: Seat; readonly words: string }
  /** The seat that had this look, if any, gets the one of this seat. */
  | { readonly kind: 'coloured'; readonly seat: Seat; readonly look: number }
  | { readonly kind: 'started' }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly id: string }
  | {
      readonly kind: 'takenOver';
      readonly seat: Seat;
      readonly level: Level;
      readonly why: 'time' | 'absence' | 'left';
    }
  /** `late`: when his stand-in has made the decision that he did not make in time. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly late?: true }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'rematch'; readonly table: string };

/** An entry with its place: unique by table and number, without gaps from 0. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  readonly logged: Logged;
}
