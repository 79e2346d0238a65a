/** What the moves of a long game cost the thread of a server, without network and database. */
import type { AnyGame } from '@traque/engine/core/game';
import { Audience, type Listener } from '../live/audience.ts';
import { fold, type FoldedEntry, open, type TableState } from '../table/fold.ts';
import type { LogEntry } from '../table/log.ts';
import { longGame } from './long-game.ts';

interface Move {
  readonly before: TableState;
  readonly entry: LogEntry;
  readonly after: { readonly state: TableState; readonly foldedEntry: FoldedEntry };
}

export class LongTable {
  readonly #moves: Move[] = [];
  readonly #audience = new Audience();
  #bytes = 0;

  /** Everybody at the table has what they are sent only once. */
  constructor(game: AnyGame, actions: number) {
    const [first, ...rest] = longGame(game, actions);
    let state = open('table', game, first!);
    for (const entry of rest) {
      const after = fold(state, entry);
      this.#moves.push({ before: state, entry, after });
      ({ state } = after);
    }
    state.roster.seats.forEach((_, seat) => this.#sit(seat));
  }

  #sit(seat: number): void {
    const connection = {
      send: ({ frame }: { readonly frame: string }) => void (this.#bytes += frame.length),
      close: () => undefined,
    };
    const delivery = { legal: true, brief: true, grown: true };
    const listener: Listener = { connection, identity: { guest: null, holds: null }, delivery, viewer: undefined };
    this.#audience.add(listener);
    this.#audience.welcome(listener, seat);
  }

  /** Makes these moves again, and returns how many bytes were sent for each. */
  play(from: number, to: number): number {
    // After a jump within the game everybody gets the lists once more.
    this.#send(this.#moves[from - 1]!);
    this.#bytes = 0;
    for (const move of this.#moves.slice(from, to)) {
      fold(move.before, move.entry);
      this.#send(move);
    }
    return this.#bytes / (to - from);
  }

  #send({ after }: Move): void {
    this.#audience.sendUpdate(after.foldedEntry, after.state);
  }
}
