import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../local-setup.ts';
import type { Moment } from '../table-client.ts';
import type { LocalMessage } from './local-news.ts';
import { memoryDb, type TableDb } from './table-db.ts';
import { bot, browser, done, person, setupOf, untilPerson } from './testing.ts';

const maamut = setupOf('maamut', { first: 0, huntLimit: 3 });

/** The actions of the stored record. */
const standing = async (database: TableDb<StoredTable>, id: string) => (await database.get(id))!.record.actions;

/** Whose hand is visible in a view of Mâamut. */
const handsOf = ({ view }: Moment): string[] =>
  (view as unknown as { hunters: { hand: unknown }[] }).hunters.map(({ hand }) => typeof hand);

describe('tables of this browser', () => {
  it('bots act until a person is to act, and the whole game can be played and verified', async () => {
    const here = browser();
    const { tables } = here;
    const id = await tables.create(maamut(person(0), bot(1), bot(2)));
    const chance = new FastChance('whole game');
    for (;;) {
      const { over, toAct, number } = await untilPerson(here, id);
      if (over) break;
      const actions = await here.legalOf(id, toAct!);
      expect(await tables.act(id, toAct!, number, actions[chance.below(actions.length)])).toEqual(done);
    }
    expect(verify(JSON.parse(await tables.exported(id, 0)), gameNamed)).toEqual([]);
  });

  it('a person sees their own view only: hands of others are counts, in every change they missed', async () => {
    const { tables, look, playOn } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id, 4);
    for (const seat of [0, 1]) {
      const { moment, missed } = await look(id, seat, 0);
      expect(missed).toHaveLength(4);
      for (const each of [moment, ...missed.map((update) => update.moment)])
        expect(handsOf(each)).toEqual(seat === 0 ? ['object', 'number'] : ['number', 'object']);
      const others = missed.flatMap(({ entry }) => entry.events).filter((event) => event.for?.includes(1 - seat));
      expect(others).toEqual([]);
    }
  });

  it('bots play to the end at once for a player who is out, who is shown the end and the whole log', async () => {
    const { tables, sent, database } = browser();
    const id = await tables.create(maamut(bot(1), bot(2), bot(3)));
    await tables.hello(id, null, null);
    sent.length = 0;
    await tables.playToEnd(id);
    const actions = await standing(database, id);
    expect(sent).toMatchObject([{ type: 'welcome', moment: { number: actions.length, viewer: null } }]);
    expect(sent[0]).toHaveProperty('history.length', actions.length);
    expect(sent[0]!.moment.view.result).not.toBeNull();
    expect(verify(JSON.parse(await tables.exported(id, null)), gameNamed)).toEqual([]);
  });

  it('a table is there again after a reload, where it was left', async () => {
    const first = browser();
    const id = await first.tables.create(maamut(person(0), person(1)));
    await first.playOn(id, 1);
    const before = await first.look(id, 1);
    const again = browser(first.database);
    expect(await again.look(id, 1)).toEqual(before);
    expect(await again.tables.list()).toMatchObject([{ id, toAct: 1, moves: 1, over: false }]);
    await again.tables.remove(id);
    await expect(browser(first.database).tables.info(id)).rejects.toThrow('no table');
  });

  it('an action for a moment that has passed is not taken, nor one that the rules forbid', async () => {
    const { tables, legalOf } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    const [action] = await legalOf(id, 0);
    expect(await tables.act(id, 0, 7, action)).toEqual({ kind: 'stale' });
    const trap = await tables.act(id, 0, 0, { type: 'setTrap' });
    expect(trap).toMatchObject({ kind: 'refused', refusal: { rule: 'MA-0' } });
    expect(await tables.act(id, 1, 0, action)).toMatchObject({ kind: 'refused' });
    expect((await tables.info(id)).number).toBe(0);
  });

  it('the same action sent twice at once counts once', async () => {
    const database = memoryDb<StoredTable>();
    let writes = 0;
    const { tables, legalOf } = browser({ ...database, put: async (row) => (writes++, database.put(row)) });
    const id = await tables.create(maamut(person(0), person(1)));
    const [action] = await legalOf(id, 0);
    writes = 0;
    const outcomes = await Promise.all([tables.act(id, 0, 0, action), tables.act(id, 0, 0, action)]);
    expect(outcomes).toEqual([done, { kind: 'stale' }]);
    expect(writes).toBe(1);
    expect((await tables.info(id)).number).toBe(1);
  });

  it('among several persons what was revealed cannot be taken back; one against bots may go back to their last action', async () => {
    const here = browser();
    const { tables, legalOf } = here;
    const several = await tables.create(maamut(person(0), person(1)));
    const [place] = await legalOf(several, 0);
    await tables.act(several, 0, 0, place);
    expect(await tables.undo(several, 1)).toEqual({ kind: 'failed', code: 'noUndo' });
    expect(await tables.undo(several, 0)).toEqual(done);
    expect(await standing(here.database, several)).toEqual([]);

    const alone = await tables.create(maamut(person(0), bot(1)));
    const [first] = await legalOf(alone, 0);
    await tables.act(alone, 0, 0, first);
    const { number } = await untilPerson(here, alone);
    expect(number).toBeGreaterThan(1);
    expect(await tables.undo(alone, 0)).toEqual(done);
    expect(await standing(here.database, alone)).toEqual([]);
    expect(await tables.undo(alone, 0)).toEqual({ kind: 'failed', code: 'noUndo' });
  });

  it('to take back what one has seen the answer to is practice, and the game says so', async () => {
    const here = browser();
    const { tables, legalOf, look } = here;
    const id = await tables.create(maamut(person(0), bot(1)));
    const [first] = await legalOf(id, 0);
    await tables.act(id, 0, 0, first);
    await untilPerson(here, id);
    expect((await look(id, 0)).moment).toMatchObject({ undo: 0, isUndoPractice: true });
    await tables.undo(id, 0);
    const exported = JSON.parse(await tables.exported(id, 0)) as object;
    expect(exported).toMatchObject({ practice: 1 });
    // Among persons nothing of the kind can be taken back.
    const several = await tables.create(maamut(person(0), person(1)));
    const [place] = await legalOf(several, 0);
    await tables.act(several, 0, 0, place);
    expect((await look(several, 0)).moment).not.toHaveProperty('isUndoPractice');
    await tables.undo(several, 0);
    expect(JSON.parse(await tables.exported(several, 0))).not.toHaveProperty('practice');
  });

  it('once another person has acted, what came before stays done, even if they take their own action back', async () => {
    const { tables, look, playOn } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id, 2);
    expect((await look(id, 0)).moment.undo).toBe(1);
    expect(await tables.undo(id, 1)).toEqual(done);
    expect((await look(id, 0)).moment).toMatchObject({ number: 3, undo: null });
    expect(await tables.undo(id, 0)).toEqual({ kind: 'failed', code: 'noUndo' });
  });

  it('two tabs of one table: the second to act is told that the table moved on, and nothing is overwritten', async () => {
    const one = browser();
    const two = browser(one.database);
    const id = await one.tables.create(maamut(person(0), person(1)));
    await two.tables.info(id);
    const [first, second] = await one.legalOf(id, 0);
    expect(await one.tables.act(id, 0, 0, first)).toEqual(done);
    expect(await two.tables.act(id, 0, 0, second)).toEqual({ kind: 'stale' });
    expect(await two.look(id, 1)).toEqual(await one.look(id, 1));
    const [next] = await two.legalOf(id, 1);
    expect(await two.tables.act(id, 1, 1, next)).toEqual(done);
    await one.tables.reload(id);
    expect(await one.look(id, 0)).toEqual(await two.look(id, 0));
  });
});

