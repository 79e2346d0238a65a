import type { Listing, RoomSeat } from '@traque/wire/room';
import { expect, it } from 'vitest';
import type { LocalListing } from '../client/local-setup.ts';
import { localGames, onlineGames, sorted } from './running.ts';

const person = (name: string, change: object = {}): RoomSeat => ({
  kind: 'person',
  name,
  contributed: false,
  takenOver: null,
  abandons: false,
  ...change,
});

function listing(id: string, change: Partial<Listing['room']>, rest: Partial<Listing> = {}): Listing {
  const room: Listing['room'] = {
    id,
    game: 'maamut',
    rules: 1,
    options: {},
    visibility: 'private',
    clock: null,
    helps: true,
    phase: 'playing',
    host: { name: 'Ada', seat: 0 },
    seats: [person('Ada'), person('Bo')],
    commit: '',
    created: 0,
    started: 0,
    previous: null,
    next: null,
    ...change,
  };
  return { room, presence: { seats: [], watchers: 0 }, number: 5, toAct: 0, seat: 0, changed: 100, ...rest };
}

const wait = (table: Listing) => onlineGames([table])[0]?.wait;

it('says what a game on a server waits for', () => {
  expect(wait(listing('a', {}))).toEqual({ kind: 'me' });
  expect(wait(listing('a', {}, { toAct: 1 }))).toEqual({ kind: 'other', seat: 1 });
  expect(wait(listing('a', { seats: [person('Ada', { takenOver: 'normal' }), person('Bo')] }))).toEqual({
    kind: 'other',
    seat: 0,
  });
  const asked = [person('Ada'), person('Bo', { abandons: true })];
  expect(wait(listing('a', { seats: asked }, { toAct: 1 }))).toEqual({ kind: 'answer' });
  expect(wait(listing('a', { seats: asked }, { toAct: 0, seat: 1 })), 'own proposal').toEqual({
    kind: 'other',
    seat: 0,
  });
  const open: RoomSeat[] = [person('Ada'), { kind: 'open' }];
  expect(wait(listing('a', { phase: 'gathering', seats: open }, { toAct: null }))).toEqual({
    kind: 'players',
    free: 1,
  });
  const rematch = listing('a', { phase: 'gathering', previous: 'b' }, { toAct: null, seat: 1 });
  expect(wait(rematch)).toEqual({ kind: 'seat' });
});

it('leaves out what is over, what one only watches, and games that this app does not know', () => {
  expect(
    onlineGames([
      listing('a', { phase: 'over' }),
      listing('b', { phase: 'abandoned' }),
      listing('c', {}, { seat: null }),
      listing('d', { game: 'chess' }),
    ]),
  ).toEqual([]);
  const seats = [{ kind: 'me', name: 'Ada', look: 0 }] as const;
  expect(
    localGames([{ id: 'x', game: 'maamut', seats, changed: 1, toAct: null, moves: 3, over: true, winners: [] }]),
  ).toEqual([]);
});

it('puts what waits for oneself first, wherever it is played, then the latest', () => {
  const seats = [{ kind: 'me', name: 'Ada', look: 0 }] as const;
  const local = (id: string, changed: number) => ({
    id,
    game: 'mammut',
    seats,
    changed,
    toAct: 0,
    moves: 3,
    over: false,
    winners: [],
  });
  const games = [
    ...onlineGames([listing('theirs', {}, { toAct: 1, changed: 900 }), listing('mine', {}, { changed: 10 })]),
    ...localGames([local('old', 50), local('new', 60)]),
  ];
  expect(sorted(games).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'theirs']);
});

it('says whose turn it is at a table of this browser, as far as a person is to act', () => {
  const [ada, bo, bot] = [
    { kind: 'me', name: 'Ada', look: 0 },
    { kind: 'here', name: 'Bo', look: 1 },
    { kind: 'bot', name: 'Brun', look: 2, level: 'easy' },
  ] as const;
  const waits = (toAct: number | null, ...seats: LocalListing['seats']) =>
    localGames([{ id: 'x', game: 'maamut', seats, changed: 1, toAct, moves: 3, over: false, winners: [] }])[0]!.wait;
  expect(waits(0, ada, bot)).toEqual({ kind: 'me' });
  expect(waits(1, ada, bot), 'the bot thinks when the table is opened').toEqual({ kind: 'here' });
  expect(waits(null, ada, bot), 'stored before it was known').toEqual({ kind: 'here' });
  expect(waits(1, ada, bo, bot)).toEqual({ kind: 'other', seat: 1 });
});
