/**
 * `npm run learn -- 2`: the weights of the value for so many players, by self-play. Everybody takes the action after
 * which the present weights like his position best, now and then any; then every position of the game tells the weights
 * who won (a softmax over the seats, one gradient step a position). Prints what goes into `weights.ts`.
 */
import { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { CODES } from '@traque/engine/maamut/codes';
import { legalCodes, legalTurns } from '@traque/engine/maamut/legal';
import { maamut } from '@traque/engine/maamut/index';
import { ACTING, clone, copyInto, MAX_PLAYERS, OVER, type State } from '@traque/engine/maamut/state';
import { NONE } from '@traque/engine/maamut/cells';
import { sensible } from './push.ts';
import { describe, feature, FEATURES, features, guess } from './value.ts';

const GAMES = 12_000;
const RATE = 0.03;
/** Of a hundred actions, how many are anything. */
const WHIMS = 6;
/** A game that long teaches nothing. */
const PLIES = 200;

const players = Number(process.argv[2] ?? 2);
const chance = new FastChance(`learn ${players}`);
const shares = new Float64Array(MAX_PLAYERS);
const list = new Uint8Array(CODES);

/** To begin with: a threat is good, and so are traps near the mammoth and being near it. */
const weights = new Float64Array(FEATURES);
weights.set([4, 2], feature.threat);
weights[feature.plan] = 1;
weights[feature.set] = 0.5;
weights[feature.near] = 0.5;
weights[feature.far] = -1;

function options(state: State): number {
  if (state.phase !== ACTING) return legalCodes(state, list);
  let count = 0;
  for (let rest = sensible(state, state.toAct, legalTurns(state)); rest !== 0; rest &= rest - 1)
    list[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

function choose(state: State, trial: State): number {
  const seat = state.toAct;
  const count = options(state);
  let best = list[chance.below(count)]!;
  if (count === 1 || chance.below(100) < WHIMS) return best;
  let most = -1;
  for (let i = 0; i < count; i++) {
    copyInto(trial, state);
    applyCode(trial, list[i]!, chance);
    const worth = worthFor(trial, seat) + chance.below(1000) / 100_000;
    if (worth <= most) continue;
    most = worth;
    best = list[i]!;
  }
  return best;
}

function worthFor(state: State, seat: number): number {
  if (state.phase === OVER) return state.winner === seat ? 2 : 0;
  guess(state, weights, shares);
  return shares[seat]!;
}

/** Plays a game; its positions as features, and who won. */
function selfPlay(): { positions: Float64Array[]; winner: number } {
  const state = maamut.create(players, {}, chance);
  const trial = clone(state);
  const positions: Float64Array[] = [];
  for (let ply = 0; ply < PLIES && state.phase !== OVER; ply++) {
    applyCode(state, choose(state, trial), chance);
    if (state.phase !== ACTING) continue;
    describe(state);
    positions.push(features.slice(0, players * FEATURES));
  }
  return { positions, winner: state.phase === OVER ? state.winner : NONE };
}

/** One step towards having known it; returns how surprised the weights were. */
function learn(position: Float64Array, winner: number, rate: number): number {
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    let score = 0;
    for (let i = 0; i < FEATURES; i++) score += weights[i]! * position[seat * FEATURES + i]!;
    total += shares[seat] = Math.exp(score);
  }
  for (let seat = 0; seat < players; seat++) {
    const error = (seat === winner ? 1 : 0) - shares[seat]! / total;
    for (let i = 0; i < FEATURES; i++) weights[i]! += rate * error * position[seat * FEATURES + i]!;
  }
  return -Math.log(shares[winner]! / total);
}

const sums = new Float64Array(FEATURES);
let surprise = 0;
let seen = 0;
for (let game = 0; game < GAMES; game++) {
  const { positions, winner } = selfPlay();
  const rate = RATE / (1 + (4 * game) / GAMES);
  if (winner !== NONE)
    for (const position of positions) {
      surprise += learn(position, winner, rate);
      seen++;
    }
  // What the second half says on average is steadier than where it happens to end.
  if (game >= GAMES / 2) weights.forEach((weight, i) => (sums[i]! += weight));
  if ((game + 1) % 1000 !== 0) continue;
  console.log(
    `${game + 1} games, surprise ${(surprise / seen).toFixed(4)}, of nothing known ${Math.log(players).toFixed(4)}`,
  );
  surprise = seen = 0;
}
console.log(Array.from(sums, (sum) => Number((sum / (GAMES / 2)).toFixed(2))).join(', '));
