/**
 * `npm run reliability -- [GAME] [--players N] [--games N]`: how good the reference values are, as a table for each game
 * and number of players (`analysis/src/reliability.ts`). With `--slips`: what the slips of each level of bots cost instead.
 */
import { parseArgs } from 'node:util';
import { type Reliability, reliabilityOf } from '@traque/analysis/reliability';
import { type LevelSlips, slipsByLevel } from '@traque/analysis/slips-by-level';
import { yardsticks } from '@traque/analysis/values';
import { MAX_VARIANCE_RATIO } from '@traque/analysis/yardstick';
import { gameNamed } from '@traque/engine';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { players: { type: 'string' }, games: { type: 'string', default: '100' }, slips: { type: 'boolean' } },
});
/** Of 95 %. */
const INTERVAL = 1.96;
const points = (share: number): string => (100 * share).toFixed(1);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function print({ game, players, games, seed, bins, brier, base, varianceRatio, luckShare, luck }: Reliability): void {
  console.log(`${game}, ${players} players, ${games} games of normal (seeds "${seed} 0" to "${seed} ${games - 1}")`);
  console.log(`  Brier score ${brier.toFixed(4)}; of the base rate ${base.toFixed(4)}`);
  const verdict = varianceRatio <= MAX_VARIANCE_RATIO ? 'good enough for a bill' : 'too high for a bill';
  console.log(`  variance of the luck-adjusted result ${varianceRatio.toFixed(3)} of the raw one: ${verdict}`);
  console.log(`  of all swings of the chances, ${percent(luckShare)} are luck, the rest is what players chose`);
  const seats = luck.map(({ mean, error }) => `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`);
  console.log(`  mean luck by seat, in points: ${seats.join(', ')}`);
  console.log('  predicted   observed   positions');
  for (const { count, predicted, observed } of bins)
    if (count > 0)
      console.log(
        `  ${percent(predicted).padStart(9)} ${percent(observed).padStart(10)} ${String(count).padStart(11)}`,
      );
  console.log();
}

function printSlips(name: string, players: number, slips: readonly LevelSlips[]): void {
  console.log(`${name}, ${players} players: points that slips cost a seat in a game (seeds "slips ${name} LEVEL 0" …)`);
  for (const { level, games, loss, error, perAction } of slips)
    console.log(
      `  ${level.padEnd(7)} ${points(loss).padStart(6)}  [${points(loss - INTERVAL * error)}, ${points(loss + INTERVAL * error)}]  ${points(perAction)} per action  ${games} games`,
    );
  console.log();
}

for (const { value, effort } of yardsticks) {
  if (positionals.length > 0 && !positionals.includes(value.game)) continue;
  const game = gameNamed(value.game)!;
  for (let { min: players } = game.players; players <= game.players.max; players++)
    if (options.players !== undefined && Number(options.players) !== players) continue;
    else if (options.slips === true)
      printSlips(value.game, players, slipsByLevel(game, value, players, Number(options.games), effort));
    else print(reliabilityOf(game, value, players, Number(options.games)));
}
