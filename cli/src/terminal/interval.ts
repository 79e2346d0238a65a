/** Wilson's interval of a proportion, 95 %: honest also for few games and for rates near 0 or 1. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const z = 1.959_964;
  const p = successes / trials;
  const scale = 1 + (z * z) / trials;
  const middle = (p + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
