/**
 * `node analysis/src/momie/learn.ts [games] [players]` learns the weights of `weights.ts` from games of `normal` against itself:
 * logistic regression (softmax over the seats) by Adam, for each number of players. The seeds are `learn momie PLAYERS
 * NUMBER`.
 */
import { gameNamed } from '@traque/engine';
import { replay } from '@traque/engine/core/record';
import type { State } from '@traque/engine/momie/state';
import { sampleGame } from '../sample-game.ts';
import { FEATURES, featuresOf, softmaxOf } from './features.ts';

const EVERY = 4;
const STEPS = 400;
const RATE = 0.04;
const SHRINK = 1e-4;

interface Position {
  readonly rows: readonly (Float64Array | null)[];
  readonly winner: number;
}

const game = gameNamed('momie')!;

function positions(players: number, games: number): Position[] {
  return Array.from({ length: games }, (_, i): Position[] => {
    const levels = Array.from({ length: players }, () => 'normal' as const);
    const record = sampleGame(game, levels, `learn momie ${players} ${i}`);
    const winner = record.result?.winners[0];
    if (winner === undefined) return [];
    const found: Position[] = [];
    for (const { match } of replay(record, game))
      if (match.actions % EVERY === i % EVERY && game.result(match.state) === null)
        found.push({ rows: featuresOf(match.state as unknown as State), winner });
    return found.filter(({ rows }) => rows[winner] !== null);
  }).flat();
}

/** The mean log loss, and its gradient in `into`. */
function gradient(all: readonly Position[], weights: Float64Array, into: Float64Array): number {
  into.fill(0);
  let loss = 0;
  for (const { rows, winner } of all) {
    const chances = softmaxOf(rows, weights);
    loss -= Math.log(chances[winner]!);
    rows.forEach((row, seat) => {
      if (row === null) return;
      const error = (chances[seat]! - (seat === winner ? 1 : 0)) / all.length;
      for (let i = 0; i < FEATURES; i++) into[i]! += error * row[i]!;
    });
  }
  for (let i = 0; i < FEATURES; i++) into[i]! += SHRINK * weights[i]!;
  return loss / all.length;
}

const [games = 200, only] = process.argv.slice(2).map(Number);
for (let { min: players } = game.players; players <= game.players.max; players++) {
  if (only !== undefined && only !== players) continue;
  const all = positions(players, games);
  const weights = new Float64Array(FEATURES);
  const slope = new Float64Array(FEATURES);
  const means = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES);
  let loss = 0;
  for (let step = 1; step <= STEPS; step++) {
    loss = gradient(all, weights, slope);
    for (let i = 0; i < FEATURES; i++) {
      means[i] = 0.9 * means[i]! + 0.1 * slope[i]!;
      squares[i] = 0.99 * squares[i]! + 0.01 * slope[i]! ** 2;
      const momentum = means[i]! / (1 - 0.9 ** step);
      weights[i]! -= (RATE * momentum) / (Math.sqrt(squares[i]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  const numbers = Array.from(weights, (weight) => Number(weight.toFixed(3))).join(', ');
  console.log(`  ${players}: [${numbers}], // log loss ${loss.toFixed(4)}, ${all.length} positions`);
}
