import { FastChance } from '@traque/engine/core/chance';
import { think } from '@traque/bots';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import type { Keeping } from './keeping.ts';
import { type KeptTable, type LocalSeat, localTables, type LocalSetup } from './locals.ts';

function memory(): Keeping<KeptTable> {
  const items = new Map<string, KeptTable>();
  return {
    lasting: true,
    all: async () => [...items.values()],
    get: async (id) => items.get(id) ?? null,
    put: async (item) => void items.set(item.id, structuredClone(item)),
    remove: async (id) => void items.delete(id),
  };
}

/** A worker's worth of tables; the same memory again is the same browser after a reload. */
function browser(keeping = memory()) {
  let secrets = 0;
  let clock = 1000;
  const tables = localTables({
    keeping: Promise.resolve(keeping),
    think: async (request) => think({ ...request, level: 'random' }),
    changed: () => undefined,
    now: () => clock++,
    secret: () => `${'0123456789abcdef'.repeat(2)}${secrets++}`,
  });
  return { tables, keeping };
}

const person = (look: number): LocalSeat => ({ kind: look === 0 ? 'me' : 'here', name: `P${look}`, look });
const bot = (look: number): LocalSeat => ({ kind: 'bot', name: `B${look}`, look, level: 'random' });
const maamut = (...seats: LocalSeat[]): LocalSetup => ({ game: 'maamut', options: { first: 0, huntLimit: 3 }, seats });

async function legalOf(tables: ReturnType<typeof browser>['tables'], id: string, seat: number) {
  const { advisor } = await import('./advisor.ts');
  const { from } = await tables.look(id, seat, null);
  return advisor.legal(from.view, seat)!.actions;
}

async function untilPerson(tables: ReturnType<typeof browser>['tables'], id: string) {
  for (;;) {
    const info = await tables.info(id);
    if (info.over || (info.toAct !== null && info.setup.seats[info.toAct].kind !== 'bot')) return info;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('tables of this browser', () => {
  it('bots act until a person is to act, and the whole game can be played and verified', async () => {
    const { tables } = browser();
    const id = await tables.create(maamut(person(0), bot(1), bot(2)));
    const chance = new FastChance('whole game');
    for (;;) {
      const { over, toAct, number } = await untilPerson(tables, id);
      if (over) break;
      const actions = await legalOf(tables, id, toAct!);
      expect(await tables.act(id, toAct!, number, actions[chance.below(actions.length)])).toBeNull();
    }
    expect(verify(JSON.parse(await tables.exported(id, 0)))).toEqual([]);
  });

  it('a person sees his own view only: hands of others are counts, in every change he missed', async () => {
    const { tables } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    for (let i = 0; i < 4; i++) {
      const { toAct, number } = await tables.info(id);
      const [action] = await legalOf(tables, id, toAct!);
      await tables.act(id, toAct!, number, action);
    }
    for (const seat of [0, 1]) {
      const { from, changes } = await tables.look(id, seat, 0);
      for (const { view } of [from, ...changes.map(({ moment }) => moment)]) {
        const hands = (view as unknown as { hunters: { hand: unknown }[] }).hunters.map(({ hand }) => typeof hand);
        expect(hands).toEqual(seat === 0 ? ['object', 'number'] : ['number', 'object']);
      }
      const others = changes
        .flatMap(({ happening }) => happening.events)
        .filter((event) => event.for?.includes(1 - seat));
      expect(others).toEqual([]);
    }
  });

  it('a table is there again after a reload, where it was left', async () => {
    const first = browser();
    const id = await first.tables.create(maamut(person(0), person(1)));
    const [action] = await legalOf(first.tables, id, 0);
    await first.tables.act(id, 0, 0, action);
    const before = await first.tables.look(id, 1, null);
    const again = browser(first.keeping);
    expect(await again.tables.look(id, 1, null)).toEqual(before);
    expect(await again.tables.list()).toMatchObject([{ id, moves: 1, over: false }]);
    await again.tables.remove(id);
    await expect(browser(first.keeping).tables.info(id)).rejects.toThrow('no table');
  });

  it('an action for a moment that has passed is not taken, nor one that the rules forbid', async () => {
    const { tables } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    const [action] = await legalOf(tables, id, 0);
    expect(await tables.act(id, 0, 7, action)).toBe('stale');
    expect(await tables.act(id, 0, 0, { type: 'setTrap' })).toMatchObject({ rule: 'MA-0' });
    expect((await tables.info(id)).number).toBe(0);
  });

  it('among several persons what was revealed cannot be taken back; one against bots may go back to his last action', async () => {
    const { tables } = browser();
    const several = await tables.create(maamut(person(0), person(1)));
    const [place] = await legalOf(tables, several, 0);
    await tables.act(several, 0, 0, place);
    expect(await tables.undo(several, 1)).toBe(false);
    expect(await tables.undo(several, 0)).toBe(true);
    expect((await tables.info(several)).number).toBe(0);

    const alone = await tables.create(maamut(person(0), bot(1)));
    const [first] = await legalOf(tables, alone, 0);
    await tables.act(alone, 0, 0, first);
    const { number } = await untilPerson(tables, alone);
    expect(number).toBeGreaterThan(1);
    expect(await tables.undo(alone, 0)).toBe(true);
    expect((await tables.info(alone)).number).toBe(0);
  });
});
