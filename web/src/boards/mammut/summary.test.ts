import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@traque/engine/mammut/protocol';
import { expect, it } from 'vitest';
import { replays } from '../../client/worker/replays.ts';
import { landmarkOf, sum, summarise, type Summary } from './summary.ts';
import { position } from './testing.ts';

const all = { for: null } as const;
const score = (seat: number, rule: 'MM-61' | 'MM-67' | 'MM-73' | 'MM-90', vp: number): Event => ({
  ...all,
  type: 'score',
  seat,
  rule,
  vp,
  total: 0,
});

it('points are told by source and round; what is counted after the last round stands apart', () => {
  const events: Event[] = [
    score(0, 'MM-73', 5),
    score(1, 'MM-67', -5),
    { ...all, type: 'roundEnd', round: 4 },
    score(0, 'MM-61', 2),
    score(0, 'MM-73', 3),
    { ...all, type: 'roundEnd', round: 5 },
    score(2, 'MM-90', 9),
  ];
  const { rounds, start, total } = summarise(events, position({ vp: [20, 5, 19] }));
  expect(rounds.map(({ round }) => round)).toEqual([4, 5, null]);
  expect(rounds[0]!.points.map(({ meat, hide }) => [meat, hide])).toEqual([
    [5, 0],
    [0, -5],
    [0, 0],
  ]);
  expect(rounds[1]!.points[0]).toMatchObject({ axe: 2, meat: 3 });
  expect(rounds[2]!.points[2]).toMatchObject({ animal: 9 });
  expect(start).toEqual([10, 10, 10]);
  expect(total).toEqual([20, 5, 19]);
});

it('thefts count for both sides, and are landmarks', () => {
  const theft: Event = { ...all, type: 'steal', seat: 0, from: 2, share: 0, kept: [], returned: [], sides: [] };
  const { thefts } = summarise([theft, theft], position());
  expect(thefts).toEqual([
    { made: 2, suffered: 0 },
    { made: 0, suffered: 0 },
    { made: 0, suffered: 2 },
  ]);
  expect(landmarkOf(theft)).toBe('loss');
});

const folder = join(import.meta.dirname, '../../../../fixtures/records');
it.each(readdirSync(folder).filter((file) => file.startsWith('mammut-')))(
  'in the recorded game %s no point is without a source: all seats began with the same',
  (file) => {
    const record: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { summary } = replays(() => Promise.reject(new Error('no tables'))).endingOfRecord(record);
    const { start, total, rounds } = summary as Summary;
    expect(start).toEqual(start.map(() => 10));
    expect(
      total.map((points, seat) => points - rounds.reduce((told, { points: of }) => told + sum(of[seat]!), 0)),
    ).toEqual(start);
  },
);
