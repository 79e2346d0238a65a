/** The affairs of a room, apart from the moves: sitting down, starting, leaving, agreeing. Each is one judged entry. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import { Denied } from '../errors.ts';
import type { World } from '../world.ts';
import { returned } from './act.ts';
import type { Folded } from './fold.ts';
import { guestOf, type Identity, isHost, seatedAt, viewerOf } from './identity.ts';
import type { Logged } from './log.ts';
import { allAbandon, botAt, type Company, isReturning, personAt, seatOwnedBy } from './room.ts';
import type { Table } from './table.ts';

/** The level that plays for people who are away. */
export const STAND_IN: Level = 'normal';

function gathering({ company }: Folded): void {
  if (company.phase !== 'gathering') throw new Denied('notGathering', 'the game has started');
}

function playing({ company }: Folded): void {
  if (company.phase !== 'playing') throw new Denied('notPlaying', 'no game is being played at this table');
}

function hostOnly({ company }: Folded, identity: Identity): void {
  if (!isHost(company, identity)) throw new Denied('notHost', 'only the host may do this');
}

/** One judged entry; `null` from the judge: nothing to do. */
async function enter(table: Table, judge: (folded: Folded) => Logged | null): Promise<number> {
  const outcome = await table.submit<number>((folded) => {
    const logged = judge(folded);
    return logged === null ? { answer: folded.number } : { log: logged };
  });
  return 'number' in outcome ? outcome.number : outcome.answer;
}

/** What people may do over and over is bounded, so that nobody fills the database from one table. */
const MOST_AFFAIRS = 1000;
const MOST_DEVICES = 10;

function bounded({ number, play }: Folded): void {
  if (number - (play?.match.actions ?? 0) >= MOST_AFFAIRS)
    throw new Denied('tooMany', 'too much coming and going at this table');
}

function openSeat(company: Company, wished: Seat | undefined): Seat {
  if (wished === undefined) {
    const seat = company.seats.findIndex(({ kind }) => kind === 'open');
    if (seat === -1) throw new Denied('noOpenSeat', 'every seat is taken');
    return seat;
  }
  if (company.seats[wished] === undefined) throw new Denied('malformed', 'there is no such seat', 'seat');
  if (company.seats[wished].kind !== 'open') throw new Denied('seatTaken', 'that seat is taken');
  return wished;
}

/** Sitting down twice is sitting down once. */
export function join(table: Table, identity: Identity, wished: Seat | undefined): Promise<number> {
  return enter(table, (folded) => {
    const guest = guestOf(identity);
    const seat = seatOwnedBy(folded.company, guest.id);
    if (seat !== null) {
      if (wished === undefined || wished === seat) return null;
      throw new Denied('alreadySeated', `you sit at seat ${seat}`);
    }
    gathering(folded);
    bounded(folded);
    if (folded.company.removed.includes(guest.id)) throw new Denied('removed', 'the host removed you from this table');
    return { kind: 'joined', seat: openSeat(folded.company, wished), name: guest.name, guest: guest.id };
  });
}

/** By the seat's token: the guest of this device owns the seat too. */
export function claim(table: Table, identity: Identity, holds: Identity['holds'] & object): Promise<number> {
  return enter(table, ({ company }) => {
    const guest = guestOf(identity);
    const seat = viewerOf(company, { guest: null, holds });
    if (seat === null) throw new Denied('wrongToken', 'that token opens no seat here');
    const owned = seatOwnedBy(company, guest.id);
    if (owned === seat) return null;
    if (owned !== null) throw new Denied('alreadySeated', `you sit at seat ${owned}`);
    if (personAt(company, seat)!.owners.length >= MOST_DEVICES)
      throw new Denied('tooMany', `a seat is played from ${MOST_DEVICES} devices at most`);
    return { kind: 'claimed', seat, guest: guest.id };
  });
}

/** Before the start the seat opens; in a game a bot plays on. */
export function leave(table: Table, identity: Identity): Promise<number> {
  return enter(table, (folded) => {
    const { company } = folded;
    const seat = seatedAt(company, identity);
    if (company.phase === 'gathering') return { kind: 'left', seat };
    if (company.phase !== 'playing') return null;
    if (botAt(company, seat) !== null && !isReturning(company, seat)) return null;
    bounded(folded);
    return { kind: 'takenOver', seat, level: STAND_IN, why: 'left' };
  });
}

