/** Mâamut in English: what the pages around a table need, and how the rest is fetched. */
import { summary } from './summary.ts';

export const game = {
  summary,
  loadTable: () => import('./table.ts').then(({ table }) => table),
  loadRules: () => import('./rules.ts').then(({ rules }) => rules),
};

export type Game = typeof game;
export type { Board } from './board.ts';
export type { Table } from './table.ts';
