/** What a notice says about a table, and when a reminder is due. Pure. */
import type { Notice } from '@traque/wire/notices';
import type { Settings } from '../settings.ts';
import type { DueNotice } from '../store/store.ts';
import { LONG_CLOCK } from '../table/clock.ts';
import type { TableState } from '../table/fold.ts';
import type { LogEntry } from '../table/log.ts';
import { clockReaches, deadlineOf, toAct } from '../table/moment.ts';
import { botAt, personAt } from '../table/roster.ts';

/** The turn of a person. */
export interface Turn {
  readonly seat: number;
  /** The entry by which it began. */
  readonly number: number;
  /** The guest ids of the devices that play the seat. */
  readonly guests: readonly string[];
}

/** Null if nobody has to be told: a bot is to act, or no game is played. */
export function turnOf(state: TableState): Turn | null {
  const seat = toAct(state);
  if (seat === null || state.progress === null || botAt(state.roster, seat) !== null) return null;
  const person = personAt(state.roster, seat);
  return person === null ? null : { seat, number: state.progress.turn, guests: person.owners };
}

export const hasLongClock = ({ roster: { terms } }: TableState): boolean =>
  terms.clock !== null && terms.clock >= LONG_CLOCK;

/** The part of the time that is over at a reminder. */
const OVER_AT_REMINDER = 0.8;

/** When the player to act is reminded; null: not at all, since the clock stands still or is a short one. */
export function reminderAt(state: TableState): number | null {
  return deadlineOf(state) === null || !hasLongClock(state) ? null : clockReaches(state, OVER_AT_REMINDER);
}

/** At a table with a short clock a player who is away is told sooner. */
export function delayOf({ roster: { terms } }: TableState, delayMs: number): number {
  return terms.clock === null ? delayMs : Math.min(delayMs, terms.clock * 100);
}

/**
 * What is stored with the entry by which a turn begins, so that the player is told even if this process dies: nothing if
 * they are here, unless a reminder may be needed after they have left.
 */
export function noticeWith(
  state: TableState,
  { number, at }: LogEntry,
  present: readonly number[],
  { notices, noticeDelayMs }: Settings,
): DueNotice | null {
  const turn = notices === 'off' ? null : turnOf(state);
  if (turn?.number !== number || (present.includes(turn.seat) && !hasLongClock(state))) return null;
  return { due: at + delayOf(state, noticeDelayMs), guests: turn.guests };
}

export function noticeFor(state: TableState, seat: number, kind: Notice['kind'], origin: string): Notice {
  const { id, terms, seats } = state.roster;
  const players = seats.flatMap((there, other) => (there.kind === 'person' && other !== seat ? [there.name] : []));
  return {
    kind,
    table: id,
    game: terms.game,
    ...(terms.title === undefined ? {} : { title: terms.title }),
    players,
    last: players.length > 0,
    deadline: deadlineOf(state),
    url: `${origin}/table/${id}`,
  };
}
