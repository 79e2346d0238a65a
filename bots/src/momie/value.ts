/** The value of a position after the mummy's turn: the chance to win, fitted to games of `hard` against itself. */
import { NONE } from '@traque/engine/momie/map';
import { NEAR_RANGE } from './nearness.ts';
import { NOBODY, type RolloutState, THE_MUMMY } from './rollout-state.ts';

/** The hunters' turns left are never less than this. */
const MIN_TURNS = 0.5;

/**
 * Logistic regression of the mummy's win, by number of hunters: constant, log of the turns left, log of the tokens
 * left, locked dice, nearness of hunters.
 */
const coefficients: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  1: [-2.73, 1.44, -2.42, 0.144, 0.576],
  2: [-2.09, 2.24, -2.43, 0.229, 0.517],
  3: [-1.09, 1.95, -1.63, 0.173, 0.326],
  4: [-1.19, 2.33, -1.71, 0.091, 0.358],
};
/** In the race between hunters, one turn less makes a win e to the power of this times as likely. */
const RACE_DECAY = 0.6;

/** The chance to win of the mummy (`THE_MUMMY`) or of a hunter. */
export function winChance(sim: RolloutState, seat: number): number {
  if (sim.winner !== NOBODY) {
    if (sim.shared) return (sim.winner === THE_MUMMY) === (seat === THE_MUMMY) ? 1 : 0;
    return sim.winner === seat ? 1 : 0;
  }
  let speedSum = 0;
  let paceSum = 0;
  let ownPace = 0;
  let nearness = 0;
  for (let hunter = 0; hunter < sim.hunters; hunter++) {
    if (sim.lives[hunter] === 0) continue;
    const distance = sim.steps[sim.mummy * sim.maze.size + sim.at[hunter]!]!;
    if (distance < NEAR_RANGE) nearness += 1 - distance / NEAR_RANGE;
    if (sim.shared) continue;
    const turnsLeft = sim.plans[hunter]!.turnsFor(sim.remaining[hunter]!)[sim.at[hunter]!]!;
    speedSum += Math.exp(-turnsLeft);
    const pace = Math.exp(-RACE_DECAY * turnsLeft);
    paceSum += pace;
    if (hunter === seat) ownPace = pace;
  }
  const turnsLeft = Math.max(MIN_TURNS, sim.shared ? sharedTurnsLeft(sim) : -Math.log(speedSum));
  const [constant, perTurnsLeft, perToken, perDie, perNearness] = coefficients[sim.shared ? 1 : sim.hunters]!;
  const odds =
    constant +
    perTurnsLeft * Math.log(turnsLeft) +
    perToken * Math.log(sim.goal - sim.tokens) +
    perDie * sim.locked +
    perNearness * nearness;
  const mummy = 1 / (1 + Math.exp(-odds));
  if (seat === THE_MUMMY) return mummy;
  if (sim.shared) return 1 - mummy;
  return paceSum === 0 ? 0 : ((1 - mummy) * ownPace) / paceSum;
}

function sharedTurnsLeft({ plans, remaining, lives, at }: RolloutState): number {
  const pawn = (which: number): number => (lives[which] === 0 ? NONE : at[which]!);
  return plans[0]!.sharedRoute.from(pawn(0), pawn(1), remaining[0]);
}
