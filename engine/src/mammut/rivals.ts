/** Who can be ahead of whom, when it is only known between how many and how many each player may have. */

export interface Bounds {
  readonly lo: number;
  readonly hi: number;
}

export interface Rival extends Bounds {
  /** Who comes first if both have the same number (MM-51); `open`: nobody can know yet. */
  readonly tie: 'mine' | 'theirs' | 'open';
}

/** All the others, and how many they have together. */
export interface Field {
  readonly rivals: readonly Rival[];
  readonly total: Bounds;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a rival needs to be ahead of somebody who has `own`. */
const toBeat = (own: number, { tie }: Rival): number => (tie === 'mine' ? own + 1 : own);

/** How many rivals can be ahead of somebody who has `own`, at most. */
export function mostAhead(own: number, { rivals, total }: Field): number {
  let spare = total.hi - sum(rivals.map(({ lo }) => lo));
  const prices = rivals
    .filter((rival) => toBeat(own, rival) <= rival.hi)
    .map((rival) => Math.max(0, toBeat(own, rival) - rival.lo))
    .toSorted((a, b) => a - b);
  return prices.filter((price) => (spare -= price) >= 0).length;
}

/** How many rivals are ahead of somebody who has `own`, at least. */
export function fewestAhead(own: number, { rivals, total }: Field): number {
  const behind = (rival: Rival): number => (rival.tie === 'theirs' ? own - 1 : own);
  const forced = rivals.filter((rival) => rival.lo > behind(rival)).length;
  if (forced > 0) return forced;
  // What lies about must go to somebody: if all stayed behind, some of it would be left.
  return sum(rivals.map((rival) => Math.min(rival.hi, behind(rival)))) < total.lo ? 1 : 0;
}

/** Whether somebody who has `own` can turn out to be the last of all. */
export function canBeLast(own: number, { rivals, total }: Field): boolean {
  const floors = rivals.map((rival) => Math.max(rival.lo, toBeat(own, rival)));
  return floors.every((floor, i) => floor <= rivals[i]!.hi) && sum(floors) <= total.hi;
}

export const mustBeLast = (own: number, { rivals }: Field): boolean =>
  rivals.every((rival) => rival.lo >= (rival.tie === 'theirs' ? own : own + 1));
