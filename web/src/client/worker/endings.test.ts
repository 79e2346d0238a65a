import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@traque/engine/core/game';
import { describe, expect, it } from 'vitest';
import { replays } from './replays.ts';
import { bot, browser, person, setupOf, untilPerson } from './testing.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/records');
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown> & { result: Result; secret: string };
const records = readdirSync(folder).filter((file) => file.endsWith('.json'));
const noTables = () => replays(() => Promise.reject(new Error('no tables here')));

describe.each(records)('the recorded game %s', (file) => {
  it('tells how it ended, with its secret, verified', () => {
    const record = read(file);
    const ending = noTables().endingOfRecord(record);
    expect(ending).toMatchObject({ verified: true, secret: record.secret, commit: record['commit'] });
    expect(ending.view.result).toEqual(record.result);
    expect(ending.summary).not.toBeNull();
    expect(ending.time!.to).toBeGreaterThanOrEqual(ending.time!.from);
  });

  it('tells the same in a replay, and has landmarks that its viewer may see', () => {
    const open = noTables();
    const { length } = open.openRecord('r', read(file));
    expect(open.endingOfReplay('r')).toEqual(open.endingOfRecord(read(file)));
    const all = open.landmarks('r', 'all');
    expect(all.length).toBeGreaterThan(0);
    for (const viewer of [0, 1, null] as const) {
      const seen = open.landmarks('r', viewer);
      const { entries } = open.visit('r', length, viewer, 0);
      for (const { number, event } of seen) expect(entries[number - 1]!.events).toContainEqual(event);
      expect(seen.length).toBeLessThanOrEqual(all.length);
    }
  });

  it('is not verified if its seal, its secret or its result is another', () => {
    const record = read(file);
    const isVerified = (change: object) => noTables().endingOfRecord({ ...record, ...change }).verified;
    expect(isVerified({ commit: 'f00d' })).toBe(false);
    expect(isVerified({ result: { ...record.result, winners: [] } })).toBe(record.result.winners.length === 0);
  });
});

describe('a table of this browser', () => {
  const maamut = setupOf('maamut', { first: 0, huntLimit: 3 });

  it('tells nothing of how it will end, and everything when it is over', async () => {
    const { tables, playOn } = browser();
    const open = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await expect(open.endingHere(id)).rejects.toThrow('several persons');
    await playOn(id);
    expect(await open.endingHere(id)).toMatchObject({ verified: true, summary: { endedBy: expect.any(String) } });
  });

  it('against bots it says nothing either while it is played', async () => {
    const here = browser();
    const open = replays(here.tables.whole);
    const id = await here.tables.create(maamut(person(0), bot(1)));
    await untilPerson(here, id);
    expect(await open.endingHere(id)).toBeNull();
    await open.openHere('r', id);
    expect(open.endingOfReplay('r')).toBeNull();
    expect(() => open.landmarks('r', 'all')).toThrow('still runs');
  });

  it('a game played on from another tells the secret of its own draws', async () => {
    const { tables, playOn } = browser();
    const open = replays(tables.whole);
    const id = await tables.create(maamut(person(0), person(1)));
    await playOn(id);
    await open.openHere('r', id);
    const onward = await tables.playOn(open.completeRecord('r'), 4, [person(0), person(1)]);
    await playOn(onward);
    const [first, second] = [await open.endingHere(id), await open.endingHere(onward)];
    expect(second).toMatchObject({ verified: true, commit: (await tables.info(onward)).commit });
    expect(second!.secret).not.toBe(first!.secret);
  });
});
