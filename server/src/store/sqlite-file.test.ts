import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/serve.ts';
import { CHECKPOINT_PAGES, moveValues, SqliteFile } from './sqlite-file.ts';
import { sqliteStore } from './sqlite.ts';

it('leaves the checkpoint for after an append has been told, and makes it then', async () => {
  const path = join(temporaryFolder(), 'traque.db');
  await (await sqliteStore(path)).close();
  const file = new SqliteFile(path);
  onTestFinished(() => file.close());
  // Each about as long as a page.
  const moves = Array.from({ length: CHECKPOINT_PAGES }, (_, number) =>
    moveValues({
      table: 'aLongOldGame',
      entry: { number, at: 0, logged: { kind: 'undone', seat: 0, id: 'x'.repeat(4000) } },
      index: { toAct: 0 },
    }),
  );
  const size = (): number => statSync(path).size;
  const empty = size();
  expect(file.append(moves.slice(1).flat(), [])).toEqual([]);
  expect(size(), 'appended').toBe(empty);
  file.checkpointIfDue();
  expect(size(), 'after a checkpoint').toBeGreaterThan(empty);
});
