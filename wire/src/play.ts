/**
 * The game at a table, as one viewer may know it: made only of views, public facts and events for this viewer. In two
 * positions that the viewer cannot tell apart, it is the same byte for byte.
 */
import * as v from 'valibot';
import { CommandId, Level, LogNumber, Name, Seat, TableId, Time } from './common.ts';
import { Problem } from './errors.ts';
import { Presence, RoomInfo } from './room.ts';

export const View = v.looseObject({
  game: v.string(),
  players: v.number(),
  options: v.looseObject({}),
  toAct: v.nullable(Seat),
  result: v.nullable(v.looseObject({ winners: v.array(Seat), reason: v.string() })),
});

export const Action = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });
export const Event = v.looseObject({
  type: v.string(),
  for: v.nullable(v.array(Seat)),
  /** The clause of the rules that it carries out. */
  clause: v.string(),
});

export const Legal = v.object({
  actions: v.array(Action),
  /** False if the list is a sample. */
  complete: v.boolean(),
});

export const Moment = v.object({
  /** The open decision, which a command must name. Null when the game is over. */
  decision: v.nullable(LogNumber),
  view: View,
  /** Only in brief updates: fields of the view that are left out because they never change. */
  kept: v.exactOptional(v.array(v.string())),
  /** Only if asked for: lists of the view that hold new entries alone, and how many come before these. */
  grown: v.exactOptional(v.record(v.string(), v.number())),
  /** When the clock runs out; null if no clock is running, also while it stands still. */
  deadline: v.nullable(Time),
  /** The seat that may take back the last action. */
  undo: v.nullable(Seat),
  /** Only if asked for, and only for the seat to act. */
  legal: v.exactOptional(Legal),
});
export type Moment = v.InferOutput<typeof Moment>;

/** The public part of an entry of the log. What happened in the game is in the events beside it. */
export const What = v.variant('kind', [
  v.object({ kind: v.literal('created') }),
  v.object({ kind: v.literal('joined'), seat: Seat, name: Name }),
  /** Another device of the player took the seat too. */
  v.object({ kind: v.literal('claimed'), seat: Seat }),
  v.object({ kind: v.literal('left'), seat: Seat }),
  v.object({ kind: v.literal('removed'), seat: Seat }),
  v.object({ kind: v.literal('filled'), seat: Seat, level: Level }),
  v.object({ kind: v.literal('emptied'), seat: Seat }),
  v.object({ kind: v.literal('contributed'), seat: Seat }),
  v.object({ kind: v.literal('coloured'), seat: Seat }),
  v.object({ kind: v.literal('started') }),
  /** `bot`: a bot chose it. */
  v.object({ kind: v.literal('action'), seat: Seat, bot: v.boolean() }),
  v.object({ kind: v.literal('undone'), seat: Seat }),
  /** The clock ran out, the others asked for it, or the player left. `once`: for this decision alone. */
  v.object({
    kind: v.literal('takenOver'),
    seat: Seat,
    level: Level,
    why: v.picklist(['time', 'absence', 'left']),
    once: v.exactOptional(v.boolean()),
  }),
  v.object({ kind: v.literal('returned'), seat: Seat }),
  /** The clock was stopped because no player was there, or runs again; the new deadline is in the moment. */
  v.object({ kind: v.literal('clock'), runs: v.boolean() }),
  /** They changed their nights or holidays; the new deadline is in the moment. */
  v.object({ kind: v.literal('rest'), seat: Seat }),
  v.object({ kind: v.literal('renamed'), seat: Seat, name: Name }),
  v.object({ kind: v.literal('agreed'), seat: Seat, agree: v.boolean() }),
  /** They agree to a rated game, or no longer. */
  v.object({ kind: v.literal('consented'), seat: Seat, rated: v.boolean() }),
  /** The host made the table unrated. */
  v.object({ kind: v.literal('unrated') }),
  /** They left a rated game, or their time ran out: they have lost it, and it is over. */
  v.object({ kind: v.literal('forfeited'), seat: Seat, why: v.picklist(['left', 'time']) }),
  v.object({ kind: v.literal('abandoned') }),
  v.object({ kind: v.literal('rematch'), table: TableId }),
]);
export type What = v.InferOutput<typeof What>;

/** One entry of the log. Every viewer gets exactly one message for each entry, even if they may see no event of it. */
export const Entry = v.object({
  number: LogNumber,
  at: Time,
  what: What,
  events: v.array(Event),
});
export type Entry = v.InferOutput<typeof Entry>;

export const Snapshot = v.object({
  /** The viewer's seat, or null for a watcher. */
  seat: v.nullable(Seat),
  host: v.boolean(),
  /** The server's time, to compare deadlines with. */
  now: Time,
  /** The last entry that is included. */
  number: LogNumber,
  room: RoomInfo,
  presence: Presence,
  /** Null before the start. */
  moment: v.nullable(Moment),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

export const Command = v.object({ id: CommandId, decision: LogNumber, action: Action });
export type Command = v.InferOutput<typeof Command>;
export const Undo = v.object({ id: CommandId, decision: LogNumber });

export const Accepted = v.object({ id: CommandId, number: LogNumber });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Why a command was refused, and the present position. */
export const Refused = v.object({
  id: CommandId,
  why: v.variant('reason', [
    /** A rule forbids it: the clause, the key of the message and its values. */
    v.object({
      reason: v.literal('rule'),
      rule: v.string(),
      why: v.string(),
      values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
    /** That decision is over. */
    v.object({ reason: v.literal('stale') }),
    /** Nothing can be taken back: something was revealed, rolled or drawn, or another seat has acted. */
    v.object({ reason: v.literal('noUndo') }),
    v.object({ reason: v.literal('error'), error: Problem }),
  ]),
  /** Absent if the viewer may not see the table. */
  snapshot: v.exactOptional(Snapshot),
});
export type Refused = v.InferOutput<typeof Refused>;
