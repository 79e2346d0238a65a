/** Tables that earlier releases of the app stored in a browser are there again, on the map they were begun on. */
import { gameNamed } from '@traque/engine';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { think } from '@traque/bots';
import type { Position } from '@traque/engine/core/game';
import { verify } from '@traque/engine/core/verify';
import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../local-setup.ts';
import type { LocalMessage } from './local-news.ts';
import { localTables } from './local-tables.ts';
import { replays } from './replays.ts';
import { memoryDb } from './table-db.ts';
import { Timeline } from './timeline.ts';

interface Released {
  readonly kept: StoredTable;
  /** What the person saw when it was stored. */
  readonly view: Position & { readonly map: unknown };
}

const folder = join(import.meta.dirname, '../../../../fixtures/released');
const files = globSync('*/local/*.json', { cwd: folder }).sort();

/** A browser that stored this table. */
async function browser({ kept }: Released, database = memoryDb<StoredTable>()) {
  const { setup, record } = kept;
  await database.put({ ...kept, version: 1 });
  const sent: LocalMessage[] = [];
  const tables = localTables({
    database: Promise.resolve(database),
    think: async (request) => think({ ...request, level: 'random' }),
    send: (_id, message) => void sent.push(message),
    announce: () => undefined,
    now: () => record.actions.at(-1)!.at + 1,
    secret: () => '0123456789abcdef'.repeat(2),
  });
  const person = setup.seats.findIndex(({ kind }) => kind !== 'bot');
  /** How the table stands for the person. */
  async function momentOf(id: string) {
    await tables.hello(id, person, null);
    tables.goodbye(id);
    return sent.at(-1)!.moment;
  }
  return { tables, database, person, momentOf };
}

it('there are some of every release that stored them so', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

describe.each(files)('%s', (file) => {
  const released = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Released;
  const { kept, view } = released;
  const mapOf = (seen: Position): unknown => (seen as Released['view']).map;

  it('shows what it showed', async () => {
    const { momentOf } = await browser(released);
    expect((await momentOf(kept.id)).view).toEqual(view);
    expect(verify(kept.record, gameNamed)).toEqual([]);
  });

  it('is played on, and keeps from then on with what it was begun', async () => {
    const { tables, database, person, momentOf } = await browser(released);
    const { number, legal, view: seen } = await momentOf(kept.id);
    expect(seen.toAct).toBe(person);
    expect(await tables.act(kept.id, person, number, legal!.actions[0])).toEqual({ kind: 'done' });
    const { record } = (await database.get(kept.id))!;
    expect(record.data).toMatch(/^[0-9a-f]{64}$/);
    expect(verify(record, gameNamed)).toEqual([]);
    expect(mapOf(Timeline.of({ ...record, actions: [], result: null }).viewAt(0, null))).toEqual(view.map);
  });

  it('keeps its map when actions that told it are taken back, and when somebody plays on from its beginning', async () => {
    const first = await browser(released);
    while ((await first.tables.undo(kept.id, first.person)).kind === 'done');
    const { tables, momentOf } = await browser(released, first.database);
    expect(mapOf((await momentOf(kept.id)).view)).toEqual(view.map);

    const records = replays(async () => ({ timeline: Timeline.of(kept.record), viewer: 'all' as const }));
    expect(await records.openHere('r', kept.id)).toMatchObject({ sound: true });
    const onward = await tables.playOn(records.completeRecord('r'), 0, kept.setup.seats);
    expect(mapOf((await momentOf(onward)).view)).toEqual(view.map);
  });
});

it('a table begun with data that this app does not have is not played wrongly', () => {
  const { kept } = JSON.parse(readFileSync(join(folder, files[0]!), 'utf8')) as Released;
  expect(() => Timeline.of({ ...kept.record, data: '0'.repeat(64) })).toThrow(/data/);
});
