import type { Table } from '../../en/burrow/table.ts';
import { board } from './board.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';

export const table: Table = { board, log, refusals, options, keys };
