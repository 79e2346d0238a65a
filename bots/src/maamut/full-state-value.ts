/**
 * The chance to win in a full state, all hands known but not the draw pile. Where nobody has their turn (hunters are
 * placed, or run from the mammoth), it is played on at random until somebody has.
 */
import { FastChance } from '@traque/engine/core/chance';
import { NONE } from '@traque/engine/maamut/cells';
import { clone, copyInto, MAX_PLAYERS, type State } from '@traque/engine/maamut/state';
import { rollout } from './rollout.ts';
import { valueWeights } from './value-weights.ts';
import { winChances } from './value.ts';

/** More than are ever needed until somebody has their turn. */
const MAX_PLIES = 40;

const once = new Float64Array(MAX_PLAYERS);

/** Fills `out` with each seat's chance. The game is not over. */
export function fullStateChances(state: State, samples: number, out: Float64Array): void {
  const { players } = state;
  if (state.phase === 'act') return winChances(state, valueWeights[players]!, out);
  // The same choices for all states: they are then compared fairly.
  const chance = new FastChance(players);
  const sim = clone(state);
  out.fill(0);
  for (let i = 0; i < samples; i++) {
    copyInto(sim, state);
    for (let ply = 0; ply < MAX_PLIES && (sim.phase === 'place' || sim.phase === 'panic'); ply++)
      rollout(sim, 1, chance);
    if (sim.phase !== 'over') {
      winChances(sim, valueWeights[players]!, once);
      for (let seat = 0; seat < players; seat++) out[seat]! += once[seat]! / samples;
    } else if (sim.winner !== NONE) out[sim.winner]! += 1 / samples;
  }
}
