/**
 * The tables that are played in this browser: against bots and around one screen. They live in a worker, so that the
 * page gets nothing but what the person who looks may know.
 *
 * As on a server each table carries out one command after the other (judge, step, store, then tell). The viewer who
 * said hello is sent one update for each entry.
 */
import type { Level, Request, Thought } from '@traque/bots/core/brain';
import { gameNamed } from '@traque/engine';
import type { AnyView, Seat, Viewer } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import { Malformed } from '@traque/engine/core/malformed';
import { type Action, judge, toAct } from '@traque/engine/core/match';
import { recordFor } from '@traque/engine/core/redacted-record';
import type { GameRecord } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import type { Outcome, PublicNews } from '../table-client.ts';
import { HiddenGameError, NoSuchTableError } from './errors.ts';
import { type LocalMessage, updateFor, welcomeFor } from './local-news.ts';
import {
  isBot,
  type LocalListing,
  type LocalSeat,
  type LocalSetup,
  type LocalTableInfo,
  personSeats,
  recordSeat,
  type StoredTable,
} from '../local-setup.ts';
import { range } from './range.ts';
import { upgraded } from './stored-table.ts';
import type { TableDb } from './table-db.ts';
import { type ReplayViewer, Timeline } from './timeline.ts';

export interface LocalPorts {
  readonly database: Promise<TableDb<StoredTable>>;
  readonly think: (request: Request) => Promise<Thought>;
  /** To the page. */
  readonly send: (id: string, message: LocalMessage) => void;
  /** Tells the other tabs of this browser that the stored table changed. */
  readonly announce: (id: string) => void;
  readonly now: () => number;
  /** Unguessable text, for ids and secrets. */
  readonly secret: () => string;
}

interface OpenTable {
  readonly id: string;
  readonly setup: LocalSetup;
  timeline: Timeline;
  /** The stored one. */
  version: number;
  isBotThinking: boolean;
  /** The last command under way. */
  queue: Promise<unknown>;
}

const thinkingMs: Readonly<Record<Level, number>> = { random: 0, easy: 100, normal: 400, hard: 1200 };
/** For a player who wants to see nothing but the end. */
const HURRIED_MS = 10;
/** By then any game is over. */
const MAX_HURRIED = 2000;

/** Whether the second timeline is the first with more entries. */
function continues(before: Timeline, after: Timeline): boolean {
  return jsonEqual(before.log, after.log.slice(0, before.number));
}

