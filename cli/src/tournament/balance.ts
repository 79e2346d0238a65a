/**
 * `npm run balance`: equal bots at every table, and who wins by seat and side, written to BALANCE.md.
 * `npm run balance -- --games 400 --ms 1000 --only GAME` plays more, longer, or one game alone; what is not played
 * again stays as it stands in the file. With `--outcomes FILE` an interrupted run continues, and a run with more games adds to it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { gameNamed } from '@traque/engine';
import { balanceMatches, page, section, tables } from './balance-tables.ts';
import { playAll } from './matches.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    ms: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string', multiple: true },
    threads: { type: 'string', default: String(availableParallelism()) },
    file: { type: 'string', default: 'BALANCE.md' },
    outcomes: { type: 'string' },
  },
});

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const chosen = tables.filter(({ game }) => values.only === undefined || values.only.includes(game));
const matches = chosen.flatMap((table) => balanceMatches(table, Number(values.games), Number(values.ms), values.seed));
const outcomes = await playAll(matches, Number(values.threads), values.outcomes);

const before = existsSync(values.file) ? readFileSync(values.file, 'utf8') : '';
const played = [...new Set(chosen.map(({ game }) => game))].map((game) => {
  const own = matches.filter((match) => match.game === game);
  const note = `Rules version ${gameNamed(game)!.version}, commit ${commit()}, bots \`hard:${values.ms}\`, seed \`${values.seed}\`.`;
  return [game, section(game, own, outcomes, note)] as const;
});
writeFileSync(values.file, page(new Map(played), before));
console.log(`${matches.length} games, written to ${values.file}`);
