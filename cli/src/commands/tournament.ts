import type { Command } from 'commander';
import { examplesOf, gameNames } from '../games/help.ts';
import { whole } from './numbers.ts';

export interface TournamentOptions {
  readonly bots: string;
  readonly mixed?: true;
  readonly players?: number;
  readonly blocks: number;
  readonly seed: string;
  readonly options?: string;
  readonly threads?: number;
  readonly file?: string;
  /** False: `--no-luck`. */
  readonly luck: boolean;
  readonly json?: true;
  readonly svg?: string;
}

export function tournament(program: Command): void {
  program
    .command('tournament')
    .description('let bots play each other and tell who is stronger')
    .argument('[games...]', `${gameNames.join(', ')} (default: all)`)
    .option('-b, --bots <list>', 'levels; hard with milliseconds and threads: hard:500x2,normal', 'normal,easy')
    .option('-m, --mixed', 'all of them at one table, instead of each alone among each other')
    .option('-p, --players <n>', 'only with that many players (default: every number the game allows)', whole)
    .option('-n, --blocks <n>', 'seeds per pairing; each is played once for every seat', whole, 20)
    .option('-s, --seed <text>', 'same seed, same deals', 'tournament')
    .option('-o, --options <json>', 'options of the tables')
    .option('-t, --threads <n>', 'games at once (default: one per core)', whole)
    .option('-f, --file <file>', 'keep outcomes there; what is in it already is not played again')
    .option('--no-luck', 'do not measure luck: a little faster')
    .option('--json', 'the report as JSON')
    .option('--svg <file>', 'a picture of the pay-off table')
    .addHelpText(
      'after',
      `
A bot is measured alone among the others: with four players equal strength wins 25 %.
A single bot plays against copies of itself: that measures the seats. Thinking time is
processor time, of each thread if there are several: a busy machine weakens no bot.
Results without luck stand below the raw ones: less what chance gave or took, by the
reference value of the game (docs/analysis.md). They have the same mean in the long run;
the variance saved says how many games fewer would tell as much (none, if negative).
Some games have more opponents, for measurements: plain:300, a tree search without any
knowledge of the game, and decisive:300, whose rollouts take a win at once.
After Ctrl-C the same command with the same --file continues where it stopped.

Examples:
${examplesOf('tournament')}
  $ traque tournament --bots hard:100,normal,easy,random --svg ladder.svg`,
    )
    .action(async (games: string[], options: TournamentOptions) => {
      const { runTournament } = await import('../tournament/run.ts');
      await runTournament(games, options);
    });
}
