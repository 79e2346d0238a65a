/** What is played: blocks of one seed, played once for each seat of the bot in question. */
import { type Level, levels } from '@traque/bots';
import type { AnyGame } from '@traque/engine/core/game';
import { UsageError } from '../usage-error.ts';

/** Opponents for measurements only: plain searches with little or no knowledge of the game. Not every game has them. */
const plainSearches = ['plain', 'decisive'] as const;
type PlainSearch = (typeof plainSearches)[number];
export const isPlain = (level: string | undefined): level is PlainSearch => plainSearches.some((one) => one === level);

export interface Entrant {
  readonly level: Level | PlainSearch;
  /** Thinking time per decision, in milliseconds. */
  readonly ms: number;
  /** Threads that search one decision in parallel. */
  readonly threads: number;
  /** What it is kept from: a name of its game's manifest. */
  readonly restriction?: string;
}

/** Those that use all the time they are given. */
const isTimed = (level: string | undefined): boolean => level === 'hard' || isPlain(level);

/** `hard:500`, `hard:500x2`; the other levels think as long as they like. */
export function nameOf({ level, ms, threads, restriction }: Entrant): string {
  const name = isTimed(level) ? `${level}:${ms}${threads === 1 ? '' : `x${threads}`}` : level;
  return restriction === undefined ? name : `${name} ${restriction}`;
}

/** Who is measured in a match, among whom, and in which seat. */
interface Measured {
  readonly one: string;
  readonly others: string;
  readonly seat: number;
}

/** One game to play. The key names it for good, so that an interrupted tournament can continue. */
export interface Match {
  readonly key: string;
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat. */
  readonly seats: readonly Entrant[];
  readonly measured: readonly Measured[];
  readonly block: number;
  /** The luck of the game is measured too. */
  readonly luck?: true;
}

/** What came of it. */
export interface Outcome {
  readonly key: string;
  readonly winners: readonly number[];
  readonly reason: string | null;
  readonly actions: number;
  /** Simulations per second of thinking, by seat; 0 where nothing was counted. */
  readonly speed: readonly number[];
  /** By seat: illegal choices and exceptions. They are not losses; something legal was done instead. */
  readonly failed: readonly number[];
  /** By seat: choices that took more than 20 ms over the limit. They counted. */
  readonly late: readonly number[];
  /** By seat: the luck in its result, if it was measured; see docs/analysis.md. */
  readonly luck?: readonly number[];
}

const DEFAULT_MS = 1000;

/** `hard`, `hard:500`, `hard:500x2` (two threads), `normal`, `plain:300` … */
export function readEntrant(text: string, withPlain = false): Entrant {
  const { level, ms, threads } =
    /^(?<level>[a-z]+)(?::(?<ms>\d{1,6}))?(?:x(?<threads>\d{1,2}))?$/.exec(text.trim())?.groups ?? {};
  const entrant = { level: level as Entrant['level'], ms: Number(ms ?? DEFAULT_MS), threads: Number(threads ?? 1) };
  const isKnown = isPlain(entrant.level) ? withPlain : levels.includes(entrant.level);
  if (!isKnown || entrant.ms < 1 || entrant.threads < 1)
    throw new UsageError(
      `${JSON.stringify(text)} is no bot: ${levels.join(', ')}; hard may have milliseconds and threads, as in hard:500 or hard:500x2`,
    );
  if (isPlain(entrant.level) && threads !== undefined)
    throw new UsageError(`${JSON.stringify(text)}: ${entrant.level} thinks in one thread`);
  if (!isTimed(level) && (ms ?? threads) !== undefined)
    throw new UsageError(`${JSON.stringify(text)}: only hard thinks for a given time, as in hard:500 or hard:500x2`);
  return entrant;
}

export function readEntrants(text: string): Entrant[] {
  const entrants = text.split(',').map((each) => readEntrant(each, true));
  const names = entrants.map(nameOf);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new UsageError(`${twice} is listed twice; a single bot plays against copies of itself`);
  return entrants;
}

/** What a whole tournament has in common. */
export interface Terms {
  readonly game: AnyGame;
  readonly players: number;
  readonly blocks: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Every entrant alone among each other one, in every seat, on the same seeds. */
export function schedule(terms: Terms, entrants: readonly Entrant[]): Match[] {
  const { players, blocks } = terms;
  const matches: Match[] = [];
  for (let block = 0; block < blocks; block++)
    for (const [i, one] of entrants.entries())
      for (const [j, others] of entrants.entries()) {
        // With two seats A against B says all about B against A; a single bot against copies of itself measures the seats.
        if (entrants.length > 1 && (i === j || (players === 2 && j < i))) continue;
        for (let seat = 0; seat < players; seat++) {
          const seats = Array.from({ length: players }, (_, at) => (at === seat ? one : others));
          const measured = [{ one: nameOf(one), others: nameOf(others), seat }];
          matches.push(match(terms, block, [nameOf(one), nameOf(others), seat], seats, measured));
        }
      }
  return matches;
}

/** All entrants at one table, each once in every seat; in a table with more seats than bots they sit in turn. */
export function mixed(terms: Terms, entrants: readonly Entrant[]): Match[] {
  const { players, blocks } = terms;
  if (entrants.length < 2 || entrants.length > players)
    throw new UsageError(`a mixed table of ${players} takes 2 to ${players} bots, not ${entrants.length}`);
  return Array.from({ length: blocks * players }, (_, i) => {
    const block = Math.floor(i / players);
    const seats = Array.from({ length: players }, (_, seat) => entrants[((seat + i) % players) % entrants.length]!);
    const measured = seats.map((entrant, seat) => ({ one: nameOf(entrant), others: 'all', seat }));
    return match(terms, block, ['mixed', ...seats.map(nameOf)], seats, measured);
  });
}

function match(
  { game, players, seed, options }: Terms,
  block: number,
  who: readonly (string | number)[],
  seats: readonly Entrant[],
  measured: readonly Measured[],
): Match {
  const key = [game.name, players, JSON.stringify(options), seed, block, ...who].join(' ');
  return { key, game: game.name, players, seed: `${seed} ${block}`, options, seats, measured, block };
}
