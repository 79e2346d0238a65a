/**
 * The nights and holidays that people set for themselves, and how their tables learn of them. They are stored first; then
 * each slow table of the person gets an entry in its log, so that its deadlines follow from the log alone. If the process
 * dies in between, another one tells the tables.
 */
import type { RestSettings } from '@traque/wire/rests';
import { MAX_NIGHT_HOURS } from '@traque/wire/rests';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { PersonRest, StoredRest } from '../store/rest-store.ts';
import type { Roster } from '../table/roster.ts';
import { personAt, seatOwnedBy } from '../table/roster.ts';
import type { Table } from '../table/table.ts';
import { every } from '../time.ts';
import { daysLeft, kept, withHoliday, withoutHoliday, yearAt } from './holidays.ts';
import type { Night, Rest } from './rest-time.ts';
import { isKnown } from './seat-rest.ts';
import { dayFrom, isTimeZone } from './time-zone.ts';

const SWEEP_MS = 5000;
const SWEEP_PEOPLE = 50;
/** By then the process that stored a change has told the tables, or is dead. */
const UNTOLD_MS = 10_000;
/** Each change makes an entry at every slow table of the person. */
const CHANGES_PER_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TABLES = 200;
/** A table with more entries about people than this learns of no more rests. */
const MAX_ROOM_ENTRIES = 900;
const MAX_TRIES = 5;

const nothing: PersonRest = { zone: 'UTC', night: null, holidays: [] };

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const timeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');

function checkedZone(zone: string): string {
  if (!isTimeZone(zone)) throw new DeniedError('malformed', 'there is no such time zone', 'zone');
  return zone;
}

function nightFrom(zone: string, { from, to }: { readonly from: string; readonly to: string }): Night {
  const night = { zone, from: minutesOf(from), to: minutesOf(to) };
  const length = (night.to - night.from + 24 * 60) % (24 * 60);
  if (length === 0 || length > MAX_NIGHT_HOURS * 60)
    throw new DeniedError('malformed', `a night has at most ${MAX_NIGHT_HOURS} hours`, 'night');
  return night;
}

function checkedDay(text: string, at: string): number {
  const day = dayFrom(text);
  if (day === null) throw new DeniedError('malformed', 'there is no such day', at);
  return day;
}

/** What a table needs to know. */
const forTable = ({ night, holidays }: PersonRest, now: number): Rest => ({
  night,
  holidays: holidays.filter(({ to }) => to > now).map(({ from, to }) => ({ from, to })),
});

/** Opens a table without counting as a visit. */
type Look = (id: string) => Promise<Table>;

export class Rests {
  readonly #deps: Dependencies;
  readonly #look: Look;
  readonly #stop: () => void;

  constructor(deps: Dependencies, look: Look) {
    this.#deps = deps;
    this.#look = look;
    this.#stop = every(deps.time, SWEEP_MS, () => this.#sweep());
  }

  async of(guest: string | null): Promise<RestSettings> {
    return this.#settings(guest === null ? undefined : (await this.#deps.store.rests.of([guest]))[0]);
  }

