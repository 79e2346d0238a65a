/**
 * The database's clock, for processes that share it: if their machines' clocks differ, a player's time must not depend on
 * which process looks at it. Between two looks at that clock the own monotonic one is used, so that no step of the own wall
 * clock matters.
 */
import { every, type Time } from '../time.ts';

const LOOK_MS = 10_000;
/** An answer that took longer says too little about the time. */
const MAX_TRIP_MS = 1000;

export interface DatabaseTime {
  readonly time: Time;
  readonly stop: () => void;
}

/** `ask` reads the database's clock, in milliseconds since 1970. */
export async function databaseTime(own: Time, ask: () => Promise<number>): Promise<DatabaseTime> {
  /** From the own monotonic clock to the database's. */
  let offset = 0;
  const look = async (maxTripMs: number): Promise<void> => {
    const asked = own.monotonic();
    const answer = await ask();
    const tripMs = own.monotonic() - asked;
    if (tripMs <= maxTripMs) offset = answer - (asked + tripMs / 2);
  };
  await look(Infinity);
  const stop = every(own, LOOK_MS, async () => {
    try {
      await look(MAX_TRIP_MS);
    } catch {
      // The database cannot be reached: the monotonic clock goes on.
    }
  });
  const time: Time = {
    now: () => Math.round(own.monotonic() + offset),
    monotonic: () => own.monotonic(),
    after: (ms, run) => own.after(ms, run),
  };
  return { time, stop };
}
