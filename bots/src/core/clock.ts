/** Milliseconds since an arbitrary moment. Brains read only the clock they are given, so that tests can supply one. */
export type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** How long a brain may think: until the deadline or for `effort` simulations, whichever comes first. */
export interface Budget {
  readonly clock: Clock;
  readonly deadline: number;
  readonly effort: number;
}

/** Kept back for the work after the search: ranking the results, garbage collection, sending the answer. */
const RESERVE_MS = 4;

export function budget(ms: number, clock: Clock): Budget {
  return { clock, deadline: clock() + Math.max(1, ms - RESERVE_MS), effort: Infinity };
}

/** The same deadline, with at most `effort` simulations. */
export const withEffort = (effort: number, { clock, deadline, effort: most }: Budget): Budget => ({
  clock,
  deadline,
  effort: Math.min(effort, most),
});

/** A fraction (0 to 1) of the time that is left, with at most `effort` simulations. */
export function fractionOf(fraction: number, whole: Budget, effort = whole.effort): Budget {
  const now = whole.clock();
  return { clock: whole.clock, deadline: now + (whole.deadline - now) * fraction, effort };
}

/** Reads the clock only every few simulations: reading it costs as much as a short rollout. */
export function isSpent({ clock, deadline, effort }: Budget, done: number, every = 16): boolean {
  return done >= effort || (done % every === 0 && clock() >= deadline);
}

/** Whether the deadline has passed, whatever the effort so far. */
export const isTimeUp = ({ clock, deadline }: Budget): boolean => clock() >= deadline;
