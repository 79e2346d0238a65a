/** How each event is staged: how much it matters, and what is heard. */
import type { Event, View } from '@traque/engine/burrow/protocol';
import type { Table } from '@traque/texts/en/burrow';
import type { Beats, EventBeat } from '../contract.ts';

function beatOf(event: Event): EventBeat {
  switch (event.type) {
    case 'hopped':
      return { importance: 'news', cues: [{ sound: 'step', at: 'start' }] };
    case 'hop':
      return { importance: 'step' };
    case 'search':
      return { importance: 'news', toldAfter: true, cues: [{ sound: 'tiles', at: 'start' }] };
    case 'roll':
      return { importance: 'step', cues: [{ sound: 'dice', at: 'start' }] };
    case 'over':
      return { importance: 'turning' };
  }
}

export const beats: Beats<View, Event, Table> = { beatOf };
