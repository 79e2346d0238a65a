/** A running game as one viewer may know it: what is exported of it, and how it is read back to be looked at. */
import { FastChance } from './chance.ts';
import { list, object, text, whole } from './check.ts';
import type { AnyGame, GameEvent, OpaqueState, Position, Viewer } from './game.ts';
import { Malformed } from './malformed.ts';
import { type GameRecord, gameOf, type Header, type RecordedAction, replay, rulesOf } from './record.ts';
import { changedView, type Seen, type SeenChange, seenChange } from './seen.ts';
import { readHeader } from './verify.ts';

/** No secret, and of each action only what he was shown. */
export interface PartialRecord extends Header {
  readonly for: Viewer;
  /** The set-up, then the moment after each action: without the secret it could not be played again. */
  readonly seen: readonly SeenChange[];
}

const isFor = (viewer: Viewer, event: GameEvent): boolean =>
  event.for === null || (viewer !== null && event.for.includes(viewer));

/**
 * A record as this viewer may have it: of a game that is over, the whole; of a running one, without the secret, with no
 * contribution but his own, and with each action and moment as he was shown it.
 */
export function recordFor(record: GameRecord, viewer: Viewer, known?: AnyGame): GameRecord | PartialRecord {
  if (record.result !== null) return record;
  const game = known ?? rulesOf(record);
  const actions: RecordedAction[] = [];
  const seen: SeenChange[] = [];
  let shown = {};
  let before: OpaqueState | null = null;
  for (const { taken, events, state } of replay(record, game)) {
    if (before !== null && taken !== null)
      actions.push({ seat: taken.seat, action: game.actionFor(before, taken.action, viewer), at: taken.at });
    const view = game.view(state, viewer);
    seen.push(seenChange(shown, { view, events: events.filter((event) => isFor(viewer, event)) }));
    shown = view;
    before = game.clone(state);
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
    actions,
    seen,
    result: null,
  };
}

/** Whether this is what one viewer knew of a running game rather than a complete record. */
export function isPartial(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'for' in value && !('secret' in value);
}

function readEvent(game: AnyGame, value: unknown, at: string): GameEvent {
  const json = object(value, at);
  const event = {
    ...json,
    type: text(json['type'], `${at}.type`),
    for: json['for'] === null ? null : list(json['for'], `${at}.for`).map((seat) => whole(seat, `${at}.for`, 0, 9)),
  };
  if (typeof game.clause(event) !== 'string') throw new Malformed(`${at}.type`, 'is no event of this game');
  return event;
}

/** What cannot be imagined was never seen. */
function checkView(game: AnyGame, view: Position, viewer: Viewer, at: string, players: number): void {
  if (view.game !== game.name || view.players !== players) throw new Malformed(at, 'is a view of another game');
  game.imagine(view, viewer, new FastChance(at));
}

/** Such a record from outside, and its moments one by one. @throws {Malformed} where it is none. */
export function readPartial(value: unknown): { readonly record: PartialRecord; readonly moments: readonly Seen[] } {
  const json = object(value, '');
  const header = readHeader(json);
  const game = gameOf(header);
  const players = header.seats.length;
  const viewer = json['for'] === null ? null : whole(json['for'], 'for', 0, players - 1);
  const changes = list(json['seen'], 'seen');
  if (changes.length !== header.actions.length + 1) throw new Malformed('seen', 'must be one more than the actions');
  const moments: Seen[] = [];
  for (const [i, item] of changes.entries()) {
    const change = object(item, `seen.${i}`);
    const before = (moments.at(-1)?.view ?? {}) as Readonly<Record<string, unknown>>;
    const view = changedView(before, change, `seen.${i}`) as unknown as Position;
    checkView(game, view, viewer, `seen.${i}`, players);
    const events = list(change['events'], `seen.${i}.events`);
    moments.push({ view, events: events.map((event, k) => readEvent(game, event, `seen.${i}.events.${k}`)) });
  }
  return { record: { ...header, for: viewer, seen: changes as readonly SeenChange[] }, moments };
}