export function fill(table: Table, identity: Identity, seat: Seat, level: Level | null): Promise<number> {
  return enter(table, (folded) => {
    hostOnly(folded, identity);
    gathering(folded);
    bounded(folded);
    const there = folded.company.seats[seat];
    if (there === undefined) throw new Denied('malformed', 'there is no such seat', 'seat');
    if (level === null) {
      if (there.kind === 'open') return null;
      if (there.kind === 'bot') return { kind: 'emptied', seat };
      return seat === viewerOf(folded.company, identity) ? { kind: 'left', seat } : { kind: 'removed', seat };
    }
    if (there.kind === 'person') throw new Denied('seatTaken', 'a player sits there');
    return there.kind === 'bot' && there.level === level ? null : { kind: 'filled', seat, level };
  });
}

export function contribute(table: Table, identity: Identity, words: string): Promise<number> {
  return enter(table, (folded) => {
    const seat = seatedAt(folded.company, identity);
    gathering(folded);
    if (personAt(folded.company, seat)?.words === words) return null;
    bounded(folded);
    return { kind: 'contributed', seat, words };
  });
}

/** Any colour but another player's: bots and empty chairs do not mind. */
export function colour(table: Table, identity: Identity, look: number): Promise<number> {
  return enter(table, (folded) => {
    const { company } = folded;
    const seat = seatedAt(company, identity);
    gathering(folded);
    const holder = company.looks.indexOf(look);
    if (holder === seat) return null;
    if (personAt(company, holder) !== null) throw new Denied('lookTaken', 'another player has that colour');
    bounded(folded);
    return { kind: 'coloured', seat, look };
  });
}

export function start(table: Table, identity: Identity): Promise<number> {
  return enter(table, (folded) => {
    hostOnly(folded, identity);
    if (folded.company.phase === 'playing') return null;
    gathering(folded);
    if (folded.company.seats.some(({ kind }) => kind === 'open')) throw new Denied('seatsOpen', 'a seat is still open');
    return { kind: 'started' };
  });
}

/** Agreeing, or no longer; with the last to agree the game is abandoned. Before the start the host alone closes the table. */
export async function abandon(table: Table, world: World, identity: Identity, agree: boolean): Promise<number> {
  const number = await enter(table, (folded) => {
    if (folded.company.phase === 'gathering' && agree) {
      hostOnly(folded, identity);
      return { kind: 'abandoned' };
    }
    playing(folded);
    const seat = seatedAt(folded.company, identity);
    if (personAt(folded.company, seat)?.abandons === agree) return null;
    // To agree is always possible; to think better of it, within reason.
    if (!agree) bounded(folded);
    return { kind: 'agreed', seat, agree };
  });
  return Math.max(number, await settleAbandon(table, world));
}

/** Also when somebody who did not agree has been gone for long. */
export function settleAbandon(table: Table, world: World): Promise<number> {
  return enter(table, ({ company }) =>
    company.phase === 'playing' && allAbandon(company, world.time.now()) ? { kind: 'abandoned' } : null,
  );
}

/** How long one has to be away before the others may ask for a bot: at slow tables nobody sits and waits. */
function graceOf({ company }: Folded, { settings }: World): number {
  return Math.max(settings.absentMs, (company.terms.clock ?? 0) * 500);
}

/** Others ask for a bot in the seat of somebody who is gone. */
export async function takeOver(table: Table, world: World, identity: Identity, seat: Seat): Promise<number> {
  // He may be connected to another process.
  if (world.store.shared) await table.run(() => table.readPresence());
  return enter(table, (folded) => {
    playing(folded);
    const own = seatedAt(folded.company, identity);
    const person = personAt(folded.company, seat);
    if (own === seat || person === null || person.takenOver !== null)
      throw new Denied('notAbsent', 'nobody is missing in that seat');
    if ((table.absence(seat) ?? -1) < graceOf(folded, world))
      throw new Denied('notAbsent', 'he is here, or was a moment ago');
    return { kind: 'takenOver', seat, level: STAND_IN, why: 'absence' };
  });
}

export function comeBack(table: Table, world: World, identity: Identity): Promise<number> {
  return enter(table, (folded) => {
    playing(folded);
    const seat = seatedAt(folded.company, identity);
    if (botAt(folded.company, seat) === null) return null;
    return returned(folded, seat, world.time.now());
  });
}
