import type { Face } from '@traque/engine/mammut/protocol';

/** Every side that a tile of a set can have, in the order in which they are shown. */
export const tileFaces = [
  'axe',
  'hide',
  'tusk',
  'meat',
  'fire',
  '?',
  'hare',
  'fox',
  'grouse',
  'beaver',
  'ibex',
  'horse',
  'reindeer',
] as const satisfies readonly Face[];
export type TileFace = (typeof tileFaces)[number];
