/** Where tables of this browser are stored: IndexedDB, or memory where the browser denies it (and the app says so). */

const STORE = 'tables';

/** A row counts its changes, so that two tabs cannot overwrite each other. */
export interface VersionedRow {
  readonly id: string;
  /** 1 when it is new. */
  readonly version: number;
}

export interface TableDb<Row extends VersionedRow> {
  all(): Promise<Row[]>;
  get(id: string): Promise<Row | null>;
  /** False, and nothing is written, unless the stored version is the one before this. */
  put(row: Row): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** False: nothing outlives the page. */
  readonly persistent: boolean;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

const follows = (row: VersionedRow, stored: VersionedRow | undefined): boolean =>
  row.version === (stored?.version ?? 0) + 1;

export function memoryDb<Row extends VersionedRow>(): TableDb<Row> {
  const rows = new Map<string, Row>();
  return {
    persistent: false,
    all: async () => [...rows.values()],
    get: async (id) => rows.get(id) ?? null,
    put: async (row) => {
      if (!follows(row, rows.get(row.id))) return false;
      rows.set(row.id, row);
      return true;
    },
    remove: async (id) => void rows.delete(id),
  };
}

function indexedDb<Row extends VersionedRow>(database: IDBDatabase): TableDb<Row> {
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    persistent: true,
    all: () => done(store('readonly').getAll() as IDBRequest<Row[]>),
    get: async (id) => (await done(store('readonly').get(id) as IDBRequest<Row | undefined>)) ?? null,
    put: async (row) => {
      // One transaction: no other tab writes between reading and writing.
      const tables = store('readwrite');
      if (!follows(row, await done(tables.get(row.id) as IDBRequest<Row | undefined>))) return false;
      await done(tables.put(row));
      return true;
    },
    remove: (id) => done(store('readwrite').delete(id)),
  };
}

export async function openTableDb<Row extends VersionedRow>(): Promise<TableDb<Row>> {
  try {
    const request = indexedDB.open('traque', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    return indexedDb<Row>(await done(request));
  } catch {
    return memoryDb<Row>();
  }
}
