/** A table as a room: who sits where, how it is played, what is agreed. Public: the same for all who look. */
import * as v from 'valibot';
import { Level, LogNumber, Name, Seat, TableId, Text, Time, whole, Words } from './common.ts';

/** Seconds a move; null: none. */
export const clocks = [null, 30, 60, 120, 300, 3600, 86_400, 259_200] as const;
export const Clock = v.nullable(v.picklist(clocks.filter((clock) => clock !== null)));
/**
 * Whether the app may draw conclusions for a player from what he knows (Momie: where each hunter could be, from what the
 * mummy heard). No rule asks for it and nothing secret is told: it is what the table agreed on.
 */
const Helps = v.boolean();
export const Visibility = v.picklist(['public', 'private']);

/** Colour and shape: ▲ ● ■ ◆ ★. No two seats of a table look alike. */
const Look = whole(4);
/** One that nobody wished for, if left out. */
const lookWish = { look: v.exactOptional(Look) };

export const SeatWish = v.variant('kind', [
  /** Whoever makes the table. At most one seat. */
  v.object({ kind: v.literal('me'), ...lookWish }),
  v.object({ kind: v.literal('open'), ...lookWish }),
  v.object({ kind: v.literal('bot'), level: Level, ...lookWish }),
]);

export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(20)),
  /** What the game's options allow; what is left out is decided by chance or default. */
  options: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()), {}),
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(10)),
  visibility: v.exactOptional(Visibility, 'private'),
  clock: v.exactOptional(Clock, null),
  helps: v.exactOptional(Helps, true),
});
export type CreateTable = v.InferInput<typeof CreateTable>;

/** Absent in listings of tables made before looks could be chosen: the seat's number. */
const look = { look: v.exactOptional(Look) };

export const RoomSeat = v.variant('kind', [
  v.object({ kind: v.literal('open'), ...look }),
  v.object({
    kind: v.literal('person'),
    ...look,
    name: Name,
    /** He added words of his own to the chance of this table. */
    contributed: v.boolean(),
    /** A bot of this level plays for him until he comes back. */
    takenOver: v.nullable(Level),
    /** He agrees to abandon the game. */
    abandons: v.boolean(),
  }),
  v.object({ kind: v.literal('bot'), ...look, level: Level }),
]);
export type RoomSeat = v.InferOutput<typeof RoomSeat>;

export const RoomInfo = v.object({
  id: TableId,
  game: v.string(),
  /** The version of the rules it is played by. */
  rules: v.number(),
  options: v.record(v.string(), v.unknown()),
  visibility: Visibility,
  clock: Clock,
  helps: v.exactOptional(Helps, true),
  phase: v.picklist(['gathering', 'playing', 'over', 'abandoned']),
  /** The host's name, and his seat if he has one. */
  host: v.object({ name: Name, seat: v.nullable(Seat) }),
  seats: v.array(RoomSeat),
  /** SHA-256 of the secret that all chance of this table comes from; shown before anybody contributes. */
  commit: v.string(),
  created: Time,
  started: v.nullable(Time),
  /** The table that this one is a rematch of, and its own rematch. */
  previous: v.nullable(TableId),
  next: v.nullable(TableId),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

/** Who is connected: seats by number, watchers as a count. */
export const Presence = v.object({ seats: v.array(Seat), watchers: v.number() });
export type Presence = v.InferOutput<typeof Presence>;

/** A line of the lobby or of one's own tables. */
export const Listing = v.object({
  room: RoomInfo,
  presence: Presence,
  /** Number of entries in the log: changes when anything happened. */
  number: LogNumber,
  toAct: v.nullable(Seat),
  /** One's own seat. */
  seat: v.nullable(Seat),
});
export type Listing = v.InferOutput<typeof Listing>;
export const Listings = v.object({ tables: v.array(Listing) });

export const Guest = v.object({ name: Name });
export type Guest = v.InferOutput<typeof Guest>;
export const Me = v.object({ guest: v.nullable(Guest) });

export const Join = v.object({
  /** Any open seat if left out. */
  seat: v.exactOptional(Seat),
});
/** A seat and the token that plays it from anywhere: for a script, or as `/table/ID#seat=TOKEN` for another device. */
export const Seated = v.object({ table: TableId, seat: v.nullable(Seat), token: v.nullable(v.string()) });
export type Seated = v.InferOutput<typeof Seated>;

export const Claim = v.object({ token: v.string() });
export const SeatFilling = v.variant('kind', [
  /** Empties the seat: removes a bot, or a player before the start. */
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: Level }),
]);
/** A colour that no other player has; a bot or an open seat that had it gets one's own. */
export const LookWish = v.object({ look: Look });
export const Contribution = v.object({ words: Words });
export const Agreement = v.object({ agree: v.boolean() });
export const TakeOver = v.object({ seat: Seat });
export const Rematch = v.object({ table: TableId });

export const reactions = ['hello', 'well', 'wow', 'laugh', 'ouch', 'thinking', 'thanks', 'good'] as const;

export const Say = v.union([v.object({ text: Text }), v.object({ reaction: v.picklist(reactions) })]);
export type Say = v.InferOutput<typeof Say>;

/** One line of talk. Players hear players, watchers hear watchers. */
export const Line = v.object({
  /** Position in its channel's talk. */
  line: LogNumber,
  at: Time,
  seat: v.nullable(Seat),
  name: Name,
  text: v.exactOptional(Text),
  reaction: v.exactOptional(v.picklist(reactions)),
});
export type Line = v.InferOutput<typeof Line>;
export const Talk = v.object({ channel: v.picklist(['players', 'watchers']), lines: v.array(Line) });
export type Talk = v.InferOutput<typeof Talk>;
