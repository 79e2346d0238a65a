/**
 * One law for all games: over random logs, with actions taken back, a table of the server, a table of this browser and
 * the replay of its record show every viewer the same bytes. Only numbers that belong to the table differ (entry,
 * decision, deadline), and a replay offers no undo.
 */
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { Viewer } from '@traque/engine/core/game';
import { bareTable } from '@traque/server/test-support/table-state';
import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../local-setup.ts';
import { replays } from './replays.ts';
import { memoryDb } from './table-db.ts';
import { browser, done, person, setupOf } from './testing.ts';

const STEPS = 40;
const settings = games.flatMap((game) =>
  Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => [game.name, game.players.min + i, game] as const,
  ),
);

const bytes = (...parts: unknown[]): string => JSON.stringify(parts);

describe.each(settings)('%s, %i players', (name, players, game) => {
  const viewers: Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const seats = Array.from({ length: players }, (_, seat) => person(seat));

  it('server, browser and replay show the same', async () => {
    let undone = 0;
    for (const seed of ['first', 'second', 'third']) {
      const chance = new FastChance(`${name} ${players} ${seed}`);
      const database = memoryDb<StoredTable>();
      const { tables, look } = browser(database);
      const id = await tables.create(setupOf(name, {})(...seats));
      const stored = async () => (await database.get(id))!.record;
      const server = bareTable(game, players, {}, (await stored()).secret);

      for (let i = 0; i < STEPS; i++) {
        const record = await stored();
        const replayed = replays(() => Promise.reject(new Error('not asked')));
        replayed.openRecord('record', JSON.parse(JSON.stringify(record)));
        const number = record.actions.length;
        const kind = i === 0 ? null : server.lastEntry(null).what.kind;
        for (const viewer of viewers) {
          const { moment: at, history } = await look(id, viewer);
          const now = server.moment(viewer);
          const visited = replayed.visit('record', number, viewer, 0);
          const position = bytes(now.view, now.legal);
          expect(bytes(at.view, at.legal), `browser, step ${i}`).toBe(position);
          expect(bytes(visited.moment.view, visited.moment.legal), `replay, step ${i}`).toBe(position);
          expect(at.undo, `undo, step ${i}`).toBe(now.undo);
          if (kind === null) continue;
          expect(history.at(-1)!.what.kind, `step ${i}`).toBe(kind);
          const events = bytes(server.lastEntry(viewer).events);
          expect(bytes(history.at(-1)!.events), `browser, step ${i}`).toBe(events);
          // A replay has no entries of what was taken back.
          if (kind === 'action') expect(bytes(visited.entries.at(-1)!.events), `replay, step ${i}`).toBe(events);
        }

        const { view, undo } = server.moment(null);
        const seat = view.toAct;
        if (seat === null) break;
        if (undo !== null && chance.below(3) === 0) {
          undone++;
          expect(await tables.undo(id, undo)).toEqual(done);
          server.append({ kind: 'undone', seat: undo, id: `undo ${i}` });
          continue;
        }
        const { actions } = server.moment(seat).legal!;
        const action = actions[chance.below(actions.length)] as { type: string };
        const { number: decision } = await tables.info(id);
        expect(await tables.act(id, seat, decision, action)).toEqual(done);
        server.append({ kind: 'action', seat, action: (await stored()).actions.at(-1)!.action });
      }
    }
    // Where the game lets anything be taken back, some of it was.
    const opened = bareTable(game, players, {}, 'any');
    const seat = opened.moment(null).view.toAct!;
    const first = opened.moment(seat).legal!.actions[0] as { type: string };
    opened.append({ kind: 'action', seat, action: first });
    if (opened.moment(null).undo !== null) expect(undone).toBeGreaterThan(0);
  });
});
