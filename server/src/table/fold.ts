/**
 * A table's state is the fold of its log; the game itself is played by `Match`. `fold` never changes what it is given:
 * the server folds first, then stores the entry, and only then uses the new state. Loading, playing and catching up with
 * other processes all go through this function.
 */
import type { AnyGame, Seat } from '@traque/engine/core/game';
import * as matches from '@traque/engine/core/match';
import type { Match, MatchEvent } from '@traque/engine/core/match';
import type { Entropy } from '@traque/engine/core/seeds';
import type { What } from '@traque/wire/play';
import type { ActionTaken, LogEntry, Logged } from './log.ts';
import { earlier as earlierBy } from '../rests/rest-time.ts';
import { type Roster, newRoster, restAt, rosterAfter, turnBegins } from './roster.ts';

interface MatchProgress {
  readonly match: Match;
  /** The entry that opened the present decision. */
  readonly decision: number;
  /** The entry by which the turn of the seat to act began: a turn may have several decisions. */
  readonly turn: number;
  /**
   * When the clock of the seat to act started: leaving and returning does not restart it. Later if it stood still in
   * between.
   */
  readonly since: number;
  /** When that was last set: by the entry that opened the decision, or by one about the clock. */
  readonly clockSet: number;
  /** What the clock has left while it stands still; null: it runs. */
  readonly paused: number | null;
  /** When the present player of that seat, a person or their stand-in, got the turn. */
  readonly handed: number;
  /** `since` before each action of `match.undoable`: taking an action back does not restart the clock. */
  readonly earlier: readonly number[];
  /** How often one seat has taken something back since the last thing happened that stays. */
  readonly undos: { readonly seat: Seat | null; readonly count: number };
}

/** By how much the time of the last use may be too early: it is stored for the lobby, and must not change with every move. */
export const ACTIVE_MS = 60 * 60 * 1000;

export interface TableState {
  readonly game: AnyGame;
  readonly roster: Roster;
  /** Of the last entry. */
  readonly number: number;
  /** When it was last used, at most `ACTIVE_MS` too early. */
  readonly active: number;
  /** Entries that are no part of the game: people who come and go, agree, take colours. */
  readonly roomEntries: number;
  /** Null before the start. */
  readonly progress: MatchProgress | null;
}

/** An entry and what it caused. */
export interface FoldedEntry {
  readonly entry: LogEntry;
  readonly events: readonly MatchEvent[];
  /** Whether it changed the roster. */
  readonly room: boolean;
}

export function entropyOf({ terms: { secret }, seats }: Roster): Entropy {
  // If nobody contributed, the list is absent: a list of empty texts would give other draws.
  if (!seats.some((seat) => seat.kind === 'person' && (seat.words ?? '') !== '')) return { secret };
  return { secret, contributions: seats.map((seat) => (seat.kind === 'person' ? (seat.words ?? '') : '')) };
}

