/** Who sits where at a table and what they agreed on. Pure; follows from the log. */
import type { Level } from '@traque/bots/core/brain';
import type { AnyGame, Seat } from '@traque/engine/core/game';
import { commitment } from '@traque/engine/core/seeds';
import { oldHelps, withOldHelps } from '@traque/wire/old-helps';
import type { RoomInfo, RoomSeat } from '@traque/wire/room';
import { type Rest, noRest } from '../rests/rest-time.ts';
import { newSeatRest, publicHolidays, type SeatRest, seatRestAfter } from '../rests/seat-rest.ts';
import type { Created, FirstSeat, LogEntry, Logged } from './log.ts';

export interface Person {
  readonly kind: 'person';
  readonly name: string;
  /** The guest id of each device that plays the seat. */
  readonly owners: readonly string[];
  /** The entry by which they took the seat; its tokens are valid only with this number. */
  readonly since: number;
  readonly words: string | null;
  readonly takenOver: Level | null;
  /** They get the seat back when the decision they were late for is over. */
  readonly returning: boolean;
  /** When a bot took over, or they returned. */
  readonly handedAt: number;
  readonly abandons: boolean;
  /** Their nights and holidays; absent: they have none, or they do not count at this table. */
  readonly rest?: SeatRest;
  /** They agree to a rated game. */
  readonly rated: boolean;
}

type TableSeat = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: Level } | Person;

/** What never changes after the table is created. The secret is nowhere else. */
type Terms = Pick<
  Created,
  'game' | 'rules' | 'options' | 'visibility' | 'clock' | 'rests' | 'title' | 'hints' | 'secret' | 'previous'
>;

export interface Roster {
  readonly id: string;
  readonly terms: Terms;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly phase: RoomInfo['phase'];
  readonly host: { readonly guest: string; readonly name: string };
  readonly seats: readonly TableSeat[];
  /** Colour and shape of each seat. */
  readonly looks: readonly number[];
  /** Guests whom the host removed: they may watch, but not take a seat. */
  readonly removed: readonly string[];
  readonly next: string | null;
  /** The seats that won; absent until the game is over. */
  readonly winners?: readonly Seat[];
  /** A rated table: hints, undo, bots and take-over are off. */
  readonly rated: boolean;
  /** Who lost a rated game by leaving or by their time. */
  readonly forfeit?: { readonly seat: Seat; readonly why: 'left' | 'time' };
}

function seatOf(first: FirstSeat): TableSeat {
  return first.kind === 'person' ? newPerson(first.name, first.owners, 0, first.rated === true) : first;
}

function newPerson(name: string, owners: readonly string[], since: number, rated: boolean): Person {
  return {
    kind: 'person',
    name,
    owners,
    since,
    words: null,
    takenOver: null,
    returning: false,
    handedAt: 0,
    abandons: false,
    rated,
  };
}

/** Without the first seats: they are out of date soon, and terms stay in memory as long as the table. */
function termsOf(created: Created, specs: AnyGame['options']): Terms {
  const { game, rules, visibility, clock, rests, title, hints, secret, previous } = created;
  const options = withOldHelps(created.options, created.helps, specs);
  const chosen = {
    ...(rests === true ? { rests } : {}),
    ...(title === undefined ? {} : { title }),
    ...(hints === true ? { hints } : {}),
  };
  return { game, rules, options, visibility, clock, ...chosen, secret, previous };
}

const nobody: readonly string[] = [];

/** `specs`: the options of its game. */
export function newRoster(id: string, created: Created, specs: AnyGame['options'], at: number): Roster {
  return {
    id,
    terms: termsOf(created, specs),
    createdAt: at,
    startedAt: null,
    phase: 'gathering',
    host: created.host,
    seats: created.seats.map(seatOf),
    looks: created.looks ?? created.seats.map((_, seat) => seat),
    removed: nobody,
    next: null,
    rated: created.rated === true,
  };
}

export function personAt(roster: Roster, seat: Seat): Person | null {
  const there = roster.seats[seat];
  return there?.kind === 'person' ? there : null;
}

export function seatOwnedBy(roster: Roster, guest: string): Seat | null {
  const seat = roster.seats.findIndex((there) => there.kind === 'person' && there.owners.includes(guest));
  return seat === -1 ? null : seat;
}

/** The level of the bot that plays this seat now, or null if a person does. */
export function botAt(roster: Roster, seat: Seat): Level | null {
  const there = roster.seats[seat];
  if (there?.kind === 'bot') return there.level;
  return there?.kind === 'person' ? there.takenOver : null;
}

/**
 * Whether no seat is in the hands of a person: bots, and stand-ins for people who are away, other than for a single
 * move.
 */
export function onlyBotsPlay(roster: Roster): boolean {
  return roster.seats.every((_, seat) => botAt(roster, seat) !== null && !isReturning(roster, seat));
}

