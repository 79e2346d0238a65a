import { gameNamed } from '@traque/engine';
import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import { fold, type TableState } from '../table/fold.ts';
import { foldLog } from '../table/rules.ts';
import type { Acknowledged } from './auto-player.ts';

/** Everything that was acknowledged is in the log, once; numbers have no gaps; and every action was legal. */
export async function checkLog(
  store: Store,
  table: string,
  acknowledged: readonly Acknowledged[],
): Promise<TableState> {
  const entries = await store.read(table, 0);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i));
  const ids = entries.flatMap(({ logged }) =>
    logged.kind === 'action' && logged.id !== undefined ? [`${logged.seat} ${logged.id}`] : [],
  );
  expect(new Set(ids).size, 'none twice').toBe(ids.length);
  for (const { id, number } of acknowledged) {
    const logged = entries[number]?.logged;
    expect(logged, `acknowledged ${id} at ${number} of ${table}`).toMatchObject({ kind: 'action', id });
  }
  let { state } = foldLog(table, gameNamed, entries.slice(0, 1));
  for (const entry of entries.slice(1)) {
    const { logged } = entry;
    if (logged.kind === 'action')
      expect(state.game.refusal(state.progress!.match.state, logged.seat, logged.action)).toBeNull();
    ({ state } = fold(state, entry));
  }
  return state;
}
