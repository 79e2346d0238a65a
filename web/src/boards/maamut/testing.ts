/** A small position for the tests of this board. It need not be one that the rules allow. */
import type { View } from '@traque/engine/maamut/protocol';
import { cells } from './geometry.ts';

export const faces = [
  { name: 'Ana', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Cleo', look: 2 },
];

/** Three hunters in the north-west, Ana to move; grass everywhere but the cross and a rock east of it. */
export function position(change: Partial<View> = {}): View {
  const tiles = Object.fromEntries(cells.map((cell) => [cell, 'grass' as const]));
  return {
    game: 'maamut',
    players: 3,
    options: { first: 0, fallenTraps: 'stay', huntLimit: null },
    tiles: { ...tiles, '0,0': 'cross', '1,0': 'rock', '-1,0': 'snow' },
    mammoth: '0,0',
    hunters: [
      { at: '-2,0', hand: [1, 2, 3], traps: 3, removed: false },
      { at: '0,-2', hand: 3, traps: 4, removed: false },
      { at: '0,-3', hand: 3, traps: 4, removed: false },
    ],
    traps: { '-2,0': 0, '2,1': 1 },
    draw: 20,
    discard: [2],
    turn: 0,
    phase: 'act',
    toAct: 0,
    turnsTaken: [1, 1, 1],
    flight: null,
    result: null,
    ...change,
  };
}
