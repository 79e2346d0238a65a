import type { Game } from '../../en/mammut/index.ts';
import { summary } from './summary.ts';

export const game: Game = {
  summary,
  loadTable: () => import('./table.ts').then(({ table }) => table),
  loadRules: () => import('./rules.ts').then(({ rules }) => rules),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadBook: () => import('./book.ts').then(({ book }) => book),
  loadLessons: () => import('./lessons.ts').then(({ lessons }) => lessons),
};
