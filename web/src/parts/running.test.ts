import type { Listing, RoomSeat } from '@traque/wire/room';
import { expect, it } from 'vitest';
import type { LocalListing } from '../client/local-setup.ts';
import { finishedHere, finishedOnline, localGames, nextTables, onlineGames, sorted } from './running.ts';

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

it('puts the least time left first among those that wait for oneself, and those without a clock after them', () => {
  const games = onlineGames([
    listing('none', {}, { changed: 900 }),
    listing('days', {}, { deadline: 9000, changed: 800 }),
    listing('minutes', {}, { deadline: 500, changed: 10 }),
    listing('theirs', {}, { toAct: 1, deadline: 1 }),
  ]);
  expect(sorted(games).map(({ id }) => id)).toEqual(['minutes', 'days', 'none', 'theirs']);
});

it('leads from table to table, round and round, and never to the one where one is', () => {
  const games = onlineGames([
    listing('a', {}, { deadline: 1 }),
    listing('b', {}, { deadline: 2 }),
    listing('c', {}, { deadline: 3 }),
    listing('theirs', {}, { toAct: 1 }),
  ]);
  const from = (at: string) => nextTables(games, at).map(({ id }) => id);
  expect(from('/games')).toEqual(['a', 'b', 'c']);
  expect(from('/table/a')).toEqual(['b', 'c']);
  expect(from('/table/b')).toEqual(['c', 'a']);
  expect(from('/table/theirs')).toEqual(['a', 'b', 'c']);
});

it('lists finished games with their winners and replay', () => {
  const [won, ended, closed, old] = finishedOnline([
    listing('won', { phase: 'over', winners: [1] }),
    listing('ended', { phase: 'abandoned' }),
    listing('closed', { phase: 'abandoned', started: null }),
    listing('old', { phase: 'over' }),
    listing('running', {}),
  ]);
  expect(won).toMatchObject({ winners: [1], replay: '/replay/won' });
  expect(ended).toMatchObject({ winners: [], replay: '/replay/ended' });
  expect(closed).toMatchObject({ winners: [], replay: null });
  expect(old, 'from before it was kept').toMatchObject({ winners: null });
  const seats = [{ kind: 'me', name: 'Ada', look: 0 }] as const;
  const here = { game: 'maamut', seats, changed: 1, moves: 3, toAct: null, winners: [0] };
  expect(
    finishedHere([
      { ...here, id: 'x', over: true },
      { ...here, id: 'y', over: false },
    ]),
  ).toMatchObject([{ id: 'x', winners: [0], replay: '/replay/here-x' }]);
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
