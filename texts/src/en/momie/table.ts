/** What is said at a table: fetched when one is opened. */
import { board } from './board.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { helps, options } from './options.ts';
import { refusals } from './refusals.ts';

export const table = { board, log, refusals, options, helps, keys };

export type Table = typeof table;
