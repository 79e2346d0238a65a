import { levels } from '@traque/bots/core/brain';
import { type Command, Option } from 'commander';
import { whole } from './numbers.ts';

export interface ChooseOptions {
  readonly bot: string;
  readonly ms: number;
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

export function choose(program: Command): void {
  program
    .command('choose')
    .description('what a bot would do: reads the view of the seat to act')
    .argument('[file]', 'a view as JSON; without it the view is read from the input')
    .addOption(new Option('-b, --bot <level>', 'how well it plays').choices(levels).default('hard'))
    .option('-m, --ms <n>', 'the most it may think, in milliseconds', whole, 1000)
    .option('-s, --seed <text>', 'same seed and effort, same choice', '')
    .option('-t, --threads <n>', 'how many threads think about it (hard only)', whole, 1)
    .option('--json', 'the whole thought as JSON: action, considered, effort')
    .addHelpText(
      'after',
      `
Examples:
  $ traque choose view.json --bot hard --ms 5000 --threads 2
  $ traque choose --json < view.json`,
    )
    .action(async (file: string | undefined, options: ChooseOptions) => {
      const { chooseFrom } = await import('../choose/choose.ts');
      await chooseFrom(file, options);
    });
}
