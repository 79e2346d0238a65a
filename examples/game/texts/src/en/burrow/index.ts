/** Burrow in English: what the home page needs, and how to load the rest. */
import { summary } from './summary.ts';

export const game = {
  summary,
  loadTable: () => import('./table.ts').then(({ table }) => table),
  loadRules: () => import('./rules.ts').then(({ rules }) => rules),
};

export type Game = typeof game;
export type { Table } from './table.ts';
