import { courses } from '@traque/lessons/courses';
import { describe, expect, it } from 'vitest';
import { clausesIn, taughtIn } from './taught.ts';

describe.each(courses.map(({ game }) => game))('%s', (game) => {
  it('every clause is taught by a lesson, or there is a reason why not', async () => {
    const gaps = (await taughtIn(game)).filter(({ lessons, reason }) => lessons.length === 0 && reason === null);
    expect(gaps).toEqual([]);
  });

  it('no reason is given for what is taught, and every clause exists', async () => {
    const rows = await taughtIn(game);
    expect(rows.filter(({ lessons, reason }) => lessons.length > 0 && reason !== null)).toEqual([]);
    expect(rows.map(({ clause }) => clause)).toEqual(clausesIn(game));
  });
});
