/**
 * The chance to win in a full state, all hands and backs known: the sharing is played on a few times by the rollout
 * policy with random choices that depend on the state alone, scored, and valued by the standings.
 */
import { FastChance } from '@traque/engine/core/chance';
import { count, handOf, speciesBits, type State, track, vp } from '@traque/engine/mammut/state';
import { size } from '@traque/engine/mammut/tiles';
import { hashOf } from '../core/hash.ts';
import { cloneRolloutState, resetTo, rolloutStateOf } from './rollout-state.ts';
import { rollout } from './rollout.ts';
import { newRoundResult, scoreRound } from './round-score.ts';
import { heuristicPrices } from './tile-prices.ts';
import { winChances } from './value.ts';
import { worldOf } from './world.ts';

const LAST_ROUND = 5;
/** MM-90. */
const SPECIES_VP = [0, 0, 0, 4, 9, 15, 22, 30] as const;
const NOBODY = -1;

const result = newRoundResult();
const once = new Float64Array(5);

/** What lies where decides; the order of the pile must not. */
const seedOf = ({ masks, seats, round, toAct }: State): number => hashOf(round * 31 + toAct, masks, seats);

/** Fills `out` with each seat's chance. The game is not over. `seed`: of the choices; by default it follows from the state. */
export function fullStateChances(state: State, rollouts: number, out: Float64Array, seed = seedOf(state)): void {
  out.fill(0);
  if (state.phase !== 'share') return scoredChances(state, out);
  const chance = new FastChance(seed);
  const world = worldOf(state, NOBODY, chance);
  const prices = heuristicPrices(world);
  const root = rolloutStateOf(state);
  const sim = cloneRolloutState(root);
  for (let i = 0; i < rollouts; i++) {
    resetTo(sim, root);
    rollout(sim, world, prices, chance);
    scoreRound(sim, world, sim.acted, NOBODY, NOBODY, result);
    winChances(result, once);
    for (let seat = 0; seat < state.players; seat++) out[seat]! += once[seat]! / rollouts;
  }
}

/** While choices of the scoring are open, the points of the round are counted already. */
function scoredChances(state: State, out: Float64Array): void {
  const { players, round } = state;
  result.players = players;
  result.round = round;
  result.start = state.start;
  for (let seat = 0; seat < players; seat++) {
    const herd = speciesBits(state, seat);
    result.vp[seat] = vp(state, seat) + (round === LAST_ROUND ? SPECIES_VP[size(herd)]! : 0);
    result.track[seat] = track(state, seat);
    result.herd[seat] = herd;
    result.cards[seat] = count(state, handOf(seat));
  }
  winChances(result, out);
}
