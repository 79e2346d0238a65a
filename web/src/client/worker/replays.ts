/** Records, opened for looking at: every moment, from every seat. */
import type { Viewer } from '@traque/engine/core/game';
import { gameNamed } from '@traque/engine';
import { isRedacted, readRedacted, recordFor, type RedactedRecord } from '@traque/engine/core/redacted-record';
import type { GameRecord, RecordSeat } from '@traque/engine/core/record';
import { readRecord, verify } from '@traque/engine/core/verify';
import type { Happening, Moment } from '../table.ts';
import { Play } from './play.ts';

export interface ReplayInfo {
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  readonly commit: string;
  readonly length: number;
  readonly over: boolean;
  /** Chance and rules were played again and everything fits. */
  readonly sound: boolean;
  /** All: every view may be seen. Otherwise the game was not over, and this is the only one. */
  readonly eyes: Onlooker;
}

/** Who looks: a seat, a spectator, or one who sees everything. */
export type Onlooker = Viewer | 'all';

/** What can be looked at: a game that is played again, or what was seen of one. */
interface Opened {
  readonly eyes: Onlooker;
  moment(number: number, onlooker: Onlooker): Moment;
  happening(number: number, onlooker: Onlooker): Happening;
  /** The whole record; null where there is none to be had. */
  readonly whole: GameRecord | null;
  /** As whoever may look may have it. */
  record(): GameRecord | RedactedRecord;
}

function playedAgain(play: Play, eyes: Onlooker): Opened {
  return {
    eyes,
    moment: (number, onlooker) => (onlooker === 'all' ? play.open(number) : play.moment(number, onlooker)),
    happening: (number, onlooker) =>
      onlooker === 'all' ? play.openHappening(number) : play.happening(number, onlooker),
    whole: eyes === 'all' ? play.record : null,
    record: () => (eyes === 'all' ? play.record : recordFor(play.record, eyes, play.game)),
  };
}

function seenOnce({ record, moments }: ReturnType<typeof readRedacted>): Opened {
  return {
    eyes: record.for,
    moment: (number) => ({
      number,
      view: moments[number]!.view,
      viewer: record.for,
      deadline: null,
      undo: false,
    }),
    happening: (number) => ({ number, events: moments[number]!.events, note: null }),
    whole: null,
    record: () => record,
  };
}

const infoOf = ({ game, seats, commit, actions, result, ...rest }: GameRecord | RedactedRecord) => ({
  game,
  seats,
  commit: ('anew' in rest ? rest.anew?.at(-1)?.commit : undefined) ?? commit,
  length: actions.length,
  over: result !== null,
});

/** `whole`: a table of this browser, and who may look at it. */
export function replays(whole: (table: string) => Promise<{ record: GameRecord; eyes: Onlooker }>) {
  const opened = new Map<string, Opened>();

  function found(id: string): Opened {
    const known = opened.get(id);
    if (known === undefined) throw new Error('this record is not open');
    return known;
  }

  function seen(id: string, onlooker: Onlooker): Opened {
    const known = found(id);
    if (known.eyes !== 'all' && onlooker !== known.eyes)
      throw new Error('this game still runs: only its player may look');
    return known;
  }

  function open(id: string, record: GameRecord, eyes: Onlooker): ReplayInfo {
    const play = new Play(record);
    opened.set(id, playedAgain(play, eyes));
    return { ...infoOf(record), sound: verify(record, gameNamed).length === 0, eyes };
  }

  return {
    /**
     * @throws {Malformed} or {Unplayable} if it is no record, or one that does not fit the rules; {Unfinished} if it is
     * of a running game and does not tell what was seen.
     */
    openRecord(id: string, json: unknown): ReplayInfo {
      if (!isRedacted(json)) return open(id, readRecord(json, gameNamed), 'all');
      if (!Object.hasOwn(json as object, 'seen')) throw new Unfinished();
      const partial = readRedacted(json, gameNamed);
      opened.set(id, seenOnce(partial));
      return { ...infoOf(partial.record), sound: false, eyes: partial.record.for };
    },

    /** A table of this browser. @throws {Concealed} while several persons play it. */
    async openHere(id: string, table: string): Promise<ReplayInfo> {
      const { record, eyes } = await whole(table);
      return open(id, record, eyes);
    },

    momentOf: (id: string, number: number, onlooker: Onlooker): Moment => seen(id, onlooker).moment(number, onlooker),

    happeningsOf(id: string, upTo: number, onlooker: Onlooker): Happening[] {
      const game = seen(id, onlooker);
      return Array.from({ length: upTo }, (_, i) => game.happening(i + 1, onlooker));
    },

    recordOf(id: string): GameRecord {
      const record = seen(id, 'all').whole;
      if (record === null) throw new Error('there is no whole record of this game');
      return record;
    },

    /** The record as JSON text, as whoever may look may have it. */
    exportedReplay: (id: string): string => JSON.stringify(found(id).record(), null, 1),
  };
}

class Unfinished extends Error {
  override readonly name = 'Unfinished';
  constructor() {
    super('this is what one seat knew of a game that was not over');
  }
}
