/** What happened in a whole game, counted from its events, and the moments worth finding again in a replay. */
import type { Seat } from '@traque/engine/core/game';
import type { Event, Treasure, View } from '@traque/engine/momie/protocol';
import type { LandmarkKind } from '../summary.ts';

interface HunterSummary {
  readonly seat: Seat;
  readonly found: readonly Treasure[];
  readonly missing: readonly Treasure[];
  /** Of all pawns of this seat. */
  readonly ankhs: number;
  readonly caught: number;
  readonly isOut: boolean;
}

export interface Summary {
  readonly hunters: readonly HunterSummary[];
  readonly mummy: { readonly seat: Seat; readonly ankhs: number; readonly goal: number };
}

export function summarise(events: readonly Event[], view: View): Summary {
  const caught = view.hunters.map(() => 0);
  for (const event of events) {
    if (event.type === 'prowl' && event.caught !== null) caught[event.caught]!++;
  }
  const seats = [...new Set(view.hunters.map(({ seat }) => seat))].sort((a, b) => a - b);
  return {
    hunters: seats.map((seat) => {
      const pawns = view.hunters.flatMap((hunter, index) => (hunter.seat === seat ? [{ ...hunter, index }] : []));
      return {
        seat,
        found: view.collected[String(seat)] ?? [],
        missing: view.cards[String(seat)] ?? [],
        ankhs: pawns.reduce((all, { lives }) => all + lives, 0),
        caught: pawns.reduce((all, { index }) => all + caught[index]!, 0),
        isOut: pawns.every(({ out }) => out),
      };
    }),
    mummy: { seat: view.options.mummy, ankhs: view.mummy.tokens, goal: view.mummy.goal },
  };
}

export function landmarkOf(event: Event): LandmarkKind | null {
  if (event.type === 'collect') return 'gain';
  return event.type === 'prowl' && event.caught !== null ? 'loss' : null;
}
