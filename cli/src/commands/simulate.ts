import type { Command } from 'commander';
import { examplesOf, gameNames } from '../games/help.ts';
import { whole } from './numbers.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly players?: number;
  readonly seed?: string;
  readonly json?: true;
  readonly trace?: string;
}

export function simulate(program: Command): void {
  program
    .command('simulate')
    .description('play random games and tell how long they were and who won')
    .argument('<game>', gameNames.join(', '))
    .option('-g, --games <n>', 'games for each number of players', whole, 1000)
    .option('-p, --players <n>', 'only with that many players (default: every number the game allows)', whole)
    .option('-s, --seed <text>', 'same seed, same games (default: a new one, which is printed)')
    .option('--json', 'the summary as JSON')
    .option('-t, --trace <file>', 'write complete records, one JSON object per line, for traque verify')
    .addHelpText(
      'after',
      `
Examples:
${examplesOf('simulate')}`,
    )
    .action(async (game: string, options: SimulateOptions) => {
      const { runSimulation } = await import('../simulate/run.ts');
      await runSimulation(game, options);
    });
}
