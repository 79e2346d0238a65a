/** A game that is played in this browser: its log, its states, and what each seat may know of them. */
import { gameNamed } from '@traque/engine';
import { makeFork } from '@traque/engine/core/fork';
import type { AnyGame, AnyView, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import { eventsFor, step, toAct } from '@traque/engine/core/match';
import { type GameRecord, replay, type ReplayStep, rulesOf } from '@traque/engine/core/record';
import type { Happening, Moment } from '../table.ts';

export class Play {
  readonly game: AnyGame;
  readonly #steps: ReplayStep[];
  #record: GameRecord;

  /** @throws {Malformed}, {RulesMissing}, {OtherData} or {Unplayable} if the record does not fit the rules. */
  constructor(record: GameRecord) {
    this.game = rulesOf(gameNamed, record);
    // What it was begun with holds from here on, also where actions that told it are taken back.
    this.#record = { ...record, data: this.game.data(record.options) };
    this.#steps = [...replay(record, this.game)];
  }

  get record(): GameRecord {
    return this.#record;
  }

  /** The number of actions taken. */
  get number(): number {
    return this.#steps.length - 1;
  }

  get #last(): ReplayStep {
    return this.#steps[this.number]!;
  }

  /** Where this game begins: behind it lies another's. */
  get #first(): number {
    return this.#record.anew?.at(-1)?.after ?? 0;
  }

  /** The record of a game that goes on from here with all drawn anew that this seat does not know. */
  renewed(seat: Seat, secret: string): GameRecord {
    const fork = makeFork(this.game, this.#last.match.state, this.number, seat, secret);
    return { ...this.#record, anew: [...(this.#record.anew ?? []), fork] };
  }

  get toAct(): Seat | null {
    return toAct(this.#last.match);
  }

  /** What a seat sees now: what a bot in it may think about. */
  seenBy(seat: Seat): AnyView {
    return this.game.view(this.#last.match.state, seat);
  }

  refusal(seat: Seat, action: { type: string }): Refusal | null {
    return this.game.refusal(this.#last.match.state, seat, action);
  }

  /** Takes an action that is not refused. */
  take(seat: Seat, action: { type: string }, at: number): void {
    const { match, events } = step(this.#last.match, seat, action);
    const taken = { seat, action, at };
    this.#steps.push({ taken, events, match });
    this.#record = {
      ...this.#record,
      actions: [...this.#record.actions, taken],
      result: this.game.result(match.state),
    };
  }

  /**
   * How far back the seat may go: before its last action if nothing was revealed since, or, `freely`, before its last
   * action whatever came after it. Never before the moment from which it was played on.
   */
  undoTo(seat: Viewer, freely: boolean): number | null {
    if (seat === null || this.#record.result !== null) return null;
    for (let i = this.number; i > this.#first; i--) {
      const { taken, match } = this.#steps[i]!;
      if (taken?.seat === seat && (freely || match.undoable.length > 0)) return i - 1;
      if (!freely) return null;
    }
    return null;
  }

  takeBackTo(number: number): void {
    this.#steps.length = number + 1;
    this.#record = { ...this.#record, actions: this.#record.actions.slice(0, number), result: null };
  }

  moment(number: number, viewer: Viewer, undoFreely = false): Moment {
    return {
      number,
      view: this.game.view(this.#steps[number]!.match.state, viewer),
      viewer,
      deadline: null,
      undo: number === this.number && this.undoTo(viewer, undoFreely) !== null,
    };
  }

  happening(number: number, viewer: Viewer): Happening {
    return { number, events: eventsFor(this.#steps[number]!.events, viewer), note: null };
  }

  /** Everything with nothing hidden: for a replay seen from above. */
  open(number: number): Moment {
    return {
      number,
      view: this.game.write(this.#steps[number]!.match.state),
      viewer: null,
      deadline: null,
      undo: false,
    };
  }

  /** All events, whoever they were for. */
  openHappening(number: number): Happening {
    return { number, events: this.#steps[number]!.events, note: null };
  }
}
