/** How long a brain may think: until a moment, or for a number of simulations, whichever comes first. */
export interface Budget {
  readonly deadline: number;
  readonly effort: number;
}

/** Time kept back for the way home: choosing among what was found, garbage, the answer's journey. */
const RESERVE = 4;

export function budget(ms: number, effort = Infinity): Budget {
  return { deadline: performance.now() + Math.max(1, ms - RESERVE), effort };
}

/** Looks at the clock only now and then: asking for the time costs as much as a short playout. */
export function isSpent({ deadline, effort }: Budget, done: number, every = 16): boolean {
  return done >= effort || (done % every === 0 && performance.now() >= deadline);
}

/** Milliseconds left. */
export const performanceLeft = ({ deadline }: Budget): number => deadline - performance.now();
