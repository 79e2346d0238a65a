/** What one viewer sees of a table, and when the clock runs out. */
import type { GameEvent, Position, Seat, Viewer } from '@traque/engine/core/game';
import * as match from '@traque/engine/core/match';
import type { ServerMessage } from '@traque/wire/live';
import type { Entry, Moment } from '@traque/wire/play';
import { type TableState, type FoldedEntry, publicEntry } from './fold.ts';
import { later } from '../rests/rest-time.ts';
import { botAt, restAt, roomInfo, standInAt } from './roster.ts';

export function toAct({ progress, roster }: TableState): Seat | null {
  return progress === null || roster.phase !== 'playing' ? null : match.toAct(progress.match);
}

/** When the clock of the present decision runs out, also if a bot decides; null if it stands still. */
function clockEnd(state: TableState): number | null {
  return clockReaches(state, 1);
}

/** By state and part of the time: with nights it takes as long to compute as several moves. */
const reached = new WeakMap<TableState, Map<number, number>>();

/** When this part of the time for the present decision is over; null if the clock stands still. */
export function clockReaches(state: TableState, part: number): number | null {
  const { roster, progress } = state;
  const { clock, rests } = roster.terms;
  if (clock === null || progress === null || progress.paused !== null) return null;
  const ms = Math.round(part * clock * 1000);
  const seat = match.toAct(progress.match);
  if (rests !== true || seat === null) return progress.since + ms;
  const known = reached.get(state) ?? new Map<number, number>();
  reached.set(state, known);
  const at = known.get(part) ?? later(progress.since, ms, restAt(roster, seat));
  known.set(part, at);
  return at;
}

/** When the clock of the person to act runs out; null if a bot is to act or there is no clock. */
export function deadlineOf(state: TableState): number | null {
  const seat = toAct(state);
  return seat === null || botAt(state.roster, seat) !== null ? null : clockEnd(state);
}

/** The player of this seat missed the deadline: their stand-in makes the present decision. */
export function isLate(state: TableState, seat: Seat, now: number): boolean {
  if (toAct(state) !== seat || !standInAt(state.roster, seat)) return false;
  return (clockEnd(state) ?? Infinity) <= now;
}

/** A seat may take back this many actions before something must happen that stays: the others are waiting. */
const MAX_UNDOS = 30;

/** The seat that may take back the last action. */
export function undoSeat({ roster, progress }: TableState): Seat | null {
  if (progress === null || roster.phase !== 'playing' || roster.rated) return null;
  const seat = match.undoSeat(progress.match);
  return seat === progress.undos.seat && progress.undos.count >= MAX_UNDOS ? null : seat;
}

/** How many entries of the log are actions, or take them back. */
export const gameEntries = ({ number, roomEntries }: TableState): number => number + 1 - roomEntries;

/** The part of a moment that is the same for all viewers. */
function sharedMoment(state: TableState): Pick<Moment, 'decision' | 'deadline' | 'undo'> {
  return {
    decision: toAct(state) === null ? null : state.progress!.decision,
    deadline: deadlineOf(state),
    undo: undoSeat(state),
  };
}

/** What the viewer may do, if it is their turn. */
export function legalFor({ progress, roster }: TableState, viewer: Viewer): Moment['legal'] {
  if (progress === null || roster.phase !== 'playing') return undefined;
  return match.legalFor(progress.match, viewer) as Moment['legal'];
}

export function momentFor(state: TableState, viewer: Viewer, withLegal: boolean): Moment | null {
  const { game, progress } = state;
  if (progress === null) return null;
  const { decision, deadline, undo } = sharedMoment(state);
  const view = game.view(progress.match.state, viewer) as Position as Moment['view'];
  const legal = withLegal ? legalFor(state, viewer) : undefined;
  return { decision, view, deadline, undo, ...(legal === undefined ? {} : { legal }) };
}

/** What a listener asked for in `hello`. */
export interface DeliveryOptions {
  /** Send the legal actions too. */
  readonly legal: boolean;
  /** Leave out the constant fields of the view once the listener has them. */
  readonly brief: boolean;
  /** Of lists that only grow, send the new entries alone. */
  readonly grown: boolean;
}

/** How long each growing list of a view is. */
export type ListLengths = Readonly<Record<string, number>>;

/** In a whole view. */
export function lengthsIn(view: Readonly<Record<string, unknown>>, fields: readonly string[]): ListLengths {
  return Object.fromEntries(fields.map((field) => [field, (view[field] as unknown[]).length]));
}

function grownMoment(moment: Moment, known: ListLengths): Moment {
  const view = { ...moment.view };
  for (const [field, length] of Object.entries(known)) view[field] = (view[field] as unknown[]).slice(length);
  return { ...moment, view, grown: { ...known } };
}

function briefMoment(moment: Moment, constantFields: readonly string[]): Moment {
  const view = { ...moment.view };
  // JSON leaves out what is undefined.
  for (const field of constantFields) view[field] = undefined;
  return { ...moment, view, kept: [...constantFields] };
}

function shortened(moment: Moment, { game }: TableState, known: ListLengths | null): Moment {
  const brief = briefMoment(moment, game.constantFields);
  return known === null ? brief : grownMoment(brief, known);
}

/**
 * The update about an entry, as this viewer gets it. Most are written by `update-text.ts`, which writes what all viewers
 * share once; this is what they must equal. `known`: what the listeners already have of growing lists, if that is certain.
 */
export function updateFor(
  foldedEntry: FoldedEntry,
  state: TableState,
  viewer: Viewer,
  { legal, brief, grown }: DeliveryOptions,
  known: ListLengths | null = null,
): Extract<ServerMessage, { type: 'update' }> {
  const { kind } = foldedEntry.entry.logged;
  const moment = momentFor(state, viewer, legal);
  // After other entries the listener may not have had a whole view yet.
  const isBrief = brief && moment !== null && (kind === 'action' || kind === 'undone');
  return {
    type: 'update',
    ...entryFor(foldedEntry, viewer),
    ...(foldedEntry.room ? { room: roomInfo(state.roster) } : {}),
    moment: isBrief ? shortened(moment, state, kind === 'action' && grown ? known : null) : moment,
  };
}

export function entryFor({ entry: { number, at, logged }, events }: FoldedEntry, viewer: Viewer): Entry {
  return {
    number,
    at,
    what: publicEntry(logged),
    events: match.eventsFor(events, viewer) as readonly GameEvent[] as Entry['events'],
  };
}
