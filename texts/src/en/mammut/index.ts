/** Mammut in English: what the home page needs, and how to load the rest. */
import { summary } from './summary.ts';

export const game = {
  summary,
  loadTable: () => import('./table.ts').then(({ table }) => table),
  loadRules: () => import('./rules.ts').then(({ rules }) => rules),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadBook: () => import('./book.ts').then(({ book }) => book),
  loadLessons: () => import('./lessons.ts').then(({ lessons }) => lessons),
};

export type Game = typeof game;
export type { Board } from './board.ts';
export type { Book } from './book.ts';
export type { Editor } from './editor.ts';
export type { Table } from './table.ts';
