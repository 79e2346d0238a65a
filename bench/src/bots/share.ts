/** `87.5 % [80.1, 93.0]`: a rate with Wilson's 95 % interval. */
export function shareOf(won: number, games: number): string {
  const z = 1.96;
  const p = won / games;
  const scale = 1 + (z * z) / games;
  const middle = (p + (z * z) / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const percent = (share: number): string => (100 * Math.max(0, Math.min(1, share))).toFixed(1);
  return `${percent(p)} % [${percent(middle - half)}, ${percent(middle + half)}]`;
}
