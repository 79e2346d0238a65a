/**
 * The chance to win in a full state, all hands known but not the draw pile: by itself the learned value, which has no
 * noise. With a seed it is played on for a few turns first, which sees more; for comparisons in many worlds.
 */
import { FastChance } from '@traque/engine/core/chance';
import { NONE } from '@traque/engine/maamut/cells';
import { clone, copyInto, MAX_PLAYERS, type State } from '@traque/engine/maamut/state';
import { rollout } from './rollout.ts';
import { valueWeights } from './value-weights.ts';
import { winChances } from './value.ts';

const PLIES = 4;
/** More than are ever needed until somebody has their turn. */
const MAX_PLIES = 40;

const once = new Float64Array(MAX_PLAYERS);

/** Fills `out` with each seat's chance. The game is not over. `samples`: ways to play on, where that is needed. */
export function fullStateChances(state: State, samples: number, out: Float64Array, seed?: number): void {
  const { players } = state;
  if (state.phase === 'act' && seed === undefined) return winChances(state, valueWeights[players]!, out);
  // Without a seed the same choices for all states, so that they are compared fairly.
  const chance = new FastChance(seed ?? players);
  const sim = clone(state);
  out.fill(0);
  for (let i = 0; i < samples; i++) {
    copyInto(sim, state);
    if (seed !== undefined) rollout(sim, PLIES, chance);
    // The value needs a position in which somebody has their turn: all hunters placed, nobody running.
    for (let ply = 0; ply < MAX_PLIES && (sim.phase === 'place' || sim.phase === 'panic'); ply++)
      rollout(sim, 1, chance);
    if (sim.phase !== 'over') {
      winChances(sim, valueWeights[players]!, once);
      for (let seat = 0; seat < players; seat++) out[seat]! += once[seat]! / samples;
    } else if (sim.winner !== NONE) out[sim.winner]! += 1 / samples;
  }
}
