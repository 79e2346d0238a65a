/**
 * Whether the cookie of a guest still holds: an account may have been signed out everywhere since, or deleted, perhaps by
 * another process. What the database said is remembered for a few seconds, so that most requests do not ask it.
 */
import type { Dependencies } from '../dependencies.ts';
import { every } from '../time.ts';
import type { GuestIdentity, Identity } from '../table/identity.ts';

const REMEMBERED_MS = 5000;
const MAX_REMEMBERED = 10_000;
/** How long another process may keep a connection open whose session is void. */
const CHECK_MS = 20_000;

/** A live connection of somebody who is signed in. */
interface Watched {
  readonly guest: GuestIdentity;
  readonly close: () => void;
}

const nothing = (): void => undefined;

/** `null`: there is no account of this id. */
type Epoch = number | null;

export class Sessions {
  readonly #deps: Pick<Dependencies, 'store' | 'time' | 'log'>;
  /** Latest asked last. */
  readonly #epochs = new Map<string, { readonly at: number; readonly epoch: Promise<Epoch> }>();
  readonly #watched = new Set<Watched>();
  readonly #stop: () => void;

  constructor(deps: Pick<Dependencies, 'store' | 'time' | 'log'>) {
    this.#deps = deps;
    this.#stop = every(deps.time, CHECK_MS, () => this.#check());
  }

  /** Without the guest if their session is void. */
  async verified(identity: Identity): Promise<Identity> {
    const { guest } = identity;
    if (guest === null || (await this.#holds(guest))) return identity;
    return { ...identity, guest: null };
  }

  async #holds({ id, session }: GuestIdentity): Promise<boolean> {
    const claimed = session?.epoch ?? null;
    const known = this.#remembered(id);
    // What is remembered may be from before they signed in at another process: a no is always asked again.
    if (known !== null && (await known) === claimed) return true;
    return (await this.#read(id)) === claimed;
  }

  #remembered(id: string): Promise<Epoch> | null {
    const known = this.#epochs.get(id);
    return known !== undefined && this.#deps.time.monotonic() - known.at < REMEMBERED_MS ? known.epoch : null;
  }

  #read(id: string): Promise<Epoch> {
    const epoch = this.#deps.store.account(id).then((account) => account?.epoch ?? null);
    const fresh = { at: this.#deps.time.monotonic(), epoch };
    this.#epochs.delete(id);
    this.#epochs.set(id, fresh);
    // A failure is not remembered.
    epoch.catch(() => this.#epochs.get(id) === fresh && this.#epochs.delete(id));
    if (this.#epochs.size > MAX_REMEMBERED) this.#epochs.delete(this.#epochs.keys().next().value!);
    return epoch;
  }

  /** The account of this id changed here: connections of void sessions are closed at once. */
  async changed(id: string): Promise<void> {
    this.#epochs.delete(id);
    await this.#check(id);
  }

  /** Closes the connection when the session is void. Returns what ends the watch. */
  watch({ guest, holds }: Identity, close: () => void): () => void {
    // A seat's token is no session, and guests without an account have none.
    if (guest?.session === undefined || holds !== null) return nothing;
    const watched = { guest, close };
    this.#watched.add(watched);
    return () => this.#watched.delete(watched);
  }

  async #check(only?: string): Promise<void> {
    for (const watched of this.#watched) {
      if (only !== undefined && watched.guest.id !== only) continue;
      try {
        if (!(await this.#holds(watched.guest))) watched.close();
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'a session could not be checked');
        return;
      }
    }
  }

  close(): void {
    this.#stop();
  }
}
