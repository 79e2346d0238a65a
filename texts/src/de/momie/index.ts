import type { Game } from '../../en/momie/index.ts';
import { summary } from './summary.ts';

export const game: Game = {
  summary,
  loadTable: () => import('./table.ts').then(({ table }) => table),
  loadRules: () => import('./rules.ts').then(({ rules }) => rules),
  loadLessons: () => import('./lessons.ts').then(({ lessons }) => lessons),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadBook: () => import('./book.ts').then(({ book }) => book),
};
