/** Mammut: the sharing played on by the bots' rollout policy in the true world. */
import { fullStateChances } from '@traque/bots/mammut/full-state-value';
import type { OpaqueState } from '@traque/engine/core/game';
import { mammut } from '@traque/engine/mammut/index';
import type { State } from '@traque/engine/mammut/state';
import type { ReferenceValue } from '../value.ts';

const ROLLOUTS = 12;

export const value: ReferenceValue = {
  game: 'mammut',
  version: 1,
  chances(opaque: OpaqueState) {
    const state = opaque as unknown as State;
    const chances = new Float64Array(state.players);
    const result = mammut.result(state);
    if (result === null) fullStateChances(state, ROLLOUTS, chances);
    else for (const seat of result.winners) chances[seat] = 1 / result.winners.length;
    return chances;
  },
};
