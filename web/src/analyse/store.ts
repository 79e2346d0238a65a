/** Analyses that were made on this device, kept in a database of their own: by the game, and by where it is found. */
import type { BillEntry } from '@traque/analysis/bill';
import type { Slip } from '@traque/analysis/slip';
import type { AnalysisPlan } from '../client/worker/bills.ts';
import type { Findings } from './findings.ts';

const NAME = 'traque-analyses';
const STORE = 'analyses';
const BY_PLACE = 'place';

/** An analysis as it is stored. */
interface Row {
  /** The digest of the record. */
  readonly id: string;
  /** The replay's id, so that it goes when its game is deleted. */
  readonly place: string;
  readonly plan: AnalysisPlan;
  readonly entries: readonly BillEntry[];
  readonly slips: readonly (readonly [number, Slip])[];
}

/** Where rows are: IndexedDB, or memory where the browser denies it. */
export interface Rows {
  get(id: string): Promise<unknown>;
  put(row: Row): Promise<void>;
  removeByPlace(place: string): Promise<void>;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

export function memoryRows(): Rows {
  const rows = new Map<string, Row>();
  return {
    get: async (id) => rows.get(id),
    put: async (row) => void rows.set(row.id, row),
    removeByPlace: async (place) => {
      for (const row of rows.values()) if (row.place === place) rows.delete(row.id);
    },
  };
}

async function openRows(): Promise<Rows> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_PLACE, BY_PLACE),
    );
    const database = await done(request);
    const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
    return {
      get: (id) => done(store('readonly').get(id)),
      put: async (row) => void (await done(store('readwrite').put(row))),
      removeByPlace: async (place) => {
        const rows = store('readwrite');
        const keys = await done(rows.index(BY_PLACE).getAllKeys(place));
        await Promise.all(keys.map((key) => done(rows.delete(key))));
      },
    };
  } catch {
    return memoryRows();
  }
}

export interface AnalysisStore {
  load(digest: string): Promise<Findings | null>;
  save(digest: string, place: string, found: Findings): Promise<void>;
  /** Of a game that is deleted. */
  remove(place: string): Promise<void>;
}

/** What an older or a broken version of the app may have left is not taken on trust. */
function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const { plan, entries, slips } = value as Partial<Record<keyof Row, unknown>>;
  return typeof plan === 'object' && plan !== null && Array.isArray(entries) && Array.isArray(slips);
}

export function analysisStore(rows: Promise<Rows>): AnalysisStore {
  return {
    async load(digest) {
      const row = await (await rows).get(digest);
      return isRow(row) ? { plan: row.plan, entries: row.entries, slips: new Map(row.slips) } : null;
    },
    async save(digest, place, { plan, entries, slips }) {
      await (await rows).put({ id: digest, place, plan, entries, slips: [...slips] });
    },
    remove: async (place) => (await rows).removeByPlace(place),
  };
}

let opened: AnalysisStore | null = null;

/** This browser's own. */
export function ownAnalyses(): AnalysisStore {
  opened ??= analysisStore(openRows());
  return opened;
}
