/** What a position between two rounds is worth: everybody's chance to win. Placing counts, not points. */
import { size } from '@traque/engine/mammut/tiles';
import type { Ends } from './evaluate.ts';

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
 * By number of players: how much each of eight features says about who wins, in the middle of the game and how that
 * changes with the rounds. Fitted to the outcomes of games that bots played with each other (logistic regression):
 * ten points, two tokens, tokens squared (MM-90 rises ever faster), five steps before the others on the hide track,
 * furthest, last, cards in hand (each more is worth less), beginning the next round.
 */
const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0.88, 1.07, -0.16, 0.6, 0.26, -0.26, 1.65, 0.03],
    [0.47, 0.57, 0.03, -0.08, 0.1, -0.1, 0.53, -0.1],
  ],
  3: [
    [1.1, 0.52, 0.26, 1, 0.2, -0.1, 0.75, 0],
    [0.6, 0, 0.4, -0.4, 0, -0.2, -0.05, -0.1],
  ],
  4: [
    [1.6, 0.45, 0.65, 1.22, 0.28, -0.4, 0.8, -0.08],
    [0.75, 0.1, 0.45, -0.2, -0.15, 0, 0.35, 0],
  ],
  5: [
    [1.67, 0.72, 0.19, 0.86, 0.03, -0.94, 0.45, 0.1],
    [0.67, 0.32, 0.26, -0.32, 0.07, 0.51, 0.2, 0.1],
  ],
};
const MID_GAME = 3.5;
const HALF_GAME = 1.5;
const FEATURES = 8;
const DECK = 19;
const CARDS = Float64Array.from({ length: DECK + 1 }, (_, cards) => 1 - 0.75 ** cards);

const weightsOf = (players: number, round: number): Float64Array => {
  const [level, slope] = WEIGHTS[players]!;
  const late = (round - MID_GAME) / HALF_GAME;
  return Float64Array.from({ length: FEATURES }, (_, feature) => level![feature]! + slope![feature]! * late);
};

/** By players and the round that begins. */
const weights = new Map<number, Float64Array>();
for (const players of [2, 3, 4, 5])
  for (let round = 2; round <= LAST_ROUND; round++) weights.set(8 * players + round, weightsOf(players, round));

/** The score of the softmax, by seat, at the beginning of the next round. */
function hopes({ players, round, vp, track, herd, cards, start }: Ends): void {
  const [points, tokens, squares, steps, first, last, hand, begins] = weights.get(8 * players + round + 1)!;
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
