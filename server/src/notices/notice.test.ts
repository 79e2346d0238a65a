import { gameNamed } from '@traque/engine';
import { expect, it } from 'vitest';
import { fold, open, type TableState } from '../table/fold.ts';
import type { Created } from '../table/log.ts';
import { delayOf, noticeFor, reminderAt, turnOf } from './notice.ts';

function table(changes: Partial<Created>): TableState {
  const game = gameNamed('maamut')!;
  const created: Created = {
    kind: 'created',
    game: 'maamut',
    rules: game.version,
    options: { first: 0 },
    visibility: 'private',
    clock: 86_400,
    seats: [
      { kind: 'person', name: 'Ann', owners: ['a', 'b'] },
      { kind: 'bot', level: 'easy' },
    ],
    host: { guest: 'a', name: 'Ann' },
    secret: 's',
    previous: null,
    ...changes,
  };
  const opened = open('abcdefghijkl', game, { number: 0, at: 1000, logged: created });
  return fold(opened, { number: 1, at: 2000, logged: { kind: 'started' } }).state;
}

it('is about the person to act, and about nobody while a bot plays for them', () => {
  const state = table({});
  expect(turnOf(state)).toEqual({ seat: 0, number: 1, guests: ['a', 'b'] });
  const left = { kind: 'takenOver', seat: 0, level: 'easy', why: 'left' } as const;
  expect(turnOf(fold(state, { number: 2, at: 3000, logged: left }).state)).toBeNull();
});

it('bots alone wait for nobody', () => {
  const state = table({});
  const deadline = 2000 + 86_400_000;
  const url = 'https://t.example/table/abcdefghijkl';
  const said = { kind: 'turn', table: 'abcdefghijkl', game: 'maamut', players: [], last: false, deadline, url };
  expect(noticeFor(state, 0, 'turn', 'https://t.example')).toEqual(said);
});

it('a reminder is due at four fifths of a long clock; with a short one the notice comes sooner, and no reminder', () => {
  expect(reminderAt(table({}))).toBe(2000 + 0.8 * 86_400_000);
  for (const clock of [null, 300]) expect(reminderAt(table({ clock }))).toBeNull();
  const stopped = { kind: 'clock', left: 5, runs: false } as const;
  expect(reminderAt(fold(table({}), { number: 2, at: 3000, logged: stopped }).state), 'it stands still').toBeNull();
  expect([null, 30, 86_400].map((clock) => delayOf(table({ clock }), 10_000))).toEqual([10_000, 3000, 10_000]);
});