/** A new table, from the first entry of its log and the rules it is played by (`rules.ts`). */
export function open(id: string, game: AnyGame, { logged, number, at }: LogEntry): TableState {
  if (logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its creation`);
  return { game, roster: newRoster(id, logged, game.options, at), number, active: at, roomEntries: 1, progress: null };
}

const noUndos = { seat: null, count: 0 };
const noTimes: readonly number[] = [];

function started({ game, roster }: TableState, { number, at }: LogEntry): MatchProgress {
  const match = matches.open(game, roster.seats.length, roster.terms.options, entropyOf(roster));
  // Field by field, as `acted` does it: then V8 keeps both alike, and in less memory than a spread.
  return {
    match,
    decision: number,
    turn: number,
    since: at,
    clockSet: at,
    paused: null,
    handed: at,
    earlier: noTimes,
    undos: noUndos,
  };
}

/** The turn after an entry that opened a decision. */
function turnAfter(before: MatchProgress, match: Match, { number }: LogEntry): number {
  return matches.toAct(before.match) === matches.toAct(match) ? before.turn : number;
}

function progressOf({ progress, roster: { id } }: TableState, { number }: LogEntry): MatchProgress {
  if (progress === null) throw new Error(`table ${id}: entry ${number} acts before the start`);
  return progress;
}

function acted(state: TableState, entry: LogEntry, { seat, action }: ActionTaken): Progressed {
  const before = progressOf(state, entry);
  const { since, earlier, undos } = before;
  const { match, events } = matches.step(before.match, seat, action);
  const kept = match.undoable.length;
  const progress = {
    match,
    decision: entry.number,
    turn: turnAfter(before, match, entry),
    since: entry.at,
    clockSet: entry.at,
    paused: null,
    handed: entry.at,
    earlier: kept === 0 ? noTimes : [...earlier, since].slice(-kept),
    // What came before another seat's action, or before something was revealed, stays.
    undos: kept === 0 || seat !== undos.seat ? noUndos : undos,
  };
  return { progress, events };
}

function undone(state: TableState, entry: LogEntry, seat: Seat): MatchProgress {
  const after = progressOf(state, entry);
  const { earlier, undos } = after;
  const match = matches.undo(after.match, seat);
  if (match === null)
    throw new Error(`table ${state.roster.id}: entry ${entry.number} takes back an action that cannot be taken back`);
  return {
    match,
    decision: entry.number,
    turn: turnAfter(after, match, entry),
    since: earlier.at(-1)!,
    clockSet: entry.at,
    paused: null,
    handed: entry.at,
    earlier: earlier.slice(0, -1),
    undos: { seat, count: undos.seat === seat ? undos.count + 1 : 1 },
  };
}

/** The time in which the clock stood still counts for no decision, also not for one that is taken back. */
function clockSet(progress: MatchProgress, roster: Roster, { at }: LogEntry, left: number, runs: boolean) {
  const rest = restAt(roster, matches.toAct(progress.match) ?? 0);
  const since = earlierBy(at, (roster.terms.clock ?? 0) * 1000 - left, rest);
  const later = since - progress.since;
  const earlier = progress.earlier.map((time) => time + later);
  return { ...progress, since, clockSet: at, paused: runs ? null : left, earlier };
}

interface Progressed {
  readonly progress: MatchProgress | null;
  readonly events: readonly MatchEvent[];
}

const noEvents: readonly MatchEvent[] = [];

function progressAfter(state: TableState, entry: LogEntry): Progressed {
  const { logged } = entry;
  const { progress } = state;
  if (logged.kind === 'started') return { progress: started(state, entry), events: noEvents };
  if (logged.kind === 'action') return acted(state, entry, logged);
  if (logged.kind === 'undone') return { progress: undone(state, entry, logged.seat), events: noEvents };
  if (logged.kind === 'clock' && progress !== null)
    return {
      progress: clockSet(progress, state.roster, entry, logged.left, logged.runs),
      events: noEvents,
    };
  const handsOver = (logged.kind === 'returned' || logged.kind === 'takenOver') && progress !== null;
  if (!handsOver || matches.toAct(progress.match) !== logged.seat) return { progress, events: noEvents };
  return { progress: { ...progress, handed: entry.at }, events: noEvents };
}

function rosterAt(state: TableState, entry: LogEntry, progress: MatchProgress | null): Roster {
  const after = rosterAfter(state.roster, entry);
  const seat = progress === null ? null : matches.toAct(progress.match);
  // Not when an action is taken back: then an earlier turn goes on.
  const begins = entry.logged.kind === 'action' && progress?.turn === entry.number && seat !== null;
  const next = begins ? turnBegins(after, seat) : after;
  if (next.phase !== 'playing' || progress === null || matches.toAct(progress.match) !== null) return next;
  return { ...next, phase: 'over', winners: state.game.result(progress.match.state)?.winners ?? [] };
}

/** What the clock does belongs to the game: nobody's room commands are used up by it. */
const isGameEntry = (logged: Logged): boolean =>
  logged.kind === 'action' ||
  logged.kind === 'undone' ||
  logged.kind === 'clock' ||
  (logged.kind === 'takenOver' && logged.once === true);

/** The state after one more entry. */
export function fold(before: TableState, entry: LogEntry): { state: TableState; foldedEntry: FoldedEntry } {
  if (entry.number !== before.number + 1)
    throw new Error(`table ${before.roster.id}: entry ${entry.number} does not follow ${before.number}`);
  const { progress, events } = progressAfter(before, entry);
  const { active } = before;
  const state = {
    game: before.game,
    roster: rosterAt(before, entry, progress),
    number: entry.number,
    // Also if the wall clock was set back.
    roomEntries: before.roomEntries + (isGameEntry(entry.logged) ? 0 : 1),
    active: Math.abs(entry.at - active) < ACTIVE_MS ? active : entry.at,
    progress,
  };
  return { state, foldedEntry: { entry, events, room: state.roster !== before.roster } };
}

/** The public part of an entry: no guest id, secret, contribution or action. */
export function publicEntry(logged: Logged): What {
  switch (logged.kind) {
    case 'joined':
      return { kind: 'joined', seat: logged.seat, name: logged.name };
    case 'claimed':
    case 'left':
    case 'removed':
    case 'emptied':
    case 'contributed':
    case 'coloured':
    case 'undone':
    case 'returned':
      return { kind: logged.kind, seat: logged.seat };
    case 'filled':
      return { kind: 'filled', seat: logged.seat, level: logged.level };
    case 'action':
      return { kind: 'action', seat: logged.seat, bot: logged.bot !== undefined };
    case 'takenOver':
      return {
        kind: 'takenOver',
        seat: logged.seat,
        level: logged.level,
        why: logged.why,
        ...(logged.once === true ? { once: true } : {}),
      };
    case 'clock':
      return { kind: 'clock', runs: logged.runs };
    case 'rest':
      return { kind: 'rest', seat: logged.seat };
    case 'renamed':
      return { kind: 'renamed', seat: logged.seat, name: logged.name };
    case 'agreed':
      return { kind: 'agreed', seat: logged.seat, agree: logged.agree };
    case 'consented':
      return { kind: 'consented', seat: logged.seat, rated: logged.rated };
    case 'forfeited':
      return { kind: 'forfeited', seat: logged.seat, why: logged.why };
    case 'rematch':
      return { kind: 'rematch', table: logged.table };
    case 'created':
    case 'started':
    case 'unrated':
    case 'abandoned':
      return { kind: logged.kind };
  }
}
