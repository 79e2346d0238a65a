/** Who is connected to which table, in all processes. */
import type { Presence } from '@traque/wire/room';

export interface PresenceStore {
  /** Sets who is connected to this table in this process. */
  put(table: string, here: Presence): Promise<void>;
  /** Who is connected to this table in any process. */
  of(table: string): Promise<Presence>;
  /** The same for several tables; those at which nobody is may be missing. */
  ofAll(tables: readonly string[]): Promise<ReadonlyMap<string, Presence>>;
  close(): Promise<void>;
}

export const nobody: Presence = { seats: [], watchers: 0 };

/** For a single process. */
export function localPresence(): PresenceStore {
  const tables = new Map<string, Presence>();
  return {
    put(table, here) {
      if (here.seats.length === 0 && here.watchers === 0) tables.delete(table);
      else tables.set(table, here);
      return Promise.resolve();
    },
    of: (table) => Promise.resolve(tables.get(table) ?? nobody),
    ofAll: () => Promise.resolve(tables),
    close: () => Promise.resolve(),
  };
}
