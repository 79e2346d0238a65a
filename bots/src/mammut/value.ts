/** What a position between two rounds is worth: everybody's chance to win. Placing counts, not points. */
import { size } from '@traque/engine/mammut/tiles';
import type { Ends } from './round-score.ts';

const LAST_ROUND = 5;
/** Of a decided game, the part that goes by points all the same: between two ways to win or to lose, the clearer one. */
const MARGIN = 0.06;
const MARGIN_SPREAD = 6;

const score = new Float64Array(5);

/** Fills `out` with each seat's chance to win. */
export function chances(ends: Ends, out: Float64Array): void {
  if (ends.round === LAST_ROUND) return decided(ends, out);
  hopes(ends);
  softmax(ends.players, 1, out);
}

function softmax(players: number, spread: number, out: Float64Array): void {
  let best = -Infinity;
  for (let seat = 0; seat < players; seat++) best = Math.max(best, score[seat]!);
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += out[seat] = Math.exp((score[seat]! - best) / spread);
  for (let seat = 0; seat < players; seat++) out[seat]! /= sum;
}

/** MM-91. */
function decided(ends: Ends, out: Float64Array): void {
  const { players } = ends;
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    score[seat] = ends.vp[seat]! + ends.track[seat]! / 256;
    if (score[seat]! > best) {
      best = score[seat]!;
      winners = 0;
    }
    if (score[seat] === best) winners++;
  }
  softmax(players, MARGIN_SPREAD, out);
  for (let seat = 0; seat < players; seat++)
    out[seat] = MARGIN * out[seat]! + (score[seat] === best ? (1 - MARGIN) / winners : 0);
}

/**
 * By number of players and the round that begins: how much each of eight features says about who wins. Fitted to games
 * that bots played with each other: what each feature is worth in final points (least squares), then how much a point
 * decides (logistic). The features: ten points, two tokens, tokens squared (MM-90 rises ever faster), five steps before
 * the others on the hide track, furthest, last, cards in hand (each more is worth less), beginning the next round.
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
const DECK = 19;
const CARDS = Float64Array.from({ length: DECK + 1 }, (_, cards) => 1 - 0.75 ** cards);

/** The score of the softmax, by seat, at the beginning of the next round. */
function hopes({ players, round, vp, track, herd, cards, start }: Ends): void {
  const [points, tokens, squares, steps, first, last, hand, begins] = WEIGHTS[players]![round + 1]!;
  let sum = 0;
  let far = -Infinity;
  let near = Infinity;
  for (let seat = 0; seat < players; seat++) {
    const at = track[seat]!;
    sum += at;
    far = Math.max(far, at);
    near = Math.min(near, at);
  }
  let leaders = 0;
  let laggards = 0;
  for (let seat = 0; seat < players; seat++) {
    if (track[seat] === far) leaders++;
    if (track[seat] === near) laggards++;
  }
  for (let seat = 0; seat < players; seat++) {
    const species = size(herd[seat]!);
    let hope = (points! * vp[seat]!) / 10 + (tokens! * species) / 2 + (squares! * species * species) / 10;
    hope += (steps! * (track[seat]! - sum / players)) / 5 + hand! * CARDS[cards[seat]!]!;
    if (track[seat] === far) hope += first! / leaders;
    if (track[seat] === near) hope += last! / laggards;
    if (seat === start) hope += begins!;
    score[seat] = hope;
  }
}
