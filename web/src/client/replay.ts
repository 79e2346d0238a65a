/** A record as a table: nobody acts, every moment can be visited, from every seat. */
import { type Level, levels } from '@traque/bots/core/brain';
import { t } from '../app/language.ts';
import type { Entry, Outcome, Roster, RosterSeat, TableClient, TableListener } from './table-client.ts';
import type { Ending } from './ending.ts';
import type { ReplayInfo } from './worker/replays.ts';
import type { ReplayViewer } from './worker/timeline.ts';
import { engine } from './workers.ts';

export class ReplayTable implements TableClient {
  readonly game: string;
  readonly rules: number;
  readonly info: ReplayInfo;
  readonly live = false;
  readonly undo = null;
  readonly revealSeat = null;
  readonly onAnimationsDone = null;
  readonly rematch = null;
  readonly chat = null;
  readonly online = null;
  readonly mayAdvise: boolean;
  readonly #id: string;
  #listener: TableListener | null = null;
  #number = -1;
  #viewer: ReplayViewer = 'all';
  /** The first entries of the log as this viewer sees them: only what is missing is asked for. */
  #entries: Entry[] = [];
  #visits: Promise<void> = Promise.resolve();
  /** Visits that others have overtaken are left out. */
  #lastVisit = 0;

  private constructor(id: string, info: ReplayInfo, mayAdvise: boolean) {
    this.#id = id;
    this.info = info;
    this.game = info.game;
    this.rules = info.rules;
    this.mayAdvise = mayAdvise;
  }

  /** @throws if it is no record, or one that does not fit the rules. */
  static async open(id: string, record: unknown): Promise<ReplayTable> {
    const info = await engine().openRecord(id, record);
    // A record that is not complete may be of a game that is still played on a server.
    return new ReplayTable(id, info, info.allowedViewer === 'all');
  }

  /** A table of this browser. @throws if there is none, or if several persons still play it. */
  static async openHere(id: string, table: string): Promise<ReplayTable> {
    return new ReplayTable(id, await engine().openHere(id, table), true);
  }

  /** The seat's colour and shape, where they were chosen. */
  lookOf(seat: number): number {
    return this.info.seats[seat]?.look ?? seat;
  }

  /** Bots at a server's table have no names of their own: they get one in the reader's language. */
  nameOf(seat: number): string {
    const names = t().tables.botNames;
    return this.info.seats[seat]?.name || names[this.lookOf(seat) % names.length]!;
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    listener.connection('up');
    listener.roster(this.roster());
    return () => {
      this.#listener = null;
    };
  }

  roster(): Roster {
    return {
      phase: this.info.over ? 'over' : 'playing',
      seats: this.info.seats.map(({ kind }, seat): RosterSeat => {
        const level: Level | null = levels.find((each) => each === kind) ?? null;
        return {
          name: this.nameOf(seat),
          look: this.lookOf(seat),
          kind: level === null ? 'here' : 'bot',
          level,
          present: true,
          takenOver: false,
          abandons: false,
        };
      }),
      watchers: 0,
      host: false,
      commit: this.info.commit,
      next: null,
    };
  }

  /**
   * Goes to the moment after an entry. The next one is played if nothing else is being played, any other is just shown:
   * players who step quickly see each position at once, and none of them late.
   */
  visit(number: number, viewer: ReplayViewer, isPlaying: () => boolean): void {
    const visit = ++this.#lastVisit;
    const isOvertaken = () => visit !== this.#lastVisit;
    this.#visits = this.#visits.then(() => (isOvertaken() ? undefined : this.#visit(number, viewer, isPlaying)));
  }

  async #visit(number: number, viewer: ReplayViewer, isPlaying: () => boolean): Promise<void> {
    const listener = this.#listener;
    if (listener === null || (number === this.#number && viewer === this.#viewer)) return;
    const isNext = !isPlaying() && number === this.#number + 1 && viewer === this.#viewer && number > 0;
    if (viewer !== this.#viewer) this.#entries = [];
    this.#number = number;
    this.#viewer = viewer;
    const { moment: found, entries } = await engine().visit(this.#id, number, viewer, this.#entries.length);
    // Nobody acts in a replay: a board that knew what was legal would offer what cannot be done.
    const { legal: _legal, ...moment } = found;
    this.#entries.push(...entries);
    if (isNext) listener.append({ entry: this.#entries[number - 1]!, moment });
    else listener.reset(moment, this.#entries.slice(0, number));
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

  ending(): Promise<Ending | null> {
    return engine().endingOfReplay(this.#id);
  }
}
