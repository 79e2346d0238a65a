/** A game that is played in this browser: its log, its states, and what each seat may know of them. */
import type { AnyGame, AnyView, GameEvent, OpaqueState, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import { type GameRecord, type RecordedAction, replay, rulesOf } from '@traque/engine/core/record';
import { chanceOf, renew } from '@traque/engine/core/renewal';
import type { Happening, Moment } from '../table.ts';

interface Entry {
  readonly taken: RecordedAction | null;
  readonly events: readonly GameEvent[];
  /** The state after it. */
  readonly state: OpaqueState;
  /** It showed something that cannot be taken back. */
  readonly revealed: boolean;
}

const seenBy = (viewer: Viewer, event: GameEvent): boolean =>
  event.for === null || (viewer !== null && event.for.includes(viewer));

export class Play {
  readonly game: AnyGame;
  readonly #entries: Entry[] = [];
  #record: GameRecord;

  /** @throws {Malformed}, {OtherData} or {Unplayable} if the record does not fit the rules. */
  constructor(record: GameRecord) {
    this.game = rulesOf(record);
    // What it was begun with holds from here on, also where actions that told it are taken back.
    this.#record = { ...record, data: this.game.data(record.options) };
    let before: OpaqueState | null = null;
    for (const { taken, events, state } of replay(record, this.game)) {
      const revealed = before === null || taken === null || this.game.reveals(before, taken.action);
      before = this.game.clone(state);
      this.#entries.push({ taken, events, state: before, revealed });
    }
  }

  get record(): GameRecord {
    return this.#record;
  }

  /** The number of actions taken. */
  get number(): number {
    return this.#entries.length - 1;
  }

  get #last(): Entry {
    return this.#entries[this.number]!;
  }

  /** Where this game begins: behind it lies another's. */
  get #first(): number {
    return this.#record.anew?.at(-1)?.after ?? 0;
  }

  /** The record of a game that goes on from here with all drawn anew that this seat does not know. */
  renewed(seat: Seat, secret: string): GameRecord {
    const renewal = renew(this.game, this.#last.state, this.number, seat, secret);
    return { ...this.#record, anew: [...(this.#record.anew ?? []), renewal] };
  }

  get toAct(): Seat | null {
    return this.game.toAct(this.#last.state);
  }

  /** What a seat sees now: what a bot in it may think about. */
  seenBy(seat: Seat): AnyView {
    return this.game.view(this.#last.state, seat);
  }

  refusal(seat: Seat, action: { type: string }): Refusal | null {
    return this.game.refusal(this.#last.state, seat, action);
  }

  /** Takes an action that is not refused. */
  take(seat: Seat, action: { type: string }, at: number): void {
    const before = this.#last.state;
    const state = this.game.clone(before);
    const events: GameEvent[] = [];
    const chance = chanceOf(this.#record, this.number + 1);
    const revealed = this.game.reveals(before, action);
    this.game.apply(state, action, chance, (event) => events.push(event));
    const taken = { seat, action, at };
    this.#entries.push({ taken, events, state, revealed });
    this.#record = {
      ...this.#record,
      actions: [...this.#record.actions, taken],
      result: this.game.result(state),
    };
  }

  /**
   * How far back the seat may go: before its last action if nothing was revealed since, or, `freely`, before its last
   * action whatever came after it. Never before the moment from which it was played on.
   */
  undoTo(seat: Viewer, freely: boolean): number | null {
    if (seat === null || this.#record.result !== null) return null;
    for (let i = this.number; i > this.#first; i--) {
      const { taken, revealed } = this.#entries[i]!;
      if (taken?.seat === seat && (freely || !revealed)) return i - 1;
      if (!freely) return null;
    }
    return null;
  }

  takeBackTo(number: number): void {
    this.#entries.length = number + 1;
    this.#record = { ...this.#record, actions: this.#record.actions.slice(0, number), result: null };
  }

  moment(number: number, viewer: Viewer, undoFreely = false): Moment {
    return {
      number,
      view: this.game.view(this.#entries[number]!.state, viewer),
      viewer,
      deadline: null,
      undo: number === this.number && this.undoTo(viewer, undoFreely) !== null,
    };
  }

  happening(number: number, viewer: Viewer): Happening {
    return { number, events: this.#entries[number]!.events.filter((event) => seenBy(viewer, event)), note: null };
  }

  /** Everything with nothing hidden: for a replay seen from above. */
  open(number: number): Moment {
    return {
      number,
      view: this.game.write(this.#entries[number]!.state),
      viewer: null,
      deadline: null,
      undo: false,
    };
  }

  /** All events, whoever they were for. */
  openHappening(number: number): Happening {
    return { number, events: this.#entries[number]!.events, note: null };
  }
}
