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

it('a reminder is due when four fifths of the time that counts are over: nights and holidays do not', () => {
  const HOUR = 3_600_000;
  const night = { zone: 'UTC', from: 23 * 60, to: 7 * 60 };
  const seats = [1, 2].map((n) => ({ kind: 'person', name: `P${n}`, owners: [`${n}`] }) as const);
  const opened = table({ rests: true, seats }).roster;
  const created = { ...opened.terms, kind: 'created', seats, host: opened.host } as const;
  const at = Date.parse('2026-06-10T12:00Z');
  const begun = open('abcdefghijkl', gameNamed('maamut')!, { number: 0, at, logged: created });
  const started = { kind: 'started', rests: [{ night, holidays: [] }, null] } as const;
  const { state } = fold(begun, { number: 1, at, logged: started });
  expect(reminderAt(state)).toBe(at + (0.8 * 24 + 8) * HOUR);
  const rest = { night, holidays: [{ from: at + HOUR, to: at + 49 * HOUR }] };
  const away = fold(state, { number: 2, at: at + HOUR, logged: { kind: 'rest', seat: 0, rest } }).state;
  // Back at one o'clock in the afternoon: ten hours until the night, and the rest in the morning after it.
  expect(reminderAt(away)).toBe(at + 49 * HOUR + (0.8 * 24 - 1 + 8) * HOUR);
});
