/** What is played: pairings of bots in blocks, a block being one seed played once for each seat of the bot in question. */
import { type Level, levels } from '@traque/bots';
import type { AnyGame } from '@traque/engine/core/game';
import { Complaint } from '../complaint.ts';

export interface Entrant {
  readonly level: Level;
  /** Thinking time a decision, in milliseconds. */
  readonly ms: number;
}

const nameOf = ({ level, ms }: Entrant): string => (level === 'hard' ? `${level}:${ms}` : level);

/** One game to play. The key names it for good, so that a broken-off tournament can go on. */
export interface Match {
  readonly key: string;
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat. */
  readonly seats: readonly Entrant[];
  /** Who is measured against whom, and in which seat he sits. */
  readonly one: string;
  readonly others: string;
  readonly seat: number;
  readonly block: number;
}

/** What came of it. */
export interface Outcome {
  readonly key: string;
  readonly winners: readonly number[];
  readonly reason: string | null;
  readonly actions: number;
  /** Simulations a second of thinking, by seat; 0 where nothing was counted. */
  readonly speed: readonly number[];
  /** Illegal choices, exceptions, overstayed limits, by seat: errors are not losses. */
  readonly errors: readonly number[];
}

const DEFAULT_MS = 1000;

/** `hard`, `hard:500`, `normal` … */
export function readEntrant(text: string): Entrant {
  const [level = '', ms = String(DEFAULT_MS), ...rest] = text.trim().split(':');
  if (!(levels as readonly string[]).includes(level) || !/^\d+$/.test(ms) || Number(ms) < 1 || rest.length > 0)
    throw new Complaint(`${JSON.stringify(text)} is no bot: ${levels.join(', ')}, with milliseconds as in hard:500`);
  return { level: level as Level, ms: Number(ms) };
}

/** Every entrant alone among each other one, in every seat, on the same seeds. */
export function schedule(
  game: AnyGame,
  players: number,
  entrants: readonly Entrant[],
  blocks: number,
  seed: string,
  options: Readonly<Record<string, unknown>>,
): Match[] {
  const matches: Match[] = [];
  for (let block = 0; block < blocks; block++)
    for (const [i, one] of entrants.entries())
      for (const [j, others] of entrants.entries()) {
        // With two seats A against B says all about B against A; alone among his like one measures the seats.
        if (entrants.length > 1 && (i === j || (players === 2 && j < i))) continue;
        for (let seat = 0; seat < players; seat++)
          matches.push({
            key: [game.name, players, JSON.stringify(options), seed, block, nameOf(one), nameOf(others), seat].join(
              ' ',
            ),
            game: game.name,
            players,
            seed: `${seed} ${block}`,
            options,
            seats: Array.from({ length: players }, (_, at) => (at === seat ? one : others)),
            one: nameOf(one),
            others: nameOf(others),
            seat,
            block,
          });
      }
  return matches;
}
