/** Notices that it is somebody's turn: where they are sent, and what they say. Nothing about the position. */
import * as v from 'valibot';
import { Name, TableId, TableTitle, Time } from './common.ts';

/** What is sent: encrypted to a device, as a JSON body to a webhook. */
export const Notice = v.object({
  /** `reminder`: four fifths of the time are over. `invitation`: somebody they played with asks them to a new table. */
  kind: v.picklist(['turn', 'reminder', 'invitation']),
  table: TableId,
  game: v.string(),
  /** What the host calls the table; left out: nothing. */
  title: v.exactOptional(TableTitle),
  /** The names of the other people at the table; of an invitation, who invites. */
  players: v.array(Name),
  /** Others wait for this player, and for nobody else. */
  last: v.boolean(),
  /** When the time of this move runs out; null: there is no clock. */
  deadline: v.nullable(Time),
  /** The page of the table. */
  url: v.string(),
});
export type Notice = v.InferOutput<typeof Notice>;

const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** A subscription as the browser gives it. */
export const PushSubscription = v.object({
  endpoint: Address,
  keys: v.object({
    /** An uncompressed point of P-256, and sixteen bytes. */
    p256dh: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{22}(?:==)?$/)),
  }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

export const PushEndpoint = v.object({ endpoint: Address });

export const WebhookInput = v.object({ url: v.pipe(v.nullable(Address), v.description('null: no more notices')) });

export const NoticeSettings = v.object({
  /** The server's public key for push subscriptions; null: this server sends none. */
  pushKey: v.nullable(v.string()),
  /** How many devices of this guest get notices. */
  devices: v.number(),
  /** Null: none, or this server sends to none. */
  webhook: v.nullable(
    v.object({
      url: v.string(),
      /** The key of the signature in `traque-signature`. */
      key: v.string(),
    }),
  ),
});
