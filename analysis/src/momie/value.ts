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
  version: 4,
  calibrations: {
    2: { temperature: 1, floor: 0.002, bias: 0 },
    3: { temperature: 1, floor: 0.002, bias: 0 },
    4: { temperature: 1, floor: 0.002, bias: 0 },
    5: { temperature: 1, floor: 0.002, bias: 0 },
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
  varianceRatios: { 2: 0.93, 3: 0.89, 4: 0.9, 5: 0.97 },
  luckShares: { 2: 0.115, 3: 0.166, 4: 0.18, 5: 0.153 },
  misses: { 2: 0.012, 3: 0.005, 4: 0.007, 5: 0.008 },
};
