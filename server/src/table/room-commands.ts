/** Commands around the game: taking a seat, starting, leaving, agreeing to abandon. Each makes at most one entry. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { countedBetween, type Rest } from '../rests/rest-time.ts';
import { returnEntry } from './act.ts';
import type { TableState } from './fold.ts';
import { guestOf, type Identity, isHost, seatedAt, viewerOf } from './identity.ts';
import type { Logged } from './log.ts';
import { gameEntries } from './moment.ts';
import { allAbandon, allConsent, botAt, type Roster, isReturning, personAt, restAt, seatOwnedBy } from './roster.ts';
import type { Table } from './table.ts';

/** The level of the bot that plays for people who are away. */
export const STAND_IN: Level = 'normal';

function gathering({ roster }: TableState): void {
  if (roster.phase !== 'gathering') throw new DeniedError('notGathering', 'the game has started');
}

function playing({ roster }: TableState): void {
  if (roster.phase !== 'playing') throw new DeniedError('notPlaying', 'no game is being played at this table');
}

function hostOnly({ roster }: TableState, identity: Identity): void {
  if (!isHost(roster, identity)) throw new DeniedError('notHost', 'only the host may do this');
}

/** Some things are not for rated tables. */
function unratedOnly({ roster }: TableState, message: string): void {
  if (roster.rated) throw new DeniedError('ratedTable', message);
}

/** Appends what the judge returns, or nothing if it returns null. The result is the number of the last entry. */
async function enter(table: Table, judge: (state: TableState) => Logged | null): Promise<number> {
  const outcome = await table.submit<number>((state) => {
    const logged = judge(state);
    return logged === null ? { answer: state.number } : { log: logged };
  });
  return 'number' in outcome ? outcome.number : outcome.answer;
}

/** Commands that can be repeated are limited, so that nobody fills the database from one table. */
const MAX_ROOM_ENTRIES = 1000;
const MAX_DEVICES = 10;

function bounded({ roomEntries }: TableState): void {
  if (roomEntries > MAX_ROOM_ENTRIES) throw new DeniedError('tooMany', 'too much coming and going at this table');
}

function openSeat(roster: Roster, wished: Seat | undefined): Seat {
  if (wished === undefined) {
    const seat = roster.seats.findIndex(({ kind }) => kind === 'open');
    if (seat === -1) throw new DeniedError('noOpenSeat', 'every seat is taken');
    return seat;
  }
  if (roster.seats[wished] === undefined) throw new DeniedError('malformed', 'there is no such seat', 'seat');
  if (roster.seats[wished].kind !== 'open') throw new DeniedError('seatTaken', 'that seat is taken');
  return wished;
}

/** Joining twice has no further effect. */
export function join(table: Table, identity: Identity, wished: Seat | undefined, rated = false): Promise<number> {
  return enter(table, (state) => {
    const guest = guestOf(identity);
    const seat = seatOwnedBy(state.roster, guest.id);
    if (seat !== null) {
      if (wished === undefined || wished === seat) return null;
      throw new DeniedError('alreadySeated', `you sit at seat ${seat}`);
    }
    gathering(state);
    bounded(state);
    if (state.roster.removed.includes(guest.id))
      throw new DeniedError('removed', 'the host removed you from this table');
    const consent = rated && state.roster.rated ? { rated: true as const } : {};
    return { kind: 'joined', seat: openSeat(state.roster, wished), name: guest.name, guest: guest.id, ...consent };
  });
}

/** By the seat's token, the guest of this device owns the seat too. */
export function claim(table: Table, identity: Identity, holds: Identity['holds'] & object): Promise<number> {
  return enter(table, ({ roster }) => {
    const guest = guestOf(identity);
    const seat = viewerOf(roster, { guest: null, holds });
    if (seat === null) throw new DeniedError('wrongToken', 'that token opens no seat here');
    const owned = seatOwnedBy(roster, guest.id);
    if (owned === seat) return null;
    if (owned !== null) throw new DeniedError('alreadySeated', `you sit at seat ${owned}`);
    if (personAt(roster, seat)!.owners.length >= MAX_DEVICES)
      throw new DeniedError('tooMany', `a seat is played from ${MAX_DEVICES} devices at most`);
    return { kind: 'claimed', seat, guest: guest.id };
  });
}

/** The seat of a guest is played from an account too. False if there is nothing to do. */
export async function adopt(table: Table, guest: string, account: string): Promise<boolean> {
  let adopted = false;
  await enter(table, ({ roster }) => {
    const seat = seatOwnedBy(roster, guest);
    adopted = seat !== null && seatOwnedBy(roster, account) === null && !roster.removed.includes(account);
    if (seat === null || !adopted) return null;
    if (personAt(roster, seat)!.owners.length >= MAX_DEVICES)
      throw new DeniedError('tooMany', `a seat is played from ${MAX_DEVICES} devices at most`);
    return { kind: 'claimed', seat, guest: account };
  });
  return adopted;
}

