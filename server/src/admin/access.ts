/**
 * Who may look after the server: who has a link, which works once and for a day, and then the cookie it was exchanged for.
 * Of both the database holds hashes alone, so that neither a copy of it nor a look into it lets anybody in. All processes
 * that share a database know them.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_MS = DAY_MS;
export const SESSION_MS = 7 * DAY_MS;

const LINK = 'admin-link:';
const SESSION = 'admin-session:';
const FIRST = 'admin-first';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');

/** A new link: its path, and what is to be stored in the settings. */
export function newLink(now: number): { readonly path: string; readonly key: string; readonly value: string } {
  const token = newToken();
  return { path: `/admin/enter?link=${token}`, key: `${LINK}${hashOf(token)}`, value: `${now + LINK_MS}` };
}

/** Belongs to a session: a page of another site cannot know it. */
export const formTokenOf = (session: string): string => hashOf(`form ${session}`);

export class AdminAccess {
  readonly #store: Store;
  readonly #time: Time;

  constructor({ store, time }: { readonly store: Store; readonly time: Time }) {
    this.#store = store;
    this.#time = time;
  }

  /** The path of a link at the first start on this database, in one of several processes; else null. */
  async firstLink(): Promise<string | null> {
    const own = newToken();
    return (await this.#store.setting(FIRST, own)) === own ? this.link() : null;
  }

  async link(): Promise<string> {
    const { path, key, value } = newLink(this.#time.now());
    await this.#store.putSetting(key, value);
    return path;
  }

  /** A session for a link, once; null if the link is used, too old or wrong. */
  async exchange(link: string): Promise<string | null> {
    await this.#forgetOld();
    const until = await this.#store.takeSetting(`${LINK}${hashOf(link)}`);
    if (until === null || Number(until) < this.#time.now()) return null;
    const session = newToken();
    await this.#store.putSetting(`${SESSION}${hashOf(session)}`, `${this.#time.now() + SESSION_MS}`);
    return session;
  }

  async isSession(session: string): Promise<boolean> {
    const [found] = await this.#store.settingsUnder(`${SESSION}${hashOf(session)}`);
    return found !== undefined && Number(found.value) >= this.#time.now();
  }

  async end(session: string): Promise<void> {
    await this.#store.takeSetting(`${SESSION}${hashOf(session)}`);
  }

  async #forgetOld(): Promise<void> {
    const known = [...(await this.#store.settingsUnder(LINK)), ...(await this.#store.settingsUnder(SESSION))];
    for (const { key, value } of known) if (Number(value) < this.#time.now()) await this.#store.takeSetting(key);
  }
}