  #settings(rest: StoredRest | undefined): RestSettings {
    const { settings, time } = this.#deps;
    const { night, holidays } = rest ?? nothing;
    const now = time.now();
    const year = yearAt(now, rest?.zone ?? 'UTC');
    const perYear = settings.holidaysPerYear;
    return {
      zone: rest?.zone ?? null,
      night: night === null ? null : { from: timeOfDay(night.from), to: timeOfDay(night.to) },
      holidays: holidays.filter(({ to }) => to > now).map(({ from, to }) => ({ from, to })),
      daysPerYear: perYear,
      left: [year, year + 1].map((each) => ({ year: each, days: daysLeft(holidays, each, perYear) })),
    };
  }

  setNight(guest: string, zone: string, night: { from: string; to: string } | null): Promise<RestSettings> {
    checkedZone(zone);
    const wanted = night === null ? null : nightFrom(zone, night);
    return this.#change(guest, (rest) => ({ ...rest, zone, night: wanted }));
  }

  addHoliday(guest: string, zone: string, from: string | null, until: string): Promise<RestSettings> {
    checkedZone(zone);
    const { settings, time } = this.#deps;
    const wanted = { zone, from: from === null ? null : checkedDay(from, 'from'), until: checkedDay(until, 'until') };
    return this.#change(guest, (rest) => ({
      ...rest,
      zone: rest.night === null ? zone : rest.zone,
      holidays: withHoliday(rest.holidays, wanted, settings.holidaysPerYear, time.now()),
    }));
  }

  endHoliday(guest: string, from: number): Promise<RestSettings> {
    return this.#change(guest, (rest) => ({
      ...rest,
      holidays: withoutHoliday(rest.holidays, from, this.#deps.time.now()),
    }));
  }

  async #change(guest: string, change: (rest: PersonRest) => PersonRest): Promise<RestSettings> {
    const { store, time } = this.#deps;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const before = (await store.rests.of([guest]))[0];
      const now = time.now();
      const { zone, night, holidays } = change(before ?? nothing);
      const today = Math.floor(now / DAY_MS);
      const changes = before?.day === today ? before.changes + 1 : 1;
      if (changes > CHANGES_PER_DAY)
        throw new DeniedError('tooMany', `nights and holidays can be changed ${CHANGES_PER_DAY} times a day`);
      const version = (before?.version ?? 0) + 1;
      const after = { guest, zone, night, holidays: kept(holidays, now), version, day: today, changes };
      if (!(await store.rests.put(after, now))) continue;
      await this.#tell(after);
      return this.#settings(after);
    }
    throw new DeniedError('busy', 'several devices change this at the same time');
  }

  /** Every slow table of the person learns of it. */
  async #tell(rest: StoredRest): Promise<void> {
    const { store, log, metrics } = this.#deps;
    try {
      for (const { room } of await store.tablesOf(rest.guest, MAX_TABLES))
        if (room.rests === true && room.phase === 'playing') await this.#enter(await this.#look(room.id), rest);
      await store.rests.told(rest.guest, rest.version);
    } catch (error) {
      // A sweep tries again.
      metrics.errors.inc();
      log.error({ err: error }, 'telling tables of nights and holidays failed');
    }
  }

  async #enter(table: Table, rest: StoredRest): Promise<void> {
    await table.submit<null>(({ roster, roomEntries }) => {
      const seat = seatOwnedBy(roster, rest.guest);
      if (seat === null || roster.phase !== 'playing' || roomEntries > MAX_ROOM_ENTRIES) return { answer: null };
      const now = this.#deps.time.now();
      const wanted = forTable(rest, now);
      if (isKnown(personAt(roster, seat)?.rest, wanted, now)) return { answer: null };
      return { log: { kind: 'rest', seat, rest: wanted } };
    });
  }

  /** By seat, what counts from the start of a game on; undefined if nobody has set anything, or it does not count there. */
  async atStart({ terms, seats }: Roster): Promise<readonly StoredRest[]> {
    if (terms.rests !== true) return [];
    return this.#deps.store.rests.of(seats.flatMap((there) => (there.kind === 'person' ? there.owners : [])));
  }

  /** This person plays at more tables than before. */
  async moreTables(guest: string): Promise<void> {
    await this.#deps.store.rests.tellAgain(guest);
    const rest = (await this.#deps.store.rests.of([guest]))[0];
    if (rest !== undefined) await this.#tell(rest);
  }

  async #sweep(): Promise<void> {
    const { store, time, log, metrics } = this.#deps;
    try {
      for (const rest of await store.rests.untold(time.now() - UNTOLD_MS, SWEEP_PEOPLE)) await this.#tell(rest);
    } catch (error) {
      metrics.errors.inc();
      log.error({ err: error }, 'looking for nights and holidays failed');
    }
  }

  close(): void {
    this.#stop();
  }
}

/** By seat, as the log of a game that starts keeps them. Of several devices of one seat the last change counts. */
export function restsBySeat(
  { seats }: Roster,
  known: readonly StoredRest[],
  now: number,
): readonly (Rest | null)[] | undefined {
  const bySeat = seats.map((there) => {
    const rest = there.kind === 'person' ? known.findLast(({ guest }) => there.owners.includes(guest)) : undefined;
    return rest === undefined ? null : forTable(rest, now);
  });
  return bySeat.every((rest) => rest === null) ? undefined : bySeat;
}
