/** What is told of a finished game: all of it comes from the record, so that it is the same whenever it is opened. */
import type { Position } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { MatchEvent } from '@traque/engine/core/match';
import { sealProblems } from '@traque/engine/core/verify';
import type { LandmarkKind, LandmarkOf, Summarise } from '../../boards/summary.ts';
import { range } from './range.ts';
import type { Timeline } from './timeline.ts';

const summaries = import.meta.glob<Summarise>('../../boards/*/summary.ts', { eager: true, import: 'summarise' });
const landmarks = import.meta.glob<LandmarkOf>('../../boards/*/summary.ts', { eager: true, import: 'landmarkOf' });
const path = (game: string): string => `../../boards/${game}/summary.ts`;

export interface Ending {
  /** The last position, with nothing hidden. */
  readonly view: Position;
  /** What the game's own `summarise` counted; null if it counts nothing. */
  readonly summary: unknown;
  readonly moves: number;
  /** When the first and the last move were made, in milliseconds since 1970; null if there was none. */
  readonly time: { readonly from: number; readonly to: number } | null;
  /** The secret behind all chance of the game, and the seal that was shown before its first move. */
  readonly secret: string;
  readonly commit: string;
  /** The secret fits the seal, and the moves lead to the result. */
  readonly verified: boolean;
}

export interface Landmark {
  /** The entry of the log in which it happened. */
  readonly number: number;
  readonly kind: LandmarkKind;
  readonly event: MatchEvent;
}

/** Chance and rules were played again and everything fits. */
export function isSound({ record, game, match }: Timeline): boolean {
  return sealProblems(record, game).length === 0 && jsonEqual(game.result(match.state), record.result);
}

/** The game must be over: this shows everything. */
export function endingOf(timeline: Timeline): Ending {
  const { record, number } = timeline;
  const events = range(1, number).flatMap((each) => timeline.entryAt(each, 'all').events);
  const view = timeline.viewAt(number, 'all');
  const { secret, commit } = record.anew?.at(-1) ?? record;
  const [first, last] = [record.actions[0], record.actions.at(-1)];
  return {
    view,
    summary: summaries[path(record.game)]?.(events, view) ?? null,
    moves: number,
    time: first === undefined || last === undefined ? null : { from: first.at, to: last.at },
    secret,
    commit,
    verified: isSound(timeline),
  };
}

/** The moments worth finding again, of those that this viewer may see. */
export function landmarksIn(game: string, entries: readonly { number: number; events: readonly MatchEvent[] }[]) {
  const landmarkOf = landmarks[path(game)];
  return entries.flatMap(({ number, events }) =>
    events.flatMap((event): Landmark[] => {
      const kind = landmarkOf?.(event) ?? null;
      return kind === null ? [] : [{ number, kind, event }];
    }),
  );
}
