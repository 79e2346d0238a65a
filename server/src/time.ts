/** The clock the server lives by: real, or a test's own. */
export interface Time {
  /** Milliseconds since 1970: for players' clocks and what is stored. Steps when the machine's clock is set. */
  now(): number;
  /** Milliseconds since some moment, never stepping: for limits, pauses and how long ago something was. */
  steady(): number;
  /** Runs once, later; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs again and again, each time when the last has ended; the answer stops it. */
export function every(time: Time, ms: number, run: () => Promise<void>): () => void {
  let stopped = false;
  let cancel = (): void => undefined;
  const next = (): void => {
    if (stopped) return;
    cancel = time.after(ms, () => void run().finally(next));
  };
  next();
  return () => {
    stopped = true;
    cancel();
  };
}