/** Whether a bot plays for the player of this seat. */
export function standInAt(roster: Roster, seat: Seat): boolean {
  return (personAt(roster, seat)?.takenOver ?? null) !== null;
}

/** After this time with a stand-in, a player's agreement to abandon is no longer needed. */
const LONG_GONE_MS = 24 * 60 * 60 * 1000;

/** Everybody with a seat agrees to abandon, except those who have been away for long. At least one must agree. */
export function allAbandon(roster: Roster, now: number): boolean {
  if (!roster.seats.some((seat) => seat.kind === 'person' && seat.abandons)) return false;
  const gone = (seat: Person): boolean => seat.takenOver !== null && now - seat.handedAt >= LONG_GONE_MS;
  return roster.seats.every((seat) => seat.kind !== 'person' || seat.abandons || gone(seat));
}

function withSeat(roster: Roster, seat: Seat, there: TableSeat): Roster {
  return { ...roster, seats: roster.seats.with(seat, there) };
}

function changed(roster: Roster, seat: Seat, change: Partial<Person>): Roster {
  const person = personAt(roster, seat);
  return person === null ? roster : withSeat(roster, seat, { ...person, ...change });
}

/** When the host leaves, the person in the first occupied seat becomes the host. */
function passHostOn(roster: Roster, leaver: Person | null): Roster {
  if (leaver?.owners.includes(roster.host.guest) !== true) return roster;
  const next = roster.seats.find((seat) => seat.kind === 'person');
  return next?.kind === 'person' ? { ...roster, host: { guest: next.owners[0]!, name: next.name } } : roster;
}

const backAt = (at: number): Partial<Person> => ({ takenOver: null, returning: false, handedAt: at });

export function isReturning(roster: Roster, seat: Seat): boolean {
  return personAt(roster, seat)?.returning ?? false;
}

/** A decision is over: players who waited for that get their seats back. */
function returnSeats(roster: Roster, at: number): Roster {
  let next = roster;
  for (let seat = 0; seat < roster.seats.length; seat++)
    if (isReturning(roster, seat)) next = changed(next, seat, backAt(at));
  return next;
}

/** No two seats look alike: the seat that had this look gets the other one. */
function exchanged(looks: readonly number[], seat: Seat, look: number): readonly number[] {
  return looks.map((own, other) => (other === seat ? look : own === look ? looks[seat]! : own));
}

/** Who withdraws takes back their own agreement; who never agreed refuses, and nobody's agreement is left. */
function agreed(roster: Roster, seat: Seat, agree: boolean): Roster {
  if (agree || personAt(roster, seat)?.abandons === true) return changed(roster, seat, { abandons: agree });
  const seats = roster.seats.map((there) => (there.kind === 'person' ? { ...there, abandons: false } : there));
  return { ...roster, seats };
}

/** The host keeps one name, with a seat or without. */
function renamed(roster: Roster, seat: Seat, name: string): Roster {
  const next = changed(roster, seat, { name });
  return seatOwnedBy(roster, roster.host.guest) === seat ? { ...next, host: { ...roster.host, name } } : next;
}

/** Another device plays the seat too; if the link is renewed, no others than this one and the first. */
function claimed(
  roster: Roster,
  { seat, guest, renewed }: Extract<Logged, { kind: 'claimed' }>,
  number: number,
): Roster {
  const owners = personAt(roster, seat)?.owners ?? [];
  if (renewed !== true) return changed(roster, seat, { owners: [...owners, guest] });
  return changed(roster, seat, { owners: [...new Set([...owners.slice(0, 1), guest])], since: number });
}

function withRests(roster: Roster, rests: readonly (Rest | null)[], at: number): Roster {
  const set = (before: Roster, rest: Rest | null, seat: Seat): Roster =>
    rest === null ? before : changed(before, seat, { rest: newSeatRest(rest, at) });
  return rests.reduce(set, roster);
}

/** What counts in the present turn of this seat: nothing does at tables without nights and holidays. */
export function restAt(roster: Roster, seat: Seat): Rest {
  const rest = roster.terms.rests === true ? personAt(roster, seat)?.rest : undefined;
  return rest === undefined ? noRest : { night: rest.night, holidays: rest.holidays };
}

/** A turn of this seat begins: nights that were changed in the meantime count from now on. */
export function turnBegins(roster: Roster, seat: Seat): Roster {
  const rest = personAt(roster, seat)?.rest;
  if (rest === undefined || rest.night === rest.nextNight) return roster;
  return changed(roster, seat, { rest: { ...rest, night: rest.nextNight } });
}
/** The game has no result of its own: it counts as won by the others. */
function forfeited(roster: Roster, { seat, why }: Extract<Logged, { kind: 'forfeited' }>): Roster {
  const winners = roster.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  return { ...roster, phase: 'abandoned', forfeit: { seat, why }, winners };
}

