import { type Command, InvalidArgumentError } from 'commander';

export interface AnalyseOptions {
  readonly seat?: number;
  readonly seed: string;
  readonly json?: true;
  readonly bill?: true;
}

function seatNumber(value: string): number {
  if (!/^\d$/.test(value)) throw new InvalidArgumentError('It must be a seat: 0, 1, 2 …');
  return Number(value);
}

export function analyse(program: Command): void {
  program
    .command('analyse')
    .description('tell from the records of finished games how the result came about: luck, slips, and what others did')
    .argument('<file...>', 'records: a JSON file each, or one JSON record per line')
    .option('--seat <n>', 'this seat first, and of its moves the slips', seatNumber)
    .option('-s, --seed <text>', 'same record, value and seed, same analysis', 'traque')
    .option('--bill', 'the bill also where it explains too little to be shown (npm run reliability)')
    .option('--json', 'a JSON line for each record instead of words')
    .addHelpText(
      'after',
      `
Numbers are percentage points of winning chance. A slip is judged by what the player could see; the better action is
written as in the protocol. Exit status: 0 if all were analysed, 1 if one could not be, 2 if a file cannot be read.

Examples:
  $ traque analyse game.json --seat 1
  $ traque analyse game.json --json`,
    )
    .action(async (files: string[], options: AnalyseOptions) => {
      const { analyseFiles } = await import('../analyse/analyse.ts');
      process.exitCode = await analyseFiles(files, options);
    });
}
