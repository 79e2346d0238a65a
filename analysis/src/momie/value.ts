/** Momie: a logistic model of the full state, learned from games between bots. */
import { imagineLikely } from '@traque/bots/momie/likely-world';
import { momie } from '@traque/engine/momie/index';
import type { View } from '@traque/engine/momie/protocol';
import type { State } from '@traque/engine/momie/state';
import { calibratedValue } from '../calibrated-value.ts';
import type { Yardstick } from '../yardstick.ts';
import { facts } from './facts.ts';
import { featuresOf, softmaxOf } from './features.ts';
import { weights } from './weights.ts';

const value = calibratedValue<State>({
  game: momie,
  version: 5,
  calibrations: {
    2: { temperature: 1.22, floor: 0.002, bias: 0.14 },
    3: { temperature: 1.12, floor: 0.002, bias: 0.05 },
    4: { temperature: 1.14, floor: 0.002, bias: 0.08 },
    5: { temperature: 1.12, floor: 0.002, bias: 0.11 },
  },
  players: ({ setup }) => setup.players,
  special: ({ setup }) => setup.mummy,
  raw: (state) => softmaxOf(featuresOf(state), weights[state.setup.players]!),
  imagine: (view, seat, chance) => imagineLikely(view as unknown as View, seat, chance),
});

export const yardstick: Yardstick = {
  value,
  facts,
  effort: {
    ideas: 60,
    firstTrials: 100,
    trials: 300,
    draws: 24,
    setUps: 100,
    candidates: 24,
    firstWorlds: 12,
    worlds: 64,
  },
  varianceRatios: { 2: 0.94, 3: 0.91, 4: 0.89, 5: 0.96 },
  luckShares: { 2: 0.134, 3: 0.137, 4: 0.156, 5: 0.152 },
  misses: { 2: 0.004, 3: 0.018, 4: 0.005, 5: 0.007 },
};
