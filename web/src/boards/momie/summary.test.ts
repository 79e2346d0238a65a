import type { Event, View } from '@traque/engine/momie/protocol';
import { expect, it } from 'vitest';
import { landmarkOf, summarise } from './summary.ts';

const all = { for: null } as const;
const prowl = (caught: number | null): Event => ({
  ...all,
  type: 'prowl',
  interrupt: false,
  steps: 3,
  path: [],
  caught,
});

/** Seat 0 leads two hunters, seat 1 is the mummy. */
const view = {
  options: { mummy: 1, map: 'tutankhamun' },
  mummy: { at: '0,0', tokens: 4, goal: 5 },
  hunters: [
    { seat: 0, lives: 1, out: false, at: '1,1' },
    { seat: 0, lives: 0, out: true, at: null },
  ],
  cards: { 0: ['red-1', 'blue-2'] },
  collected: { 0: ['white-3'] },
} as unknown as View;

it('a seat is told with all its pawns: treasures found and missing, ankhs left, how often it was caught', () => {
  const { hunters, mummy } = summarise([prowl(0), prowl(null), prowl(1), prowl(1), prowl(1)], view);
  expect(hunters).toEqual([
    { seat: 0, found: ['white-3'], missing: ['red-1', 'blue-2'], ankhs: 1, caught: 4, isOut: false },
  ]);
  expect(mummy).toEqual({ seat: 1, ankhs: 4, goal: 5 });
});

it('treasures and catches are landmarks, other walks are not', () => {
  const collect: Event = { ...all, type: 'collect', hunter: 0, card: 'white-3', at: '1,1' };
  expect([collect, prowl(0), prowl(null)].map(landmarkOf)).toEqual(['gain', 'loss', null]);
});
