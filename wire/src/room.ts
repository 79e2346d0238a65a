/** The public side of a table: who sits where, the options, what was agreed on. The same for every viewer. */
import * as v from 'valibot';
import { Level, LogNumber, Name, Seat, TableId, TableTitle, Text, Time, whole, Words } from './common.ts';

/** Seconds per move; null: no clock. */
export const clocks = [null, 30, 60, 120, 300, 3600, 86_400, 259_200, 604_800, 1_209_600] as const;
export const Clock = v.nullable(v.picklist(clocks.filter((clock) => clock !== null)));
/** Clocks from this time on, in seconds, can stand still in the nights and holidays of the player to act. */
export const SLOW_CLOCK = 86_400;
export const Visibility = v.picklist(['public', 'private']);

/** Colour and shape: ▲ ● ■ ◆ ★. No two seats of a table look alike. */
const Look = whole(4);
/** If left out: one that nobody asked for. */
const lookInput = { look: v.exactOptional(Look) };

export const SeatInput = v.variant('kind', [
  /** The guest who creates the table. At most one seat. */
  v.object({ kind: v.literal('me'), ...lookInput }),
  v.object({ kind: v.literal('open'), ...lookInput }),
  v.object({ kind: v.literal('bot'), level: Level, ...lookInput }),
]);

export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(20)),
  /** Options of the game; those left out are decided by chance or default. */
  options: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()), {}),
  seats: v.pipe(v.array(SeatInput), v.minLength(1), v.maxLength(10)),
  visibility: v.exactOptional(Visibility, 'private'),
  clock: v.exactOptional(Clock, null),
  title: v.exactOptional(v.pipe(TableTitle, v.description('What the table is called, in lists and invitations.'))),
  rests: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description('With a clock of a day or more: it stands still in nights and holidays; left out: it does.'),
    ),
  ),
  hints: v.exactOptional(
    v.pipe(v.boolean(), v.description('Whether players may ask a bot what to do; left out: they may not.')),
  ),
  rated: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description(
        'A rated game, if every player agrees: among people only, without hints, undo and take-over, with a clock.',
      ),
    ),
  ),
  helps: v.exactOptional(
    v.pipe(v.boolean(), v.description('Deprecated: false means the option `helps: "no"`, if the game has it.')),
  ),
});
export type CreateTable = v.InferInput<typeof CreateTable>;

/** Absent in lists of old tables, from before looks could be chosen: then it is the seat's number. */
const look = { look: v.exactOptional(Look) };

export const RoomSeat = v.variant('kind', [
  v.object({ kind: v.literal('open'), ...look }),
  v.object({
    kind: v.literal('person'),
    ...look,
    name: Name,
    /** They added words of their own to the chance of this table. */
    contributed: v.boolean(),
    /** A bot of this level plays for them until they return. */
    takenOver: v.nullable(Level),
    /** They have the seat back when the bot has made the present move. */
    returning: v.exactOptional(v.boolean()),
    /** They agree to abandon the game. */
    abandons: v.boolean(),
    /** On these days they are away, at the latest until the end of them, and their clock stands still; absent: none. */
    holidays: v.exactOptional(v.array(v.object({ from: Time, to: Time }))),
    /** Only at a rated table: whether they agree to a rated game. */
    rated: v.exactOptional(v.boolean()),
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
  rests: v.exactOptional(
    v.pipe(v.boolean(), v.description('The clock stands still in nights and holidays; left out: it does not.')),
  ),
  title: v.exactOptional(v.pipe(TableTitle, v.description('What the host calls it; left out: nothing.'))),
  hints: v.exactOptional(
    v.pipe(v.boolean(), v.description('Players may ask a bot what to do; left out: they may not.')),
  ),
  rated: v.exactOptional(v.pipe(v.boolean(), v.description('A rated table; left out: it is not.'))),
  helps: v.exactOptional(v.pipe(v.boolean(), v.description('Deprecated: read the option `helps`.')), true),
  phase: v.picklist(['gathering', 'playing', 'over', 'abandoned']),
  /** The host's name, and their seat if they have one. */
  host: v.object({ name: Name, seat: v.nullable(Seat) }),
  seats: v.array(RoomSeat),
  /** SHA-256 of the secret that all chance of this table comes from, shown before anybody contributes. */
  commit: v.string(),
  created: Time,
  started: v.nullable(Time),
  /** The table that this is a rematch of, and this table's rematch. */
  previous: v.nullable(TableId),
  next: v.nullable(TableId),
  /** The seats that won, when the game is over; absent before, and at tables that ended before this was kept. */
  winners: v.exactOptional(v.array(Seat)),
  /** Who lost a rated game by leaving it, or by their time; `phase` is then `abandoned`, and the others are the winners. */
  forfeit: v.exactOptional(v.object({ seat: Seat, why: v.picklist(['left', 'time']) })),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

/** Who is connected: seats by number, watchers as a count. */
export const Presence = v.object({ seats: v.array(Seat), watchers: v.number() });
export type Presence = v.InferOutput<typeof Presence>;

/** One table in the lobby or in the list of a guest's tables. */
export const Listing = v.object({
  room: RoomInfo,
  presence: Presence,
  /** Of the last entry: it changes when anything happens. */
  number: LogNumber,
  toAct: v.nullable(Seat),
  /** When the last entry was made. */
  changed: v.exactOptional(Time),
  /** Only in the list of a guest's tables: when the clock of the player to act runs out; null: none runs. */
  deadline: v.exactOptional(v.nullable(Time)),
  /** Only there: the public part of the last entry, its kind as in an update. */
  last: v.exactOptional(v.object({ kind: v.string(), seat: v.exactOptional(Seat) })),
  /** The guest's own seat. */
  seat: v.nullable(Seat),
});
export type Listing = v.InferOutput<typeof Listing>;
export const Listings = v.object({ tables: v.array(Listing) });

export const Guest = v.object({ name: Name });
export type Guest = v.InferOutput<typeof Guest>;
export const Me = v.object({ guest: v.nullable(Guest) });

export const Join = v.object({
  /** If left out: any open seat. */
  seat: v.exactOptional(Seat),
  rated: v.exactOptional(
    v.pipe(v.boolean(), v.description('At a rated table: agree to a rated game. Left out: not yet.')),
  ),
});
/** A seat and its token, which plays it from anywhere: for scripts, or as `/table/ID#seat=TOKEN` for another device. */
export const Seated = v.object({ table: TableId, seat: v.nullable(Seat), token: v.nullable(v.string()) });
export type Seated = v.InferOutput<typeof Seated>;

export const Claim = v.object({ token: v.string() });
export const SeatFilling = v.variant('kind', [
  /** Empties the seat: removes a bot, or before the start a player. */
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: Level }),
]);
/** A colour that no other player has; a bot or an open seat that had it gets the player's former one. */
export const LookInput = v.object({ look: Look });
export const Contribution = v.object({ words: Words });
export const Agreement = v.object({ agree: v.boolean() });
export const TakeOver = v.object({ seat: Seat });
export const Rematch = v.object({ table: TableId });

export const reactions = ['hello', 'well', 'wow', 'laugh', 'ouch', 'thinking', 'thanks', 'good'] as const;

export const Say = v.union([v.object({ text: Text }), v.object({ reaction: v.picklist(reactions) })]);
export type Say = v.InferOutput<typeof Say>;

/** One chat line. Players read players, watchers read watchers. */
export const Line = v.object({
  /** Its number within the channel. */
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
