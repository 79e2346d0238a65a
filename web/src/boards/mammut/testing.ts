/** A small position for the tests of this board. It need not be one that the rules allow. */
import type { Viewer } from '@traque/engine/core/game';
import type { Face, View } from '@traque/engine/mammut/protocol';
import { analyse } from './analysis.ts';
import type { Aim } from './intents.ts';
import { type Outlook, type Outlooks, sharesAfter } from './outlook.ts';

/** What the worker answers. */
export const outlooks = (view: View, viewer: Viewer): Outlooks => analyse(view, viewer);

export function outlookOf(view: View, viewer: Viewer, aim: Aim): Outlook | null {
  const shares = viewer === null ? null : sharesAfter(view, viewer, aim);
  return shares === null || viewer === null ? null : (analyse(view, viewer, shares)[viewer] ?? null);
}

export const faces = [
  { name: 'Ana', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Cleo', look: 2 },
  { name: 'Dov', look: 3 },
  { name: 'Eve', look: 4 },
];

const up: readonly Face[] = [
  ...(['axe', 'axe', 'hide', 'tusk', 'meat', 'meat', 'fire', '?', 'fox', 'red'] as const),
  ...Array.from({ length: 22 }, (_, i) => (['hide', 'meat', 'fire', '?'] as const)[i % 4] ?? 'hide'),
];

/** Ben has 2 axes, the shaman and a fox; Ana is to act and holds Peek and Most hides; she knows what tile 7 hides. */
export function position(change: Partial<View> = {}): View {
  return {
    game: 'mammut',
    players: 3,
    options: { first: 0, tiles: 'house' },
    round: 2,
    lastRound: 5,
    start: 1,
    tiles: up.map((face, tile) =>
      tile === 7 ? { up: face, down: 'hide' } : tile === 9 ? { up: face, down: 'blue' } : { up: face },
    ),
    middle: up.flatMap((_, tile) => ([0, 1, 8, 9].includes(tile) ? [] : [tile])),
    shares: [[], [[0, 1, 8, 9]], []],
    turned: [],
    known: [7],
    hands: [['peek', 'mostHidesPoints'], 2, 3],
    laid: [[], 1, 0],
    played: [],
    draw: 11,
    discard: [],
    vp: [10, 12, 7],
    hideTrack: [0, 4, 1],
    animals: [[], ['hare', 'fox'], []],
    phase: 'share',
    toAct: 0,
    choice: null,
    result: null,
    ...change,
  };
}
