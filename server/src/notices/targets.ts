/** Where a guest's notices are sent: what they set, within limits. */
import { createHash } from 'node:crypto';
import type { Answer } from '@traque/wire/api';
import type { PushSubscription } from '@traque/wire/notices';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { urlProblem } from './outbound.ts';
import { addressFor } from './public-address.ts';
import { isEncryptable, type NoticeKeys } from './requests.ts';

const MAX_DEVICES = 10;

/** A device that another guest uses now gets their notices alone. */
const pushId = (endpoint: string): string => `p${createHash('sha256').update(endpoint).digest('base64url')}`;
const webhookId = (guest: string): string => `w${guest}`;

export class NoticeTargets {
  readonly #deps: Dependencies;
  readonly #keys: NoticeKeys;

  constructor(deps: Dependencies, keys: NoticeKeys) {
    this.#deps = deps;
    this.#keys = keys;
  }

  async of(guest: string | null): Promise<Answer<'notices'>> {
    const targets = guest === null ? [] : await this.#deps.store.notices.targetsOf([guest]);
    const webhook = targets.find(({ kind }) => kind === 'webhook');
    const key = webhook === undefined ? '' : this.#keys.signing.webhookKey(webhook.guest, webhook.address);
    return {
      pushKey: this.#sends('push') ? this.#keys.vapid.publicKey : null,
      devices: targets.filter(({ kind }) => kind === 'push').length,
      webhook: webhook === undefined || !this.#sends('webhooks') ? null : { url: webhook.address, key },
    };
  }

  #sends(kind: 'push' | 'webhooks'): boolean {
    const { notices } = this.#deps.settings;
    return notices === 'all' || notices === kind;
  }

  async subscribe(guest: string, origin: string, subscription: PushSubscription): Promise<void> {
    if (!this.#sends('push')) throw new DeniedError('badTarget', 'this server sends no notices to devices');
    await this.#check(subscription.endpoint, 'endpoint');
    if (!isEncryptable(subscription)) throw new DeniedError('malformed', 'not the keys of a subscription', 'keys');
    const { endpoint: address, keys } = subscription;
    const target = { id: pushId(address), guest, kind: 'push', address, keys: JSON.stringify(keys), origin } as const;
    await this.#deps.store.notices.put(target, this.#deps.time.now(), MAX_DEVICES);
  }

  async unsubscribe(guest: string, endpoint: string): Promise<void> {
    await this.#deps.store.notices.remove(pushId(endpoint), guest);
  }

  async setWebhook(guest: string, origin: string, url: string | null): Promise<void> {
    const { store, time } = this.#deps;
    if (url === null) return store.notices.remove(webhookId(guest), guest);
    if (!this.#sends('webhooks')) throw new DeniedError('badTarget', 'this server sends no notices to programs');
    await this.#check(url, 'url');
    const target = { id: webhookId(guest), guest, kind: 'webhook', address: url, keys: '', origin } as const;
    await store.notices.put(target, time.now(), 1);
  }

  /** The same is checked again whenever something is sent. @throws {DeniedError} */
  async #check(url: string, at: string): Promise<void> {
    const { settings, resolve } = this.#deps;
    const problem = urlProblem(url, settings.noticesToPrivate);
    if (problem !== null) throw new DeniedError('badTarget', problem, at);
    try {
      await addressFor(new URL(url).hostname, resolve, settings.noticesToPrivate);
    } catch {
      // One answer for all reasons: it must not tell what is in the network of this server.
      throw new DeniedError('badTarget', 'that host cannot be reached from here, or is in a private network', at);
    }
  }
}
