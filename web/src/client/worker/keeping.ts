/** Tables kept in this browser (IndexedDB). Where that is denied they are kept in memory, and it is said so. */

const STORE = 'tables';

/** What can be kept: it counts its changes, so that two tabs cannot write over each other. */
export interface Kept {
  readonly id: string;
  /** 1 when it is new. */
  readonly version: number;
}

export interface Keeping<T extends Kept> {
  all(): Promise<T[]>;
  get(id: string): Promise<T | null>;
  /** False, and nothing is written, unless the version before this one is what is kept. */
  put(item: T): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** False: nothing outlives the page. */
  readonly lasting: boolean;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

const follows = (item: Kept, kept: Kept | undefined): boolean => item.version === (kept?.version ?? 0) + 1;

export function inMemory<T extends Kept>(): Keeping<T> {
  const items = new Map<string, T>();
  return {
    lasting: false,
    all: async () => [...items.values()],
    get: async (id) => items.get(id) ?? null,
    put: async (item) => {
      if (!follows(item, items.get(item.id))) return false;
      items.set(item.id, item);
      return true;
    },
    remove: async (id) => void items.delete(id),
  };
}

function inBase<T extends Kept>(base: IDBDatabase): Keeping<T> {
  const store = (mode: IDBTransactionMode) => base.transaction(STORE, mode).objectStore(STORE);
  return {
    lasting: true,
    all: () => done(store('readonly').getAll() as IDBRequest<T[]>),
    get: async (id) => (await done(store('readonly').get(id) as IDBRequest<T | undefined>)) ?? null,
    put: async (item) => {
      // One transaction: no other tab writes between the look and the writing.
      const tables = store('readwrite');
      if (!follows(item, await done(tables.get(item.id) as IDBRequest<T | undefined>))) return false;
      await done(tables.put(item));
      return true;
    },
    remove: (id) => done(store('readwrite').delete(id)),
  };
}

export async function openKeeping<T extends Kept>(): Promise<Keeping<T>> {
  try {
    const request = indexedDB.open('traque', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    return inBase<T>(await done(request));
  } catch {
    return inMemory<T>();
  }
}
