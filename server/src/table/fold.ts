/**
 * A table is the fold of its log. `fold` never changes what it is given: the server folds first, stores the entry, and
 * only then lets the new table take the place of the old one. Loading, catching up with other processes and playing
 * are this one function.
 */
import type { AnyGame, Seat } from '@traque/engine/core/game';
import * as matches from '@traque/engine/core/match';
import type { Match, MatchEvent } from '@traque/engine/core/match';
import type { Entropy } from '@traque/engine/core/seeds';
import type { What } from '@traque/wire/play';
import type { ActionTaken, LogEntry, Logged } from './log.ts';
import { type Roster, newRoster, rosterAfter } from './roster.ts';

interface MatchProgress {
  readonly match: Match;
  /** The entry that opened the present decision. */
  readonly decision: number;
  /** Since when the seat to act has had its time: going and coming back gives no more of it. */
  readonly since: number;
  /** Since when the present player of that seat, a person or their stand-in, has been to act. */
  readonly handed: number;
  /** `since` before each action that can be taken back, as `match.undoable`: taking back gives no new time. */
  readonly earlier: readonly number[];
}

export interface TableState {
  readonly game: AnyGame;
  readonly roster: Roster;
  /** The last entry. */
  readonly number: number;
  readonly progress: MatchProgress | null;
}

export interface FoldedEntry {
  readonly entry: LogEntry;
  readonly events: readonly MatchEvent[];
  /** Whether it changed the room too. */
  readonly room: boolean;
}

export function entropyOf({ terms: { secret }, seats }: Roster): Entropy {
  // Nearly always, and asked for with every action.
  if (!seats.some((seat) => seat.kind === 'person' && (seat.words ?? '') !== '')) return { secret };
  return { secret, contributions: seats.map((seat) => (seat.kind === 'person' ? (seat.words ?? '') : '')) };
}

/** A table comes into being by its first entry, with the rules that it is played by (`rules.ts`). */
export function open(id: string, game: AnyGame, { logged, number, at }: LogEntry): TableState {
  if (logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its creation`);
  return { game, roster: newRoster(id, logged, at), number, progress: null };
}

function started({ game, roster }: TableState, { number, at }: LogEntry): MatchProgress {
  const match = matches.open(game, roster.seats.length, roster.terms.options, entropyOf(roster));
  return { match, decision: number, since: at, handed: at, earlier: [] };
}

function progressOf({ progress, roster: { id } }: TableState, { number }: LogEntry): MatchProgress {
  if (progress === null) throw new Error(`table ${id}: entry ${number} acts before the start`);
  return progress;
}

function acted(state: TableState, entry: LogEntry, { seat, action }: ActionTaken): Progressed {
  const { match: before, since, earlier } = progressOf(state, entry);
  const { match, events } = matches.step(before, seat, action);
  const kept = match.undoable.length;
  const progress = {
    match,
    decision: entry.number,
    since: entry.at,
    handed: entry.at,
    earlier: kept === 0 ? [] : [...earlier, since].slice(-kept),
  };
  return { progress, events };
}

function undone(state: TableState, entry: LogEntry, seat: Seat): MatchProgress {
  const { match: after, earlier } = progressOf(state, entry);
  const match = matches.undo(after, seat);
  if (match === null) throw new Error(`table ${state.roster.id}: entry ${entry.number} takes back what cannot be`);
  return {
    match,
    decision: entry.number,
    since: earlier.at(-1)!,
    handed: entry.at,
    earlier: earlier.slice(0, -1),
  };
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
  const handsOver = (logged.kind === 'returned' || logged.kind === 'takenOver') && progress !== null;
  if (!handsOver || matches.toAct(progress.match) !== logged.seat) return { progress, events: noEvents };
  return { progress: { ...progress, handed: entry.at }, events: noEvents };
}

function rosterAt(state: TableState, entry: LogEntry, progress: MatchProgress | null): Roster {
  const next = rosterAfter(state.roster, entry);
  const over = next.phase === 'playing' && progress !== null && matches.toAct(progress.match) === null;
  return over ? { ...next, phase: 'over' } : next;
}

/** The next table. */
export function fold(before: TableState, entry: LogEntry): { state: TableState; foldedEntry: FoldedEntry } {
  if (entry.number !== before.number + 1)
    throw new Error(`table ${before.roster.id}: entry ${entry.number} does not follow ${before.number}`);
  const { progress, events } = progressAfter(before, entry);
  const state = { game: before.game, roster: rosterAt(before, entry, progress), number: entry.number, progress };
  return { state, foldedEntry: { entry, events, room: state.roster !== before.roster } };
}

/** What an entry says to all: no guest, no secret, no words, no action. */
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
      return { kind: 'takenOver', seat: logged.seat, level: logged.level, why: logged.why };
    case 'agreed':
      return { kind: 'agreed', seat: logged.seat, agree: logged.agree };
    case 'rematch':
      return { kind: 'rematch', table: logged.table };
    case 'created':
    case 'started':
    case 'abandoned':
      return { kind: logged.kind };
  }
}
