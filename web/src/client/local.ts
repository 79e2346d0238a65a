/** A table of this browser: the worker plays it, this end decides whose view is on the screen. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Company, Listener, Outcome, Sitter, Table } from './table.ts';
import { engine, onLocalChange } from './workers.ts';
import type { LocalChange, LocalSetup, LocalTableInfo } from './worker/locals.ts';

const isPerson = (setup: LocalSetup, seat: Seat | null): seat is Seat =>
  seat !== null && setup.seats[seat] !== undefined && setup.seats[seat].kind !== 'bot';

function company(info: LocalTableInfo): Company {
  const sitters = info.setup.seats.map((seat): Sitter => ({
    name: seat.name,
    look: seat.look,
    kind: seat.kind,
    level: seat.kind === 'bot' ? seat.level : null,
    present: true,
    takenOver: false,
    abandons: false,
  }));
  return {
    stage: info.over ? 'over' : 'playing',
    sitters,
    watchers: 0,
    host: true,
    helps: info.setup.helps !== false,
    commit: info.commit,
    next: null,
  };
}

export class LocalTable implements Table {
  readonly game: string;
  readonly live = true;
  readonly talk = null;
  readonly online = null;
  readonly lasting: boolean;
  readonly #id: string;
  readonly #setup: LocalSetup;
  readonly #persons: readonly Seat[];
  #info: LocalTableInfo;
  #listener: Listener | null = null;
  /** Whose view is on the screen; undefined behind the curtain. */
  #viewer: Viewer | undefined;
  /** What each person has seen so far. */
  readonly #seen = new Map<Viewer, number>();
  #shown = -1;
  #catchingUp: Promise<void> = Promise.resolve();

  private constructor(id: string, info: LocalTableInfo) {
    this.#id = id;
    this.#info = info;
    this.#setup = info.setup;
    this.lasting = info.lasting;
    this.game = info.setup.game;
    this.#persons = info.setup.seats.flatMap((_, seat) => (isPerson(info.setup, seat) ? [seat] : []));
  }

  /** @throws if no such table is kept in this browser. */
  static async open(id: string): Promise<LocalTable> {
    return new LocalTable(id, await engine().info(id));
  }

  listen(listener: Listener): () => void {
    this.#listener = listener;
    listener.connection('up');
    listener.company(company(this.#info));
    const stop = onLocalChange(this.#id, (how) => this.#moved(how));
    if (this.#persons.length < 2 || this.#info.over) this.#show(this.#persons[0] ?? null);
    else this.#lower(this.#info.toAct);
    return () => {
      this.#listener = null;
      stop();
    };
  }

  /** Everything that looks at the worker's table goes one after the other, so that changes arrive in order. */
  #then(step: () => Promise<void>): void {
    this.#catchingUp = this.#catchingUp.then(step);
  }

  #show(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#then(async () => {
      const { from, history, changes } = await engine().look(this.#id, viewer, this.#seen.get(viewer) ?? null);
      if (this.#listener === null || this.#viewer !== viewer) return;
      this.#listener.stand(from, history);
      for (const { happening, moment } of changes) this.#listener.change(happening, moment);
      this.#shown = (changes.at(-1)?.moment ?? from).number;
      this.#seen.set(viewer, this.#shown);
    });
  }

  /** The curtain falls before the view of the next person; until a person is to act, before the one who began. */
  #lower(seat: Seat | null): void {
    const next = isPerson(this.#setup, seat) ? seat : this.#persons[0]!;
    this.#viewer = undefined;
    this.#waiting = next;
    this.#listener?.curtain(next);
  }

  #waiting: Seat | null = null;

  readonly lift = (): void => {
    const seat = this.#waiting;
    if (seat === null) return;
    this.#waiting = null;
    this.#listener?.curtain(null);
    this.#show(seat);
  };

  /** A notice may come after what it tells of has been shown: it says only where to look, not how far. */
  #moved(how: LocalChange): void {
    this.#then(async () => {
      const viewer = this.#viewer;
      if (viewer === undefined) return;
      if (how === 'anew') {
        this.#seen.clear();
        return this.#stand(viewer);
      }
      const { changes } = await engine().look(this.#id, viewer, this.#shown);
      if (this.#viewer !== viewer) return;
      for (const { happening, moment } of changes) this.#listener?.change(happening, moment);
      this.#shown = Math.max(this.#shown, changes.at(-1)?.moment.number ?? 0);
      this.#seen.set(viewer, this.#shown);
      const last = changes.at(-1)?.moment.view;
      if (last !== undefined && last.result !== null) await this.#refreshCompany();
    });
  }

  async #stand(viewer: Viewer): Promise<void> {
    const { from, history } = await engine().look(this.#id, viewer, null);
    this.#shown = from.number;
    this.#seen.set(viewer, from.number);
    this.#listener?.stand(from, history);
  }

  async #refreshCompany(): Promise<void> {
    this.#info = await engine().info(this.#id);
    this.#listener?.company(company(this.#info));
  }

  /** Asked by the room when everything shown has been played: the next person's turn means the curtain. */
  readonly settled = (toAct: Seat | null): void => {
    if (this.#persons.length < 2 || this.#viewer === undefined) return;
    if (isPerson(this.#setup, toAct) && toAct !== this.#viewer) this.#lower(toAct);
  };

  async act(action: { type: string }): Promise<Outcome> {
    if (this.#viewer === undefined || this.#viewer === null) return { kind: 'stale' };
    const answer = await engine()
      .act(this.#id, this.#viewer, this.#shown, action)
      .catch(() => 'gone' as const);
    if (answer === 'gone') return { kind: 'failed', code: 'noLocal' };
    if (answer === null) return { kind: 'done' };
    return answer === 'stale' ? { kind: 'stale' } : { kind: 'refused', refusal: answer };
  }

  readonly undo = async (): Promise<Outcome> => {
    const done = await engine().undo(this.#id, this.#viewer ?? null);
    return done ? { kind: 'done' } : { kind: 'failed', code: 'noUndo' };
  };

  record(): Promise<string> {
    return engine().exported(this.#id, this.#viewer ?? null);
  }

  /** The same company, everybody one seat further, so that somebody else begins. */
  readonly rematch = async (): Promise<string> => {
    const { seats } = this.#setup;
    const turned = [...seats.slice(1), ...seats.slice(0, 1)];
    return `/play/${await engine().create({ ...this.#setup, seats: turned })}`;
  };

  replay(): string {
    return `/replay/here-${this.#id}`;
  }
}
