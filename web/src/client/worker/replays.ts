/** Records, opened for looking at: every moment, from every seat. */
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { Position, Seat, Viewer } from '@traque/engine/core/game';
import { versionOf } from '@traque/engine/core/lookup';
import { legalFor } from '@traque/engine/core/match';
import { isRedacted, readRedacted, recordFor, type RedactedRecord } from '@traque/engine/core/redacted-record';
import type { GameRecord, RecordSeat } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import { readRecord } from '@traque/engine/core/verify';
import type { Entry, Moment } from '../table-client.ts';
import type { Ending, Landmark } from '../ending.ts';
import { endingOf, isSound, landmarksIn } from './endings.ts';
import { UnfinishedRecordError } from './errors.ts';
import { range } from './range.ts';
import { type ReplayViewer, Timeline } from './timeline.ts';

export interface ReplayInfo {
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly RecordSeat[];
  readonly commit: string;
  readonly length: number;
  readonly over: boolean;
  /** How often something was taken back, for practice, after it was seen what came of it. */
  readonly practice: number;
  /** Chance and rules were played again and everything fits. */
  readonly sound: boolean;
  /** All: the game may be seen by every viewer. Otherwise it was not over, and only this viewer may look. */
  readonly allowedViewer: ReplayViewer;
}

/** What can be looked at: a game that is played again, or what one viewer saw of a game. */
interface OpenReplay {
  readonly allowedViewer: ReplayViewer;
  viewAt(number: number, viewer: ReplayViewer): Position;
  /** What this seat could do then, for people who wonder what they would have done. */
  legalAt(number: number, seat: Seat): Moment['legal'] | undefined;
  entryAt(number: number, viewer: ReplayViewer): Entry;
  /** The complete record; null where the viewer may not have it. */
  readonly complete: GameRecord | null;
  readonly game: string;
  readonly length: number;
  /** How the game ended; null where it was not over. */
  ending(): Ending | null;
  /** The record as the allowed viewer may have it. */
  exported(): GameRecord | RedactedRecord;
}

function replayOf(timeline: Timeline, allowedViewer: ReplayViewer): OpenReplay {
  const { record, game } = timeline;
  return {
    allowedViewer,
    viewAt: (number, viewer) => timeline.viewAt(number, viewer),
    legalAt: (number, seat) => legalFor(timeline.matchAt(number), seat),
    entryAt: (number, viewer) => timeline.entryAt(number, viewer),
    complete: allowedViewer === 'all' ? record : null,
    game: record.game,
    length: timeline.number,
    ending: () => (allowedViewer === 'all' && record.result !== null ? endingOf(timeline) : null),
    exported: () => (allowedViewer === 'all' ? record : recordFor(record, allowedViewer, game)),
  };
}

function redactedReplayOf({ record, moments }: ReturnType<typeof readRedacted>): OpenReplay {
  const game = versionOf(gameNamed, record);
  return {
    allowedViewer: record.for,
    viewAt: (number) => moments[number]!.view,
    // What is legal depends only on what the seat knows: any state that it could be in will do.
    legalAt: (number, seat) => {
      const { view } = moments[number]!;
      return view.toAct === seat ? game.legal(game.imagine(view, seat, new FastChance('legal'))) : undefined;
    },
    entryAt: (number) => {
      const { seat, at } = record.actions[number - 1]!;
      const bot = record.seats[seat]?.kind !== 'human';
      return { number, at, what: { kind: 'action', seat, bot }, events: moments[number]!.events };
    },
    complete: null,
    game: record.game,
    length: record.actions.length,
    ending: () => null,
    exported: () => record,
  };
}

function infoOf(record: GameRecord | RedactedRecord): Omit<ReplayInfo, 'sound' | 'allowedViewer'> {
  const { game, rules, seats, commit, actions, result, practice = 0 } = record;
  const forkCommit = 'anew' in record ? record.anew?.at(-1)?.commit : undefined;
  return { game, rules, seats, commit: forkCommit ?? commit, length: actions.length, over: result !== null, practice };
}

