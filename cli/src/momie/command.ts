import { type Command, InvalidArgumentError, Option } from 'commander';
import { whole } from '../commands/numbers.ts';

/** As in the engine, which is loaded only when a command runs; a test compares. */
export const characterNames = ['small', 'classic', 'wide'] as const;
type CharacterName = (typeof characterNames)[number];

export interface GenerateOptions {
  readonly character: CharacterName;
  readonly seed?: string;
  readonly symmetric?: true;
  readonly loops?: number;
  readonly spread?: number;
  readonly count: number;
  readonly json?: true;
}

export interface CheckOptions {
  readonly json?: true;
}

/** What every command that plays games has in common. */
interface PlayOptions {
  readonly level: string;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  readonly state?: string;
}

export interface MeasureOptions extends PlayOptions {
  readonly players?: readonly number[];
  readonly restricted?: true;
  readonly json?: true;
}

export interface SearchOptions extends PlayOptions {
  readonly character: CharacterName;
  readonly symmetric?: true;
  readonly loops?: number;
  readonly spread?: number;
  readonly candidates: number;
  readonly pick: number;
  readonly keep: number;
  readonly generations: number;
  readonly out?: string;
}

const character = (): Option =>
  new Option('-c, --character <name>', 'the kind of pyramid').choices(characterNames).default('classic');

const LOOPS = [
  '--loops <share>',
  'passages that are opened at the end, per cell, from 0 to 1 (default: by chance)',
] as const;

const SPREAD = [
  '--spread <steps>',
  'the most steps from a treasure to the next of its colour (default: by chance)',
] as const;

function fraction(text: string): number {
  const value = Number(text);
  if (!/^[\d.]+$/.test(text) || !(value <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}

function counts(text: string): number[] {
  const players = text.split(',').map(Number);
  if (players.some((count) => ![2, 3, 4, 5].includes(count)))
    throw new InvalidArgumentError('It must be numbers from 2 to 5, as in 2,3.');
  return players;
}

const playing = (command: Command, games: string, defaultGames: number): Command =>
  command
    .option('-l, --level <bot>', 'the bots: normal, easy, or hard with milliseconds, as in hard:50', 'normal')
    .option('-g, --games <n>', games, whole, defaultGames)
    .option('-t, --threads <n>', 'games at once (default: one per core)', whole)
    .option('-f, --state <file>', 'keep outcomes there; the same command continues where it stopped');

export function maps(program: Command): void {
  const command = program
    .command('maps')
    .description('make, check and measure pyramids for La Malédiction de la Momie');
  command
    .command('generate')
    .description('make a pyramid from a seed and print it')
    .addOption(character())
    .option('-s, --seed <text>', 'same seed, same map (default: a new one, which is printed)')
    .option('--symmetric', 'the same left and right')
    .option(...LOOPS, fraction)
    .option(...SPREAD, whole)
    .option('-n, --count <n>', 'how many, by seeds with a number added', whole, 1)
    .option('--json', 'one JSON object per line instead of drawings')
    .addHelpText('after', '\nExamples:\n  $ traque maps generate --character wide --seed cheops > cheops.txt')
    .action(async (options: GenerateOptions) => {
      const { runGenerate } = await import('./run-generate.ts');
      runGenerate(options);
    });
  command
    .command('check')
    .description('tell everything that is wrong with a map, by clause')
    .argument('<maps...>', 'names of maps, or files with a drawing or JSON')
    .option('--json', 'one JSON object per line')
    .addHelpText('after', '\nExamples:\n  $ traque maps check cheops.txt')
    .action(async (names: string[], options: CheckOptions) => {
      const { runCheck } = await import('./run-check.ts');
      runCheck(names, options);
    });
  playing(
    command
      .command('measure')
      .description('tell how often the mummy wins, by number of players, among equal bots')
      .argument('<maps...>', 'names of maps, or files with a drawing or JSON'),
    'games with each number of players',
    100,
  )
    .option('-s, --seed <text>', 'same seed, same deals', 'measure')
    .option('-p, --players <list>', 'only with these numbers of players, as in 2,3', counts)
    .option('-r, --restricted', 'also with bots that are kept from something: skill should matter')
    .option('--json', 'the table as JSON')
    .addHelpText(
      'after',
      `
Shares have 95 % intervals (Wilson). With --restricted one side at a time is kept from something: the mummy from
interrupting, or it only looks for a catch now (greedy); the hunters from rolling again, or from freeing the dice.

Examples:
  $ traque maps measure ramses cheops.txt --games 1000 --state games.jsonl
  $ traque maps measure ramses --level hard:50 --games 200 --state hard.jsonl`,
    )
    .action(async (names: string[], options: MeasureOptions) => {
      const { runMeasure } = await import('./run-measure.ts');
      await runMeasure(names, options);
    });
  playing(
    command.command('search').description('search for pyramids on which both sides win equally often'),
    'games of each map with each number of players in the first round; every round doubles them',
    10,
  )
    .addOption(character())
    .option('--symmetric', 'the same left and right')
    .option(...LOOPS, fraction)
    .option(...SPREAD, whole)
    .option('-s, --seed <text>', 'same seed, same search', 'search')
    .option('-n, --candidates <n>', 'maps in the first round', whole, 32)
    .option(
      '--pick <n>',
      'make this many maps for each of them, and take the most promising by their proxies',
      whole,
      1,
    )
    .option('-k, --keep <n>', 'maps left at the end of a generation', whole, 2)
    .option('--generations <n>', 'times the best are changed and played again', whole, 3)
    .option('-o, --out <folder>', 'write the maps that were found there')
    .addHelpText(
      'after',
      `
Half of the maps are left after every round (successive halving). Measure what was found with another seed: the shares
that a search shows of its own winners are too good.

Examples:
  $ traque maps search --character small --state search.jsonl --out found`,
    )
    .action(async (options: SearchOptions) => {
      const { runSearch } = await import('./run-search.ts');
      await runSearch(options);
    });
}
