/** A running game as one viewer may know it: what is exported of it, and how it is read back. */
import { FastChance } from './chance.ts';
import { list, object, text, whole } from './check.ts';
import type { AnyGame, OpaqueState, Position, Viewer } from './game.ts';
import { type GameLookup, versionOf } from './lookup.ts';
import { Malformed } from './malformed.ts';
import { eventsFor, type MatchEvent } from './match.ts';
import { type GameRecord, type RecordedAction, type RecordHeader, replay } from './record.ts';
import { readHeader } from './verify.ts';
import { patchedView, type SeenMoment, type ViewDiff, viewDiff } from './view-diff.ts';

/** No secret, and of each action only what the viewer was shown. */
export interface RedactedRecord extends RecordHeader {
  readonly for: Viewer;
  /** The set-up, then the moment after each action: without the secret it could not be replayed. */
  readonly seen: readonly ViewDiff[];
}

/**
 * A record as this viewer may have it: of a game that is over, the whole; of a running one, without the secret, with no
 * contribution but their own, and with each action and moment as they were shown it.
 */
export function recordFor(record: GameRecord, viewer: Viewer, game: AnyGame): GameRecord | RedactedRecord {
  const steps = recordSteps(record, viewer, game);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same action by action: a server does other work in between. */
export function* recordSteps(
  record: GameRecord,
  viewer: Viewer,
  game: AnyGame,
): Generator<void, GameRecord | RedactedRecord> {
  if (record.result !== null) return record;
  const actions: RecordedAction[] = [];
  const seen: ViewDiff[] = [];
  let shown = {};
  let before: OpaqueState | null = null;
  for (const { taken, events, match } of replay(record, game)) {
    if (before !== null && taken !== null)
      actions.push({ seat: taken.seat, action: game.actionFor(before, taken.action, viewer), at: taken.at });
    const view = game.view(match.state, viewer);
    seen.push(viewDiff(shown, { view, events: eventsFor(events, viewer) }));
    shown = view;
    before = match.state;
    yield;
  }
  return {
    traque: 1,
    game: record.game,
    rules: record.rules,
    for: viewer,
    options: record.options,
    ...(record.data === undefined ? {} : { data: record.data }),
    seats: record.seats,
    commit: record.commit,
    ...(record.contributions === undefined
      ? {}
      : { contributions: record.contributions.map((words, seat) => (seat === viewer ? words : '')) }),
    ...(record.practice === undefined ? {} : { practice: record.practice }),
    actions,
    seen,
    result: null,
  };
}

/** Whether this is what one viewer knew of a running game rather than a complete record. */
export function isRedacted(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'for' in value && !('secret' in value);
}

function readEvent(game: AnyGame, value: unknown, at: string): MatchEvent {
  const json = object(value, at);
  const event = {
    ...json,
    type: text(json['type'], `${at}.type`),
    for: json['for'] === null ? null : list(json['for'], `${at}.for`).map((seat) => whole(seat, `${at}.for`, 0, 9)),
  };
  const clause: unknown = game.clause(event);
  if (typeof clause !== 'string') throw new Malformed(`${at}.type`, 'is no event of this game');
  // Records written before events carried their clause have none.
  return { ...event, clause: game.clause(event) };
}

/** What cannot be imagined was never seen. */
function checkView(game: AnyGame, view: Position, viewer: Viewer, at: string, players: number): void {
  if (view.game !== game.name || view.players !== players) throw new Malformed(at, 'is a view of another game');
  game.imagine(view, viewer, new FastChance(at));
}

/** Such a record from outside, and its moments one by one. @throws {Malformed} where it is none. */
export function readRedacted(
  value: unknown,
  games: GameLookup,
): { readonly record: RedactedRecord; readonly moments: readonly SeenMoment[] } {
  const json = object(value, '');
  const header = readHeader(json, games);
  const game = versionOf(games, header);
  const players = header.seats.length;
  const viewer = json['for'] === null ? null : whole(json['for'], 'for', 0, players - 1);
  const changes = list(json['seen'], 'seen');
  if (changes.length !== header.actions.length + 1) throw new Malformed('seen', 'must be one more than the actions');
  const moments: SeenMoment[] = [];
  for (const [i, item] of changes.entries()) {
    const change = object(item, `seen.${i}`);
    const before = (moments.at(-1)?.view ?? {}) as Readonly<Record<string, unknown>>;
    const view = patchedView(before, change, `seen.${i}`) as unknown as Position;
    checkView(game, view, viewer, `seen.${i}`, players);
    const events = list(change['events'], `seen.${i}.events`);
    moments.push({ view, events: events.map((event, k) => readEvent(game, event, `seen.${i}.events.${k}`)) });
  }
  return { record: { ...header, for: viewer, seen: changes as readonly ViewDiff[] }, moments };
}