describe('what is sent to the page', () => {
  const numberOf = (message: LocalMessage): string =>
    `${message.type} ${message.moment.number} for ${message.moment.viewer}`;

  it('a welcome, then one update for each entry, in order and without gaps', async () => {
    const here = browser();
    const { tables, sent } = here;
    const id = await tables.create(maamut(person(0), bot(1), bot(2)));
    await tables.hello(id, 0, null);
    const [welcome] = sent;
    await tables.act(id, 0, 0, welcome!.moment.legal!.actions[0]);
    await untilPerson(here, id);
    expect(sent.map(numberOf)).toEqual(['welcome 0 for 0', 'update 1 for 0', 'update 2 for 0', 'update 3 for 0']);
    for (const message of sent) {
      const { decision, legal, number } = message.moment;
      expect(decision).toBe(number);
      expect(legal !== undefined).toBe(message.moment.view.toAct === 0);
      if (message.type !== 'update') continue;
      expect(message.entry.number).toBe(number);
      expect(message.entry.what).toEqual({ kind: 'action', seat: number - 1, bot: number > 1 });
      for (const event of message.entry.events) expect(event.clause).toMatch(/^MA-\d+$/);
    }
    // What arrived one by one is what somebody gets who looks now.
    const { history } = await here.look(id, 0);
    const updates = sent.flatMap((message) => (message.type === 'update' ? [message.entry] : []));
    expect(history).toEqual(updates);
  });

  it('is stored before it is sent', async () => {
    const database = memoryDb<StoredTable>();
    const stored: number[] = [];
    const here = browser({
      ...database,
      put: async (row) => {
        stored.push(here.sent.length);
        return database.put(row);
      },
    });
    const id = await here.tables.create(maamut(person(0), person(1)));
    await here.tables.hello(id, 0, null);
    await here.tables.act(id, 0, 0, here.sent[0]!.moment.legal!.actions[0]);
    expect(stored).toEqual([0, 1]);
    expect(here.sent.map(({ type }) => type)).toEqual(['welcome', 'update']);
  });

  it('around one screen only the viewer who said hello is sent anything, and only what they may know', async () => {
    const { tables, sent, playOn } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id, 2);
    expect(sent).toEqual([]);
    await tables.hello(id, 0, null);
    const { number } = await tables.info(id);
    await tables.act(id, 0, number, sent[0]!.moment.legal!.actions[0]);
    const forFirst = sent.splice(0);
    expect(forFirst.map(numberOf)).toEqual([`welcome ${number} for 0`, `update ${number + 1} for 0`]);
    // Behind the curtain the page is sent nothing.
    tables.goodbye(id);
    await tables.undo(id, 0);
    await playOn(id, 1);
    expect(sent).toEqual([]);
    await tables.hello(id, 1, null);
    for (const message of forFirst) expect(handsOf(message.moment)).toEqual(['object', 'number']);
    for (const message of sent) expect(handsOf(message.moment)).toEqual(['number', 'object']);
    expect(sent).toHaveLength(1);
  });

  it('an undo is an entry like any other, and the page is sent how the game stands after it', async () => {
    const { tables, sent, playOn, look } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id, 1);
    await tables.hello(id, 0, null);
    expect(sent[0]!.moment.undo).toBe(0);
    await tables.undo(id, 0);
    expect(sent.map(numberOf)).toEqual(['welcome 1 for 0', 'update 2 for 0']);
    expect(sent[1]).toMatchObject({
      entry: { what: { kind: 'undone', seat: 0 }, events: [] },
      moment: { decision: 2 },
    });
    const { history } = await look(id, 1);
    expect(history.map(({ what }) => what.kind)).toEqual(['action', 'undone']);
  });

  it('what another tab does arrives as updates, also if it took something back', async () => {
    const one = browser();
    const two = browser(one.database);
    const id = await one.tables.create(maamut(person(0), person(1)));
    await two.tables.hello(id, 0, null);
    await one.playOn(id, 2);
    await two.tables.reload(id);
    expect(two.sent.map(numberOf)).toEqual(['welcome 0 for 0', 'update 1 for 0', 'update 2 for 0']);
    expect(await one.tables.undo(id, 1)).toEqual(done);
    const [, other] = await one.legalOf(id, 1);
    expect(await one.tables.act(id, 1, 3, other)).toEqual(done);
    await two.tables.reload(id);
    expect(two.sent.map(numberOf).slice(3)).toEqual(['update 3 for 0', 'update 4 for 0']);
    expect(two.sent.at(-1)!.moment.view).toEqual((await one.look(id, 0)).moment.view);
  });

  it('a table stored without its log, or with one that does not fit its record, is opened by its record', async () => {
    const { tables, database, playOn } = browser();
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id, 1);
    await tables.undo(id, 0);
    await playOn(id, 2);
    const stored = (await database.get(id))!;
    expect((await browser(database).tables.info(id)).number).toBe(4);
    const { log, ...without } = { ...stored, version: stored.version + 1 };
    await database.put(without);
    expect((await browser(database).tables.info(id)).number).toBe(2);
    await database.put({ ...stored, version: stored.version + 2, log: log!.slice(0, -1) });
    const reopened = browser(database);
    expect((await reopened.tables.info(id)).number).toBe(2);
    expect(await standing(database, id)).toEqual(stored.record.actions);
  });

  it('what was taken back is not part of a replay', async () => {
    const { tables, playOn } = browser();
    const id = await tables.create(maamut(person(0), bot(1)));
    await playOn(id, 1);
    await tables.undo(id, 0);
    const { timeline } = await tables.whole(id);
    expect(timeline.number).toBe(timeline.record.actions.length);
  });

  it('a table stored with helps switched off, before that was an option, stays without', async () => {
    const database = memoryDb<StoredTable>();
    const momie = setupOf('momie', { mummy: 0 });
    const id = await browser(database).tables.create(momie(person(0), person(1)));
    const stored = (await database.get(id))!;
    const old = (helps: boolean): StoredTable => {
      const setup: object = { ...stored.setup, helps };
      return { ...stored, version: stored.version + (helps ? 1 : 2), setup: setup as StoredTable['setup'] };
    };
    await database.put(old(true));
    const optionsOf = async (): Promise<object[]> => {
      const { tables, look } = browser(database);
      const { setup } = await tables.info(id);
      const record = JSON.parse(await tables.exported(id, 0)) as { options: object };
      return [setup.options, (await look(id, 0)).moment.view.options, record.options];
    };
    const [, usual] = await optionsOf();
    expect(usual).not.toHaveProperty('helps');
    await database.put(old(false));
    for (const options of await optionsOf()) expect(options).toMatchObject({ mummy: 0, helps: 'no' });
  });
});
