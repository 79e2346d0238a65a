/** A table of the server without server and store: for tests that compare it with other ways to play. */
import type { AnyGame, Viewer } from '@traque/engine/core/game';
import type { Entry, Moment } from '@traque/wire/play';
import { fold, open, type FoldedEntry } from '../table/fold.ts';
import type { Logged } from '../table/log.ts';
import { entryFor, momentFor } from '../table/moment.ts';

export interface BareTable {
  append(logged: Logged): void;
  /** As a snapshot and an update show it to this viewer. */
  moment(viewer: Viewer): Moment;
  lastEntry(viewer: Viewer): Entry;
}

/** A table that has just been started by people on every seat. */
export function bareTable(game: AnyGame, players: number, options: object, secret: string): BareTable {
  const people = Array.from({ length: players }, (_, seat) => ({
    kind: 'person' as const,
    name: `P${seat}`,
    owners: [`guest ${seat}`],
  }));
  const created: Logged = {
    kind: 'created',
    game: game.name,
    rules: game.version,
    options: { ...options },
    visibility: 'private',
    clock: null,
    seats: people,
    host: { guest: 'guest 0', name: 'P0' },
    secret,
    previous: null,
  };
  let state = open('table', game, { number: 0, at: 0, logged: created });
  let last: FoldedEntry | null = null;
  const append = (logged: Logged): void => {
    const number = state.number + 1;
    ({ state, foldedEntry: last } = fold(state, { number, at: number, logged }));
  };
  append({ kind: 'started' });
  return {
    append,
    moment: (viewer) => momentFor(state, viewer, true)!,
    lastEntry: (viewer) => entryFor(last!, viewer),
  };
}
