/** The registry of games: a new game is one folder in `boards/` and two lines here. */
import { manifest as maamut } from './boards/maamut/manifest.ts';
import { manifest as mammut } from './boards/mammut/manifest.ts';
import type { GameManifest, ScreenWithCover } from './boards/manifest.ts';
import { manifest as momie } from './boards/momie/manifest.ts';

const registry = { maamut, mammut, momie };

export type GameName = keyof typeof registry;

export const manifests: Readonly<Record<GameName, GameManifest>> = registry;

/** In the order in which they are offered. */
export const gameNames = Object.keys(registry) as readonly GameName[];

export function isGameName(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(registry, name);
}

/** The game whose rule book holds a clause; undefined if no game has clauses of that prefix. */
export function gameOfClause(clause: string): GameName | undefined {
  return gameNames.find((name) => clause.startsWith(`${manifests[name].clausePrefix}-`));
}

/** The game whose cover is shown on a screen that has no game of its own. */
export function coverGameOf(screen: ScreenWithCover): GameName | undefined {
  return gameNames.find((name) => manifests[name].coverOf === screen);
}
