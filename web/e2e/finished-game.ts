/** A finished game of the fixtures, as a table that this visitor's browser has stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@traque/engine/core/record';
import type { LocalSeat } from '../src/client/local-setup.ts';
import type { Visitor } from './visitor.ts';

const folder = join(import.meta.dirname, '../../fixtures/records');

export const recordedGame = (name: string): GameRecord =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as GameRecord;

/** Stores the game, up to the `moves`th move if given; the visitor has the seat `me`, bots have the others. The address. */
export async function storeGame(
  visitor: Visitor,
  name: string,
  { me = 0, moves }: { readonly me?: number; readonly moves?: number } = {},
): Promise<string> {
  const record = recordedGame(name);
  const seats = record.seats.map((_, look): LocalSeat =>
    look === me ? { kind: 'me', name: 'Ada', look } : { kind: 'bot', name: `Bot ${look}`, look, level: 'easy' },
  );
  const id = `${record.game}-${name.replaceAll('-', '')}`;
  const row = {
    id,
    version: 1,
    changed: Date.UTC(2026, 4, 1, 12),
    setup: { game: record.game, options: record.options, seats },
    record: {
      ...record,
      seats: seats.map((seat) => ({
        name: seat.name,
        kind: seat.kind === 'bot' ? seat.level : 'human',
        look: seat.look,
      })),
      actions: record.actions.slice(0, moves),
      result: moves === undefined ? record.result : null,
    },
  };
  await visitor.goTo('/settings');
  await visitor.page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('traque', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('tables', { keyPath: 'id' }));
        opening.addEventListener('error', () => reject(new Error('no storage')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(stored);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
        localStorage.setItem('traque.played', 'yes');
      }),
    row,
  );
  return `/play/${id}`;
}
