/**
 * Which file of the offline copy answers a request. Files are listed by the address they are kept at: `assets/…` with a
 * hash in the name, all others with the hash of their content (`index.html?v=…`), so that what is there is never stale.
 */

/** Addresses that the server answers itself: no pages of the app. */
const SERVER_PAGES = /^\/(api\/|admin|metrics|healthz|readyz)/;

export class KeptFiles {
  readonly #byPath: ReadonlyMap<string, string>;

  constructor(files: readonly string[]) {
    this.#byPath = new Map(files.map((file) => [`/${file.split('?', 1)[0]}`, `/${file}`]));
  }

  /** Every address, as it is fetched and kept. */
  get addresses(): readonly string[] {
    return [...this.#byPath.values()];
  }

  /** The address of the file that answers; null: the server is asked. */
  answering({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): string | null {
    const asked = new URL(url);
    if (method !== 'GET' || asked.origin !== origin) return null;
    const file = this.#byPath.get(asked.pathname);
    if (file !== undefined) return file;
    // Every other address of the app is the same page.
    return mode === 'navigate' && !SERVER_PAGES.test(asked.pathname) ? (this.#byPath.get('/index.html') ?? null) : null;
  }
}
