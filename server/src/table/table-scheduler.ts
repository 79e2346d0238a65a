/**
 * Lets bots move and enforces the clock. Where no seat is in the hands of a person, bots play only while somebody is there
 * to see it: otherwise one guest could keep all threads busy with tables that nobody looks at. Such a table rests, and goes
 * on when somebody opens it. Where people have left their seats to bots, it goes on when one of them takes theirs back:
 * nobody's game is played to its end without them.
 */
import type { Level } from '@traque/bots/core/brain';
import { FastChance } from '@traque/engine/core/chance';
import type { Seat } from '@traque/engine/core/game';
import { thinkingMs } from '../bots/thinker.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Settings } from '../settings.ts';
import { actAsBot } from './act.ts';
import { clockNeeds } from './clock.ts';
import type { TableState } from './fold.ts';
import { gameEntries, toAct } from './moment.ts';
import type { Outages } from './outages.ts';
import { endLongGame, settleAbandon, STAND_IN } from './room-commands.ts';
import { allAbandon, botAt, onlyBotsPlay, standInAt } from './roster.ts';
import type { Table } from './table.ts';

/** The level that is tried when one fails. */
const simpler: Readonly<Record<Level, Level | null>> = { hard: 'normal', normal: 'easy', easy: 'random', random: null };

/** From the end of the thinking time to the move. */
const MOVE_DELAY_MS = 100;

/**
 * How long after the previous move a bot moves: always after its whole thinking time, even if it needed less. A quick
 * move would reveal that there was little to choose from.
 */
function paceOf({ botPaceMs, botMs }: Settings, level: Level): number {
  return botPaceMs === 0 ? 0 : Math.max(botPaceMs, thinkingMs(botMs, level) + MOVE_DELAY_MS);
}

export class TableScheduler {
  readonly #deps: Dependencies;
  readonly #outages: Outages;
  /** By table, the decision that a bot of this process thinks about. */
  readonly #thinking = new Map<string, number>();
  #closed = false;

  constructor(deps: Dependencies, outages: Outages) {
    this.#deps = deps;
    this.#outages = outages;
  }

  close(): void {
    this.#closed = true;
  }

  /** How many tables a bot of this process thinks for. */
  get busy(): number {
    return this.#thinking.size;
  }

  thinksFor(table: string): boolean {
    return this.#thinking.has(table);
  }

  /** Does what the table needs now. Called when it changed and when it is due. */
  check(table: Table): void {
    if (this.#closed) return;
    const { state } = table;
    const seat = toAct(state);
    if (seat === null || state.progress === null) return;
    if (gameEntries(state) >= this.#deps.settings.gameEntries) {
      void this.#logErrors(table, () => endLongGame(table, this.#deps));
      return;
    }
    const level = botAt(state.roster, seat);
    if (level !== null) {
      if (!this.rests(table)) void this.#logErrors(table, () => this.#moveBot(table, seat, level));
    } else if (this.#clockNeeds(table, state) !== null) void this.#logErrors(table, () => this.#keepClock(table));
    if (allAbandon(state.roster, this.#deps.time.now()))
      void this.#logErrors(table, () => settleAbandon(table, this.#deps));
  }

  /** Only bots play, and nobody is there; or they play for people, of whom none is left to play with. */
  rests({ state: { roster }, isAttended }: Table): boolean {
    return onlyBotsPlay(roster) && (!isAttended || roster.seats.some((_, seat) => standInAt(roster, seat)));
  }

  async #logErrors(table: Table, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#closed) return;
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ table: table.id, err: error }, 'scheduling a table failed');
    }
  }

  #clockNeeds(table: Table, state: TableState): ReturnType<typeof clockNeeds> {
    return clockNeeds(state, table.attendance, this.#outages.last, this.#deps.time.now());
  }

  /** Stops the clock, lets it run again, or lets a bot make the one move that the person to act is late for. */
  async #keepClock(table: Table): Promise<void> {
    await table.submit<null>((state) => {
      const seat = toAct(state);
      const needed = seat === null ? null : this.#clockNeeds(table, state);
      if (seat === null || needed === null) return { answer: null };
      if (needed !== 'ranOut') return { log: needed };
      if (state.roster.rated) return { log: { kind: 'forfeited', seat, why: 'time' } };
      return { log: { kind: 'takenOver', seat, level: STAND_IN, why: 'time', once: true } };
    });
  }

  async #moveBot(table: Table, seat: Seat, level: Level): Promise<void> {
    const decision = table.state.progress!.decision;
    if (this.#thinking.get(table.id) === decision) return;
    this.#thinking.set(table.id, decision);
    try {
      const { settings, time } = this.#deps;
      const paceMs = paceOf(settings, level);
      // At most the whole pause, even if the wall clock was set back.
      const pace = this.#pause(Math.min(paceMs, table.state.progress!.handed + paceMs - time.now()));
      let trying: Level | null = level;
      while (trying !== null && !this.#closed) {
        const outcome = await this.#try(table, seat, trying, decision, pace);
        if (outcome === 'ended') return;
        this.#deps.metrics.botFailures.inc({ level: trying });
        this.#deps.log.warn(
          { game: table.state.game.name, level: trying, why: outcome.failed },
          'a bot failed; a simpler one takes its place',
        );
        trying = simpler[trying];
      }
      await this.#moveAtRandom(table, seat, decision);
    } finally {
      if (this.#thinking.get(table.id) === decision) this.#thinking.delete(table.id);
    }
  }

  #pause(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => this.#deps.time.after(ms, resolve));
  }

  async #try(
    table: Table,
    seat: Seat,
    level: Level,
    decision: number,
    pace: Promise<void>,
  ): Promise<{ readonly failed: string } | 'ended'> {
    const { game, progress, roster } = table.state;
    if (progress === null || progress.decision !== decision) return 'ended';
    let action: { readonly type: string };
    try {
      action = await this.#deps.thinker.think(game.view(progress.match.state, seat), level, roster.host.guest);
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
    await pace;
    const outcome = await actAsBot(table, seat, level, decision, action);
    if (outcome === 'done') this.#deps.metrics.actions.inc({ by: 'bot' });
    return outcome === 'refused' ? { failed: 'it chose what the rules forbid' } : 'ended';
  }

  /** When every level failed: a random legal move, chosen from the view alone. */
  async #moveAtRandom(table: Table, seat: Seat, decision: number): Promise<void> {
    const { game, progress } = table.state;
    if (progress === null || progress.decision !== decision || this.#closed) return;
    const chance = new FastChance(this.#deps.random(20));
    const action = game.sample(game.imagine(game.view(progress.match.state, seat), seat, chance), chance);
    await actAsBot(table, seat, 'random', decision, action);
  }
}
