/** A record as a table: nobody acts, every moment can be visited, from every seat. */
import type { Company, Listener, Outcome, Table } from './table.ts';
import type { Onlooker, ReplayInfo } from './worker/replays.ts';
import { engine } from './workers.ts';

export class ReplayTable implements Table {
  readonly game: string;
  readonly info: ReplayInfo;
  readonly undo = null;
  readonly lift = null;
  readonly settled = null;
  readonly rematch = null;
  readonly talk = null;
  readonly online = null;
  readonly #id: string;
  readonly #looks: readonly number[];
  #listener: Listener | null = null;
  #at = -1;
  #onlooker: Onlooker = 'all';
  #steps: Promise<void> = Promise.resolve();

  private constructor(id: string, info: ReplayInfo, looks: readonly number[]) {
    this.#id = id;
    this.info = info;
    this.game = info.game;
    this.#looks = looks;
  }

  /** @throws if it is no record, or one that the rules forbid. */
  static async open(id: string, record: unknown, looks: readonly number[]): Promise<ReplayTable> {
    return new ReplayTable(id, await engine().openRecord(id, record), looks);
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
      sitters: this.info.seats.map(({ name }, seat) => ({
        name,
        look: this.#looks[seat] ?? seat,
        kind: 'here',
        level: null,
        present: true,
        takenOver: false,
      })),
      watchers: 0,
      host: false,
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

  async record(): Promise<string> {
    return JSON.stringify(await engine().recordOf(this.#id), null, 1);
  }

  replay(): null {
    return null;
  }
}
