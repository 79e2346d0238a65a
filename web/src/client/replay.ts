/** A record as a table: nobody acts, every moment can be visited, from every seat. */
import { levels } from '@traque/bots/core/brain';
import { t } from '../app/language.ts';
import type { Company, Listener, Outcome, Table } from './table.ts';
import type { Onlooker, ReplayInfo } from './worker/replays.ts';
import { engine } from './workers.ts';

export class ReplayTable implements Table {
  readonly game: string;
  readonly info: ReplayInfo;
  readonly live = false;
  readonly undo = null;
  readonly lift = null;
  readonly settled = null;
  readonly rematch = null;
  readonly talk = null;
  readonly online = null;
  readonly #id: string;
  /** The table the record is of allows helps; afterwards there is nothing left to guess. */
  readonly #helps: boolean;
  #listener: Listener | null = null;
  #at = -1;
  #onlooker: Onlooker = 'all';
  #steps: Promise<void> = Promise.resolve();

  private constructor(id: string, info: ReplayInfo, helps: boolean) {
    this.#id = id;
    this.info = info;
    this.game = info.game;
    this.#helps = helps;
  }

  /** @throws if it is no record, or one that the rules forbid. */
  static async open(id: string, record: unknown): Promise<ReplayTable> {
    return new ReplayTable(id, await engine().openRecord(id, record), false);
  }

  /** A table of this browser. @throws if there is none, or if several persons still play it. */
  static async openHere(id: string, table: string): Promise<ReplayTable> {
    const { setup } = await engine().info(table);
    return new ReplayTable(id, await engine().openHere(id, table), setup.helps !== false);
  }

  /** The seat's colour and shape, where they were chosen. */
  lookOf(seat: number): number {
    return this.info.seats[seat]?.look ?? seat;
  }

  /** Bots at a server's table have no names of their own: each reader has them in his language. */
  nameOf(seat: number): string {
    const names = t().tables.botNames;
    return this.info.seats[seat]?.name || names[this.lookOf(seat) % names.length]!;
  }

  listen(listener: Listener): () => void {
    this.#listener = listener;
    listener.connection('up');
    listener.company(this.#company());
    return () => {
      this.#listener = null;
    };
  }

  #company(): Company {
    return {
      stage: this.info.over ? 'over' : 'playing',
      sitters: this.info.seats.map(({ kind }, seat) => {
        const level = levels.find((each) => each === kind) ?? null;
        const sits = level === null ? 'here' : 'bot';
        return {
          name: this.nameOf(seat),
          look: this.lookOf(seat),
          kind: sits,
          level,
          present: true,
          takenOver: false,
          abandons: false,
        };
      }),
      watchers: 0,
      host: false,
      helps: this.info.eyes === 'all' || this.#helps,
      commit: this.info.commit,
      next: null,
    };
  }

  /** Goes to a moment. The next one is played, any other just shown. */
  visit(at: number, onlooker: Onlooker): void {
    this.#steps = this.#steps.then(() => this.#visit(at, onlooker));
  }

  async #visit(at: number, onlooker: Onlooker): Promise<void> {
    const listener = this.#listener;
    if (listener === null || (at === this.#at && onlooker === this.#onlooker)) return;
    const follows = at === this.#at + 1 && onlooker === this.#onlooker && at > 0;
    this.#at = at;
    this.#onlooker = onlooker;
    const [moment, happenings] = await Promise.all([
      engine().momentOf(this.#id, at, onlooker),
      engine().happeningsOf(this.#id, at, onlooker),
    ]);
    const last = happenings.at(-1);
    if (follows && last !== undefined) listener.change(last, moment);
    else listener.stand(moment, happenings);
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ kind: 'stale' });
  }

  record(): Promise<string> {
    return engine().exportedReplay(this.#id);
  }

  replay(): null {
    return null;
  }
}
