/**
 * A store whose lobby is read from the database no more than once in a while, however many ask. What this process changes
 * is listed at once, what other processes change a little later.
 */
import type { Time } from '../time.ts';
import type { Append, Listed, Store } from './store.ts';

const LIFETIME_MS = 2000;

interface Cached {
  readonly at: number;
  readonly rows: Promise<readonly Listed[]>;
}

/** Moves change nothing but the number of the last entry, which may be a little old in a list. */
const changesLobby = ({ index }: Append): boolean => index.room !== undefined;

export function cachedLobby(store: Store, time: Time): Store {
  const cached = new Map<string | null, Cached>();
  return {
    ...store,
    append(appends) {
      const stored = store.append(appends);
      return appends.some(changesLobby) ? stored.finally(() => cached.clear()) : stored;
    },
    lobby(game, since, limit) {
      const known = cached.get(game);
      if (known !== undefined && time.monotonic() - known.at < LIFETIME_MS) return known.rows;
      const fresh = { at: time.monotonic(), rows: store.lobby(game, since, limit) };
      cached.set(game, fresh);
      // A failure is not kept.
      fresh.rows.catch(() => cached.get(game) === fresh && cached.delete(game));
      return fresh.rows;
    },
  };
}
