/** `traque`: one light module per command, in `commands/`; what a command needs is loaded when it runs. */
import { Command, CommanderError } from 'commander';
import { analyse } from './commands/analyse.ts';
import { choose } from './commands/choose.ts';
import { engine } from './commands/engine.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { start } from './commands/start.ts';
import { tournament } from './commands/tournament.ts';
import { admin, backup, doctor, exportTo, importFrom, ratings, restore } from './commands/upkeep.ts';
import { verify } from './commands/verify.ts';
import { manifests } from './games/index.ts';
import { UsageError } from './usage-error.ts';

const commands: readonly ((program: Command) => void)[] = [
  start,
  serve,
  engine,
  choose,
  simulate,
  tournament,
  verify,
  analyse,
  backup,
  restore,
  exportTo,
  importFrom,
  doctor,
  ratings,
  admin,
];

/** Where the explanation of an example begins. */
const COLUMN = 44;

const program = new Command('traque')
  .description(`Hunts at one table: ${manifests.map(({ title }) => title).join(', ')}.`)
  .helpCommand('help [command]', 'show what a command does')
  .showHelpAfterError('(traque --help shows what there is)')
  .addHelpText(
    'after',
    `
Examples:
  ${`$ traque simulate ${manifests[0].name} --games 1000`.padEnd(COLUMN)}random games and what came of them
  ${`$ echo '{"cmd":"games"}' | traque engine`.padEnd(COLUMN)}speak to the engine in JSON lines
  ${'$ traque verify game.json'.padEnd(COLUMN)}check a finished game's record

The protocol is described in docs/protocol.md, the rules in docs/rules.`,
  )
  .exitOverride();
for (const add of [...commands, ...manifests.flatMap((manifest) => manifest.commands ?? [])]) add(program);

const args = process.argv.slice(2);
// `traque` alone, or with options of `start`, starts it.
const isStart = args.length === 0 || (args[0]!.startsWith('-') && args[0] !== '-h' && args[0] !== '--help');

try {
  await program.parseAsync(isStart ? ['start', ...args] : args, { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError) {
    console.error(`traque: ${error.message}`);
    process.exitCode = 2;
  } else {
    console.error(`traque: unexpected: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['TRAQUE_DEBUG'] !== undefined) console.error(error);
    process.exitCode = 70;
  }
}
