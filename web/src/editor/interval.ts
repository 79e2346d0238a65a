/** How sure a share is. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 95 %. */
const Z = 1.96;

/** Wilson's interval of a share, in whole percent. */
export function intervalOf(times: number, of: number): Interval {
  if (of === 0) return { share: 0, low: 0, high: 100 };
  const share = times / of;
  const middle = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const percent = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value)));
  return { share: percent(share), low: percent((middle - half) / scale), high: percent((middle + half) / scale) };
}
