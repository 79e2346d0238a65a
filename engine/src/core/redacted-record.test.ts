/** What one viewer knew of a running game: exported, and opened again to be looked at. */
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../index.ts';
import type { Viewer } from './game.ts';
import { isRedacted, readRedacted, recordFor } from './redacted-record.ts';
import { replay } from './record.ts';
import { settings } from './testing/games.ts';
import { runningRecord } from './testing/records.ts';

const json = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe.each(settings.map(({ game, players }) => [game.name, players, game] as const))(
  '%s, %i players',
  (_name, players, game) => {
    const running = runningRecord(game, players, 15);
    const viewers: Viewer[] = [null, ...running.seats.keys()];

    it('every moment is as the viewer saw it, also after its way through JSON', () => {
      for (const viewer of viewers) {
        const { record, moments } = readRedacted(json(recordFor(running, viewer, game)), gameNamed);
        let i = 0;
        for (const { match, events } of replay(running, game)) {
          expect(moments[i]!.view).toEqual(game.view(match.state, viewer));
          expect(moments[i]!.events).toEqual(
            events.filter((event) => event.for === null || (viewer !== null && event.for.includes(viewer))),
          );
          i++;
        }
        expect(moments).toHaveLength(i);
        expect(isRedacted(record)).toBe(true);
        // Exported again it is the same file.
        expect(json(record)).toEqual(json(recordFor(running, viewer, game)));
      }
    });

    it('what is no such record is refused', () => {
      const partial = json(recordFor(running, 0, game));
      const seen = partial['seen'] as Record<string, unknown>[];
      const corrupted: Record<string, unknown>[] = [
        { seen: undefined },
        { seen: seen.slice(1) },
        { for: players },
        { seen: [{ ...seen[0], set: null }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], set: { game: 'chess' } }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], set: { ...(seen[0]!['set'] as object), toAct: 'me' } }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], more: { toAct: [1] } }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], gone: ['options'] }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], events: [{ type: 'castle', for: null }] }, ...seen.slice(1)] },
        { seen: [{ ...seen[0], events: [{ for: null }] }, ...seen.slice(1)] },
      ];
      for (const change of corrupted) expect(() => readRedacted({ ...partial, ...change }, gameNamed)).toThrow();
    });
  },
);
