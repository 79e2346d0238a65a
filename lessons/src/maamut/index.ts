import type { Course } from '../course.ts';

export const course: Course = {
  game: 'maamut',
  lessons: {
    'first-hunt': () => import('./first-hunt.json', { with: { type: 'json' } }),
  },
  challenges: {},
  core: ['MA-20', 'MA-30', 'MA-50', 'MA-51', 'MA-80'],
};
