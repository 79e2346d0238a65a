/**
 * `node analysis/src/fit.ts GAME [games] [players]` fits the calibration of a game's value to games of `normal` against itself,
 * for each number of players, by the log loss of the outcome in some positions of each game. Prints the lines for the
 * game's `value.ts`. The seeds are `fit GAME PLAYERS NUMBER`; `npm run reliability` measures on others.
 */
import { gameNamed } from '@traque/engine';
import { type GameRecord, replay } from '@traque/engine/core/record';
import { calibrate, type Calibration, type CalibratedValue } from './calibrated-value.ts';
import { sampleGame } from './sample-game.ts';
import { yardstickOf } from './values.ts';

const POSITIONS_PER_GAME = 24;
const DEFAULT_GAMES = 400;
/** A floor of 0 would allow an infinite loss. */
const MIN_FLOOR = 0.002;

interface Position {
  readonly outcomes: Float64Array;
  readonly special: number | null;
  /** By outcome: what came of it. */
  readonly target: Float64Array;
}

function positionsOf(record: GameRecord, value: CalibratedValue): Position[] {
  const game = gameNamed(record.game)!;
  const { winners } = record.result!;
  const every = Math.max(1, Math.floor(record.actions.length / POSITIONS_PER_GAME));
  const positions: Position[] = [];
  for (const { match } of replay(record, game)) {
    if (match.actions % every !== 0 || game.result(match.state) !== null) continue;
    const outcomes = value.outcomes(match.state);
    const target = new Float64Array(outcomes.length);
    if (winners.length === 0) target[outcomes.length - 1] = 1;
    for (const seat of winners) target[seat] = 1 / winners.length;
    positions.push({ outcomes, special: value.special(match.state), target });
  }
  return positions;
}

function lossOf(positions: readonly Position[], calibration: Calibration): number {
  let loss = 0;
  for (const { outcomes, special, target } of positions) {
    const chances = calibrate(outcomes.slice(), special, calibration);
    for (let i = 0; i < chances.length; i++) if (target[i]! > 0) loss -= target[i]! * Math.log(chances[i]!);
  }
  return loss / positions.length;
}

/** Pattern search: a step in each parameter, halved when none helps. */
function fit(positions: readonly Position[]): Calibration {
  let best: Calibration = { temperature: 1, floor: 0.02, bias: 0 };
  let least = lossOf(positions, best);
  for (let step = 0.5; step > 0.004;) {
    const near = ([1, -1] as const).flatMap((sign): Calibration[] => [
      { ...best, temperature: best.temperature * (1 + sign * step) },
      { ...best, floor: Math.min(0.9, Math.max(MIN_FLOOR, best.floor * (1 + sign * step))) },
      { ...best, bias: best.bias + sign * step },
    ]);
    const losses = near.map((one) => lossOf(positions, one));
    const lowest = Math.min(...losses);
    if (lowest < least) {
      least = lowest;
      best = near[losses.indexOf(lowest)]!;
    } else step /= 2;
  }
  return best;
}

const [name = '', games = String(DEFAULT_GAMES), only] = process.argv.slice(2);
const game = gameNamed(name);
const value = yardstickOf(name)?.value;
if (game === undefined || value === undefined) throw new Error(`no game with a value is called ${name}`);
for (let players = game.players.min; players <= game.players.max; players++) {
  if (only !== undefined && Number(only) !== players) continue;
  const positions = Array.from({ length: Number(games) }, (_, i) => {
    const record = sampleGame(
      game,
      Array.from({ length: players }, () => 'normal' as const),
      `fit ${name} ${players} ${i}`,
    );
    return record.result === null ? [] : positionsOf(record, value);
  }).flat();
  const { temperature, floor, bias } = fit(positions);
  const numbers = `temperature: ${temperature.toFixed(3)}, floor: ${floor.toFixed(4)}, bias: ${bias.toFixed(2)}`;
  const before = lossOf(positions, { temperature: 1, floor: MIN_FLOOR, bias: 0 });
  const after = lossOf(positions, { temperature, floor, bias });
  console.log(
    `${players}: { ${numbers} }, // log loss ${before.toFixed(4)} before, ${after.toFixed(4)} after, ${positions.length} positions`,
  );
}
