/** Records, opened for looking at: every moment, from every seat. */
import type { Viewer } from '@traque/engine/core/game';
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
}

/** Who looks: a seat, a spectator, or one who sees everything. */
export type Onlooker = Viewer | 'all';

export function replays() {
  const opened = new Map<string, Play>();

  function play(id: string): Play {
    const found = opened.get(id);
    if (found === undefined) throw new Error('this record is not open');
    return found;
  }

  return {
    /** @throws {Malformed} or {Unplayable} if it is no record, or one that does not fit the rules. */
    openRecord(id: string, json: unknown): ReplayInfo {
      const record = readRecord(json);
      const game = new Play(record);
      opened.set(id, game);
      return {
        game: record.game,
        seats: record.seats,
        commit: record.commit,
        length: game.number,
        over: record.result !== null,
        sound: verify(json).length === 0,
      };
    },

    momentOf(id: string, number: number, onlooker: Onlooker): Moment {
      return onlooker === 'all' ? play(id).open(number) : play(id).moment(number, onlooker);
    },

    happeningsOf(id: string, upTo: number, onlooker: Onlooker): Happening[] {
      const game = play(id);
      return Array.from({ length: upTo }, (_, i) =>
        onlooker === 'all' ? game.openHappening(i + 1) : game.happening(i + 1, onlooker),
      );
    },

    recordOf: (id: string): GameRecord => play(id).record,
  };
}
