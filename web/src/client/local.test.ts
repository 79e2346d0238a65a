import { think } from '@traque/bots';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Room } from '../room/room.ts';
import { listener, stubPage } from '../room/testing.ts';
import { LocalTable } from './local.ts';
import type { Moment, PublicNews } from './table-client.ts';
import { type LocalSeat, rematchSeats, type StoredTable } from './local-setup.ts';
import { advisor } from './worker/advisor.ts';
import type { LocalMessage } from './worker/local-news.ts';
import { localTables } from './worker/local-tables.ts';
import { memoryDb } from './worker/table-db.ts';

stubPage();

const worker = vi.hoisted(() => ({
  methods: null as unknown,
  receivers: new Set<(message: LocalMessage) => void>(),
}));
// The worker's methods, called without a worker between.
vi.mock('./workers.ts', () => ({
  engine: () => worker.methods,
  onTableMessage: (_id: string, receive: (message: LocalMessage) => void) => {
    worker.receivers.add(receive);
    return () => worker.receivers.delete(receive);
  },
}));

const person = (look: number): LocalSeat => ({ kind: look === 0 ? 'me' : 'here', name: `P${look}`, look });
const bot = (look: number): LocalSeat => ({ kind: 'bot', name: `B${look}`, look, level: 'random' });

/** What the worker sent to the page. */
let sent: LocalMessage[];
let tables: ReturnType<typeof localTables>;
beforeEach(() => {
  let secrets = 0;
  sent = [];
  tables = localTables({
    database: Promise.resolve(memoryDb<StoredTable>()),
    think: async (request) => think({ ...request, level: 'random' }),
    send: (_id, message) => {
      sent.push(message);
      for (const receive of worker.receivers) receive(message);
    },
    announce: () => undefined,
    now: () => 1000,
    secret: () => `${secrets++}${'0123456789abcdef'.repeat(2)}`,
  });
  worker.methods = { ...advisor, ...tables };
  worker.receivers.clear();
});

const asynchronous = {
  foresee: async (...args: Parameters<typeof advisor.foresee>) => advisor.foresee(...args),
  analyse: async (...args: Parameters<typeof advisor.analyse>) => advisor.analyse(...args),
};

interface Played {
  /** To whom the device was handed, in order. */
  readonly held: readonly number[];
  /** Who acted, in order. */
  readonly acted: readonly number[];
}

/** Everybody takes the device when told to, does the first thing allowed, and hands it on. */
async function played(seats: LocalSeat[], turns: number): Promise<Played> {
  const id = await tables.create({ game: 'maamut', options: { first: 0, huntLimit: 9 }, seats });
  const table = await LocalTable.open(id);
  const room = new Room(table, asynchronous, { speed: () => 1, reduced: () => true });
  const leave = room.enter();
  const held: number[] = [];
  const acted: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const ready = () => room.curtain.value !== null || room.legal.value !== null;
    await expect.poll(() => ready()).toBe(true);
    if (room.curtain.value !== null) {
      held.push(room.curtain.value.seat);
      const before = sent.length;
      table.revealSeat();
      await expect.poll(() => sent.length).toBeGreaterThan(before);
      expect(sent[before]).toMatchObject({ type: 'welcome', moment: { viewer: held.at(-1) } });
    }
    await expect.poll(() => room.legal.value).not.toBeNull();
    const { viewer, number } = room.moment.value!;
    acted.push(viewer!);
    room.act(room.legal.value!.actions[0]!);
    await expect.poll(() => room.moment.value?.number ?? Infinity).toBeGreaterThan(number);
    await expect.poll(() => room.animating.value && room.curtain.value === null).toBe(false);
  }
  leave();
  return { held, acted };
}

const changesOf = (seats: readonly number[]): number[] => seats.filter((seat, i) => seat !== seats[i - 1]);

