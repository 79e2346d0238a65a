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
import { type Company, gather, seatChanges } from './room.ts';

interface Play {
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

export interface Folded {
  readonly game: AnyGame;
  readonly company: Company;
  /** The last entry. */
  readonly number: number;
  readonly play: Play | null;
}

export interface Happened {
  readonly entry: LogEntry;
  readonly events: readonly MatchEvent[];
  /** Whether it changed the room too. */
  readonly room: boolean;
}

export function entropyOf({ terms: { secret }, seats }: Company): Entropy {
  // Nearly always, and asked for with every action.
  if (!seats.some((seat) => seat.kind === 'person' && (seat.words ?? '') !== '')) return { secret };
  return { secret, contributions: seats.map((seat) => (seat.kind === 'person' ? (seat.words ?? '') : '')) };
}

/** A table comes into being by its first entry, with the rules that it is played by (`rules.ts`). */
export function open(id: string, game: AnyGame, { logged, number, at }: LogEntry): Folded {
  if (logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its creation`);
  return { game, company: gather(id, logged, at), number, play: null };
}

function started({ game, company }: Folded, { number, at }: LogEntry): Play {
  const match = matches.open(game, company.seats.length, company.terms.options, entropyOf(company));
  return { match, decision: number, since: at, handed: at, earlier: [] };
}

function playOf({ play, company: { id } }: Folded, { number }: LogEntry): Play {
  if (play === null) throw new Error(`table ${id}: entry ${number} acts before the start`);
  return play;
}

function acted(folded: Folded, entry: LogEntry, { seat, action }: ActionTaken): Played {
  const { match: before, since, earlier } = playOf(folded, entry);
  const { match, events } = matches.step(before, seat, action);
  const kept = match.undoable.length;
  const play = {
    match,
    decision: entry.number,
    since: entry.at,
    handed: entry.at,
    earlier: kept === 0 ? [] : [...earlier, since].slice(-kept),
  };
  return { play, events };
}

function undone(folded: Folded, entry: LogEntry, seat: Seat): Play {
  const { match: after, earlier } = playOf(folded, entry);
  const match = matches.undo(after, seat);
  if (match === null) throw new Error(`table ${folded.company.id}: entry ${entry.number} takes back what cannot be`);
  return {
    match,
    decision: entry.number,
    since: earlier.at(-1)!,
    handed: entry.at,
    earlier: earlier.slice(0, -1),
  };
}

interface Played {
  readonly play: Play | null;
  readonly events: readonly MatchEvent[];
}

const noEvents: readonly MatchEvent[] = [];

function played(folded: Folded, entry: LogEntry): Played {
  const { logged } = entry;
  const { play } = folded;
  if (logged.kind === 'started') return { play: started(folded, entry), events: noEvents };
  if (logged.kind === 'action') return acted(folded, entry, logged);
  if (logged.kind === 'undone') return { play: undone(folded, entry, logged.seat), events: noEvents };
  const handsOver = (logged.kind === 'returned' || logged.kind === 'takenOver') && play !== null;
  if (!handsOver || matches.toAct(play.match) !== logged.seat) return { play, events: noEvents };
  return { play: { ...play, handed: entry.at }, events: noEvents };
}

function company(folded: Folded, entry: LogEntry, play: Play | null): Company {
  const next = seatChanges(folded.company, entry);
  const over = next.phase === 'playing' && play !== null && matches.toAct(play.match) === null;
  return over ? { ...next, phase: 'over' } : next;
}

/** The next table. */
export function fold(before: Folded, entry: LogEntry): { folded: Folded; happened: Happened } {
  if (entry.number !== before.number + 1)
    throw new Error(`table ${before.company.id}: entry ${entry.number} does not follow ${before.number}`);
  const { play, events } = played(before, entry);
  const folded = { game: before.game, company: company(before, entry, play), number: entry.number, play };
  return { folded, happened: { entry, events, room: folded.company !== before.company } };
}

/** What an entry says to all: no guest, no secret, no words, no action. */
export function publicly(logged: Logged): What {
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
