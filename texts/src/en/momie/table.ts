/** All words of a table of La Malédiction de la Momie: loaded when one is set up or opened. */
import { board } from './board.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { helps, options } from './options.ts';
import { refusals } from './refusals.ts';

export const table = { board, log, refusals, options, helps, keys };

export type Table = typeof table;
