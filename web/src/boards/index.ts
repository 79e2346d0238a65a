/** The boards by game: `boards/<game>/index.ts`, loaded when a table of that game is opened. */
import { prefetchTableWords } from '../app/language.ts';
import { isGameName } from '../games.ts';
import type { AnyBoardModule } from './contract.ts';

const modules = import.meta.glob<{ board: AnyBoardModule }>('./*/index.ts');

export async function loadBoard(game: string): Promise<AnyBoardModule> {
  const load = modules[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await load()).board;
}

/** Fetches the board and its words while a table of this browser is still being opened: its id says which game. */
export function fetchBoardOf(table: string): void {
  const game = table.split('-')[0];
  if (!isGameName(game)) return;
  void loadBoard(game).catch(() => undefined);
  void prefetchTableWords(game).catch(() => undefined);
}
