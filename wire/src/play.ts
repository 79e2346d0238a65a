/**
 * The game at a table, as one viewer may know it. What is in here is made of views, public facts of the room and events
 * meant for this viewer: in two worlds that he cannot tell apart it is the same, byte by byte.
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
  /** False where the list is a sample. */
  complete: v.boolean(),
});

export const Moment = v.object({
  /** Names the open decision: a command must carry it. Null when the game is over. */
  decision: v.nullable(LogNumber),
  view: View,
  /** Only to who wants it brief: parts of the view that never change and are left out. They are in the view before. */
  kept: v.exactOptional(v.array(v.string())),
  /** When the time of this move runs out; null: no clock is running. */
  deadline: v.nullable(Time),
  /** The seat that may take back the last action. */
  undo: v.nullable(Seat),
  /** Only if asked for, and only to the seat that is to act. */
  legal: v.exactOptional(Legal),
});
export type Moment = v.InferOutput<typeof Moment>;

/** What an entry of the log says to all. What happened on the board is in the events beside it. */
export const What = v.variant('kind', [
  v.object({ kind: v.literal('created') }),
  v.object({ kind: v.literal('joined'), seat: Seat, name: Name }),
  /** The player's other device took the seat too. */
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
  /** By time-out, or because others asked. */
  v.object({ kind: v.literal('takenOver'), seat: Seat, level: Level, why: v.picklist(['time', 'absence', 'left']) }),
  v.object({ kind: v.literal('returned'), seat: Seat }),
  v.object({ kind: v.literal('agreed'), seat: Seat, agree: v.boolean() }),
  v.object({ kind: v.literal('abandoned') }),
  v.object({ kind: v.literal('rematch'), table: TableId }),
]);
export type What = v.InferOutput<typeof What>;

/** One entry of the log: every viewer gets exactly one message for each, whether any event is for him or not. */
export const Entry = v.object({
  number: LogNumber,
  at: Time,
  what: What,
  events: v.array(Event),
});
export type Entry = v.InferOutput<typeof Entry>;

export const Snapshot = v.object({
  /** Who looks: his seat, or null for a watcher. */
  seat: v.nullable(Seat),
  host: v.boolean(),
  /** The server's clock, to read deadlines by. */
  now: Time,
  /** The last entry that is in here. */
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

/** Why a command was not carried out, and how things stand instead. */
export const Refused = v.object({
  id: CommandId,
  why: v.variant('reason', [
    /** A rule forbids it: the clause, the key of its text, and the values for it. */
    v.object({
      reason: v.literal('rule'),
      rule: v.string(),
      why: v.string(),
      values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
    /** That decision is over. */
    v.object({ reason: v.literal('stale') }),
    /** Nothing that could be taken back: revealed, rolled, drawn, or somebody acted since. */
    v.object({ reason: v.literal('noUndo') }),
    v.object({ reason: v.literal('error'), error: Problem }),
  ]),
  /** Absent where one may not even look. */
  snapshot: v.exactOptional(Snapshot),
});
export type Refused = v.InferOutput<typeof Refused>;