describe('around one screen', () => {
  it('each person gets the device once a turn, round after round', async () => {
    const { held, acted } = await played([person(0), person(1), person(2)], 12);
    expect(held).toEqual(changesOf(acted));
    expect(held.slice(0, 9)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it('bots between persons never get it, nor do they send it back', async () => {
    const { held, acted } = await played([person(0), bot(1), person(2), bot(3)], 8);
    expect(held).toEqual(changesOf(acted));
    expect(held.slice(0, 6)).toEqual([0, 2, 0, 2, 0, 2]);
  });

  it('nothing reaches the page for anybody but the person on the screen, and nothing at all behind the curtain', async () => {
    const id = await tables.create({ game: 'maamut', options: { first: 0 }, seats: [person(0), person(1)] });
    const table = await LocalTable.open(id);
    const shown: string[] = [];
    table.listen(
      listener({
        reset: (moment) => void shown.push(`reset ${moment?.number} for ${moment?.viewer}`),
        append: ({ moment }) => void shown.push(`append ${moment.number} for ${moment.viewer}`),
        curtain: (seat) => void shown.push(`curtain ${seat}`),
      }),
    );
    expect(shown).toEqual(['curtain 0']);
    table.revealSeat();
    await expect.poll(() => shown.at(-1)).toBe('reset 0 for 0');
    await table.act(sent[0]!.moment.legal!.actions[0]!);
    expect(shown.at(-1)).toBe('append 1 for 0');
    table.onAnimationsDone(1);
    expect(shown.at(-1)).toBe('curtain 1');
    const before = sent.length;

    // News for the person before that was still on its way is dropped, and no more is sent.
    for (const receive of worker.receivers) receive({ ...sent.at(-1)! });
    expect(await table.act({ type: 'pass' })).toEqual({ kind: 'stale' });
    expect(await tables.undo(id, 0)).toEqual({ kind: 'done' });
    expect(sent).toHaveLength(before);
    expect(shown.at(-1)).toBe('curtain 1');
    table.revealSeat();
    // Who has not looked before begins at what stood when the table was opened.
    await expect.poll(() => shown.at(-1)).toBe('reset 0 for 1');
    for (const receive of worker.receivers) receive(sent[before - 1]!);
    expect(shown.at(-1)).toBe('reset 0 for 1');
  });

  it('who comes back to the screen is shown what happened since they last looked', async () => {
    const id = await tables.create({ game: 'maamut', options: { first: 0 }, seats: [person(0), person(1), bot(2)] });
    const table = await LocalTable.open(id);
    const missed: (readonly number[])[] = [];
    table.listen(
      listener({
        reset: (moment, _history, updates = []) =>
          void missed.push([moment!.number, ...updates.map(({ entry }) => entry.number)]),
      }),
    );
    const takeTurn = async (): Promise<void> => {
      table.revealSeat();
      const looks = missed.length;
      await expect.poll(() => missed.length).toBe(looks + 1);
      const { moment } = await lastMoment(id);
      expect(await table.act(moment.legal!.actions[0]!)).toEqual({ kind: 'done' });
      await expect.poll(async () => (await tables.info(id)).toAct).not.toBe(2);
      table.onAnimationsDone((await tables.info(id)).toAct);
    };
    for (let turn = 0; turn < 3; turn++) await takeTurn();
    // All three begin at what they last saw; 1, who has not looked before, at what stood when the table was opened.
    expect(missed).toEqual([[0], [0, 1], [1, 2, 3]]);
  });

  it('on the curtain stands what everybody may know of what somebody missed, and nothing that is for one alone', async () => {
    const id = await tables.create({ game: 'momie', options: { mummy: 1 }, seats: [person(0), person(1)] });
    const table = await LocalTable.open(id);
    const curtains: { readonly seat: number | null; readonly news: PublicNews | undefined }[] = [];
    const moments: Moment[] = [];
    table.listen(
      listener({
        curtain: (seat, news) => void curtains.push({ seat, news }),
        reset: (moment, _history, missed = []) => void moments.push(missed.at(-1)?.moment ?? moment!),
        append: ({ moment }) => void moments.push(moment),
      }),
    );
    // A table that has just been opened has no news.
    expect(curtains).toEqual([{ seat: 0, news: undefined }]);
    table.revealSeat();
    await expect.poll(() => moments.length).toBe(1);
    // The hunters' seat rolls and moves until it is the mummy's turn.
    while (moments.at(-1)!.view.toAct === 0) {
      const { actions } = moments.at(-1)!.legal!;
      await table.act(actions.find(({ type }) => type === 'move') ?? actions[0]!);
    }
    table.onAnimationsDone(1);
    await expect.poll(() => curtains.at(-1)?.news).toBeDefined();
    expect(curtains.map(({ seat }) => seat)).toEqual([0, null, 1, 1]);
    const { entries, view } = curtains.at(-1)!.news!;
    const events = entries.flatMap((entry) => entry.events);
    expect(entries.map(({ number }) => number)).toEqual(
      Array.from({ length: moments.at(-1)!.number }, (_, i) => i + 1),
    );
    expect(events.map(({ type }) => type)).toContain('move');
    expect(events.filter((event) => event.for !== null || event.type === 'rolled' || event.type === 'walked')).toEqual(
      [],
    );
    // A spectator does not see where the hunters went, nor their dice.
    expect((view as { dice?: { free: unknown } }).dice?.free).toBeTypeOf('number');
    // Once it is lifted they stand there no more.
    table.revealSeat();
    expect(curtains.at(-1)).toEqual({ seat: null, news: undefined });
  });
});

/** The moment that the person on the screen was sent last. */
async function lastMoment(id: string) {
  const { toAct } = await tables.info(id);
  const message = sent.at(-1)!;
  const moment = message.type === 'welcome' ? (message.missed.at(-1)?.moment ?? message.moment) : message.moment;
  expect(moment.viewer).toBe(toAct);
  return { moment };
}

describe('against bots', () => {
  /** What the room is told, in order. */
  async function listening(): Promise<{ table: LocalTable; told: string[] }> {
    const id = await tables.create({ game: 'maamut', options: { first: 0 }, seats: [person(0), bot(1), bot(2)] });
    const table = await LocalTable.open(id);
    const told: string[] = [];
    table.listen(
      listener({
        reset: (moment) => void told.push(`reset ${moment?.number}`),
        append: ({ entry }) => void told.push(`append ${entry.number}`),
      }),
    );
    await expect.poll(() => told).toEqual(['reset 0']);
    await table.act(sent[0]!.moment.legal!.actions[0]!);
    await expect.poll(() => told).toEqual(['reset 0', 'append 1', 'append 2', 'append 3']);
    return { table, told };
  }

  it('what has been shown is not shown again', async () => {
    const { told } = await listening();
    for (const message of sent.filter(({ type }) => type === 'update'))
      for (const receive of worker.receivers) receive(message);
    expect(told).toEqual(['reset 0', 'append 1', 'append 2', 'append 3']);
  });

  it('an undo is told like any other entry', async () => {
    const { table, told } = await listening();
    expect(await table.undo()).toEqual({ kind: 'done' });
    await expect.poll(() => told.at(-1)).toBe('append 4');
  });
});

describe('a rematch', () => {
  it('everybody moves one seat on, as at a server’s table', async () => {
    const seats = [person(0), bot(1), bot(2)];
    expect(rematchSeats(seats).map(({ name }) => name)).toEqual(['B2', 'P0', 'B1']);
    const id = await tables.create({ game: 'maamut', options: {}, seats });
    const address = await (await LocalTable.open(id)).rematch();
    const { setup } = await tables.info(address.slice('/play/'.length));
    expect(setup.seats).toEqual(rematchSeats(seats));
  });
});