/** `whole`: a table of this browser, and who may look at it. */
export function replays(
  whole: (table: string) => Promise<{ readonly timeline: Timeline; readonly viewer: ReplayViewer }>,
) {
  const open = new Map<string, OpenReplay>();

  function find(id: string): OpenReplay {
    const known = open.get(id);
    if (known === undefined) throw new Error('this record is not open');
    return known;
  }

  function findFor(id: string, viewer: ReplayViewer): OpenReplay {
    const known = find(id);
    if (known.allowedViewer !== 'all' && viewer !== known.allowedViewer)
      throw new Error('this game still runs: only its player may look');
    return known;
  }

  function openTimeline(id: string, timeline: Timeline, allowedViewer: ReplayViewer): ReplayInfo {
    open.set(id, replayOf(timeline, allowedViewer));
    return { ...infoOf(timeline.record), sound: isSound(timeline), allowedViewer };
  }

  return {
    /**
     * @throws {Malformed}, {RulesMissing}, {OtherData} or {Unplayable} if it is no record, or one that does not fit the rules;
     * {UnfinishedRecordError} if it is of a running game and does not tell what was seen.
     */
    openRecord(id: string, json: unknown): ReplayInfo {
      if (!isRedacted(json)) return openTimeline(id, Timeline.of(readRecord(json, gameNamed)), 'all');
      if (!Object.hasOwn(json as object, 'seen')) throw new UnfinishedRecordError();
      const redacted = readRedacted(json, gameNamed);
      open.set(id, redactedReplayOf(redacted));
      return { ...infoOf(redacted.record), sound: false, allowedViewer: redacted.record.for };
    },

    /** A table of this browser. @throws {HiddenGameError} while several persons play it. */
    async openHere(id: string, table: string): Promise<ReplayInfo> {
      const { timeline, viewer } = await whole(table);
      return openTimeline(id, timeline, viewer);
    },

    /** The moment after an entry, and the entries up to it that the page does not have: it has the first `known`. */
    visit(
      id: string,
      number: number,
      viewer: ReplayViewer,
      known: number,
    ): { readonly moment: Moment; readonly entries: readonly Entry[] } {
      const replay = findFor(id, viewer);
      const seenAs: Viewer = viewer === 'all' ? null : viewer;
      const legal = seenAs === null ? undefined : replay.legalAt(number, seenAs);
      return {
        moment: {
          number,
          viewer: seenAs,
          view: replay.viewAt(number, viewer),
          decision: null,
          deadline: null,
          undo: null,
          ...(legal === undefined ? {} : { legal }),
        },
        entries: range(known + 1, number).map((each) => replay.entryAt(each, viewer)),
      };
    },

    landmarks(id: string, viewer: ReplayViewer): readonly Landmark[] {
      const replay = findFor(id, viewer);
      const entries = range(1, replay.length).map((each) => replay.entryAt(each, viewer));
      return landmarksIn(replay.game, entries);
    },

    endingOfReplay: (id: string): Ending | null => find(id).ending(),

    /** Of a table on a server, whose complete record anybody gets once it is over. @throws as `openRecord`. */
    endingOfRecord: (json: unknown): Ending => endingOf(Timeline.of(readRecord(json, gameNamed))),

    /** Of a table of this browser; null while it is being played. */
    async endingHere(table: string): Promise<Ending | null> {
      const { timeline, viewer } = await whole(table);
      return viewer === 'all' ? endingOf(timeline) : null;
    },

    completeRecord: (id: string): GameRecord => {
      const record = findFor(id, 'all').complete;
      if (record === null) throw new Error('there is no complete record of this game');
      return record;
    },

    /** Of the complete record, whatever its players are called: what is kept about a game is found by it. */
    replayDigest(id: string): string {
      const record = findFor(id, 'all').complete;
      return commitment(JSON.stringify({ ...record, seats: record?.seats.length }));
    },

    /** The record as JSON text, as the allowed viewer may have it. */
    exportedReplay: (id: string): string => JSON.stringify(find(id).exported(), null, 1),
  };
}
