/** Fills a database with tables that nobody plays any more. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sqliteStore } from '@traque/server/store/sqlite';
import type { Append } from '@traque/server/store/store';

const AT_ONCE = 200;

/** Copies of this table under other names; no server may use the folder meanwhile. */
export async function storeCopies(folder: string, table: string, count: number): Promise<void> {
  const store = await sqliteStore(join(folder, 'traque.db'));
  const log = await store.read(table, 0);
  const created = log[0]!.logged;
  if (created.kind !== 'created') throw new Error('a log begins with the creation of its table');
  const { guest } = created.host;
  const [listed] = await store.tablesOf(guest, 1);
  const standing = { phase: listed!.room.phase, due: null, active: log.at(-1)!.at };
  const copy = (id: string): Append[] =>
    log.map((entry, i) => ({
      table: id,
      entry,
      index: i > 0 ? { toAct: 0 } : { toAct: 0, standing, room: { ...listed!.room, id }, host: guest, members: [] },
    }));
  for (let from = 0; from < count; from += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, () => randomUUID().replaceAll('-', '').slice(0, 12));
    await Promise.all(ids.map((id) => store.append(copy(id))));
  }
  await store.close();
}
