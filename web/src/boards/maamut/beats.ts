/** How each event is staged: how much it matters, to whom it happens, what is heard. */
import type { Seat } from '@traque/engine/core/game';
import type { Event, View } from '@traque/engine/maamut/protocol';
import type { Beats, EventBeat, SeatFace } from '../contract.ts';
import { cellName } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { nameOf, type TableWords } from './words.ts';

const hunter = (seat: Seat) => ({ pieces: [pieceName.hunter(seat)] });
const mammoth = { pieces: [pieceName.mammoth] };

function beatOf(event: Event): EventBeat {
  switch (event.type) {
    case 'place':
      return { importance: 'news', ...hunter(event.seat), cues: [{ sound: 'step', at: 'start' }] };
    case 'move':
    case 'pass':
      return { importance: 'news', ...hunter(event.seat), cues: [{ sound: 'card', at: 'start' }] };
    case 'walk':
      return {
        importance: 'step',
        ...hunter(event.seat),
        cues: [{ sound: 'step', at: 'start', times: event.path.length, everyMs: 240 }],
      };
    case 'startle':
      return { importance: 'news', ...mammoth };
    case 'run':
      return {
        importance: 'news',
        toldAfter: true,
        ...mammoth,
        cues: [{ sound: 'run', at: 'start', times: event.path.length, everyMs: 216 }],
      };
    case 'panic':
      return {
        importance: 'news',
        toldAfter: true,
        ...hunter(event.seat),
        happensTo: [event.seat],
        cues: [{ sound: 'step', at: 'start', times: 2, everyMs: 130 }],
      };
    case 'removed':
      return {
        importance: 'turning',
        toldAfter: true,
        ...hunter(event.seat),
        happensTo: [event.seat],
        cues: [{ sound: 'catch', at: 'start' }],
      };
    case 'vanish':
      return { importance: 'news', toldAfter: true, cues: [{ sound: 'trap', at: 'start' }] };
    case 'setTrap':
      return { importance: 'news', ...hunter(event.seat), cues: [{ sound: 'trap', at: 'start' }] };
    case 'liftTrap':
      return {
        importance: 'news',
        ...hunter(event.seat),
        happensTo: [event.owner],
        cues: [{ sound: 'trap', at: 'start' }],
      };
    case 'fall':
      return {
        importance: 'turning',
        toldAfter: true,
        ...mammoth,
        happensTo: [event.owner],
        cues: [{ sound: 'fall', at: 'start' }],
      };
    case 'draw':
      return { importance: 'step', cues: [{ sound: 'card', at: 'start' }] };
    case 'drawn':
      return { importance: 'step' };
    case 'reshuffle':
      return { importance: 'step', cues: [{ sound: 'card', at: 'start', times: 3, everyMs: 110 }] };
    case 'over':
      return { importance: 'turning' };
  }
}

function happened(event: Event, _seat: Seat, faces: readonly SeatFace[], { moments: say }: TableWords): string {
  switch (event.type) {
    case 'panic':
      return say.scattered(cellName(event.to));
    case 'removed':
      return say.out;
    case 'fall':
      return say.ownTrap(cellName(event.at));
    case 'liftTrap':
      return say.lifted({ name: nameOf(faces, event.seat), cell: cellName(event.at) });
    default:
      return '';
  }
}

export const beats: Beats<View, Event, TableWords> = {
  beatOf,
  happened,
  // A hunter whom the mammoth scares chooses where to run within another's turn (MA-63).
  turnOf: (view) => (view.phase === 'panic' ? view.turn : view.toAct),
};
