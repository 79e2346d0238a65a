/** Each event as one line of the log. */
import type { Event, View } from '@traque/engine/burrow/protocol';
import type { Table } from '@traque/texts/en/burrow';
import type { SeatFace } from '../contract.ts';

export function logLine(event: Event, faces: readonly SeatFace[], { board, log: say }: Table, view: View): string {
  switch (event.type) {
    case 'hopped':
      return say.hopped(faces[view.options.hare]?.name ?? '');
    case 'hop':
      return say.hop(event.to);
    case 'search':
      return say.search({
        name: faces[event.seat]?.name ?? '',
        cell: event.cell,
        answer: board.answers[event.answer],
      });
    case 'roll':
      return say.roll(event.die);
    case 'over':
      return event.result.reason === 'caught' ? say.caught : say.nightfall;
  }
}
