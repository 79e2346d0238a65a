/**
 * What the clock of the present decision needs. The time in which nobody could answer does not count: clocks of minutes
 * run only while a player is there, and longer ones, for games that people look at now and then, stop while the server
 * is away.
 */
import type { TableState } from './fold.ts';
import type { Absence, Attendance } from './attendance.ts';
import type { Logged } from './log.ts';
import { countedBetween, type Rest } from '../rests/rest-time.ts';
import { deadlineOf, toAct } from './moment.ts';
import { restAt } from './roster.ts';

/** Clocks from this time on, in seconds, run whether somebody is there or not. */
export const LONG_CLOCK = 3600;

/** Nobody notices less: a connection that breaks and comes back needs no entry. */
const UNNOTICED_MS = 2000;

/** More entries about the clock than this have no use: then it just goes on. */
const MAX_ENTRIES = 1000;

type ClockEntry = Extract<Logged, { kind: 'clock' }>;

interface Running {
  readonly clock: number;
  readonly set: number;
  readonly deadline: number;
  readonly rest: Rest;
  readonly now: number;
}

/** The clock as if `absence` had not been, if that came after the clock was last set. */
function without(absence: Absence | null, { clock, set, deadline, rest, now }: Running): ClockEntry | null {
  if (absence === null || absence.to <= set) return null;
  const from = absence.from === null ? null : Math.max(absence.from, set);
  if (absence.to - (from ?? set) < UNNOTICED_MS || (from ?? set) >= deadline) return null;
  const before = from === null ? clock * 1000 : countedBetween(from, deadline, rest);
  const left = before - countedBetween(absence.to, now, rest);
  return left <= 0 ? null : { kind: 'clock', left, runs: true };
}

/**
 * The entry that is due, `ranOut` if the person to act is late, or null.
 *
 * @param outage The last time in which no server was there.
 */
export function clockNeeds(
  state: TableState,
  attendance: Pick<Attendance, 'emptySince' | 'absence'>,
  outage: Absence | null,
  now: number,
): ClockEntry | 'ranOut' | null {
  const { progress, roster, number } = state;
  const { clock } = roster.terms;
  if (progress === null || clock === null || roster.phase !== 'playing') return null;
  const { emptySince, absence } = attendance;
  if (progress.paused !== null)
    return emptySince === null ? { kind: 'clock', left: progress.paused, runs: true } : null;
  const deadline = deadlineOf(state);
  if (deadline === null) return null;
  const set = progress.clockSet;
  const isLong = clock >= LONG_CLOCK;
  const few = number - progress.match.actions < MAX_ENTRIES;
  const rest = restAt(roster, toAct(state)!);
  const given = few ? without(isLong ? outage : absence, { clock, set, deadline, rest, now }) : null;
  if (given !== null) return given;
  if (deadline > now) return null;
  if (isLong || emptySince === null) return 'ranOut';
  const left = emptySince === undefined ? clock * 1000 : deadline - Math.max(emptySince, set);
  return left <= 0 ? 'ranOut' : { kind: 'clock', left, runs: false };
}
