/** The value of a position between two rounds: each seat's chance to win. */
import { size } from '@traque/engine/mammut/tiles';
import type { RoundResult } from './round-score.ts';

const LAST_ROUND = 5;
/**
 * In a decided game a small part of the value still depends on points, so that a clearer win or a closer loss is
 * better.
 */
const POINTS_WEIGHT = 0.06;
const POINTS_SPREAD = 6;

const score = new Float64Array(5);

/** Fills `out` with each seat's chance to win. */
export function winChances(result: RoundResult, out: Float64Array): void {
  if (result.round === LAST_ROUND) return finalChances(result, out);
  scoreStandings(result);
  softmax(result.players, 1, out);
}

function softmax(players: number, spread: number, out: Float64Array): void {
  let best = -Infinity;
  for (let seat = 0; seat < players; seat++) best = Math.max(best, score[seat]!);
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += out[seat] = Math.exp((score[seat]! - best) / spread);
  for (let seat = 0; seat < players; seat++) out[seat]! /= sum;
}

/** MM-91. */
function finalChances(result: RoundResult, out: Float64Array): void {
  const { players } = result;
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    score[seat] = result.vp[seat]! + result.track[seat]! / 256;
    if (score[seat]! > best) {
      best = score[seat]!;
      winners = 0;
    }
    if (score[seat] === best) winners++;
  }
  softmax(players, POINTS_SPREAD, out);
  for (let seat = 0; seat < players; seat++)
    out[seat] = POINTS_WEIGHT * out[seat]! + (score[seat] === best ? (1 - POINTS_WEIGHT) / winners : 0);
}

/**
 * Weights of eight features, by number of players and next round. Fitted to games between bots: first what each feature
 * is worth in final points (least squares), then how much a point decides (logistic regression). The features: points /
 * 10, tokens / 2, tokens squared / 10 (MM-90 grows faster than linearly), steps ahead of the mean on the hide track /
 * 5, first on the track, last on it, cards in hand (with diminishing returns), starting the next round.
 */
const WEIGHTS: Readonly<Record<number, Readonly<Record<number, readonly number[]>>>> = {
  2: {
    2: [0.5, 0.55, -0.2, 0.55, 0.15, -0.15, 1.1, 0],
    3: [0.78, 0.47, 0.04, 0.58, 0.27, -0.27, 1.17, 0.04],
    4: [1.05, 0.58, 0.16, 0.73, 0.26, -0.26, 1.15, -0.03],
    5: [1.5, 0.38, 0.55, 0.4, 0.42, -0.42, 1.2, -0.15],
  },
  3: {
    2: [0.42, 0.21, 0.08, 0.5, 0.25, 0, 0.63, -0.08],
    3: [0.85, 0.76, 0, 0.85, 0.47, -0.07, 0.98, 0.04],
    4: [1.3, 0.6, 0.39, 1.01, 0.2, -0.26, 0.58, -0.04],
    5: [1.9, 0.19, 1, 0.7, 0.21, -0.44, 0.63, -0.15],
  },
  4: {
    3: [1.1, 0.77, 0.05, 1.01, 0.42, -0.42, 0.94, -0.07],
    4: [1.5, 0.57, 0.57, 1.05, 0.36, -0.54, 1.03, -0.05],
    5: [2.35, 0.7, 1.03, 0.68, 0.35, -0.52, 0.82, -0.16],
  },
  5: {
    3: [1, 0.5, 0.3, 1, 0.38, -0.15, 0.45, -0.12],
    4: [1.4, 0.77, 0.28, 1.33, 0.17, -0.28, 0.77, -0.04],
    5: [2, 0.44, 1.1, 0.64, 0.34, -0.5, 0.72, -0.08],
  },
};
const DECK_SIZE = 19;
const HAND_VALUE = Float64Array.from({ length: DECK_SIZE + 1 }, (_, cards) => 1 - 0.75 ** cards);

/** Fills `score`, the input of the softmax, by seat. */
function scoreStandings({ players, round, vp, track, herd, cards, start }: RoundResult): void {
  const [points, tokens, squares, steps, first, last, hand, begins] = WEIGHTS[players]![round + 1]!;
  let sum = 0;
  let highest = -Infinity;
  let lowest = Infinity;
  for (let seat = 0; seat < players; seat++) {
    const at = track[seat]!;
    sum += at;
    highest = Math.max(highest, at);
    lowest = Math.min(lowest, at);
  }
  let leaders = 0;
  let laggards = 0;
  for (let seat = 0; seat < players; seat++) {
    if (track[seat] === highest) leaders++;
    if (track[seat] === lowest) laggards++;
  }
  for (let seat = 0; seat < players; seat++) {
    const species = size(herd[seat]!);
    let sumOfSeat = (points! * vp[seat]!) / 10 + (tokens! * species) / 2 + (squares! * species * species) / 10;
    sumOfSeat += (steps! * (track[seat]! - sum / players)) / 5 + hand! * HAND_VALUE[cards[seat]!]!;
    if (track[seat] === highest) sumOfSeat += first! / leaders;
    if (track[seat] === lowest) sumOfSeat += last! / laggards;
    if (seat === start) sumOfSeat += begins!;
    score[seat] = sumOfSeat;
  }
}
