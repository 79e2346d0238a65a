/**
 * When no server was there: every process says now and then in the database that it is alive, so a longer silence is
 * noticed by whichever process is the first to speak again. The last outage is kept for all of them.
 */
import type { Dependencies } from '../dependencies.ts';
import type { Absence } from './attendance.ts';

const BEAT_MS = 10_000;
/** A silence of this length is an outage: of several processes one has spoken by then. */
const OUTAGE_MS = 30_000;

/** After an outage of this length nothing is ended by its age for a while. A clock that jumps ahead looks the same. */
const LONG_OUTAGE_MS = 24 * 60 * 60 * 1000;
/** For this time. */
const RETURN_MS = 7 * LONG_OUTAGE_MS;

function read(text: string): Absence | null {
  const [from, to] = text.split(' ').map(Number);
  return from === undefined || to === undefined ? null : { from, to };
}

export class Outages {
  readonly #deps: Pick<Dependencies, 'store' | 'time'>;
  #spoke = -Infinity;
  #last: Absence | null = null;
  #lastLong: Absence | null = null;

  constructor(deps: Pick<Dependencies, 'store' | 'time'>) {
    this.#deps = deps;
  }

  /** The last outage, by the wall clock. */
  get last(): Absence | null {
    return this.#last;
  }

  /** Whether players may not have had the time to come back since the last long outage. */
  isRecent(now: number): boolean {
    if (this.#spoke === -Infinity) return true;
    const to = this.#lastLong?.to;
    // An end in the future is none: the clock had jumped ahead, and was set right.
    return to !== undefined && to <= now && now < to + RETURN_MS;
  }

  /** Call it every second or so, before clocks are enforced. */
  async beat(): Promise<void> {
    const { store, time } = this.#deps;
    const monotonic = time.monotonic();
    if (monotonic - this.#spoke < BEAT_MS) return;
    const now = time.now();
    const alive = Number(await store.setting('alive', `${now}`));
    if (now - alive >= OUTAGE_MS) await store.putSetting('outage', `${alive} ${now}`);
    if (now - alive >= LONG_OUTAGE_MS) await store.putSetting('longOutage', `${alive} ${now}`);
    await store.putSetting('alive', `${now}`);
    this.#last = read(await store.setting('outage', ''));
    this.#lastLong = read(await store.setting('longOutage', ''));
    this.#spoke = monotonic;
  }
}
