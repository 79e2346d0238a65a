import type { Course } from '../course.ts';
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
  // Everything but components, what happens to those who are out or shut in, and the game for two.
  core: [
    'MO-10',
    'MO-11',
    'MO-12',
    'MO-13',
    'MO-20',
    'MO-21',
    'MO-22',
    'MO-23',
    'MO-24',
    'MO-30',
    'MO-31',
    'MO-32',
    'MO-33',
    'MO-34',
    'MO-36',
    'MO-40',
    'MO-42',
    'MO-50',
    'MO-51',
    'MO-52',
    'MO-53',
    'MO-54',
    'MO-55',
    'MO-56',
    'MO-60',
    'MO-61',
    'MO-70',
  ],
};
