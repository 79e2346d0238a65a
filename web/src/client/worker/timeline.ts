/**
 * A game and every position along its log. The log has an entry for each action and, at a table, for each undo, as on a
 * server; the record has the actions that stand. Never changed: what follows is a new timeline that shares the old steps.
 */
import { gameNamed } from '@traque/engine';
import { makeFork } from '@traque/engine/core/fork';
import type { AnyGame, Position, Seat, Viewer } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import { type Action, eventsFor, type Match, type MatchEvent, undo } from '@traque/engine/core/match';
import { type GameRecord, openRecord, type RecordedAction, replayAction, rulesOf } from '@traque/engine/core/record';
import type { Entry } from '../table-client.ts';

/** Who looks at a replay: a seat, a spectator (null), or somebody who sees everything. */
export type ReplayViewer = Viewer | 'all';

/** Somebody took back: `to` actions stand. */
interface Undone {
  readonly undone: Seat;
  readonly to: number;
  readonly at: number;
}

export type LogEntry = RecordedAction | Undone;

/** The position after an entry; the first one is the set-up. */
interface TimelineStep {
  readonly entry: LogEntry | null;
  readonly events: readonly MatchEvent[];
  readonly match: Match;
  /** The last action that stands, and the step before it; null at the set-up. */
  readonly last: { readonly seat: Seat; readonly before: TimelineStep } | null;
}

const isUndone = (entry: LogEntry | null): entry is Undone => entry !== null && 'undone' in entry;

/** The actions that stand at the end of a log. */
function standingActions(log: readonly LogEntry[]): readonly RecordedAction[] {
  const actions: RecordedAction[] = [];
  for (const entry of log) {
    if (isUndone(entry)) actions.length = Math.min(actions.length, entry.to);
    else actions.push(entry);
  }
  return actions;
}

/** The position on the way to this one after that number of actions. */
function stepBack(from: TimelineStep, actions: number): TimelineStep {
  let step = from;
  while (step.match.actions > actions) step = step.last!.before;
  return step;
}

function nextStep(before: TimelineStep, entry: LogEntry): TimelineStep {
  if (!isUndone(entry)) {
    const { events, match } = replayAction(before.match, entry);
    return { entry, events, match, last: { seat: entry.seat, before } };
  }
  const { match, last } = stepBack(before, entry.to);
  // What may be taken back after an undo, only the undo of the match knows.
  const undone = entry.to === before.match.actions - 1 ? undo(before.match, entry.undone) : null;
  return { entry, events: [], match: undone ?? match, last };
}

export class Timeline {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly #steps: readonly TimelineStep[];

  private constructor(game: AnyGame, record: GameRecord, steps: readonly TimelineStep[]) {
    this.game = game;
    this.record = record;
    this.#steps = steps;
  }

  /**
   * Plays a record; `log`, where it leads to that record, also tells what was taken back. @throws {Malformed},
   * {RulesMissing}, {OtherData} or {Unplayable} if it does not fit the rules.
   */
  static of(record: GameRecord, log: readonly LogEntry[] = record.actions): Timeline {
    const game = rulesOf(gameNamed, record);
    // The digest of its data is kept from here on, even if the actions that show which data it was are taken back.
    const kept = { ...record, data: game.data(record.options) };
    const steps: TimelineStep[] = [{ entry: null, events: [], match: openRecord(record, game), last: null }];
    const entries = jsonEqual(standingActions(log), record.actions) ? log : record.actions;
    for (const entry of entries) steps.push(nextStep(steps.at(-1)!, entry));
    return new Timeline(game, kept, steps);
  }

  /** The number of the last entry. */
  get number(): number {
    return this.#steps.length - 1;
  }

  get log(): readonly LogEntry[] {
    return this.#steps.slice(1).map(({ entry }) => entry!);
  }

  get match(): Match {
    return this.matchAt(this.number);
  }

  matchAt(number: number): Match {
    return this.#steps[number]!.match;
  }

  /** The timeline after an action that `judge` allows. */
  step(seat: Seat, action: Action, at: number): Timeline {
    return this.#with({ seat, action, at });
  }

  /** The timeline after this seat took its last action back, if the rules of undo allow it (`Match.undo`). */
  undo(seat: Seat, at: number): Timeline | null {
    const before = this.record.result === null ? undo(this.match, seat) : null;
    return before === null ? null : this.#with({ undone: seat, to: before.actions, at });
  }

  /** The timeline after this seat took back its last action and all that came after it; never before the last fork. */
  undoFreely(seat: Seat, at: number): Timeline | null {
    const to = this.freeUndoAt(this.number, seat);
    if (to === null) return null;
    const undone = this.#with({ undone: seat, to, at });
    return this.isPracticeAt(this.number, seat) ? undone.#markedAsPractice() : undone;
  }

  /** Whether the seat has seen what came of what `undoFreely` would take back: a roll, a card, somebody's answer. */
  isPracticeAt(number: number, seat: Seat): boolean {
    return undo(this.matchAt(number), seat) === null;
  }

  #markedAsPractice(): Timeline {
    const record = { ...this.record, practice: (this.record.practice ?? 0) + 1 };
    return new Timeline(this.game, record, this.#steps);
  }

  /** How many actions would stand after `undoFreely` at this entry. */
  freeUndoAt(number: number, seat: Seat): number | null {
    let step = this.#steps[number]!;
    if (this.game.toAct(step.match.state) === null) return null;
    const fork = this.record.anew?.at(-1)?.after ?? 0;
    for (; step.match.actions > fork; step = step.last!.before)
      if (step.last!.seat === seat) return step.match.actions - 1;
    return null;
  }

  #with(entry: LogEntry): Timeline {
    const next = nextStep(this.#steps.at(-1)!, entry);
    const actions = isUndone(entry) ? this.record.actions.slice(0, entry.to) : [...this.record.actions, entry];
    const record = { ...this.record, actions, result: this.game.result(next.match.state) };
    return new Timeline(this.game, record, [...this.#steps, next]);
  }

  /** The record of a game that goes on from here, with everything redrawn that this seat does not know. */
  fork(seat: Seat, secret: string): GameRecord {
    const fork = makeFork(this.game, this.match.state, this.match.actions, seat, secret);
    return { ...this.record, anew: [...(this.record.anew ?? []), fork] };
  }

  viewAt(number: number, viewer: ReplayViewer): Position {
    const { state } = this.matchAt(number);
    return viewer === 'all' ? this.game.write(state) : this.game.view(state, viewer);
  }

  /** An entry, from 1. */
  entryAt(number: number, viewer: ReplayViewer): Entry {
    const { entry, events } = this.#steps[number]!;
    const { at } = entry!;
    const seat = isUndone(entry) ? entry.undone : (entry as RecordedAction).seat;
    const bot = this.record.seats[seat]?.kind !== 'human';
    return {
      number,
      at,
      what: isUndone(entry) ? { kind: 'undone', seat } : { kind: 'action', seat, bot },
      events: viewer === 'all' ? events : eventsFor(events, viewer),
    };
  }
}
