/**
 * The live connection of one table: `/api/tables/ID/live` (WebSocket, one JSON message a frame).
 *
 * The client says `hello` with the last number it has; it gets `welcome` with how things stand and, if they are still
 * at hand, the entries it missed. From then on one `update` an entry, numbers without gaps. If the viewer's own standing
 * changes (he took a seat, he was removed), another `welcome` follows. Room affairs go over HTTP and come back as updates.
 */
import * as v from 'valibot';
import { CommandId, LogNumber, Text, Token } from './common.ts';
import { Problem } from './errors.ts';
import { Accepted, Action, Entry, Moment, Refused, Snapshot } from './play.ts';
import { Line, Presence, Room, reactions, Talk } from './room.ts';

/** Raised when a page that speaks the old wire would misunderstand the new one: it then says so instead of guessing. */
export const WIRE = 1;

export const ClientMessage = v.variant('type', [
  // The most frequent first: they are tried one after the other.
  v.object({ type: v.literal('command'), id: CommandId, decision: LogNumber, action: Action }),
  v.object({
    type: v.literal('hello'),
    /** The last entry that the client has. */
    after: v.exactOptional(LogNumber),
    /** A seat's token, instead of the guest's cookie. */
    token: v.exactOptional(Token),
    /** Send the legal actions whenever it is this seat's turn. */
    legal: v.exactOptional(v.boolean()),
    /** Once it has the whole view, leave out of the next ones what never changes in a game: a board, a map. */
    brief: v.exactOptional(v.boolean()),
  }),
  v.object({ type: v.literal('undo'), id: CommandId, decision: LogNumber }),
  /** Take one's seat back from the bot. Any command does so too. */
  v.object({ type: v.literal('return') }),
  v.object({ type: v.literal('say'), text: Text }),
  v.object({ type: v.literal('react'), reaction: v.picklist(reactions) }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferInput<typeof ClientMessage>;

export const Update = v.object({
  ...Entry.entries,
  /** After entries that change the room. */
  room: v.exactOptional(Room),
  /** How the game stands after it; null before the start. Absent where nothing of it changed. */
  moment: v.exactOptional(v.nullable(Moment)),
});
export type Update = v.InferOutput<typeof Update>;

export const ServerMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    /** The version of this wire that the server speaks. */
    wire: v.number(),
    ...Snapshot.entries,
    /** What happened since `after`, oldest first, without gaps; null: too long ago, take the position as it stands. */
    missed: v.nullable(v.array(Entry)),
    talk: Talk,
  }),
  v.object({ type: v.literal('update'), ...Update.entries }),
  v.object({ type: v.literal('accepted'), ...Accepted.entries }),
  v.object({ type: v.literal('refused'), ...Refused.entries }),
  v.object({ type: v.literal('presence'), ...Presence.entries }),
  v.object({ type: v.literal('line'), ...Line.entries }),
  v.object({ type: v.literal('pong') }),
  /** With the id of the command or undo that it answers. */
  v.object({ type: v.literal('error'), error: Problem, id: v.exactOptional(CommandId) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;

/** Close codes of the live connection. */
export const closeCodes = {
  closing: 1001,
  tooLarge: 1009,
  /** Something failed here, a hello for instance: come back. */
  again: 1011,
  tooFast: 4008,
  refused: 4003,
  noTable: 4004,
} as const;
