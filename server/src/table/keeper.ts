/** Looks after tables where no person is to act: lets bots move, and calls time. */
import type { Level } from '@traque/bots/core/brain';
import { FastChance } from '@traque/engine/core/chance';
import type { Seat } from '@traque/engine/core/game';
import { Crowded, thinkingMs } from '../bots/thinker.ts';
import type { Settings } from '../settings.ts';
import type { World } from '../world.ts';
import { actAsBot } from './act.ts';
import { settleAbandon, STAND_IN } from './affairs.ts';
import { deadlineOf, toAct } from './moment.ts';
import { allAbandon, botAt } from './room.ts';
import type { Table } from './table.ts';

/** The level that takes over when one fails. */
const simpler: Readonly<Record<Level, Level | null>> = { hard: 'normal', normal: 'easy', easy: 'random', random: null };

const CROWDED = 'no thread was free in time';

/** From the end of the thinking to the move. */
const AFTERWARDS_MS = 100;

/**
 * How long after the move before a bot makes its own: when all the time it may think is over, whether it needed that or
 * not. Who sees a quick move would know that there was little to choose.
 */
function paceOf({ botPaceMs, botMs }: Settings, level: Level): number {
  return botPaceMs === 0 ? 0 : Math.max(botPaceMs, thinkingMs(botMs, level) + AFTERWARDS_MS);
}

export class Keeper {
  readonly #world: World;
  /** By table, the decision that a bot of this process is thinking about. */
  readonly #thinking = new Map<string, number>();
  #closed = false;

  constructor(world: World) {
    this.#world = world;
  }

  close(): void {
    this.#closed = true;
  }

  /** Tables that a bot of this process thinks for now: due, but looked after. */
  get busy(): number {
    return this.#thinking.size;
  }

  thinksFor(table: string): boolean {
    return this.#thinking.has(table);
  }

  /** Whatever the table wants now. Called when it changed, and when its time has come. */
  attend(table: Table): void {
    if (this.#closed) return;
    const { folded } = table;
    const seat = toAct(folded);
    if (seat === null || folded.play === null) return;
    const level = botAt(folded.company, seat);
    if (level !== null) void this.#guarded(table, () => this.#letMove(table, seat, level));
    else if ((deadlineOf(folded) ?? Infinity) <= this.#world.time.now())
      void this.#guarded(table, () => this.#callTime(table));
    if (allAbandon(folded.company, this.#world.time.now()))
      void this.#guarded(table, () => settleAbandon(table, this.#world));
  }

  async #guarded(table: Table, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#closed) return;
      this.#world.metrics.errors.inc();
      this.#world.log.error({ table: table.id, err: error }, 'looking after a table failed');
    }
  }

  async #callTime(table: Table): Promise<void> {
    await table.submit<null>((folded) => {
      const seat = toAct(folded);
      if (seat === null || (deadlineOf(folded) ?? Infinity) > this.#world.time.now()) return { answer: null };
      return { log: { kind: 'takenOver', seat, level: STAND_IN, why: 'time' } };
    });
  }

  async #letMove(table: Table, seat: Seat, level: Level): Promise<void> {
    const decision = table.folded.play!.decision;
    if (this.#thinking.get(table.id) === decision) return;
    this.#thinking.set(table.id, decision);
    try {
      const { settings, time } = this.#world;
      const whole = paceOf(settings, level);
      // The wall clock may have been set back since: never more than the whole pause.
      const pace = this.#pause(Math.min(whole, table.folded.play!.handed + whole - time.now()));
      let trying: Level | null = level;
      while (trying !== null && !this.#closed) {
        const outcome = await this.#try(table, seat, trying, decision, pace);
        if (outcome === 'ended') return;
        this.#world.metrics.botFailures.inc({ level: trying });
        this.#world.log.warn(
          { game: table.folded.game.name, level: trying, why: outcome.failed },
          'a bot failed; a simpler one takes its place',
        );
        trying = outcome.failed === CROWDED ? null : simpler[trying];
      }
      await this.#anyMove(table, seat, decision);
    } finally {
      if (this.#thinking.get(table.id) === decision) this.#thinking.delete(table.id);
    }
  }

  #pause(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => this.#world.time.after(ms, resolve));
  }

  async #try(
    table: Table,
    seat: Seat,
    level: Level,
    decision: number,
    pace: Promise<void>,
  ): Promise<{ readonly failed: string } | 'ended'> {
    const { game, play } = table.folded;
    if (play === null || play.decision !== decision) return 'ended';
    let action: { readonly type: string };
    try {
      action = await this.#world.thinker.think(game.view(play.state, seat), level);
    } catch (error) {
      if (error instanceof Crowded) return { failed: CROWDED };
      return { failed: error instanceof Error ? error.message : String(error) };
    }
    await pace;
    const outcome = await actAsBot(table, seat, level, decision, action);
    if (outcome === 'done') this.#world.metrics.actions.inc({ by: 'bot' });
    return outcome === 'refused' ? { failed: 'it chose what the rules forbid' } : 'ended';
  }

  /** When every level failed: any legal move, from the view alone like every bot. */
  async #anyMove(table: Table, seat: Seat, decision: number): Promise<void> {
    const { game, play } = table.folded;
    if (play === null || play.decision !== decision || this.#closed) return;
    const chance = new FastChance(this.#world.random(20));
    const action = game.sample(game.imagine(game.view(play.state, seat), seat, chance), chance);
    await actAsBot(table, seat, 'random', decision, action);
  }
}
