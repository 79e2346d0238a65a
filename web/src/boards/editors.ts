/**
 * An editor of what a game is played with, such as a map: `boards/<game>/editor/index.tsx`, for games whose manifest
 * names the option it is for. Loaded when it is opened, and by nothing else.
 */
import type { ComponentType } from 'preact';
import type { GameName } from '../games.ts';

export interface EditorProps {
  readonly game: GameName;
}

export interface EditorModule {
  readonly Editor: ComponentType<EditorProps>;
}

const modules = import.meta.glob<EditorModule>('./*/editor/index.tsx');

export async function loadEditor(game: GameName): Promise<EditorModule> {
  const load = modules[`./${game}/editor/index.tsx`];
  if (load === undefined) throw new Error(`no editor for ${game}`);
  return load();
}
