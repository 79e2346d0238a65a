import { type Course, untaught } from '../course.ts';

export const course: Course = {
  game: 'maamut',
  lessons: {
    'first-hunt': () => import('./first-hunt.json', { with: { type: 'json' } }),
    cards: () => import('./cards.json', { with: { type: 'json' } }),
    traps: () => import('./traps.json', { with: { type: 'json' } }),
    push: () => import('./push.json', { with: { type: 'json' } }),
    turning: () => import('./turning.json', { with: { type: 'json' } }),
    panic: () => import('./panic.json', { with: { type: 'json' } }),
    facing: () => import('./facing.json', { with: { type: 'json' } }),
    lost: () => import('./lost.json', { with: { type: 'json' } }),
    others: () => import('./others.json', { with: { type: 'json' } }),
  },
  challenges: {
    'win-from-here': () => import('./win-from-here.json', { with: { type: 'json' } }),
    'hold-out': () => import('./hold-out.json', { with: { type: 'json' } }),
    'two-rivals': () => import('./two-rivals.json', { with: { type: 'json' } }),
  },
  untaught: {
    'MA-1': untaught.pieces,
    'MA-10': untaught.setUp,
    'MA-11': untaught.setUp,
    'MA-12': untaught.setUp,
    'MA-15': untaught.setUp,
    'MA-17': untaught.variant,
    'MA-40': untaught.automatic,
    'MA-83': untaught.variant,
  },
};
