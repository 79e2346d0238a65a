/**
 * The tables that are played in this browser: against bots and around one screen. They live in a worker, so that the
 * page gets nothing but what the person who looks may know.
 */
import type { Level, Request, Thought } from '@traque/bots/core/brain';
import type { Refusal, Seat, Viewer } from '@traque/engine/core/game';
import { recordFor } from '@traque/engine/core/redacted-record';
import type { GameRecord, RecordSeat } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import type { Happening, Moment } from '../table.ts';
import { gameOf } from './advisor.ts';
import type { Keeping, Kept } from './keeping.ts';
import { Play } from './play.ts';

export type LocalSeat =
  | { readonly kind: 'me' | 'here'; readonly name: string; readonly look: number }
  | { readonly kind: 'bot'; readonly name: string; readonly look: number; readonly level: Level };

export interface LocalSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  /** Whether the app may draw conclusions for a player; absent: yes. */
  readonly helps?: boolean;
}

export interface KeptTable extends Kept {
  readonly setup: LocalSetup;
  readonly record: GameRecord;
  /** When it was last played. */
  readonly changed: number;
}

/** A table as the home page lists it. */
export interface LocalListing {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly changed: number;
  readonly moves: number;
  readonly over: boolean;
}

export interface LocalTableInfo {
  readonly setup: LocalSetup;
  readonly commit: string;
  readonly toAct: Seat | null;
  readonly number: number;
  readonly over: boolean;
  /** False: the browser keeps nothing, the game ends with the page. */
  readonly lasting: boolean;
}

/** What a viewer missed since he last looked: where he left off, and each change since. */
export interface LocalLook {
  readonly from: Moment;
  readonly history: readonly Happening[];
  readonly changes: readonly { readonly happening: Happening; readonly moment: Moment }[];
}

export type LocalChange = 'onwards' | 'anew';

export interface LocalPorts {
  readonly keeping: Promise<Keeping<KeptTable>>;
  readonly think: (request: Request) => Promise<Thought>;
  /** Tells the page that a table has moved on, or that what was shown of it no longer holds. */
  readonly changed: (id: string, how: LocalChange) => void;
  /** Tells the other tabs of this browser that what they have of it is old. */
  readonly kept: (id: string) => void;
  readonly now: () => number;
  /** Unguessable text, for ids and secrets. */
  readonly secret: () => string;
}

interface Running {
  readonly id: string;
  readonly setup: LocalSetup;
  readonly play: Play;
  /** The one that is kept. */
  version: number;
  thinking: boolean;
  /** Raised when something was taken back: a bot's thought about what was then no longer counts. */
  turn: number;
}

/** Long enough to play well, short enough that nobody waits. */
const thinkingTime: Readonly<Record<Level, number>> = { random: 0, easy: 100, normal: 400, hard: 1200 };

const personsOf = (setup: LocalSetup): Seat[] => setup.seats.flatMap((sitter, seat) => (isBot(sitter) ? [] : [seat]));
const isBot = (seat: LocalSeat | undefined): seat is LocalSeat & { kind: 'bot' } => seat?.kind === 'bot';

const recordSeat = (seat: LocalSeat): RecordSeat => ({
  name: seat.name,
  kind: isBot(seat) ? seat.level : 'human',
  look: seat.look,
});

