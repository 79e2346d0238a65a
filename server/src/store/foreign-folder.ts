/** A folder in which another program keeps its database is no place for ours: somebody mistyped DATA_DIR. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Files by which other database servers know their own folders. */
const MARKS: ReadonlySet<string> = new Set(['PG_VERSION', 'ibdata1', 'WiredTiger']);
const SQLITE = Buffer.from('SQLite format 3\0');
/** Where a file of SQLite says whose it is. */
const OWNER_AT = 68;

/** Whether the file is a SQLite database of another program. What is no file, or may not be read, is none. */
function isForeign(path: string, ownId: number): boolean {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const head = Buffer.alloc(OWNER_AT + 4);
    return (
      readSync(file, head, 0, head.length, 0) === head.length &&
      head.subarray(0, SQLITE.length).equals(SQLITE) &&
      head.readUInt32BE(OWNER_AT) !== ownId
    );
  } catch {
    return false;
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** The file of another program's database in this folder; null if there is none. */
export function foreignDatabaseIn(folder: string, ownId: number): string | null {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).find((name) => MARKS.has(name) || isForeign(join(folder, name), ownId)) ?? null;
}
