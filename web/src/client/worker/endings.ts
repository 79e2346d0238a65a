/** What is told of a finished game: all of it comes from the record, so that it is the same whenever it is opened. */
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { MatchEvent } from '@traque/engine/core/match';
import { sealProblems } from '@traque/engine/core/verify';
import type { LandmarkOf, Summarise } from '../../boards/summary.ts';
import type { Ending, Landmark } from '../ending.ts';
import { range } from './range.ts';
import type { Timeline } from './timeline.ts';

const summaries = import.meta.glob<Summarise>('../../boards/*/summary.ts', { eager: true, import: 'summarise' });
const landmarks = import.meta.glob<LandmarkOf>('../../boards/*/summary.ts', { eager: true, import: 'landmarkOf' });
const path = (game: string): string => `../../boards/${game}/summary.ts`;

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
