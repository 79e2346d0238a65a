/** A record and every position along it. Never changed: what follows is a new timeline that shares the old steps. */
import { gameNamed } from '@traque/engine';
import { makeFork } from '@traque/engine/core/fork';
import type { AnyGame, Position, Seat, Viewer } from '@traque/engine/core/game';
import { type Action, eventsFor, type Match, step, undo } from '@traque/engine/core/match';
import { type GameRecord, replay, type ReplayStep, rulesOf } from '@traque/engine/core/record';
import type { Entry } from '../table-client.ts';

/** Who looks at a replay: a seat, a spectator (null), or somebody who sees everything. */
export type ReplayViewer = Viewer | 'all';

export class Timeline {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly #steps: readonly ReplayStep[];

  private constructor(game: AnyGame, record: GameRecord, steps: readonly ReplayStep[]) {
    this.game = game;
    this.record = record;
    this.#steps = steps;
  }

  /** Plays a record. @throws {Malformed}, {RulesMissing}, {OtherData} or {Unplayable} if it does not fit the rules. */
  static of(record: GameRecord): Timeline {
    const game = rulesOf(gameNamed, record);
    // The digest of its data is kept from here on, even if the actions that show which data it was are taken back.
    return new Timeline(game, { ...record, data: game.data(record.options) }, [...replay(record, game)]);
  }

  /** The number of actions taken: also the number of the last entry. */
  get number(): number {
    return this.#steps.length - 1;
  }

  get match(): Match {
    return this.matchAt(this.number);
  }

  matchAt(number: number): Match {
    return this.#steps[number]!.match;
  }

  /** The timeline after an action that `judge` allows. */
  step(seat: Seat, action: Action, at: number): Timeline {
    const { match, events } = step(this.match, seat, action);
    const taken = { seat, action, at };
    const record = {
      ...this.record,
      actions: [...this.record.actions, taken],
      result: this.game.result(match.state),
    };
    return new Timeline(this.game, record, [...this.#steps, { taken, events, match }]);
  }

  /** The timeline before this seat's last action, if the rules of undo allow it (`Match.undo`). */
  undo(seat: Seat): Timeline | null {
    const match = this.record.result === null ? undo(this.match, seat) : null;
    if (match === null) return null;
    const { record, steps } = this.#upTo(match.actions);
    return new Timeline(this.game, record, [...steps.slice(0, -1), { ...steps.at(-1)!, match }]);
  }

  /** The timeline before this seat's last action, whatever came after it; never before the last fork. */
  undoFreely(seat: Seat): Timeline | null {
    const number = this.freeUndoAt(this.number, seat);
    if (number === null) return null;
    const { record, steps } = this.#upTo(number);
    return new Timeline(this.game, record, steps);
  }

  /** Where `undoFreely` would go back to from this entry. */
  freeUndoAt(number: number, seat: Seat): number | null {
    if (this.game.toAct(this.matchAt(number).state) === null) return null;
    const fork = this.record.anew?.at(-1)?.after ?? 0;
    for (let i = number; i > fork; i--) if (this.#steps[i]!.taken?.seat === seat) return i - 1;
    return null;
  }

  #upTo(number: number): { readonly record: GameRecord; readonly steps: readonly ReplayStep[] } {
    return {
      record: { ...this.record, actions: this.record.actions.slice(0, number), result: null },
      steps: this.#steps.slice(0, number + 1),
    };
  }

  /** The record of a game that goes on from here, with everything redrawn that this seat does not know. */
  fork(seat: Seat, secret: string): GameRecord {
    const fork = makeFork(this.game, this.match.state, this.number, seat, secret);
    return { ...this.record, anew: [...(this.record.anew ?? []), fork] };
  }

  viewAt(number: number, viewer: ReplayViewer): Position {
    const { state } = this.matchAt(number);
    return viewer === 'all' ? this.game.write(state) : this.game.view(state, viewer);
  }

  /** The entry of an action, from 1. */
  entryAt(number: number, viewer: ReplayViewer): Entry {
    const { taken, events } = this.#steps[number]!;
    const { seat, at } = taken!;
    const bot = this.record.seats[seat]?.kind !== 'human';
    return {
      number,
      at,
      what: { kind: 'action', seat, bot },
      events: viewer === 'all' ? events : eventsFor(events, viewer),
    };
  }
}
