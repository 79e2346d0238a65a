/** All words of a table of Burrow: loaded when one is set up or opened. */
import { board } from './board.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';

export const table = { board, log, refusals, options, keys };

export type Table = typeof table;
