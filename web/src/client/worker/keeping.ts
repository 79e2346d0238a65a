/** Tables kept in this browser (IndexedDB). Where that is denied they are kept in memory, and it is said so. */

const STORE = 'tables';

export interface Keeping<T extends { readonly id: string }> {
  all(): Promise<T[]>;
  get(id: string): Promise<T | null>;
  put(item: T): Promise<void>;
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

function inMemory<T extends { readonly id: string }>(): Keeping<T> {
  const items = new Map<string, T>();
  return {
    lasting: false,
    all: async () => [...items.values()],
    get: async (id) => items.get(id) ?? null,
    put: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
  };
}

function inBase<T extends { readonly id: string }>(base: IDBDatabase): Keeping<T> {
  const store = (mode: IDBTransactionMode) => base.transaction(STORE, mode).objectStore(STORE);
  return {
    lasting: true,
    all: () => done(store('readonly').getAll() as IDBRequest<T[]>),
    get: async (id) => (await done(store('readonly').get(id) as IDBRequest<T | undefined>)) ?? null,
    put: async (item) => void (await done(store('readwrite').put(item))),
    remove: (id) => done(store('readwrite').delete(id)),
  };
}

export async function openKeeping<T extends { readonly id: string }>(): Promise<Keeping<T>> {
  try {
    const request = indexedDB.open('traque', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    return inBase<T>(await done(request));
  } catch {
    return inMemory<T>();
  }
}
