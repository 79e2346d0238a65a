/**
 * The entries of a table's log. The log is what is stored; everything else about a table follows from it (`fold.ts`).
 * Entries are read back months later: add to these shapes, never change them.
 */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import type { Rest } from '../rests/rest-time.ts';

export type FirstSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly name: string; readonly owners: readonly string[]; readonly rated?: true };

export interface Created {
  readonly kind: 'created';
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of the data it was begun with (map, tiles, cards); absent in older logs. */
  readonly data?: string;
  readonly visibility: 'public' | 'private';
  readonly clock: number | null;
  /** What the host calls the table; absent: nothing. */
  readonly title?: string;
  /** The clock of a player stands still in their nights and holidays; absent: it does not. */
  readonly rests?: true;
  /** Players may ask for hints; absent: they may not. */
  readonly hints?: true;
  /** A rated game, if every player agrees; absent: it is not. */
  readonly rated?: true;
  /** No longer written: false means the option `helps: 'no'`, if the game has it (`@traque/wire/old-helps`). */
  readonly helps?: boolean;
  /** Colour and shape of each seat; absent: the seat's number. */
  readonly looks?: readonly number[];
  readonly seats: readonly FirstSeat[];
  /** A guest's id is known only from their signed cookie. */
  readonly host: { readonly guest: string; readonly name: string };
  /** The source of all chance at this table: its hash is shown from the start, the secret itself at the end. */
  readonly secret: string;
  readonly previous: string | null;
}

export interface ActionTaken {
  readonly kind: 'action';
  readonly seat: Seat;
  readonly action: { readonly type: string };
  /** The level of the bot that chose it; absent if the player did. */
  readonly bot?: Level;
  /** The id of the command. */
  readonly id?: string;
}

export type Logged =
  | Created
  | ActionTaken
  /** `rated`: they agree to a rated game. */
  | {
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly name: string;
      readonly guest: string;
      readonly rated?: true;
    }
  /** `renewed`: older tokens of the seat are void, and no device has it but this one and the first. */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly guest: string; readonly renewed?: true }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'removed'; readonly seat: Seat }
  | { readonly kind: 'filled'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'emptied'; readonly seat: Seat }
  | { readonly kind: 'contributed'; readonly seat: Seat; readonly words: string }
  /** A seat that had this look gets the former look of this seat. */
  | { readonly kind: 'coloured'; readonly seat: Seat; readonly look: number }
  /** `rests`: by seat, the nights and holidays of those who have any; absent: nobody's count here. */
  | { readonly kind: 'started'; readonly rests?: readonly (Rest | null)[] }
  /** The player of this seat changed their nights, from their next turn on, or their holidays, from now on. */
  | { readonly kind: 'rest'; readonly seat: Seat; readonly rest: Rest }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly id: string }
  | {
      readonly kind: 'takenOver';
      readonly seat: Seat;
      readonly level: Level;
      readonly why: 'time' | 'absence' | 'left';
      /** For the present decision alone: then they have the seat back. Absent: until they return. */
      readonly once?: true;
    }
  /** `late`: they get the seat back only after the stand-in has made the decision they were late for. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly late?: true }
  /** The clock of the present decision has this many milliseconds left, and stands still unless it runs. */
  | { readonly kind: 'clock'; readonly left: number; readonly runs: boolean }
  | { readonly kind: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly agree: boolean }
  /** They agree to a rated game, or no longer. */
  | { readonly kind: 'consented'; readonly seat: Seat; readonly rated: boolean }
  /** The host gave up the idea of a rated game. */
  | { readonly kind: 'unrated' }
  /** At a rated table: they left, or their time ran out. The game is over, and they have lost it. */
  | { readonly kind: 'forfeited'; readonly seat: Seat; readonly why: 'left' | 'time' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'rematch'; readonly table: string };

/** An entry with its number: unique within the table, from 0 without gaps. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  readonly logged: Logged;
}
