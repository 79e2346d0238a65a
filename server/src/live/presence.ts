/** Who is connected, over all processes. */
import type { Presence } from '@traque/wire/room';

export interface PresenceStore {
  /** Who of this table is connected here. */
  put(table: string, here: Presence): Promise<void>;
  /** Who of this table is connected anywhere. */
  of(table: string): Promise<Presence>;
  close(): Promise<void>;
}

export const nobody: Presence = { seats: [], watchers: 0 };

/** One process alone. */
export function localPresence(): PresenceStore {
  const tables = new Map<string, Presence>();
  return {
    put(table, here) {
      if (here.seats.length === 0 && here.watchers === 0) tables.delete(table);
      else tables.set(table, here);
      return Promise.resolve();
    },
    of: (table) => Promise.resolve(tables.get(table) ?? nobody),
    close: () => Promise.resolve(),
  };
}
