/**
 * `node bots/src/maamut/learn.ts 2` learns the weights of the value function for that number of players by self-play.
 * Every player takes the action that leads to the position with the highest value by the current weights, and sometimes
 * a random one. Afterwards every position of the game is one gradient step towards its winner (softmax over the seats). Prints
 * the line for `value-weights.ts`.
 */
import { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { CODES } from '@traque/engine/maamut/codes';
import { legalCodes, legalTurns } from '@traque/engine/maamut/legal';
import { maamut } from '@traque/engine/maamut/index';
import { clone, copyInto, MAX_PLAYERS, type State } from '@traque/engine/maamut/state';
import { NONE } from '@traque/engine/maamut/cells';
import { sensibleCodes } from './push.ts';
import { computeFeatures, feature, FEATURES, features, winChances } from './value.ts';

const GAMES = 12_000;
const RATE = 0.03;
/** Of a hundred actions, how many are random. */
const RANDOM_PERCENT = 6;
/** Games longer than this are ended and teach nothing. */
const PLIES = 200;

const players = Number(process.argv[2] ?? 2);
const chance = new FastChance(`learn ${players}`);
const shares = new Float64Array(MAX_PLAYERS);
const list = new Uint8Array(CODES);

/** Initial weights: threats, traps near the mammoth and being near it are good. */
const weights = new Float64Array(FEATURES);
weights.set([4, 2], feature.threat);
weights[feature.plan] = 1;
weights[feature.trapsSet] = 0.5;
weights[feature.trapsNear] = 0.5;
weights[feature.distance] = -1;

function listActions(state: State): number {
  if (state.phase !== 'act') return legalCodes(state, list);
  let count = 0;
  for (let rest = sensibleCodes(state, state.toAct, legalTurns(state)); rest !== 0; rest &= rest - 1)
    list[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

function chooseAction(state: State, trial: State): number {
  const seat = state.toAct;
  const count = listActions(state);
  let best = list[chance.below(count)]!;
  if (count === 1 || chance.below(100) < RANDOM_PERCENT) return best;
  let bestValue = -1;
  for (let i = 0; i < count; i++) {
    copyInto(trial, state);
    applyCode(trial, list[i]!, chance);
    const value = valueFor(trial, seat) + chance.below(1000) / 100_000;
    if (value <= bestValue) continue;
    bestValue = value;
    best = list[i]!;
  }
  return best;
}

function valueFor(state: State, seat: number): number {
  if (state.phase === 'over') return state.winner === seat ? 2 : 0;
  winChances(state, weights, shares);
  return shares[seat]!;
}

/** Plays a game; answers the features of its positions, and the winner. */
function selfPlay(): { positions: Float64Array[]; winner: number } {
  const state = maamut.create(players, {}, chance);
  const trial = clone(state);
  const positions: Float64Array[] = [];
  for (let ply = 0; ply < PLIES && state.phase !== 'over'; ply++) {
    applyCode(state, chooseAction(state, trial), chance);
    if (state.phase !== 'act') continue;
    computeFeatures(state);
    positions.push(features.slice(0, players * FEATURES));
  }
  return { positions, winner: state.phase === 'over' ? state.winner : NONE };
}

/** One gradient step towards the winner; answers the log loss before it. */
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
let loss = 0;
let seen = 0;
for (let game = 0; game < GAMES; game++) {
  const { positions, winner } = selfPlay();
  const rate = RATE / (1 + (4 * game) / GAMES);
  if (winner !== NONE)
    for (const position of positions) {
      loss += learn(position, winner, rate);
      seen++;
    }
  // The mean over the second half is steadier than the weights at the end.
  if (game >= GAMES / 2) weights.forEach((weight, i) => (sums[i]! += weight));
  if ((game + 1) % 1000 !== 0) continue;
  console.log(`${game + 1} games, loss ${(loss / seen).toFixed(4)}, without knowledge ${Math.log(players).toFixed(4)}`);
  loss = seen = 0;
}
console.log(Array.from(sums, (sum) => Number((sum / (GAMES / 2)).toFixed(2))).join(', '));
