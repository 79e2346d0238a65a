import { gameNamed } from '@traque/engine';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import type { Entry, Moment } from '../table-client.ts';
import { replays } from './replays.ts';
import { bot, browser, person, setupOf, untilPerson } from './testing.ts';

const maamut = setupOf('maamut', { first: 0, huntLimit: 3 });
import type { ReplayViewer } from './timeline.ts';

describe('the replay of a table of this browser', () => {
  const momentOf = (records: ReturnType<typeof replays>, id: string, number: number, viewer: ReplayViewer): Moment =>
    records.visit(id, number, viewer, number).moment;
  const entriesOf = (
    records: ReturnType<typeof replays>,
    id: string,
    upTo: number,
    viewer: ReplayViewer,
  ): readonly Entry[] => records.visit(id, upTo, viewer, 0).entries;

  it('while it runs, its only player sees their own view and nothing else, not even in the record', async () => {
    const here = browser();
    const { tables, look } = here;
    const records = replays(tables.whole);
    const id = await tables.create(maamut(bot(0), person(1), bot(2)));
    await untilPerson(here, id);
    expect(await records.openHere('r', id)).toMatchObject({ over: false, allowedViewer: 1 });
    expect(momentOf(records, 'r', 0, 1).view).toEqual((await look(id, 1, 0)).moment.view);
    for (const other of ['all', null, 0, 2] as const)
      expect(() => records.visit('r', 0, other, 0)).toThrow('still runs');
    expect(() => records.completeRecord('r')).toThrow('still runs');
    expect(JSON.parse(records.exportedReplay('r'))).not.toHaveProperty('secret');

    // What they export opens in any browser, as far as they knew.
    const file = records.exportedReplay('r');
    const elsewhere = replays(browser().tables.whole);
    const { length } = elsewhere.openRecord('file', JSON.parse(file));
    expect(momentOf(elsewhere, 'file', length, 1)).toEqual(momentOf(records, 'r', length, 1));
    expect(entriesOf(elsewhere, 'file', length, 1)).toEqual(entriesOf(records, 'r', length, 1));
    expect(() => elsewhere.visit('file', 0, 'all', 0)).toThrow('still runs');
    expect(JSON.parse(elsewhere.exportedReplay('file'))).toEqual(JSON.parse(file));
    const { seen: _seen, ...old } = JSON.parse(file) as Record<string, unknown>;
    expect(() => elsewhere.openRecord('file', old)).toThrow('not over');
  });

  it('while several play around one screen there is none; when the game is over everything is shown', async () => {
    const { tables, playOn } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await expect(records.openHere('r', id)).rejects.toThrow('several persons');
    await playOn(id);
    expect(await records.openHere('r', id)).toMatchObject({ over: true, allowedViewer: 'all', sound: true });
    expect(momentOf(records, 'r', 3, 'all').number).toBe(3);
  });

  it('a step sends only the entry that is new, and shows what its viewer could do then, but not do now', async () => {
    const { tables, look, playOn } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id);
    const { length } = await records.openHere('r', id);
    expect(records.visit('r', 3, 0, 0).entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(records.visit('r', 4, 0, 3).entries.map(({ number }) => number)).toEqual([4]);
    expect(records.visit('r', 2, 0, 4).entries).toEqual([]);
    expect(momentOf(records, 'r', 0, 0)).toMatchObject({ decision: null, undo: null });
    expect(momentOf(records, 'r', 0, 0).legal).toEqual((await look(id, 0, 0)).moment.legal);
    for (const other of [1, null, 'all'] as const) expect(momentOf(records, 'r', 0, other)).not.toHaveProperty('legal');
    expect(entriesOf(records, 'r', length, 0)).toEqual((await look(id, 0)).history);
  });

  it('a record that was changed opens, but is not sound', async () => {
    const { tables, playOn } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id);
    const record = JSON.parse(await tables.exported(id, null)) as Record<string, unknown>;
    expect(records.openRecord('r', record)).toMatchObject({ sound: true });
    expect(records.openRecord('r', { ...record, commit: 'f00d' })).toMatchObject({ sound: false });
    const result = { winners: [1], reason: 'trap' };
    expect(records.openRecord('r', { ...record, result })).toMatchObject({ sound: false });
    expect(() => records.openRecord('r', { ...record, rules: 999 })).toThrow('rules 999');
  });

  it('played on from a moment: what the seat knew stays, its secrets and its luck do not, and nothing before is undone', async () => {
    const { tables, look, playOn } = browser();
    const records = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id);
    await records.openHere('r', id);
    const watched = records.completeRecord('r');
    const at = 4;
    const hands = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const onward = await tables.playOn(watched, at, [person(0), bot(1)]);
      const { moment } = await look(onward, 0);
      expect(moment.view).toEqual(momentOf(records, 'r', at, 0).view);
      expect(moment.undo).toBeNull();
      expect((await tables.info(onward)).commit).not.toBe(watched.commit);
      expect(await tables.undo(onward, 0)).toEqual({ kind: 'failed', code: 'noUndo' });
      hands.add(JSON.stringify((await tables.whole(onward)).timeline.record.anew?.[0]?.state));
    }
    // The other's cards are redrawn each time.
    expect(hands.size).toBeGreaterThan(1);

    const again = await tables.playOn(watched, at, [person(0), person(1)]);
    await playOn(again);
    expect(verify(JSON.parse(await tables.exported(again, 0)), gameNamed)).toEqual([]);
  });
});
