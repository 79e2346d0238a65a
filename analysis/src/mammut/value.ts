/** Mammut: the sharing played on by the bots' rollout policy in the true world. */
import { fullStateChances } from '@traque/bots/mammut/full-state-value';
import { shuffle } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { cardsIn, DRAW, setCardAt, type State } from '@traque/engine/mammut/state';
import { calibratedValue } from '../calibrated-value.ts';
import type { Yardstick } from '../yardstick.ts';
import { facts } from './facts.ts';

/** Of one state by itself; and where states are compared in many worlds, with the same choices. */
const ROLLOUTS = 48;
const PAIRED_ROLLOUTS = 8;

const value = calibratedValue<State>({
  game: mammut,
  version: 3,
  calibrations: {
    2: { temperature: 0.79, floor: 0.002, bias: 0 },
    3: { temperature: 0.772, floor: 0.002, bias: 0 },
    4: { temperature: 0.651, floor: 0.002, bias: 0 },
    5: { temperature: 0.739, floor: 0.0116, bias: 0 },
  },
  players: ({ players }) => players,
  special: () => null,
  raw(state, seed) {
    const outcomes = new Float64Array(state.players);
    fullStateChances(state, seed === undefined ? ROLLOUTS : PAIRED_ROLLOUTS, outcomes, seed);
    return outcomes;
  },
  redraw(state, chance) {
    const pile = cardsIn(state, DRAW);
    shuffle(chance, pile);
    pile.forEach((card, index) => setCardAt(state, DRAW, index, card));
  },
});

export const yardstick: Yardstick = {
  value,
  facts,
  effort: {
    ideas: 60,
    firstTrials: 100,
    trials: 300,
    draws: 16,
    setUps: 40,
    candidates: 24,
    firstWorlds: 8,
    worlds: 64,
  },
  varianceRatios: { 2: 1.01, 3: 1, 4: 1, 5: 1 },
  luckShares: { 2: 0.011, 3: 0.01, 4: 0.008, 5: 0.006 },
  misses: { 2: 0.011, 3: 0.013, 4: 0.013, 5: 0.011 },
};
