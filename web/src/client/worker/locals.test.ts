import { FastChance } from '@traque/engine/core/chance';
import { think } from '@traque/bots';
import { gameNamed } from '@traque/engine';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import { inMemory } from './keeping.ts';
import { type KeptTable, type LocalSeat, localTables, type LocalSetup } from './locals.ts';
import { replays } from './replays.ts';

/** A worker's worth of tables; the same memory again is the same browser after a reload. */
function browser(keeping = inMemory<KeptTable>()) {
  let secrets = 0;
  let clock = 1000;
  const tables = localTables({
    keeping: Promise.resolve(keeping),
    think: async (request) => think({ ...request, level: 'random' }),
    changed: () => undefined,
    kept: () => undefined,
    now: () => clock++,
    secret: () => `${secrets++}${'0123456789abcdef'.repeat(2)}`,
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
    expect(verify(JSON.parse(await tables.exported(id, 0)), gameNamed)).toEqual([]);
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

  it('two tabs of one table: the second to act is told that the table moved on, and nothing is written over', async () => {
    const one = browser();
    const two = browser(one.keeping);
    const id = await one.tables.create(maamut(person(0), person(1)));
    await two.tables.info(id);
    const [first, second] = await legalOf(one.tables, id, 0);
    expect(await one.tables.act(id, 0, 0, first)).toBeNull();
    expect(await two.tables.act(id, 0, 0, second)).toBe('stale');
    const stand = await one.tables.look(id, 1, null);
    expect(await two.tables.look(id, 1, null)).toEqual(stand);
    const [next] = await legalOf(two.tables, id, 1);
    expect(await two.tables.act(id, 1, 1, next)).toBeNull();
    await one.tables.reload(id);
    expect(await one.tables.look(id, 0, null)).toEqual(await two.tables.look(id, 0, null));
  });
});

describe('the replay of a table of this browser', () => {
  it('while it runs, its only player sees his own view and nothing else, not even in the record', async () => {
    const { tables } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(bot(0), person(1), bot(2)));
    await untilPerson(tables, id);
    expect(await records.openHere('r', id)).toMatchObject({ over: false, eyes: 1 });
    expect(records.momentOf('r', 0, 1)).toEqual((await tables.look(id, 1, 0)).from);
    for (const other of ['all', null, 0, 2] as const) {
      expect(() => records.momentOf('r', 0, other)).toThrow('still runs');
      expect(() => records.happeningsOf('r', 0, other)).toThrow('still runs');
    }
    expect(() => records.recordOf('r')).toThrow('still runs');
    expect(JSON.parse(records.exportedReplay('r'))).not.toHaveProperty('secret');

    // What he exports opens in any browser, as far as he knew.
    const file = records.exportedReplay('r');
    const elsewhere = replays(browser().tables.whole);
    const { length } = elsewhere.openRecord('file', JSON.parse(file));
    expect(elsewhere.momentOf('file', length, 1).view).toEqual(records.momentOf('r', length, 1).view);
    expect(elsewhere.happeningsOf('file', length, 1)).toEqual(records.happeningsOf('r', length, 1));
    expect(() => elsewhere.momentOf('file', 0, 'all')).toThrow('still runs');
    expect(JSON.parse(elsewhere.exportedReplay('file'))).toEqual(JSON.parse(file));
    const { seen: _seen, ...old } = JSON.parse(file) as Record<string, unknown>;
    expect(() => elsewhere.openRecord('file', old)).toThrow('not over');
  });

  it('while several play around one screen there is none; when the game is over everything is shown', async () => {
    const { tables } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await expect(records.openHere('r', id)).rejects.toThrow('several persons');
    for (let over = false; !over;) {
      const info = await tables.info(id);
      over = info.over;
      if (!over) await tables.act(id, info.toAct!, info.number, (await legalOf(tables, id, info.toAct!))[0]);
    }
    expect(await records.openHere('r', id)).toMatchObject({ over: true, eyes: 'all', sound: true });
    expect(records.momentOf('r', 3, 'all').number).toBe(3);
  });

  it('played on from a moment: what the seat knew stays, its secrets and its luck do not, and nothing before is undone', async () => {
    const { tables } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    for (let over = false; !over;) {
      const info = await tables.info(id);
      over = info.over;
      if (!over) await tables.act(id, info.toAct!, info.number, (await legalOf(tables, id, info.toAct!))[0]);
    }
    await records.openHere('r', id);
    const watched = records.recordOf('r');
    const at = 4;
    const hands = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const onward = await tables.playOn(watched, at, [person(0), bot(1)]);
      const { from } = await tables.look(onward, 0, null);
      expect(from.view).toEqual(records.momentOf('r', at, 0).view);
      expect((await tables.info(onward)).commit).not.toBe(watched.commit);
      expect(await tables.undo(onward, 0)).toBe(false);
      hands.add(JSON.stringify((await tables.whole(onward)).record.anew?.[0]?.state));
    }
    // The other's cards are drawn anew each time.
    expect(hands.size).toBeGreaterThan(1);

    const again = await tables.playOn(watched, at, [person(0), person(1)]);
    for (let over = false; !over;) {
      const info = await tables.info(again);
      over = info.over;
      if (!over) await tables.act(again, info.toAct!, info.number, (await legalOf(tables, again, info.toAct!))[0]);
    }
    expect(verify(JSON.parse(await tables.exported(again, 0)), gameNamed)).toEqual([]);
  });
});
