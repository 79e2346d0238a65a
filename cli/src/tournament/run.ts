/** `traque tournament`: who plays what, and how it is told. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gameNamed, games } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import { FastChance } from '@traque/engine/core/chance';
import type { TournamentOptions } from '../commands/tournament.ts';
import { UsageError } from '../usage-error.ts';
import { type Entrant, isPlain, type Match, mixed, type Outcome, readEntrants, schedule } from './contest.ts';
import { playAll } from './matches.ts';
import { plainSearchOf } from './play.ts';
import { inWords, report } from './report.ts';
import { picture } from './svg.ts';

export async function runTournament(names: readonly string[], options: TournamentOptions): Promise<void> {
  const entrants = readEntrants(options.bots);
  const requested = readOptions(options.options);
  const matches = chosen(names).flatMap((game) =>
    counts(game, options.players).flatMap((players) => {
      checkOptions(game, players, requested);
      checkEntrants(game, entrants);
      const terms = { game, players, blocks: options.blocks, seed: options.seed, options: requested };
      const scheduled = (options.mixed === true ? mixed : schedule)(terms, entrants);
      return options.luck ? scheduled.map((match): Match => ({ ...match, luck: true })) : scheduled;
    }),
  );
  const known = await playAll(matches, options.threads ?? gamesAtOnce(entrants), options.file);
  const reports = reportsOf(matches, known);
  if (options.svg !== undefined) writeFileSync(options.svg, picture(reports));
  console.log(
    options.json === true ? JSON.stringify({ seed: options.seed, reports }) : reports.map(inWords).join('\n\n'),
  );
}

/** One game per core, or fewer if bots use several threads. */
const gamesAtOnce = (entrants: readonly Entrant[]): number =>
  Math.max(1, Math.floor(availableParallelism() / Math.max(...entrants.map(({ threads }) => threads))));

function chosen(names: readonly string[]): AnyGame[] {
  if (names.length === 0) return [...games];
  return names.map((name) => {
    const game = gameNamed(name);
    if (game === undefined)
      throw new UsageError(
        `there is no game ${JSON.stringify(name)}; there are ${games.map((each) => each.name).join(', ')}`,
      );
    return game;
  });
}

function counts(game: AnyGame, requested: number | undefined): number[] {
  const all = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);
  if (requested === undefined) return all;
  if (!all.includes(requested))
    throw new UsageError(`${game.name} is for ${all[0]} to ${all.at(-1)} players, not ${requested}`);
  return [requested];
}

function readOptions(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new UsageError(`--options must be a JSON object, as in '{"map":"hatchepsout"}'`);
}

function checkOptions(game: AnyGame, players: number, options: Readonly<Record<string, unknown>>): void {
  try {
    game.create(players, options, new FastChance('check'));
  } catch (error) {
    if (error instanceof Malformed) throw new UsageError(`${game.name}: ${error.message}`);
    throw error;
  }
}

function checkEntrants(game: AnyGame, entrants: readonly Entrant[]): void {
  const unknown = entrants.find(({ level }) => isPlain(level) && plainSearchOf(game, level) === undefined);
  if (unknown !== undefined) throw new UsageError(`there is no ${unknown.level} search for ${game.name}`);
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
