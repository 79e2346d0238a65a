/** Tables that apps of earlier releases kept in a browser are there again, on the map they were begun on. */
import { gameNamed } from '@traque/engine';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { think } from '@traque/bots';
import type { Position } from '@traque/engine/core/game';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import { advisor } from './advisor.ts';
import { inMemory } from './keeping.ts';
import { type KeptTable, localTables } from './locals.ts';
import { Play } from './play.ts';
import { replays } from './replays.ts';

interface Released {
  readonly kept: KeptTable;
  /** What the person saw when it was kept. */
  readonly view: Position & { readonly map: unknown };
}

const folder = join(import.meta.dirname, '../../../../fixtures/released');
const files = globSync('*/local/*.json', { cwd: folder }).sort();

/** A browser that keeps this table. */
async function browser({ kept }: Released, keeping = inMemory<KeptTable>()) {
  const { setup, record } = kept;
  await keeping.put({ ...kept, version: 1 });
  const tables = localTables({
    keeping: Promise.resolve(keeping),
    think: async (request) => think({ ...request, level: 'random' }),
    changed: () => undefined,
    kept: () => undefined,
    now: () => record.actions.at(-1)!.at + 1,
    secret: () => '0123456789abcdef'.repeat(2),
  });
  const person = setup.seats.findIndex(({ kind }) => kind !== 'bot');
  return { tables, keeping, person };
}

it('there are some of every release that kept them so', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

describe.each(files)('%s', (file) => {
  const released = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Released;
  const { kept, view } = released;
  const mapOf = (seen: Position): unknown => (seen as Released['view']).map;

  it('shows what it showed', async () => {
    const { tables, person } = await browser(released);
    expect((await tables.look(kept.id, person, null)).from.view).toEqual(view);
    expect(verify(kept.record, gameNamed)).toEqual([]);
  });

  it('is played on, and keeps from then on with what it was begun', async () => {
    const { tables, keeping, person } = await browser(released);
    const { number, toAct } = await tables.info(kept.id);
    expect(toAct).toBe(person);
    const action = advisor.legal(view, person)!.actions[0];
    expect(await tables.act(kept.id, person, number, action)).toBeNull();
    const { record } = (await keeping.get(kept.id))!;
    expect(record.data).toMatch(/^[0-9a-f]{64}$/);
    expect(verify(record, gameNamed)).toEqual([]);
    expect(mapOf(new Play({ ...record, actions: [], result: null }).moment(0, null).view)).toEqual(view.map);
  });

  it('keeps its map when actions that told it are taken back, and when somebody plays on from its beginning', async () => {
    const first = await browser(released);
    while (await first.tables.undo(kept.id, first.person));
    const { tables, person } = await browser(released, first.keeping);
    expect(mapOf((await tables.look(kept.id, person, null)).from.view)).toEqual(view.map);

    const records = replays(async () => ({ record: kept.record, eyes: 'all' as const }));
    expect(await records.openHere('r', kept.id)).toMatchObject({ sound: true });
    const onward = await tables.playOn(records.recordOf('r'), 0, kept.setup.seats);
    expect(mapOf((await tables.look(onward, person, 0)).from.view)).toEqual(view.map);
  });
});

it('a table begun with data that this app does not have is not played wrongly', () => {
  const { kept } = JSON.parse(readFileSync(join(folder, files[0]), 'utf8')) as Released;
  expect(() => new Play({ ...kept.record, data: '0'.repeat(64) })).toThrow(/data/);
});
