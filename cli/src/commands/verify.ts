import type { Command } from 'commander';
import { anyGame } from '../games/help.ts';

export function verify(program: Command): void {
  program
    .command('verify')
    .description('play finished games again from their records and say what does not fit')
    .argument(
      '<file...>',
      'records: a JSON file each, or one JSON record per line (.jsonl, as simulate --trace writes)',
    )
    .option('--json', 'a JSON line for each record instead of words')
    .addHelpText(
      'after',
      `
Checks that the secret is the one committed to, that every action was allowed after what was drawn from it, and that
the game ends as recorded. Exit status: 0 if all fit, 1 if one does not, 2 if a file cannot be read.

Examples:
  $ traque verify game.json
  $ traque simulate ${anyGame} --games 5 --trace games.jsonl && traque verify games.jsonl`,
    )
    .action(async (files: string[], options: { json?: true }) => {
      const { verifyFiles } = await import('../verify/verify.ts');
      process.exitCode = await verifyFiles(files, options.json === true);
    });
}
