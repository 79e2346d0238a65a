/** The boards by game: `boards/<game>/index.ts`, loaded when a table of that game is opened. */
import { isGameName } from '../games.ts';
import type { AnyBoardModule } from './contract.ts';

const modules = import.meta.glob<{ board: AnyBoardModule }>('./*/index.ts');

export async function loadBoard(game: string): Promise<AnyBoardModule> {
  const load = modules[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await load()).board;
}

/** The board of a table of this browser comes while the table is still being opened: its name says which. */
export function fetchBoardOf(table: string): void {
  const game = table.split('-')[0];
  if (isGameName(game)) void loadBoard(game).catch(() => undefined);
}
