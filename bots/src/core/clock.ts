/** Milliseconds since whenever. Brains read no other clock than the one they are given, so that a test can make one up. */
export type Clock = () => number;

export const wallClock: Clock = () => performance.now();

/** How long a brain may think: until a moment, or for a number of simulations, whichever comes first. */
export interface Budget {
  readonly clock: Clock;
  readonly deadline: number;
  readonly effort: number;
}

/** Time kept back for the way home: choosing among what was found, garbage, the answer's journey. */
const RESERVE = 4;

export function budget(ms: number, clock: Clock): Budget {
  return { clock, deadline: clock() + Math.max(1, ms - RESERVE), effort: Infinity };
}

/** The same time for at most so many simulations. */
export const atMost = (effort: number, { clock, deadline }: Budget): Budget => ({ clock, deadline, effort });

/** So much of the time that is left, 0 to 1, for at most so many simulations. */
export function part(share: number, whole: Budget, effort = whole.effort): Budget {
  const now = whole.clock();
  return { clock: whole.clock, deadline: now + (whole.deadline - now) * share, effort };
}

/** Looks at the clock only now and then: asking for the time costs as much as a short playout. */
export function isSpent({ clock, deadline, effort }: Budget, done: number, every = 16): boolean {
  return done >= effort || (done % every === 0 && clock() >= deadline);
}

/** Whether the time is over, whatever was done. */
export const isOver = ({ clock, deadline }: Budget): boolean => clock() >= deadline;