/** Makes the tokens of the own seat void: an old link no longer plays it. Returns the seat. */
export async function renewLink(table: Table, identity: Identity): Promise<Seat> {
  let seat = seatedAt(table.state.roster, identity);
  await enter(table, (state) => {
    seat = seatedAt(state.roster, identity);
    const { owners } = personAt(state.roster, seat)!;
    bounded(state);
    const guest = identity.holds === null ? guestOf(identity).id : owners[0]!;
    return { kind: 'claimed', seat, guest, renewed: true };
  });
  return seat;
}

/** Agrees to a rated game, or no longer. */
export function consent(table: Table, identity: Identity, rated: boolean): Promise<number> {
  return enter(table, (state) => {
    const seat = seatedAt(state.roster, identity);
    gathering(state);
    if (!state.roster.rated) throw new DeniedError('notRated', 'this table is not rated');
    if (personAt(state.roster, seat)?.rated === rated) return null;
    bounded(state);
    return { kind: 'consented', seat, rated };
  });
}

/** The host lets the game be played unrated, for instance because somebody does not agree. */
export function unrate(table: Table, identity: Identity): Promise<number> {
  return enter(table, (state) => {
    hostOnly(state, identity);
    gathering(state);
    return state.roster.rated ? { kind: 'unrated' } : null;
  });
}

/** Before the start the seat becomes open; during a game a bot takes over, and who leaves a rated game has lost it. */
export function leave(table: Table, identity: Identity): Promise<number> {
  return enter(table, (state) => {
    const { roster } = state;
    const seat = seatedAt(roster, identity);
    if (roster.phase === 'gathering') return { kind: 'left', seat };
    if (roster.phase !== 'playing') return null;
    if (roster.rated) return { kind: 'forfeited', seat, why: 'left' };
    if (botAt(roster, seat) !== null && !isReturning(roster, seat)) return null;
    bounded(state);
    return { kind: 'takenOver', seat, level: STAND_IN, why: 'left' };
  });
}

export function fill(table: Table, identity: Identity, seat: Seat, level: Level | null): Promise<number> {
  return enter(table, (state) => {
    hostOnly(state, identity);
    gathering(state);
    bounded(state);
    const there = state.roster.seats[seat];
    if (there === undefined) throw new DeniedError('malformed', 'there is no such seat', 'seat');
    if (level === null) {
      if (there.kind === 'open') return null;
      if (there.kind === 'bot') return { kind: 'emptied', seat };
      return seat === viewerOf(state.roster, identity) ? { kind: 'left', seat } : { kind: 'removed', seat };
    }
    if (there.kind === 'person') throw new DeniedError('seatTaken', 'a player sits there');
    unratedOnly(state, 'no bots play at a rated table');
    return there.kind === 'bot' && there.level === level ? null : { kind: 'filled', seat, level };
  });
}

export function contribute(table: Table, identity: Identity, words: string): Promise<number> {
  return enter(table, (state) => {
    const seat = seatedAt(state.roster, identity);
    gathering(state);
    if (personAt(state.roster, seat)?.words === words) return null;
    bounded(state);
    return { kind: 'contributed', seat, words };
  });
}

/** Any colour except another player's; a bot or an open seat gives way. */
export function colour(table: Table, identity: Identity, look: number): Promise<number> {
  return enter(table, (state) => {
    const { roster } = state;
    const seat = seatedAt(roster, identity);
    gathering(state);
    const holder = roster.looks.indexOf(look);
    if (holder === seat) return null;
    if (personAt(roster, holder) !== null) throw new DeniedError('lookTaken', 'another player has that colour');
    bounded(state);
    return { kind: 'coloured', seat, look };
  });
}

/** The name at this table; the guest's own name, for other tables, is `PUT /api/me`. */
export function rename(table: Table, identity: Identity, name: string): Promise<number> {
  return enter(table, (state) => {
    const { roster } = state;
    const seat = seatedAt(roster, identity);
    if (roster.phase !== 'gathering') playing(state);
    if (personAt(roster, seat)?.name === name) return null;
    bounded(state);
    return { kind: 'renamed', seat, name };
  });
}

/** `restsOf`: the nights and holidays of those who sit there. */
export function start(
  table: Table,
  identity: Identity,
  restsOf: (roster: Roster) => readonly (Rest | null)[] | undefined,
): Promise<number> {
  return enter(table, (state) => {
    hostOnly(state, identity);
    if (state.roster.phase === 'playing') return null;
    gathering(state);
    if (state.roster.seats.some(({ kind }) => kind === 'open'))
      throw new DeniedError('seatsOpen', 'a seat is still open');
    if (state.roster.rated && !allConsent(state.roster))
      throw new DeniedError('notAgreed', 'a rated game starts when every player has agreed to it');
    const rests = restsOf(state.roster);
    return { kind: 'started', ...(rests === undefined ? {} : { rests }) };
  });
}

