import { type Course, untaught } from '../course.ts';
import { onPyramid } from './pyramid.ts';

const inPyramid =
  (file: () => Promise<{ readonly default: Parameters<typeof onPyramid>[0] }>) =>
  async (): Promise<{ readonly default: unknown }> => ({ default: onPyramid((await file()).default) });

export const course: Course = {
  game: 'momie',
  lessons: {
    'first-hunt': inPyramid(() => import('./first-hunt.json', { with: { type: 'json' } })),
    dice: inPyramid(() => import('./dice.json', { with: { type: 'json' } })),
    moves: inPyramid(() => import('./moves.json', { with: { type: 'json' } })),
    missions: inPyramid(() => import('./missions.json', { with: { type: 'json' } })),
    heard: inPyramid(() => import('./heard.json', { with: { type: 'json' } })),
    freeing: inPyramid(() => import('./freeing.json', { with: { type: 'json' } })),
    'shut-in': inPyramid(() => import('./shut-in.json', { with: { type: 'json' } })),
    listening: inPyramid(() => import('./listening.json', { with: { type: 'json' } })),
    narrowing: inPyramid(() => import('./narrowing.json', { with: { type: 'json' } })),
    cutting: inPyramid(() => import('./cutting.json', { with: { type: 'json' } })),
    waiting: inPyramid(() => import('./waiting.json', { with: { type: 'json' } })),
  },
  challenges: {
    'win-from-here': inPyramid(() => import('./win-from-here.json', { with: { type: 'json' } })),
    escape: inPyramid(() => import('./escape.json', { with: { type: 'json' } })),
    'last-ankh': inPyramid(() => import('./last-ankh.json', { with: { type: 'json' } })),
  },
  untaught: {
    'MO-1': untaught.pieces,
    'MO-2': untaught.pieces,
    'MO-3': untaught.pieces,
    'MO-4': untaught.pieces,
    'MO-5': untaught.pieces,
  },
};
