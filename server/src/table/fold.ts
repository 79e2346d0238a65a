/**
 * A table is the fold of its log. `fold` never changes what it is given: the server folds first, stores the entry, and
 * only then lets the new table take the place of the old one. Loading, catching up with other processes and playing
 * are this one function.
 */
import type { AnyGame, GameEvent, OpaqueState, Seat } from '@traque/engine/core/game';
import { drawChance, type Entropy } from '@traque/engine/core/seeds';
import type { What } from '../wire/play.ts';
import type { ActionTaken, LogEntry, Logged } from './log.ts';
import { type Company, gather, seatChanges } from './room.ts';

/** How many actions in a row can be taken back. */
const UNDO_DEPTH = 8;

/** An action that may still be taken back: the position before it. */
interface Taken {
  readonly seat: Seat;
  readonly before: OpaqueState;
  /** Taking back gives no new time. */
  readonly since: number;
}

export interface Play {
  readonly state: OpaqueState;
  /** Actions that count, those taken back left out: the next draw has the next number. */
  readonly actions: number;
  /** The entry that opened the present decision. */
  readonly decision: number;
  /** Since when the seat to act has had its time: going and coming back gives no more of it. */
  readonly since: number;
  /** Since when whoever plays that seat now, the player or his stand-in, has been to act. */
  readonly handed: number;
  /** Of one seat, latest last; emptied by whatever reveals something and by what another does. */
  readonly undo: readonly Taken[];
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
  readonly events: readonly GameEvent[];
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
  if (logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its making`);
  return { game, company: gather(id, logged, at), number, play: null };
}

function started(folded: Folded, entry: LogEntry): Play {
  const { game, company } = folded;
  const { options } = company.terms;
  const state = game.create(company.seats.length, options, drawChance(entropyOf(company), 0));
  return { state, actions: 0, decision: entry.number, since: entry.at, handed: entry.at, undo: [] };
}

/** Once another has acted, what was done before stays done, even if he takes his own action back. */
function ownUndo({ undo }: Play, seat: Seat): readonly Taken[] {
  return undo.at(-1)?.seat === seat ? undo : [];
}

function acted(folded: Folded, entry: LogEntry, taken: ActionTaken, events: GameEvent[]): Play {
  const { game, company, play } = folded;
  if (play === null) throw new Error(`table ${company.id}: entry ${entry.number} acts before the start`);
  const reveals = game.reveals(play.state, taken.action);
  const actions = play.actions + 1;
  const state = game.clone(play.state);
  game.apply(state, taken.action, drawChance(entropyOf(company), actions), (event) => events.push(event));
  const undo = reveals
    ? []
    : [...ownUndo(play, taken.seat), { seat: taken.seat, before: play.state, since: play.since }].slice(-UNDO_DEPTH);
  return { state, actions, decision: entry.number, since: entry.at, handed: entry.at, undo };
}

function undone(folded: Folded, entry: LogEntry): Play {
  const { play, company } = folded;
  const last = play?.undo.at(-1);
  if (play === null || last === undefined)
    throw new Error(`table ${company.id}: entry ${entry.number} takes back what cannot be`);
  return {
    state: last.before,
    actions: play.actions - 1,
    decision: entry.number,
    since: last.since,
    handed: entry.at,
    undo: play.undo.slice(0, -1),
  };
}

function played(folded: Folded, entry: LogEntry, events: GameEvent[]): Play | null {
  const { logged } = entry;
  const { play } = folded;
  if (logged.kind === 'started') return started(folded, entry);
  if (logged.kind === 'action') return acted(folded, entry, logged, events);
  if (logged.kind === 'undone') return undone(folded, entry);
  if (logged.kind !== 'returned' && logged.kind !== 'takenOver') return play;
  if (play === null || folded.game.toAct(play.state) !== logged.seat) return play;
  return { ...play, handed: entry.at };
}

function company(folded: Folded, entry: LogEntry, play: Play | null): Company {
  const next = seatChanges(folded.company, entry);
  const over = next.phase === 'playing' && play !== null && folded.game.toAct(play.state) === null;
  return over ? { ...next, phase: 'over' } : next;
}

/** The next table. */
export function fold(before: Folded, entry: LogEntry): { folded: Folded; happened: Happened } {
  if (entry.number !== before.number + 1)
    throw new Error(`table ${before.company.id}: entry ${entry.number} does not follow ${before.number}`);
  const events: GameEvent[] = [];
  const play = played(before, entry, events);
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
