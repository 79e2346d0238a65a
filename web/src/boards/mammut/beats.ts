/** How each event is staged: how much it matters, to whom it happens, what is heard. */
import type { Seat } from '@traque/engine/core/game';
import type { Event, View } from '@traque/engine/mammut/protocol';
import type { Beats, EventBeat, SeatFace } from '../contract.ts';
import { pieceName } from './piece-names.ts';
import { nameOf, type TableWords } from './words.ts';

const camp = (seat: Seat) => ({ pieces: [pieceName.camp(seat)] });

function beatOf(event: Event): EventBeat {
  switch (event.type) {
    case 'pour':
      return {
        importance: 'news',
        pieces: [pieceName.bag],
        cues: [{ sound: 'tiles', at: 'start', times: 4, everyMs: 170 }],
      };
    case 'take':
      return { importance: 'news', ...camp(event.seat), cues: [{ sound: 'tiles', at: 'start' }] };
    case 'steal':
      return {
        importance: 'turning',
        toldAfter: true,
        pieces: [pieceName.camp(event.from)],
        happensTo: [event.from],
        cues: [{ sound: 'theft', at: 'start' }],
      };
    case 'giveBack':
      return {
        importance: 'turning',
        toldAfter: true,
        pieces: event.shares.slice(0, 1).map(([seat]) => pieceName.camp(seat)),
        happensTo: [...new Set(event.shares.map(([seat]) => seat))],
        cues: [{ sound: 'theft', at: 'start' }],
      };
    case 'peek':
    case 'lay':
      return { importance: 'news', ...camp(event.seat), cues: [{ sound: 'card', at: 'start' }] };
    case 'flip':
      return { importance: 'news', toldAfter: true, cues: [{ sound: 'tiles', at: 'start' }] };
    case 'pass':
      return { importance: 'news', ...camp(event.seat) };
    case 'peeked':
    case 'laid':
      return { importance: 'news' };
    case 'shared':
      return { importance: 'turning', cues: [{ sound: 'run', at: 'start' }] };
    case 'reveal':
      return { importance: 'news', cues: [{ sound: 'card', at: 'start', times: 3, everyMs: 120 }] };
    case 'turn':
      return { importance: 'news', toldAfter: true, cues: [{ sound: 'tiles', at: 'start' }] };
    case 'order':
    case 'counts':
    case 'decline':
    case 'drawn':
      return { importance: 'step' };
    case 'score':
    case 'hides':
      return { importance: 'step', ...camp(event.seat), cues: [{ sound: 'score', at: 'end' }] };
    case 'token':
      return { importance: 'step', ...camp(event.seat), cues: [{ sound: 'treasure', at: 'end' }] };
    case 'draw':
      return { importance: 'step', ...camp(event.seat), cues: [{ sound: 'card', at: 'end' }] };
    case 'reshuffle':
      return { importance: 'step', cues: [{ sound: 'card', at: 'start', times: 3, everyMs: 110 }] };
    case 'roundEnd':
      return { importance: 'news' };
    case 'over':
      return { importance: 'turning' };
  }
}

function happened(event: Event, _seat: Seat, faces: readonly SeatFace[], { moments: say }: TableWords): string {
  if (event.type === 'steal') return say.robbed(nameOf(faces, event.seat));
  return event.type === 'giveBack' ? say.gaveBack(nameOf(faces, event.seat)) : '';
}

export const beats: Beats<View, Event, TableWords> = { beatOf, happened };
