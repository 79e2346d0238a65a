/**
 * Sends notices. A push service or webhook that is down, slow or overloaded is tried again a few times, as long as the
 * notice is still true. What it is sent to is never logged: who knows the address of a subscription can use it.
 */
import type { Notice } from '@traque/wire/notices';
import type { Dependencies } from '../dependencies.ts';
import type { NoticeTarget } from '../store/notice-store.ts';
import { post } from './outbound.ts';
import { ForbiddenAddressError } from './public-address.ts';
import { type NoticeKeys, requestFor } from './requests.ts';

/** Pauses before further attempts. */
const RETRY_MS = [30_000, 120_000, 600_000] as const;
/** After this many notices in a row that could not be sent, the target is removed. */
const MAX_FAILURES = 20;
/** Requests at once, and how many may wait for one of them to end: further notices are dropped. */
const MAX_REQUESTS = 16;
const MAX_WAITING = 1000;
const HOUR_MS = 3_600_000;

/** `limited`: too many in this hour. */
type Outcome =
  | { readonly kind: 'sent' | 'gone' | 'failed' | 'limited' }
  | { readonly kind: 'later'; readonly ms: number };

function outcomeOf(status: number, retryAfter: number | null): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  // A redirect is not followed, and another answer to the same request is not to be expected.
  if (status < 500 && status !== 429 && status !== 408) return { kind: 'failed' };
  return { kind: 'later', ms: (retryAfter ?? 0) * 1000 };
}

/** A notice to one target; null when it is no longer true. */
export type NoticeMaker = () => Promise<Notice | null>;

export class Delivery {
  readonly #deps: Dependencies;
  readonly #keys: NoticeKeys;
  readonly #closed = new AbortController();
  readonly #retries = new Set<() => void>();
  #requests = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(deps: Dependencies, keys: NoticeKeys) {
    this.#deps = deps;
    this.#keys = keys;
  }

  /** Never fails, and nobody waits for it. */
  async send(target: NoticeTarget, make: NoticeMaker, attempt = 0): Promise<void> {
    try {
      const notice = await make();
      if (notice === null || !(await this.#mayStart())) return;
      const outcome = await this.#post(target, notice, attempt);
      if (outcome.kind === 'later' && attempt < RETRY_MS.length) this.#retry(target, make, attempt, outcome.ms);
      else await this.#settle(target, outcome.kind);
    } catch (error) {
      if (this.#closed.signal.aborted) return;
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'a notice failed');
    }
  }

  async #post(target: NoticeTarget, notice: Notice, attempt: number): Promise<Outcome> {
    try {
      const { store, time, resolve, settings } = this.#deps;
      const hour = Math.floor(time.now() / HOUR_MS);
      if (attempt === 0 && !(await store.notices.count(target.id, hour, settings.noticesPerHour)))
        return { kind: 'limited' };
      const { status, retryAfter } = await post(requestFor(target, notice, this.#keys, time.now()), {
        time,
        resolve,
        allowPrivate: settings.noticesToPrivate,
        signal: this.#closed.signal,
      });
      return outcomeOf(status, retryAfter);
    } catch (error) {
      return error instanceof ForbiddenAddressError ? { kind: 'failed' } : { kind: 'later', ms: 0 };
    } finally {
      this.#requests--;
      this.#waiting.shift()?.();
    }
  }

  /** Waits for a free place; false if too many wait already, or the server closes. */
  async #mayStart(): Promise<boolean> {
    if (this.#requests >= MAX_REQUESTS) {
      if (this.#waiting.length >= MAX_WAITING) return false;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    if (this.#closed.signal.aborted) return false;
    this.#requests++;
    return true;
  }

  #retry(target: NoticeTarget, make: NoticeMaker, attempt: number, askedMs: number): void {
    if (this.#closed.signal.aborted) return;
    const ms = Math.min(Math.max(RETRY_MS[attempt]!, askedMs), RETRY_MS.at(-1)!);
    const cancel = this.#deps.time.after(ms, () => {
      this.#retries.delete(cancel);
      void this.send(target, make, attempt + 1);
    });
    this.#retries.add(cancel);
  }

  async #settle({ id, guest, kind }: NoticeTarget, outcome: Outcome['kind']): Promise<void> {
    if (this.#closed.signal.aborted) return;
    const { metrics, store, log } = this.#deps;
    metrics.notices.inc({ kind, outcome: outcome === 'later' ? 'failed' : outcome });
    if (outcome === 'sent') await store.notices.sent(id);
    else if (outcome === 'gone') await store.notices.remove(id, guest);
    else if (outcome !== 'limited') {
      log.info({ kind }, 'a notice could not be sent');
      await store.notices.failed(id, MAX_FAILURES);
    }
  }

  close(): void {
    this.#closed.abort(new Error('the server is closing'));
    for (const cancel of this.#retries) cancel();
    for (const go of this.#waiting.splice(0)) go();
  }
}
