/** Invitations among people who have played together. Nobody learns more of another than the name they used then. */
import * as v from 'valibot';
import { Name, Seat, TableId, TableTitle, Time } from './common.ts';

/** Somebody at an earlier table: who they are stays with the server. */
const EarlierSeat = { table: TableId, seat: Seat };

export const Friends = v.object({
  friends: v.array(
    v.object({
      ...EarlierSeat,
      name: Name,
      /** They have been invited to this table. */
      invited: v.boolean(),
    }),
  ),
});

export const Invite = v.object(EarlierSeat);

export const Invitations = v.object({
  invitations: v.array(
    v.object({
      table: TableId,
      game: v.string(),
      title: v.exactOptional(TableTitle),
      /** The name of who invites, at the earlier table. */
      from: Name,
      at: Time,
    }),
  ),
  /** Who may not invite this person any more. */
  blocked: v.array(v.object({ id: v.string(), name: Name })),
});
export type Invitations = v.InferOutput<typeof Invitations>;

/** `block`: decline, and get no more invitations from this person. */
export const InvitationAnswer = v.object({ answer: v.picklist(['accept', 'decline', 'block']) });
export const Unblock = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });
export const Invited = v.object({});
