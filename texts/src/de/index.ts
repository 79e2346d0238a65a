/** German: the words that are loaded before the first screen. */
import type { Words } from '../en/index.ts';
import { app } from './app/index.ts';
import { game as maamut } from './maamut/index.ts';
import { game as mammut } from './mammut/index.ts';
import { game as momie } from './momie/index.ts';

export const words: Words = { app, games: { maamut, mammut, momie } };
