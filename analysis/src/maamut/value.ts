/** Mâamut: the learned value function of the bots, which sees all hands. */
import { valueWeights } from '@traque/bots/maamut/value-weights';
import { winChances } from '@traque/bots/maamut/value';
import type { OpaqueState } from '@traque/engine/core/game';
import { maamut } from '@traque/engine/maamut/index';
import type { State } from '@traque/engine/maamut/state';
import type { ReferenceValue } from '../value.ts';

export const value: ReferenceValue = {
  game: 'maamut',
  version: 1,
  chances(opaque: OpaqueState) {
    const state = opaque as unknown as State;
    const chances = new Float64Array(state.players);
    const result = maamut.result(state);
    if (result !== null) for (const seat of result.winners) chances[seat] = 1 / result.winners.length;
    // Nothing is known before the hunters stand.
    else if (state.phase === 'place') chances.fill(1 / state.players);
    else winChances(state, valueWeights[state.players]!, chances);
    return chances;
  },
};
