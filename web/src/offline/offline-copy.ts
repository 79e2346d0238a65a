/** The copy of the app that a browser keeps to run without a network. */
import type { KeptFiles } from './kept-files.ts';

const CACHE = 'traque-app';
/** Fetched at once: a slow connection waits less, and a page that is loading meanwhile still gets its share. */
const AT_ONCE = 4;

export class OfflineCopy {
  readonly #files: KeptFiles;

  constructor(files: KeptFiles) {
    this.#files = files;
  }

  /** Fetches what is not there yet. What an earlier version needs stays until this one takes over. */
  async complete(): Promise<void> {
    const cache = await caches.open(CACHE);
    const rest = this.#files.addresses.values();
    const fetchRest = async (): Promise<void> => {
      for (const address of rest) if ((await cache.match(address)) === undefined) await cache.add(address);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchRest));
  }

  /** Removes the files of earlier versions. */
  async tidy(): Promise<void> {
    const cache = await caches.open(CACHE);
    const needed = new Set(this.#files.addresses);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (!needed.has(pathname + search)) await cache.delete(url);
    }
    // Before there was this worker, Workbox kept the app.
    for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name);
  }

  /** The file at an address. The browser may have dropped it: then the server is asked. */
  async answer(address: string, request: Request): Promise<Response> {
    const kept = await caches.match(address, { cacheName: CACHE });
    return kept ?? fetch(request);
  }
}
