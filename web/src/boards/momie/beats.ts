/** How each event is staged: how much it matters, to whom it happens, what is heard. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Event, View } from '@traque/engine/momie/protocol';
import type { Beats, EventBeat, SeatFace } from '../contract.ts';
import { pieceName } from './piece-names.ts';
import { distances } from './route.ts';
import { rollInWords, type TableWords } from './words.ts';

type Prowl = Extract<Event, { type: 'prowl' }>;

function beatOf(event: Event, view: View): EventBeat {
  switch (event.type) {
    case 'reset':
      return { importance: 'news', pieces: [pieceName.lockedDie(0)], cues: [{ sound: 'dice', at: 'start' }] };
    case 'roll':
      return { importance: 'step', toldAfter: true, cues: [{ sound: 'dice', at: 'start' }] };
    case 'rolled':
      return { importance: 'step', toldAfter: true };
    case 'move':
      return { importance: 'news', pieces: [pieceName.hunter(event.hunter)] };
    case 'walked':
      return {
        importance: 'step',
        toldAfter: true,
        pieces: [pieceName.hunter(event.hunter)],
        cues: [{ sound: 'step', at: 'start', times: event.path.length, everyMs: 190 }],
      };
    case 'collect':
      return {
        importance: 'turning',
        toldAfter: true,
        pieces: [pieceName.hunter(event.hunter)],
        cues: [{ sound: 'treasure', at: 'start' }],
      };
    case 'skip':
    case 'lost':
      return { importance: 'news', pieces: [pieceName.hunter(event.hunter)] };
    case 'prowl':
      return prowled(event, view);
  }
}

function prowled(event: Prowl, view: View): EventBeat {
  const walk = { toldAfter: true, pieces: [pieceName.mummy] } as const;
  const steps = { sound: 'run', at: 'start', times: event.path.length, everyMs: 250 } as const;
  const cues = event.path.length === 0 ? [] : [steps];
  const victim = event.caught === null ? undefined : view.hunters[event.caught]?.seat;
  if (victim === undefined) return { importance: 'news', ...walk, cues };
  return { importance: 'turning', ...walk, happensTo: [victim], cues: [...cues, { sound: 'catch', at: 'end' }] };
}

/** The mummy's roll before its walk, so that nobody reads where it ends before they see it. */
function lead(event: Event, _faces: readonly SeatFace[], words: TableWords, view: View): string | null {
  if (event.type !== 'prowl') return null;
  return event.interrupt ? words.log.woken(event.steps) : rollInWords(event.steps, view.dice.locked, words);
}

function happened(event: Event, seat: Seat, _faces: readonly SeatFace[], { moments }: TableWords, view: View): string {
  if (event.type !== 'prowl' || event.caught === null) return '';
  const staysIn = view.hunters.some(
    (hunter, index) => hunter.seat === seat && !hunter.out && (index !== event.caught || hunter.lives > 1),
  );
  return staysIn ? moments.caught : moments.out;
}

/** From here on a heart beats faster with every step that the mummy comes nearer. */
const FAR = 7;

/** By the shortest way from the mummy to a hunter of this seat; to the mummy itself nothing is a danger. */
function danger(view: View, viewer: Viewer): number {
  const own = view.hunters.filter(({ seat, out }) => seat === viewer && !out);
  if (view.result !== null || own.length === 0) return 0;
  const far = distances(view.map, view.mummy.at, FAR - 1);
  const nearest = Math.min(...own.map(({ at }) => (typeof at === 'string' ? (far.get(at) ?? FAR) : FAR)));
  return (FAR - Math.max(1, nearest)) / (FAR - 1);
}

export const beats: Beats<View, Event, TableWords> = { beatOf, lead, happened, danger };
