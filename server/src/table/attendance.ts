/**
 * Whether a player is at the table, so that its clock can stand still while none is. This is not stored: a process that
 * does not know when the last player left decides in favour of the players.
 */
import type { Time } from '../time.ts';

/** For this time after a request of a player without a live connection, they count as present. */
const ASKED_MS = 10_000;

/** A time in which no player was there; `from` is null if nobody knows when it began. */
export interface Absence {
  readonly from: number | null;
  readonly to: number;
}

/** All times inside are from the monotonic clock. */
export class Attendance {
  readonly #time: Time;
  #isConnected = false;
  #left: number | null = null;
  #asked: number | null = null;
  #absence: Absence | null = null;

  constructor(time: Time) {
    this.#time = time;
  }

  /** When the last player was seen. */
  get #last(): number | null {
    if (this.#left === null || this.#asked === null) return this.#left ?? this.#asked;
    return Math.max(this.#left, this.#asked);
  }

  /** Whether any player is connected now. Returns whether one came to an empty table. */
  connected(any: boolean): boolean {
    const came = any && !this.#isConnected;
    if (came) this.#absence = { from: this.#last, to: this.#time.monotonic() };
    if (!any && this.#isConnected) this.#left = this.#time.monotonic();
    this.#isConnected = any;
    return came;
  }

  /** The same for a process that has just opened the table: those who are connected elsewhere have not just come. */
  found(any: boolean): void {
    this.#isConnected = any;
  }

  /** A player asked for something. */
  asked(): void {
    this.#asked = this.#time.monotonic();
  }

  #wall(monotonic: number): number {
    return this.#time.now() - (this.#time.monotonic() - monotonic);
  }

  /** Since when no player has been there, by the wall clock; null: one is there; undefined: not known. */
  get emptySince(): number | null | undefined {
    if (this.#isConnected) return null;
    const askedUntil = this.#asked === null ? -Infinity : this.#asked + ASKED_MS;
    if (askedUntil > this.#time.monotonic()) return null;
    const since = Math.max(this.#left ?? -Infinity, askedUntil);
    return since === -Infinity ? undefined : this.#wall(since);
  }

  /** The last time in which no player was connected, by the wall clock. */
  get absence(): Absence | null {
    if (this.#absence === null) return null;
    const { from, to } = this.#absence;
    return { from: from === null ? null : this.#wall(from), to: this.#wall(to) };
  }
}
