/**
 * `npm run reliability -- [GAME] [--players N] [--games N]`: how good the reference values are, as a table for each game
 * and number of players (`analysis/src/reliability.ts`). With `--views`: the same for what a seat can see. With `--slips`:
 * what the slips of each level of bots cost instead, each level against itself, or with `--same` all levels in the same
 * positions; `--store FILE` keeps every game that was judged there and goes on from it. `--rows`: a row of a Markdown
 * table for each.
 * `--time`: how long an analysis takes instead.
 */
import { parseArgs } from 'node:util';
import { type Reliability, reliabilityOf } from '@traque/analysis/reliability';
import { type ViewReliability, viewReliabilityOf } from '@traque/analysis/view-reliability';
import { yardsticks } from '@traque/analysis/values';
import { MAX_VARIANCE_RATIO } from '@traque/analysis/yardstick';
import { gameNamed } from '@traque/engine';
import { measureSlips } from './reliability-slips.ts';
import { timeAnalyses } from './reliability-time.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    games: { type: 'string', default: '100' },
    slips: { type: 'boolean' },
    same: { type: 'boolean' },
    store: { type: 'string' },
    views: { type: 'boolean' },
    rows: { type: 'boolean' },
    time: { type: 'boolean' },
  },
});
const points = (share: number): string => (100 * share).toFixed(1);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printBins(bins: Reliability['bins']): void {
  console.log('  predicted   observed   positions');
  for (const { count, predicted, observed } of bins)
    if (count > 0)
      console.log(
        `  ${percent(predicted).padStart(9)} ${percent(observed).padStart(10)} ${String(count).padStart(11)}`,
      );
  console.log();
}

function print({ game, players, games, seed, luck, ...measured }: Reliability): void {
  const { bins, brier, base, miss, varianceRatio, ratioError, luckShare, luckSlope } = measured;
  if (options.rows === true) {
    const numbers = [
      brier.toFixed(3),
      base.toFixed(3),
      points(miss),
      `${varianceRatio.toFixed(2)} ± ${ratioError.toFixed(2)}`,
    ];
    console.log(
      `| ${game} | ${players} | ${games} | ${[...numbers, percent(luckShare), luckSlope.toFixed(2)].join(' | ')} |`,
    );
    return;
  }
  console.log(`${game}, ${players} players, ${games} games of normal (seeds "${seed} 0" to "${seed} ${games - 1}")`);
  console.log(
    `  Brier score ${brier.toFixed(4)}; of the base rate ${base.toFixed(4)}; bins miss by ${points(miss)} points`,
  );
  const verdict = varianceRatio <= MAX_VARIANCE_RATIO ? 'good enough for a bill' : 'too high for a bill';
  const ratio = `${varianceRatio.toFixed(3)} ± ${ratioError.toFixed(3)}`;
  console.log(`  variance of the luck-adjusted result ${ratio} of the raw one: ${verdict}`);
  console.log(`  of all swings of the chances, ${percent(luckShare)} are luck, the rest is what players chose`);
  console.log(`  a point of luck brought ${luckSlope.toFixed(2)} points in the end`);
  const seats = luck.map(({ mean, error }) => `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)}`);
  console.log(`  mean luck by seat, in points: ${seats.join(', ')}`);
  printBins(bins);
}

function printViews(name: string, players: number, { games, bins, brier, base, miss }: ViewReliability): void {
  if (options.rows === true) {
    console.log(`| ${name} | ${players} | ${games} | ${brier.toFixed(3)} | ${base.toFixed(3)} | ${points(miss)} |`);
    return;
  }
  console.log(`${name}, ${players} players, ${games} games of normal: what the seat to act can know`);
  console.log(
    `  Brier score ${brier.toFixed(4)}; of the base rate ${base.toFixed(4)}; bins miss by ${points(miss)} points`,
  );
  printBins(bins);
}

if (options.time === true) await timeAnalyses();
for (const { value, effort } of options.time === true ? [] : yardsticks) {
  if (positionals.length > 0 && !positionals.includes(value.game)) continue;
  const game = gameNamed(value.game)!;
  for (let { min: players } = game.players; players <= game.players.max; players++)
    if (options.players !== undefined && Number(options.players) !== players) continue;
    else if (options.slips === true)
      measureSlips(game, value, players, effort, { ...options, games: Number(options.games) });
    else if (options.views === true)
      printViews(value.game, players, viewReliabilityOf(game, value, players, Number(options.games)));
    else print(reliabilityOf(game, value, players, Number(options.games)));
}
