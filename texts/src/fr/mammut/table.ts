import type { Table } from '../../en/mammut/table.ts';
import { board } from './board.ts';
import { characters } from './characters.ts';
import { ending } from './ending.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { log } from './log.ts';
import { moments } from './moments.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';

export const table: Table = { board, log, hints, moments, ending, characters, refusals, options, keys };
