import type { Event } from '@traque/engine/mammut/protocol';
import { languages } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { partsOf } from './pictured.tsx';
import { faces } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());
const sides = (['axe', 'axe', 'meat', 'fox', 'red'] as const).map((up, tile) => ({ tile, up }));

describe('a line with pictures', () => {
  it.each(languages)('%s: has each kind of tile once, with its number, and the rest in words', (language) => {
    const take: Event = { for: null, type: 'take', seat: 1, tiles: [0, 1, 2, 3, 4], sides };
    const parts = partsOf(take, faces, texts[language]);
    expect(parts.filter((part) => typeof part !== 'string' || part.trim() !== '')).toEqual([
      expect.stringContaining('Ben'),
      { count: 2, face: 'axe' },
      { count: 1, face: 'meat' },
      { count: 1, face: 'fox' },
      { count: 1, face: 'red' },
      expect.stringMatching(/\.$/),
    ]);
  });

  it('names of players are still a list of names', () => {
    const order: Event = { for: null, type: 'order', holder: 1, arrow: 'red', seats: [1, 2, 0] };
    expect(partsOf(order, faces, texts.en)).toEqual([
      'Ben has the shaman with the red arrow. Ties are settled in this order: Ben, Cleo, and Ana.',
    ]);
  });
});
