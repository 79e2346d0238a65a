import { think } from '@traque/bots';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Room } from '../room/room.ts';
import { stubPage } from '../room/testing.ts';
import { LocalTable } from './local.ts';
import type { Listener } from './table.ts';
import { advisor } from './worker/advisor.ts';
import { inMemory } from './worker/keeping.ts';
import { type KeptTable, type LocalChange, type LocalSeat, localTables } from './worker/locals.ts';

stubPage();

const worker = vi.hoisted(() => ({
  methods: null as unknown,
  told: new Set<(how: LocalChange) => void>(),
}));
// The worker's methods, called without a worker between.
vi.mock('./workers.ts', () => ({
  engine: () => worker.methods,
  onLocalChange: (_id: string, tell: (how: LocalChange) => void) => {
    worker.told.add(tell);
    return () => worker.told.delete(tell);
  },
}));

const person = (look: number): LocalSeat => ({ kind: look === 0 ? 'me' : 'here', name: `P${look}`, look });
const bot = (look: number): LocalSeat => ({ kind: 'bot', name: `B${look}`, look, level: 'random' });

let tables: ReturnType<typeof localTables>;
beforeEach(() => {
  let secrets = 0;
  tables = localTables({
    keeping: Promise.resolve(inMemory<KeptTable>()),
    think: async (request) => think({ ...request, level: 'random' }),
    changed: (_id, how) => {
      for (const tell of worker.told) tell(how);
    },
    kept: () => undefined,
    now: () => 1000,
    secret: () => `${secrets++}${'0123456789abcdef'.repeat(2)}`,
  });
  worker.methods = { ...advisor, ...tables };
  worker.told.clear();
});

/** Everybody takes the device when told to, does the first thing allowed, and hands it on; who held it, in order. */
async function played(seats: LocalSeat[], turns: number): Promise<{ held: number[]; acted: number[] }> {
  const id = await tables.create({ game: 'maamut', options: { first: 0, huntLimit: 9 }, seats });
  const table = await LocalTable.open(id);
  const room = new Room(table, asynchronous, { speed: () => 1, reduced: () => true });
  const leave = room.enter();
  const [held, acted]: number[][] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    const ready = () => room.curtain.value !== null || room.legal.value !== null;
    await expect.poll(() => ready()).toBe(true);
    if (room.curtain.value !== null) {
      held.push(room.curtain.value);
      table.lift();
    }
    await expect.poll(() => room.legal.value).not.toBeNull();
    const { viewer, number } = room.moment.value!;
    acted.push(viewer!);
    room.act(room.legal.value!.actions[0]);
    await expect.poll(() => room.moment.value?.number ?? Infinity).toBeGreaterThan(number);
    await expect.poll(() => room.playing.value && room.curtain.value === null).toBe(false);
  }
  leave();
  return { held, acted };
}

const asynchronous = {
  legal: async (...args: Parameters<typeof advisor.legal>) => advisor.legal(...args),
  refusal: async (...args: Parameters<typeof advisor.refusal>) => advisor.refusal(...args),
  foresee: async (...args: Parameters<typeof advisor.foresee>) => advisor.foresee(...args),
  clauses: async (...args: Parameters<typeof advisor.clauses>) => advisor.clauses(...args),
};

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
});

describe('against bots', () => {
  /** What the room is told, in order: `stand` shows everything anew and cuts short whatever is being played. */
  async function listening(): Promise<{ table: LocalTable; told: string[] }> {
    const id = await tables.create({ game: 'maamut', options: { first: 0 }, seats: [person(0), bot(1), bot(2)] });
    const table = await LocalTable.open(id);
    const told: string[] = [];
    const listener: Listener = {
      stand: (moment) => void told.push(`stand ${moment?.number}`),
      change: ({ number }) => void told.push(`change ${number}`),
      company: () => undefined,
      curtain: () => undefined,
      talk: () => undefined,
      connection: () => undefined,
    };
    table.listen(listener);
    await expect.poll(() => told).toEqual(['stand 0']);
    const { from } = await tables.look(id, 0, null);
    await table.act(advisor.legal(from.view, 0)!.actions[0]);
    await expect.poll(() => told).toEqual(['stand 0', 'change 1', 'change 2', 'change 3']);
    return { table, told };
  }

  it('news that come when all has been shown change nothing', async () => {
    const { told } = await listening();
    for (const tell of worker.told) tell('onwards');
    // Everything that looks at the table goes in order: when a later look has answered, this one has.
    for (const tell of worker.told) tell('anew');
    await expect.poll(() => told.at(-1)).toBe('stand 3');
    expect(told).toEqual(['stand 0', 'change 1', 'change 2', 'change 3', 'stand 3']);
  });

  it('what was taken back is shown anew', async () => {
    const { table, told } = await listening();
    expect(await table.undo()).toEqual({ kind: 'done' });
    await expect.poll(() => told.at(-1)).toBe('stand 0');
  });
});
