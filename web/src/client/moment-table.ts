/** One moment of a finished game as a table: its seat may try what it could have done, and nothing else happens. */
import type { Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { Entry, Moment, Outcome, Roster, TableClient, TableListener } from './table-client.ts';
import type { ReplayTable } from './replay.ts';

/** What comes of an action that is tried: it was judged (stale: the moment stays as it was), or is not allowed. */
type Try = (action: Action) => Promise<Outcome>;

interface Opened {
  readonly moment: Moment;
  readonly history: readonly Entry[];
}

export class MomentTable implements TableClient {
  readonly game: string;
  readonly rules: number;
  readonly live = true;
  readonly chat = null;
  readonly online = null;
  readonly mayAdvise = false;
  readonly undo = null;
  readonly revealSeat = null;
  readonly rematch = null;
  readonly onAnimationsDone = null;
  readonly #replay: ReplayTable;
  readonly #seat: Seat;
  readonly #opened: Promise<Opened>;
  readonly #try: Try;

  constructor(replay: ReplayTable, seat: Seat, opened: Promise<Opened>, attempt: Try) {
    this.#replay = replay;
    this.#seat = seat;
    this.#opened = opened;
    this.#try = attempt;
    this.game = replay.game;
    this.rules = replay.rules;
  }

  listen(listener: TableListener): () => void {
    let isListening = true;
    listener.connection('up');
    listener.roster(this.#roster());
    this.#opened.then(
      ({ moment, history }) => isListening && listener.reset(moment, history),
      () => isListening && listener.connection('gone'),
    );
    return () => {
      isListening = false;
    };
  }

  #roster(): Roster {
    const roster = this.#replay.roster();
    return {
      ...roster,
      phase: 'playing',
      seats: roster.seats.map((each, seat) => (seat === this.#seat ? { ...each, kind: 'me', level: null } : each)),
    };
  }

  act(action: Action): Promise<Outcome> {
    return this.#try(action);
  }

  record(): Promise<string> {
    return this.#replay.record();
  }

  replay(): null {
    return null;
  }

  ending(): Promise<null> {
    return Promise.resolve(null);
  }
}
