/** What an analysis shows is in its address: whose seat, and the slip that is on the board, shown or as a question. */
import type { Seat } from '@traque/engine/core/game';
import type { ReplayInfo } from '../client/worker/replays.ts';
import { ownSeat } from '../replay/own-seat.ts';

export interface AnalysisPlace {
  readonly seat: Seat;
  /** The number of an action that is looked at on the board; null: the overview. */
  readonly at: number | null;
  /** Whether it is asked as a question. */
  readonly asks: boolean;
  /** The sums are shown also where they explain too little (as `traque analyse --bill` does). */
  readonly bill: boolean;
}

export function analysisPlaceIn(query: URLSearchParams, { seats, length }: ReplayInfo): AnalysisPlace {
  const asked = query.get('seat');
  const seat = asked === null ? NaN : Number(asked);
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < seats.length;
  const slip = Number(query.get('slip') ?? query.get('learn') ?? NaN);
  return {
    seat: isSeat ? seat : (ownSeat(seats, 'all') ?? 0),
    at: Number.isInteger(slip) && slip >= 1 && slip <= length ? slip : null,
    asks: query.has('learn'),
    bill: query.has('bill'),
  };
}

export function analysisAddress(id: string, { seat, at, asks, bill }: AnalysisPlace): string {
  const slip = at === null ? '' : `&${asks ? 'learn' : 'slip'}=${at}`;
  return `/analysis/${id}?seat=${seat}${slip}${bill ? '&bill' : ''}`;
}
