/** The request by which a notice is sent: encrypted for a device (RFC 8030, 8188, 8291, 8292), signed for a webhook. */
import { createHmac } from 'node:crypto';
import type { Notice, PushSubscription } from '@traque/wire/notices';
import webpush from 'web-push';
import type { Signing } from '../http/signing.ts';
import type { NoticeTarget } from '../store/notice-store.ts';
import type { OutboundRequest } from './outbound.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface NoticeKeys {
  readonly vapid: VapidKeys;
  readonly signing: Signing;
  /** How push services can reach the host. */
  readonly contact: string | null;
}

export const newVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();

/** Without a clock a notice that could not be delivered in this time is dropped; seconds. */
const MAX_TTL = 14 * 24 * 3600;
const MIN_TTL = 60;

/** Push services want to know whom to ask: who has set nothing up is reached where the app is. */
function subjectOf({ contact }: NoticeKeys, { origin }: NoticeTarget): string {
  return contact ?? (origin.startsWith('https://') ? origin : 'mailto:host@localhost');
}

/** Whether something can be encrypted for this subscription. */
export function isEncryptable({ keys }: PushSubscription): boolean {
  try {
    webpush.encrypt(keys.p256dh, keys.auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

function pushRequest(target: NoticeTarget, notice: Notice, keys: NoticeKeys, now: number): OutboundRequest {
  const left = notice.deadline === null ? MAX_TTL : Math.ceil((notice.deadline - now) / 1000);
  const { endpoint, headers, body } = webpush.generateRequestDetails(
    { endpoint: target.address, keys: JSON.parse(target.keys) as PushSubscription['keys'] },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: subjectOf(keys, target), ...keys.vapid },
      contentEncoding: 'aes128gcm',
      TTL: Math.min(MAX_TTL, Math.max(MIN_TTL, left)),
      urgency: notice.kind === 'reminder' ? 'high' : 'normal',
      // A later notice about the same table takes the place of one that was not delivered yet.
      topic: keys.signing.noticeTopic(target.guest, notice.table),
    },
  );
  const texts = Object.entries(headers as Record<string, unknown>).map(([name, value]) => [name, String(value)]);
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body };
}

function webhookRequest(target: NoticeTarget, notice: Notice, { signing }: NoticeKeys): OutboundRequest {
  const body = Buffer.from(JSON.stringify(notice));
  const key = signing.webhookKey(target.guest, target.address);
  return {
    url: target.address,
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'user-agent': 'traque',
      'traque-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
    },
    body,
  };
}

export function requestFor(target: NoticeTarget, notice: Notice, keys: NoticeKeys, now: number): OutboundRequest {
  return target.kind === 'push' ? pushRequest(target, notice, keys, now) : webhookRequest(target, notice, keys);
}
