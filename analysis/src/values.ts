/** The registry of what games are analysed with: a new game adds a line here. A game without one is not analysed. */
import { yardstick as maamut } from './maamut/value.ts';
import { yardstick as mammut } from './mammut/value.ts';
import { yardstick as momie } from './momie/value.ts';
import type { Yardstick } from './yardstick.ts';

export const yardsticks: readonly Yardstick[] = [maamut, mammut, momie];

export const yardstickOf = (game: string): Yardstick | undefined => yardsticks.find(({ value }) => value.game === game);
