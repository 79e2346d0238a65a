/** `traque tournament`: matches spread over threads, each outcome kept as it comes, told at the end. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { gameNamed, games } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import { FastChance } from '@traque/engine/core/chance';
import type { TournamentOptions } from '../commands/tournament.ts';
import { Complaint } from '../complaint.ts';
import { Progress } from '../terminal/progress.ts';
import { type Entrant, type Match, mixed, type Outcome, readEntrants, schedule } from './contest.ts';
import { inWords, report } from './report.ts';
import { picture } from './svg.ts';

export async function runTournament(names: readonly string[], options: TournamentOptions): Promise<void> {
  const entrants = readEntrants(options.bots);
  const asked = readOptions(options.options);
  const matches = chosen(names).flatMap((game) =>
    counts(game, options.players).flatMap((players) => {
      checkOptions(game, players, asked);
      const terms = { game, players, blocks: options.blocks, seed: options.seed, options: asked };
      return (options.mixed === true ? mixed : schedule)(terms, entrants);
    }),
  );
  const known = options.file === undefined ? new Map<string, Outcome>() : readOutcomes(options.file);
  const open = matches.filter(({ key }) => !known.has(key));
  const progress = new Progress(matches.length, process.stderr, matches.length - open.length);
  const brokenOff = (): never => {
    progress.clear();
    console.error(farewell(matches.length - open.length + played, matches.length, options.file));
    process.exit(130);
  };
  let played = 0;
  process.once('SIGINT', brokenOff);
  await playAll(open, options.threads ?? gamesAtOnce(entrants), (match, outcome) => {
    known.set(match.key, outcome);
    played++;
    if (options.file !== undefined) appendFileSync(options.file, `${JSON.stringify(outcome)}\n`);
    progress.step(`${match.game}, ${match.players} players`);
  });
  process.off('SIGINT', brokenOff);
  progress.clear();
  const reports = reportsOf(matches, known);
  if (options.svg !== undefined) writeFileSync(options.svg, picture(reports));
  console.log(
    options.json === true ? JSON.stringify({ seed: options.seed, reports }) : reports.map(inWords).join('\n\n'),
  );
}

/** One a core, or fewer where bots think with several heads. */
const gamesAtOnce = (entrants: readonly Entrant[]): number =>
  Math.max(1, Math.floor(availableParallelism() / Math.max(...entrants.map(({ heads }) => heads))));

function farewell(played: number, all: number, file: string | undefined): string {
  const state = `broken off after ${played} of ${all} games`;
  return file === undefined
    ? `${state}; with --file they would have been kept`
    : `${state}; the same command goes on from ${file}`;
}

function chosen(names: readonly string[]): AnyGame[] {
  if (names.length === 0) return [...games];
  return names.map((name) => {
    const game = gameNamed(name);
    if (game === undefined)
      throw new Complaint(
        `there is no game ${JSON.stringify(name)}; there are ${games.map((each) => each.name).join(', ')}`,
      );
    return game;
  });
}

function counts(game: AnyGame, asked: number | undefined): number[] {
  const all = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);
  if (asked === undefined) return all;
  if (!all.includes(asked)) throw new Complaint(`${game.name} is for ${all[0]} to ${all.at(-1)} players, not ${asked}`);
  return [asked];
}

function readOptions(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Complaint(`--options must be a JSON object, as in '{"map":"hatchepsout"}'`);
}

function checkOptions(game: AnyGame, players: number, options: Readonly<Record<string, unknown>>): void {
  try {
    game.create(players, options, new FastChance('check'));
  } catch (error) {
    if (error instanceof Malformed) throw new Complaint(`${game.name}: ${error.message}`);
    throw error;
  }
}

/** Outcomes of an earlier run; what cannot be read, such as a line cut off at its end, is played again. */
function readOutcomes(file: string): Map<string, Outcome> {
  const known = new Map<string, Outcome>();
  if (!existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const outcome = JSON.parse(line) as Outcome;
      if (typeof outcome.key === 'string' && Array.isArray(outcome.failed)) known.set(outcome.key, outcome);
    } catch {
      continue;
    }
  }
  return known;
}

/** Plays them on so many threads and tells each outcome as it comes. */
export async function playAll(
  matches: readonly Match[],
  threads: number,
  done: (match: Match, outcome: Outcome) => void,
): Promise<void> {
  const queue = matches[Symbol.iterator]();
  const workers = Array.from(
    { length: Math.min(threads, matches.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: Match | undefined;
      const next = (): void => {
        current = queue.next().value;
        if (current === undefined) resolve();
        else worker.postMessage(current);
      };
      worker.on('message', (outcome: Outcome) => {
        done(current!, outcome);
        next();
      });
      worker.on('error', reject);
      next();
    });
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function reportsOf(matches: readonly Match[], known: ReadonlyMap<string, Outcome>) {
  const groups = Map.groupBy(matches, ({ game, players }) => `${game} ${players}`);
  return [...groups.values()].map((group) =>
    report(
      group[0]!.game,
      group[0]!.players,
      group.map((match) => [match, known.get(match.key)!] as const),
    ),
  );
}