/** Whether everybody at a rated table agreed to a rated game. */
export const allConsent = ({ seats }: Roster): boolean => seats.every((seat) => seat.kind === 'person' && seat.rated);

/** The roster after an entry. */
export function rosterAfter(roster: Roster, { logged, number, at }: LogEntry): Roster {
  switch (logged.kind) {
    case 'joined':
      return withSeat(roster, logged.seat, newPerson(logged.name, [logged.guest], number, logged.rated === true));
    case 'claimed':
      return claimed(roster, logged, number);
    case 'left':
      return passHostOn(withSeat(roster, logged.seat, { kind: 'open' }), personAt(roster, logged.seat));
    case 'removed': {
      const removed = [...roster.removed, ...(personAt(roster, logged.seat)?.owners ?? [])];
      return { ...withSeat(roster, logged.seat, { kind: 'open' }), removed };
    }
    case 'emptied':
      return withSeat(roster, logged.seat, { kind: 'open' });
    case 'filled':
      return withSeat(roster, logged.seat, { kind: 'bot', level: logged.level });
    case 'contributed':
      return changed(roster, logged.seat, { words: logged.words });
    case 'coloured':
      return { ...roster, looks: exchanged(roster.looks, logged.seat, logged.look) };
    case 'started':
      return { ...withRests(roster, logged.rests ?? [], at), phase: 'playing', startedAt: at };
    case 'rest':
      return changed(roster, logged.seat, {
        rest: seatRestAfter(personAt(roster, logged.seat)?.rest, logged.rest, at),
      });
    case 'takenOver':
      return changed(roster, logged.seat, {
        takenOver: logged.level,
        returning: logged.once === true,
        handedAt: at,
        // A move made in somebody's place takes nothing back that they agreed to.
        ...(logged.once === true ? {} : { abandons: false }),
      });
    case 'returned':
      return changed(roster, logged.seat, logged.late === true ? { returning: true } : backAt(at));
    case 'agreed':
      return agreed(roster, logged.seat, logged.agree);
    case 'consented':
      return changed(roster, logged.seat, { rated: logged.rated });
    case 'unrated':
      return { ...roster, rated: false };
    case 'forfeited':
      return forfeited(roster, logged);
    case 'abandoned':
      return { ...roster, phase: 'abandoned' };
    case 'rematch':
      return { ...roster, next: logged.table };
    case 'action':
    case 'undone':
      return returnSeats(roster, at);
    case 'renamed':
      return renamed(roster, logged.seat, logged.name);
    case 'created':
    case 'clock':
      return roster;
  }
}

function publicSeat(seat: TableSeat, look: number, isRatedTable: boolean): RoomSeat {
  if (seat.kind === 'open') return { kind: 'open', look };
  if (seat.kind === 'bot') return { kind: 'bot', look, level: seat.level };
  return {
    kind: 'person',
    look,
    name: seat.name,
    contributed: seat.words !== null,
    takenOver: seat.takenOver,
    ...(seat.returning ? { returning: true } : {}),
    abandons: seat.abandons,
    ...publicHolidays(seat.rest),
    ...(isRatedTable ? { rated: seat.rated } : {}),
  };
}

const commitments = new WeakMap<Terms, string>();

/** Computed once for each table: it takes as long as several moves. */
function commitmentOf(terms: Terms): string {
  let known = commitments.get(terms);
  if (known === undefined) {
    known = commitment(terms.secret);
    commitments.set(terms, known);
  }
  return known;
}

/** The public part of the roster, built field by field. */
export function roomInfo(roster: Roster): RoomInfo {
  const { terms } = roster;
  return {
    id: roster.id,
    game: terms.game,
    rules: terms.rules,
    options: terms.options,
    visibility: terms.visibility,
    clock: terms.clock as RoomInfo['clock'],
    ...(terms.rests === true ? { rests: true } : {}),
    ...(terms.title === undefined ? {} : { title: terms.title }),
    ...(terms.hints === true ? { hints: true } : {}),
    ...(roster.rated ? { rated: true } : {}),
    helps: oldHelps(terms.options),
    phase: roster.phase,
    host: { name: roster.host.name, seat: seatOwnedBy(roster, roster.host.guest) },
    seats: roster.seats.map((there, seat) => publicSeat(there, roster.looks[seat]!, roster.rated)),
    commit: commitmentOf(terms),
    created: roster.createdAt,
    started: roster.startedAt,
    previous: terms.previous,
    next: roster.next,
    ...(roster.winners === undefined ? {} : { winners: [...roster.winners] }),
    ...(roster.forfeit === undefined ? {} : { forfeit: roster.forfeit }),
  };
}
