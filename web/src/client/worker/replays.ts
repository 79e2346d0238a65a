/** Records, opened for looking at: every moment, from every seat. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { type GameRecord, type RecordSeat, recordFor } from '@traque/engine/core/record';
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
  /** The game still runs: only this seat's view may be seen; null: every view. */
  readonly onlyFor: Seat | null;
}

/** Who looks: a seat, a spectator, or one who sees everything. */
export type Onlooker = Viewer | 'all';

interface Opened {
  readonly play: Play;
  readonly onlyFor: Seat | null;
}

/** What a seat may know of a running game cannot be played again: the secret is not in it. */
const isPartial = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'for' in json && !('secret' in json);

/** `whole`: a table of this browser, and who may look at it. */
export function replays(whole: (table: string) => Promise<{ record: GameRecord; onlyFor: Seat | null }>) {
  const opened = new Map<string, Opened>();

  function found(id: string): Opened {
    const known = opened.get(id);
    if (known === undefined) throw new Error('this record is not open');
    return known;
  }

  function play(id: string, onlooker: Onlooker): Play {
    const { play, onlyFor } = found(id);
    if (onlyFor !== null && onlooker !== onlyFor) throw new Error('this game still runs: only its player may look');
    return play;
  }

  function open(id: string, record: GameRecord, onlyFor: Seat | null): ReplayInfo {
    const game = new Play(record);
    opened.set(id, { play: game, onlyFor });
    return {
      game: record.game,
      seats: record.seats,
      commit: record.commit,
      length: game.number,
      over: record.result !== null,
      sound: verify(record).length === 0,
      onlyFor,
    };
  }

  return {
    /**
     * @throws {Malformed} or {Unplayable} if it is no record, or one that does not fit the rules; {Unfinished} if it is
     * what one seat knew of a running game.
     */
    openRecord(id: string, json: unknown): ReplayInfo {
      if (isPartial(json)) throw new Unfinished();
      return open(id, readRecord(json), null);
    },

    /** A table of this browser. @throws {Concealed} while several persons play it. */
    async openHere(id: string, table: string): Promise<ReplayInfo> {
      const { record, onlyFor } = await whole(table);
      return open(id, record, onlyFor);
    },

    momentOf(id: string, number: number, onlooker: Onlooker): Moment {
      const game = play(id, onlooker);
      return onlooker === 'all' ? game.open(number) : game.moment(number, onlooker);
    },

    happeningsOf(id: string, upTo: number, onlooker: Onlooker): Happening[] {
      const game = play(id, onlooker);
      return Array.from({ length: upTo }, (_, i) =>
        onlooker === 'all' ? game.openHappening(i + 1) : game.happening(i + 1, onlooker),
      );
    },

    recordOf: (id: string): GameRecord => play(id, 'all').record,

    /** The record as JSON text, as whoever may look may have it. */
    exportedReplay(id: string): string {
      const { play, onlyFor } = found(id);
      return JSON.stringify(onlyFor === null ? play.record : recordFor(play.record, onlyFor), null, 1);
    },
  };
}

class Unfinished extends Error {
  override readonly name = 'Unfinished';
  constructor() {
    super('this is what one seat knew of a game that was not over');
  }
}