/**
 * Agrees to abandon, withdraws, or refuses what others propose. When all agree the game is abandoned. Before the start, and at a table of
 * bots alone, the host closes the table.
 */
export async function abandon(table: Table, deps: Dependencies, identity: Identity, agree: boolean): Promise<number> {
  const number = await enter(table, (state) => {
    if (state.roster.phase === 'gathering' && agree) {
      hostOnly(state, identity);
      return { kind: 'abandoned' };
    }
    playing(state);
    // At a table of bots alone there is nobody else to ask.
    if (agree && isHost(state.roster, identity) && state.roster.seats.every(({ kind }) => kind === 'bot'))
      return { kind: 'abandoned' };
    const seat = seatedAt(state.roster, identity);
    const isAsked = state.roster.seats.some((there) => there.kind === 'person' && there.abandons);
    if (personAt(state.roster, seat)?.abandons === agree && (agree || !isAsked)) return null;
    // Agreeing is always possible; withdrawing is limited.
    if (!agree) bounded(state);
    return { kind: 'agreed', seat, agree };
  });
  return Math.max(number, await settleAbandon(table, deps));
}

/** Abandons the game if all agree, which also becomes true when somebody has been away for long. */
export function settleAbandon(table: Table, deps: Dependencies): Promise<number> {
  return enter(table, ({ roster }) =>
    roster.phase === 'playing' && allAbandon(roster, deps.time.now()) ? { kind: 'abandoned' } : null,
  );
}

/** Closes a table that never started and that nobody has used for long. */
export function closeUnused(table: Table, { time, settings }: Dependencies): Promise<number> {
  return enter(table, ({ roster, active }) =>
    roster.phase === 'gathering' && !table.isAttended && active < time.now() - settings.unstartedMs
      ? { kind: 'abandoned' }
      : null,
  );
}

/** Ends a game that nobody has used for very long. Nobody wins, as if all players had agreed to end it. */
export function endUnused(table: Table, { time, settings }: Dependencies): Promise<number> {
  return enter(table, ({ roster, active }) =>
    roster.phase === 'playing' && !table.isAttended && active < time.now() - settings.unfinishedMs
      ? { kind: 'abandoned' }
      : null,
  );
}

/** The administrator closes a table. Returns whether it was not over yet. */
export async function closeAsAdmin(table: Table): Promise<boolean> {
  let closes = false;
  await enter(table, ({ roster: { phase } }) => {
    closes = phase === 'gathering' || phase === 'playing';
    return closes ? { kind: 'abandoned' } : null;
  });
  return closes;
}

/** Ends a game that is too long to be one. Nobody wins, as if all players had agreed to end it. */
export function endLongGame(table: Table, { settings }: Dependencies): Promise<number> {
  return enter(table, (state) =>
    state.roster.phase === 'playing' && gameEntries(state) >= settings.gameEntries ? { kind: 'abandoned' } : null,
  );
}

/** How long a player must be away before the others may ask for a bot; longer at tables with a slow clock. */
function graceOf({ roster }: TableState, { settings }: Dependencies): number {
  return Math.max(settings.absentMs, (roster.terms.clock ?? 0) * 500);
}

/** Others ask for a bot in the seat of a player who is away. */
export async function takeOver(table: Table, deps: Dependencies, identity: Identity, seat: Seat): Promise<number> {
  // The player may be connected to another process.
  if (deps.store.shared) await table.run(() => table.readPresence());
  return enter(table, (state) => {
    playing(state);
    const own = seatedAt(state.roster, identity);
    unratedOnly(state, 'nobody plays for another in a rated game');
    const person = personAt(state.roster, seat);
    if (own === seat || person === null || person.takenOver !== null)
      throw new DeniedError('notAbsent', 'nobody is missing in that seat');
    const now = deps.time.now();
    const away = table.absentForMs(seat);
    // Nobody is missed at night or on holiday.
    const counted = away === null ? -1 : countedBetween(now - away, now, restAt(state.roster, seat));
    if (counted < graceOf(state, deps))
      throw new DeniedError('notAbsent', 'that player is connected, or was a moment ago');
    return { kind: 'takenOver', seat, level: STAND_IN, why: 'absence' };
  });
}

export function comeBack(table: Table, deps: Dependencies, identity: Identity): Promise<number> {
  return enter(table, (state) => {
    playing(state);
    const seat = seatedAt(state.roster, identity);
    if (botAt(state.roster, seat) === null) return null;
    return returnEntry(state, seat, deps.time.now());
  });
}