export function localTables(ports: LocalPorts) {
  const running = new Map<string, Running>();

  /** False: another tab has played on, and this one goes on from there. */
  async function keep(table: Running): Promise<boolean> {
    const { id, setup, play } = table;
    const version = ++table.version;
    const written = await (await ports.keeping).put({ id, version, setup, record: play.record, changed: ports.now() });
    if (written) ports.kept(id);
    else if (running.get(id) === table) await reload(id, 'anew');
    return written;
  }

  /** Takes the table up as it is kept now; `anew`: what was shown of this tab's last action was never kept. */
  async function reload(id: string, how: LocalChange = 'onwards'): Promise<void> {
    const old = running.get(id);
    if (old === undefined) return;
    running.delete(id);
    const fresh = await table(id).catch(() => null);
    if (fresh === null) return;
    const longer = how === 'onwards' && fresh.play.number > old.play.number;
    ports.changed(id, longer ? 'onwards' : 'anew');
    void letBotsPlay(fresh);
  }

  async function table(id: string): Promise<Running> {
    const known = running.get(id);
    if (known !== undefined) return known;
    const kept = await (await ports.keeping).get(id);
    if (kept === null) throw new NoSuchTable(id);
    const again = running.get(id);
    if (again !== undefined) return again;
    const { setup, record, version } = kept;
    const opened = { id, setup, play: new Play(record), version, thinking: false, turn: 0 };
    running.set(id, opened);
    return opened;
  }

  /** Lets bots act until a person is to act. */
  async function letBotsPlay(table: Running): Promise<void> {
    if (table.thinking) return;
    table.thinking = true;
    try {
      for (;;) {
        const { play, setup, turn } = table;
        const seat = play.toAct;
        const sitter = seat === null ? undefined : setup.seats[seat];
        if (seat === null || !isBot(sitter)) return;
        const view = play.seenBy(seat);
        const seed = `${table.id}:${play.number}:${turn}`;
        const { action } = await ports.think({ view, level: sitter.level, ms: thinkingTime[sitter.level], seed });
        if (running.get(table.id) !== table) return;
        if (table.turn === turn && !(await take(table, seat, action))) return;
      }
    } finally {
      table.thinking = false;
    }
  }

  async function take(table: Running, seat: Seat, action: { type: string }): Promise<boolean> {
    table.play.take(seat, action, ports.now());
    if (!(await keep(table))) return false;
    ports.changed(table.id, 'onwards');
    return true;
  }

  /** One person against bots may take back anything; several are bound by what was revealed. */
  const undoesFreely = (setup: LocalSetup): boolean => personsOf(setup).length === 1;

  async function open(setup: LocalSetup, record: GameRecord): Promise<string> {
    // The address names the game, so that its board can be fetched before the table is open.
    const id = `${setup.game}-${ports.secret().slice(0, 12)}`;
    const table = { id, setup, play: new Play(record), version: 0, thinking: false, turn: 0 };
    running.set(table.id, table);
    await keep(table);
    return table.id;
  }

  return {
    create(setup: LocalSetup): Promise<string> {
      const secret = ports.secret();
      return open(setup, {
        traque: 1,
        game: setup.game,
        rules: gameOf(setup.game).version,
        options: setup.options,
        seats: setup.seats.map(recordSeat),
        commit: commitment(secret),
        secret,
        actions: [],
        result: null,
      });
    },

    /**
     * A new table that goes on from a moment of a record: one seat for the person, bots for the rest. He may have seen
     * what was hidden and what was to come: all that his seat does not know at that moment is drawn anew.
     */
    playOn(record: GameRecord, at: number, seats: readonly LocalSeat[]): Promise<string> {
      const setup = { game: record.game, options: record.options, seats };
      const before = new Play({
        ...record,
        seats: seats.map(recordSeat),
        actions: record.actions.slice(0, at),
        anew: (record.anew ?? []).filter(({ after }) => after <= at),
        result: null,
      });
      return open(setup, before.renewed(personsOf(setup)[0] ?? 0, ports.secret()));
    },

    async info(id: string): Promise<LocalTableInfo> {
      const found = await table(id);
      void letBotsPlay(found);
      const { setup, play } = found;
      return {
        setup,
        commit: play.record.anew?.at(-1)?.commit ?? play.record.commit,
        toAct: play.toAct,
        number: play.number,
        over: play.record.result !== null,
        lasting: (await ports.keeping).lasting,
      };
    },

    async look(id: string, viewer: Viewer, since: number | null): Promise<LocalLook> {
      const { play, setup } = await table(id);
      const freely = undoesFreely(setup);
      const from = Math.min(since ?? play.number, play.number);
      const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
      return {
        from: play.moment(from, viewer, freely),
        history: numbers(1, from).map((number) => play.happening(number, viewer)),
        changes: numbers(from + 1, play.number).map((number) => ({
          happening: play.happening(number, viewer),
          moment: play.moment(number, viewer, freely),
        })),
      };
    },

    async act(id: string, seat: Seat, number: number, action: { type: string }): Promise<Refusal | 'stale' | null> {
      const found = await table(id);
      if (found.play.number !== number) return 'stale';
      const refusal = found.play.refusal(seat, action);
      if (refusal !== null) return refusal;
      if (!(await take(found, seat, action))) return 'stale';
      void letBotsPlay(found);
      return null;
    },

    async undo(id: string, seat: Viewer): Promise<boolean> {
      const found = await table(id);
      const to = found.play.undoTo(seat, undoesFreely(found.setup));
      if (to === null) return false;
      found.turn++;
      found.play.takeBackTo(to);
      if (!(await keep(found))) return false;
      ports.changed(id, 'anew');
      return true;
    },

    async exported(id: string, viewer: Viewer): Promise<string> {
      const { play } = await table(id);
      return JSON.stringify(recordFor(play.record, viewer, play.game), null, 1);
    },

    reload,

    /**
     * The whole record and who may look at it: of a game that is over everybody; of a running one the only person who
     * plays it, in his own seat. @throws {Concealed} where several play on: each would see what the others hide.
     */
    whole: async (id: string): Promise<{ readonly record: GameRecord; readonly eyes: Seat | 'all' }> => {
      const { play, setup } = await table(id);
      const [person = null, ...others] = personsOf(setup);
      if (play.record.result !== null) return { record: play.record, eyes: 'all' };
      if (others.length > 0 || person === null) throw new Concealed(id);
      return { record: play.record, eyes: person };
    },

    async list(): Promise<LocalListing[]> {
      const kept = await (await ports.keeping).all();
      return kept
        .toSorted((a, b) => b.changed - a.changed)
        .map(({ id, setup, record, changed }) => ({
          id,
          game: setup.game,
          seats: setup.seats,
          changed,
          moves: record.actions.length,
          over: record.result !== null,
        }));
    },

    async remove(id: string): Promise<void> {
      running.delete(id);
      await (await ports.keeping).remove(id);
    },
  };
}

class Concealed extends Error {
  override readonly name = 'Concealed';
  constructor(id: string) {
    super(`table ${id} is still being played by several persons`);
  }
}

class NoSuchTable extends Error {
  override readonly name = 'NoSuchTable';
  constructor(id: string) {
    super(`no table ${id} on this device`);
  }
}
