/** Mâamut: the learned value of the bots, which sees all hands; nobody's win has a small chance of its own. */
import { fullStateChances } from '@traque/bots/maamut/full-state-value';
import { dealCards, discardPile, drawPile, handOf } from '@traque/engine/maamut/cards';
import { shuffle } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { State } from '@traque/engine/maamut/state';
import { calibratedValue } from '../calibrated-value.ts';
import type { Yardstick } from '../yardstick.ts';
import { facts } from './facts.ts';

/** While hunters are placed or run: ways to go on. And where states are compared in many worlds. */
const SAMPLES = 16;
const PAIRED_SAMPLES = 4;

const value = calibratedValue<State>({
  game: maamut,
  version: 4,
  calibrations: {
    2: { temperature: 1.391, floor: 0.0399, bias: 1.01 },
    3: { temperature: 1.523, floor: 0.0685, bias: 0.7 },
    4: { temperature: 1.767, floor: 0.0639, bias: 1.98 },
  },
  players: ({ players }) => players,
  // The mammoth cannot be brought to a trap any more (MA-82).
  special: ({ players }) => players,
  raw(state, seed) {
    const { players } = state;
    const outcomes = new Float64Array(players + 1);
    fullStateChances(state, seed === undefined ? SAMPLES : PAIRED_SAMPLES, outcomes, seed);
    let nobody = 1;
    for (let seat = 0; seat < players; seat++) nobody -= outcomes[seat]!;
    outcomes[players] = Math.max(0, nobody);
    return outcomes;
  },
  redraw(state, chance) {
    const pile = drawPile(state);
    shuffle(chance, pile);
    const hands = Array.from({ length: state.players }, (_, seat) => handOf(state, seat));
    dealCards(state, hands, pile, discardPile(state));
  },
});

export const yardstick: Yardstick = {
  value,
  facts,
  effort: {
    ideas: 60,
    firstTrials: 4,
    trials: 10,
    draws: 32,
    setUps: 100,
    candidates: 20,
    firstWorlds: 12,
    worlds: 128,
  },
  varianceRatios: { 2: 0.98, 3: 0.98, 4: 1 },
  luckShares: { 2: 0.018, 3: 0.027, 4: 0.017 },
  misses: { 2: 0.035, 3: 0.017, 4: 0.012 },
};