export function localTables(ports: LocalPorts) {
  const open = new Map<string, OpenTable>();
  /** Who looks at which table. An object, so that a second hello for the same viewer is another subscription. */
  const subscriptions = new Map<string, { readonly viewer: Viewer }>();

  /** One person against bots may take back anything; several are bound by what was revealed. */
  function freeUndoSeat(setup: LocalSetup): Seat | null {
    const [person = null, ...others] = personSeats(setup);
    return others.length === 0 ? person : null;
  }

  function openAs(id: string, setup: LocalSetup, timeline: Timeline, version: number): OpenTable {
    const table = { id, setup, timeline, version, isBotThinking: false, queue: Promise.resolve() };
    open.set(id, table);
    return table;
  }

  async function find(id: string): Promise<OpenTable> {
    const known = open.get(id);
    if (known !== undefined) return known;
    const stored = await (await ports.database).get(id);
    if (stored === null) throw new NoSuchTableError(id);
    const { setup, record, log, version } = upgraded(stored);
    return open.get(id) ?? openAs(id, setup, Timeline.of(record, log), version);
  }

  function inTurn<T>(table: OpenTable, command: () => Promise<T>): Promise<T> {
    const result = table.queue.then(command);
    table.queue = result.catch(() => undefined);
    return result;
  }

  /** False: another tab has played on, and this one continues from there. */
  async function store(table: OpenTable, timeline: Timeline): Promise<boolean> {
    const { id, setup } = table;
    const version = table.version + 1;
    const { record, log } = timeline;
    const row = { id, version, setup, record, log, changed: ports.now(), toAct: toAct(timeline.match) };
    if (!(await (await ports.database).put(row))) {
      if (open.get(id) === table) await reload(id);
      return false;
    }
    table.version = version;
    table.timeline = timeline;
    ports.announce(id);
    return true;
  }

  /** Takes the table as it is stored now. */
  async function reload(id: string): Promise<void> {
    const old = open.get(id);
    if (old === undefined) return;
    open.delete(id);
    const fresh = await find(id).catch(() => null);
    if (fresh === null) return;
    if (continues(old.timeline, fresh.timeline)) sendUpdates(fresh, old.timeline.number);
    else sendWelcome(fresh, null);
    void letBotsPlay(fresh);
  }

  function sendUpdates({ id, setup, timeline }: OpenTable, after: number): void {
    const subscription = subscriptions.get(id);
    if (subscription === undefined) return;
    for (const number of range(after + 1, timeline.number))
      ports.send(id, { type: 'update', ...updateFor(timeline, number, subscription.viewer, freeUndoSeat(setup)) });
  }

  function sendWelcome({ id, setup, timeline }: OpenTable, lastSeen: number | null): void {
    const subscription = subscriptions.get(id);
    if (subscription === undefined) return;
    ports.send(id, welcomeFor(timeline, subscription.viewer, lastSeen, freeUndoSeat(setup)));
  }

  /** Lets bots act until a person is to act. */
  async function letBotsPlay(table: OpenTable): Promise<void> {
    if (table.isBotThinking) return;
    table.isBotThinking = true;
    try {
      while (await letBotAct(table));
    } finally {
      table.isBotThinking = false;
    }
  }

  /** What the bot that is to act does; null if none is. */
  async function botAction(
    { id, setup, version }: OpenTable,
    timeline: Timeline,
    maxMs = Infinity,
  ): Promise<{ readonly seat: Seat; readonly action: Action } | null> {
    const seat = toAct(timeline.match);
    const bot = seat === null ? undefined : setup.seats[seat];
    if (seat === null || !isBot(bot)) return null;
    const { action } = await ports.think({
      view: timeline.viewAt(timeline.number, seat) as AnyView,
      level: bot.level,
      ms: Math.min(maxMs, thinkingMs[bot.level]),
      seed: `${id}:${timeline.number}:${version}`,
    });
    return { seat, action };
  }

  /** False if no bot is to act. */
  async function letBotAct(table: OpenTable): Promise<boolean> {
    const { timeline } = table;
    const chosen = await botAction(table, timeline);
    if (chosen === null || open.get(table.id) !== table) return false;
    // If something was taken back meanwhile, this was a thought about another position.
    return inTurn(table, async () => table.timeline !== timeline || (await take(table, chosen.seat, chosen.action)));
  }

  /** All that bots do until a person is to act or the game is over. */
  async function hurried(table: OpenTable): Promise<Timeline> {
    let { timeline } = table;
    for (let i = 0; i < MAX_HURRIED; i++) {
      const chosen = await botAction(table, timeline, HURRIED_MS);
      if (chosen === null) break;
      timeline = timeline.step(chosen.seat, chosen.action, ports.now());
    }
    return timeline;
  }

  async function take(table: OpenTable, seat: Seat, action: Action): Promise<boolean> {
    const { number } = table.timeline;
    if (!(await store(table, table.timeline.step(seat, action, ports.now())))) return false;
    sendUpdates(table, number);
    return true;
  }

  async function create(setup: LocalSetup, record: GameRecord): Promise<string> {
    // The address names the game, so that its board can be fetched before the table is open.
    const id = `${setup.game}-${ports.secret().slice(0, 12)}`;
    const table = openAs(id, setup, Timeline.of(record), 0);
    await store(table, table.timeline);
    return id;
  }

  return {
    async create(setup: LocalSetup): Promise<string> {
      const secret = ports.secret();
      const game = gameNamed(setup.game);
      if (game === undefined) throw new Malformed('game', `no game is called ${setup.game}`);
      return create(setup, {
        traque: 1,
        game: setup.game,
        rules: game.version,
        options: setup.options,
        seats: setup.seats.map(recordSeat),
        commit: commitment(secret),
        secret,
        actions: [],
        result: null,
      });
    },

    /**
     * A new table that goes on from a moment of a record: one seat for the person, bots for the rest. The person may
     * have seen what was hidden and what was to come, so everything that their seat does not know then is redrawn.
     */
    playOn: (record: GameRecord, at: number, seats: readonly LocalSeat[]): Promise<string> => {
      const setup = { game: record.game, options: record.options, seats };
      const before = Timeline.of({
        ...record,
        seats: seats.map(recordSeat),
        actions: record.actions.slice(0, at),
        anew: (record.anew ?? []).filter(({ after }) => after <= at),
        result: null,
      });
      return create(setup, before.fork(personSeats(setup)[0] ?? 0, ports.secret()));
    },

    /** What the page must know of a table before it looks at it. Bots begin to think. */
    async info(id: string): Promise<LocalTableInfo> {
      const table = await find(id);
      void letBotsPlay(table);
      const { setup, timeline } = table;
      const { record, number } = timeline;
      return {
        setup,
        rules: record.rules,
        commit: record.anew?.at(-1)?.commit ?? record.commit,
        toAct: toAct(timeline.match),
        number,
        over: record.result !== null,
        persistent: (await ports.database).persistent,
      };
    },

    /** From now on this viewer, and nobody else, is sent what happens; a welcome comes first. */
    async hello(id: string, viewer: Viewer, lastSeen: number | null): Promise<void> {
      const subscription = { viewer };
      subscriptions.set(id, subscription);
      const table = await find(id);
      if (subscriptions.get(id) === subscription) sendWelcome(table, lastSeen);
    },

    /** Nobody looks any more. */
    goodbye(id: string): void {
      subscriptions.delete(id);
    },

    /** What everybody may know of what happened after an entry: what a spectator sees. */
    async publicNews(id: string, after: number): Promise<PublicNews> {
      const { timeline } = await find(id);
      return {
        entries: range(after + 1, timeline.number).map((number) => timeline.entryAt(number, null)),
        view: timeline.viewAt(timeline.number, null),
      };
    },

    async act(id: string, seat: Seat, decision: number, action: unknown): Promise<Outcome> {
      const table = await find(id);
      return inTurn(table, async () => {
        if (open.get(id) !== table || table.timeline.number !== decision) return { kind: 'stale' };
        const judged = judge(table.timeline.match, seat, action);
        if ('refusal' in judged) return { kind: 'refused', refusal: judged.refusal };
        if (!(await take(table, seat, judged.action))) return { kind: 'stale' };
        void letBotsPlay(table);
        return { kind: 'done' };
      });
    },

    async undo(id: string, seat: Seat): Promise<Outcome> {
      const table = await find(id);
      return inTurn(table, async () => {
        if (open.get(id) !== table) return { kind: 'stale' };
        const { number } = table.timeline;
        const at = ports.now();
        const undone =
          freeUndoSeat(table.setup) === seat ? table.timeline.undoFreely(seat, at) : table.timeline.undo(seat, at);
        if (undone === null) return { kind: 'failed', code: 'noUndo' };
        if (!(await store(table, undone))) return { kind: 'stale' };
        sendUpdates(table, number);
        return { kind: 'done' };
      });
    },

    /** Bots play on at once; the viewer is shown how it stands then, not how it came about. */
    async playToEnd(id: string): Promise<void> {
      const table = await find(id);
      await inTurn(table, async () => {
        if (await store(table, await hurried(table))) sendWelcome(table, null);
      });
    },

    async exported(id: string, viewer: Viewer): Promise<string> {
      const { record, game } = (await find(id)).timeline;
      return JSON.stringify(recordFor(record, viewer, game), null, 1);
    },

    reload,

    /**
     * The whole game and who may look at it: if it is over, everybody; while it runs, its only person, from their own
     * seat. @throws {HiddenGameError} while several people play: each would see what the others hide.
     */
    whole: async (id: string): Promise<{ readonly timeline: Timeline; readonly viewer: ReplayViewer }> => {
      const { timeline, setup } = await find(id);
      const [person = null, ...others] = personSeats(setup);
      const { record } = timeline;
      if (record.result === null && (others.length > 0 || person === null)) throw new HiddenGameError(id);
      // Without what was taken back.
      return { timeline: Timeline.of(record), viewer: record.result === null ? person : 'all' };
    },

    async list(): Promise<LocalListing[]> {
      const stored = await (await ports.database).all();
      return stored
        .toSorted((a, b) => b.changed - a.changed)
        .map(({ id, setup, record, changed, toAct = null }) => ({
          id,
          game: setup.game,
          seats: setup.seats,
          changed,
          toAct,
          moves: record.actions.length,
          over: record.result !== null,
          winners: record.result?.winners ?? [],
        }));
    },

    async remove(id: string): Promise<void> {
      open.delete(id);
      await (await ports.database).remove(id);
    },
  };
}
