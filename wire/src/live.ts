/**
 * The live connection of one table: `/api/tables/ID/live` (WebSocket, one JSON message per frame).
 *
 * The client sends `hello` with the number of the last entry it has, and gets `welcome` with the present position and, if
 * there are not too many, the entries it missed. From then on it gets one `update` per entry, numbered without gaps. If
 * the viewer's own seat changes (they took one, they were removed), another `welcome` follows. Commands around the game
 * (joining, starting) go over HTTP; their effects come as updates.
 */
import * as v from 'valibot';
import { CommandId, LogNumber, Text, Token } from './common.ts';
import { Problem } from './errors.ts';
import { Accepted, Action, Entry, Moment, Refused, Snapshot } from './play.ts';
import { Line, Presence, RoomInfo, reactions, Talk } from './room.ts';

/**
 * Raised when a page that knows the old version would misunderstand the new one: it then says so instead of guessing. An
 * added key needs no new version, since a page ignores keys that it does not know.
 */
export const WIRE = 1;

export const ClientMessage = v.variant('type', [
  // The most frequent first: the options are tried in order.
  v.object({ type: v.literal('command'), id: CommandId, decision: LogNumber, action: Action }),
  v.object({
    type: v.literal('hello'),
    /** The last entry that the client has. */
    after: v.exactOptional(LogNumber),
    /** A seat's token, instead of the guest's cookie. */
    token: v.exactOptional(Token),
    /** Send the legal actions whenever it is this seat's turn. */
    legal: v.exactOptional(v.boolean()),
    /** After the first view, leave out what never changes in a game, such as a board or a map. */
    brief: v.exactOptional(v.boolean()),
    /** With `brief`: of lists that only grow, send the new entries alone. */
    grown: v.exactOptional(v.boolean()),
  }),
  v.object({ type: v.literal('undo'), id: CommandId, decision: LogNumber }),
  /** Take the own seat back from the bot. Any command does that too. */
  v.object({ type: v.literal('return') }),
  v.object({ type: v.literal('say'), text: Text }),
  v.object({ type: v.literal('react'), reaction: v.picklist(reactions) }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferInput<typeof ClientMessage>;

export const Update = v.object({
  ...Entry.entries,
  /** After entries that change the room. */
  room: v.exactOptional(RoomInfo),
  /** The position after the entry; null before the start. */
  moment: v.exactOptional(v.nullable(Moment)),
});
export type Update = v.InferOutput<typeof Update>;

export const ServerMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    /** The server's version of the wire. */
    wire: v.number(),
    ...Snapshot.entries,
    /** The entries since `after`, oldest first, without gaps; null if there are too many. */
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
  /** An error of the server, for instance with `hello`: reconnect. */
  again: 1011,
  tooFast: 4008,
  refused: 4003,
  noTable: 4004,
} as const;
