/** The registry of games in the bench: a new game is a folder with a `section.ts` and one line here. */
import type { Section } from './report.ts';

/** Sections about one game each; they are loaded when they run. */
export const gameSections: Readonly<Record<string, () => Promise<Section>>> = {
  maamut: () => import('./maamut/section.ts'),
  mammut: () => import('./mammut/section.ts'),
  momie: () => import('./momie/section.ts'),
  'mcts-bot': () => import('./maamut/mcts-bot.ts'),
};

/** The game with which the servers are compared: boardgame.io plays it by the same rules. */
export * as serverGame from './maamut/server-game.ts';
export type { PeerState } from './maamut/server-game.ts';
