/** The server's clock and timers: real ones, or a test's. */
export interface Time {
  /** Milliseconds since 1970, for players' clocks and stored times. It jumps when the machine's clock is set. */
  now(): number;
  /** A monotonic clock in milliseconds, for limits, pauses and ages. It never jumps. */
  monotonic(): number;
  /** Runs once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs repeatedly, `ms` after the previous run has ended; the returned function stops it. */
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
