/** The games, set up to be short: each game's folder has an `e2e.ts` that says how. */
import type { Scenario } from '../src/boards/e2e.ts';
import { type GameName, gameNames } from '../src/games.ts';
import { hurried, type PlayOptions } from './visitor.ts';

export type Game = GameName;
export const games = gameNames;

export const scenarios = Object.fromEntries(
  await Promise.all(
    games.map(async (game) => {
      const module = (await import(`../src/boards/${game}/e2e.ts`)) as { scenario: Scenario };
      return [game, module.scenario] as const;
    }),
  ),
) as Readonly<Record<Game, Scenario>>;

interface Sitter {
  readonly kind: 'me' | 'here' | 'bot' | 'open';
  readonly level?: string;
}

/** A set-up as the app remembers it. */
export function setUp(game: Game, seats: readonly Sitter[]): string {
  const drafts = seats.map(({ kind, level = 'normal' }, look) => ({
    kind,
    name: kind === 'me' ? 'Ada' : kind === 'here' ? 'Bo' : '',
    look,
    level,
  }));
  return JSON.stringify({ seats: drafts, options: scenarios[game].options, listed: false, clock: null });
}

const easyBots: readonly Sitter[] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];

/** For tests about something else than bots: none of them thinks long, and what happens is not shown moving. */
export const atOnce: Readonly<Record<string, string>> = {
  ...hurried,
  ...Object.fromEntries(
    games.filter((game) => scenarios[game].needsEasyBots).map((game) => [`setup.${game}.bots`, setUp(game, easyBots)]),
  ),
};

/** How people play a game to its end. */
export function playing(game: Game): PlayOptions {
  const choose = scenarios[game].createChooser?.();
  return choose === undefined ? {} : { choose };
}
