import type { Event, View } from '@traque/engine/maamut/protocol';
import { expect, it } from 'vitest';
import { landmarkOf, summarise } from './summary.ts';

const view = { players: 3 } as View;
const all = { for: null } as const;
const run = (tiles: number): Event => ({
  ...all,
  type: 'run',
  path: Array.from({ length: tiles }, () => '0,0'),
  dir: 0,
});
const startle = (seat: number): Event => ({ ...all, type: 'startle', seat, at: '0,0', closed: [], dir: 0 });

it('pushes and the tiles the mammoth ran belong to the hunter who startled it', () => {
  const { hunters, fall, endedBy } = summarise([startle(0), run(2), startle(2), run(3), startle(0), run(1)], view);
  expect(hunters.map(({ pushes, driven }) => [pushes, driven])).toEqual([
    [2, 3],
    [0, 0],
    [1, 3],
  ]);
  expect([fall, endedBy]).toEqual([null, null]);
});

it('traps, panics and hunters out of the game are counted, and where the mammoth fell is kept', () => {
  const events: Event[] = [
    { ...all, type: 'setTrap', seat: 1, at: '1,0' },
    { ...all, type: 'setTrap', seat: 1, at: '2,0' },
    { ...all, type: 'liftTrap', seat: 2, at: '1,0', owner: 1 },
    { ...all, type: 'panic', seat: 0, from: '0,0', to: '0,1', chosen: true },
    { ...all, type: 'removed', seat: 0, at: '0,1', rule: 'MA-64', hand: [] },
    { ...all, type: 'fall', at: '2,0', owner: 1, pusher: 2 },
    { ...all, type: 'over', rule: 'MA-80', result: { winners: [1], reason: 'trap', pusher: 2 } },
  ];
  const { hunters, fall, endedBy } = summarise(events, view);
  expect(hunters[0]).toMatchObject({ panics: 1, isOut: true });
  expect(hunters[1]).toMatchObject({ trapsSet: 2, trapsLifted: 0, isOut: false });
  expect(hunters[2]).toMatchObject({ trapsLifted: 1 });
  expect(fall).toEqual({ at: '2,0', owner: 1, pusher: 2 });
  expect(endedBy).toBe('MA-80');
  expect(events.map(landmarkOf)).toEqual(['gain', 'gain', null, null, 'loss', 'end', null]);
});
