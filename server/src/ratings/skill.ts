/** Skill as openskill estimates it (Plackett-Luce): for people at rated tables, and for bots in tournaments. */
import { ordinal as ordinalOf, rate, rating } from 'openskill';

/** A normal distribution: `mu` is the estimate, `sigma` its standard deviation. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known. */
export function newSkill(): Skill {
  const { mu, sigma } = rating();
  return { mu, sigma };
}

/** The skills after a game, by seat; who shares a place has tied. */
export function afterGame(before: readonly Skill[], places: readonly number[]): Skill[] {
  const after = rate(
    before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  );
  return after.map(([own]) => ({ mu: own!.mu, sigma: own!.sigma }));
}

/** A cautious estimate: as strong as this at least, almost surely. */
export const ordinal = ({ mu, sigma }: Skill): number => ordinalOf(rating({ mu, sigma }));

/** What people read: nobody's first game begins below 1500, and 400 points are about ten wins to one. */
const AVERAGE = 1500;
const SCALE = 40;

/** The rating and its standard deviation in points. */
export function inPoints({ mu, sigma }: Skill): { readonly rating: number; readonly deviation: number } {
  return { rating: Math.round(AVERAGE + SCALE * (mu - newSkill().mu)), deviation: Math.round(SCALE * sigma) };
}
