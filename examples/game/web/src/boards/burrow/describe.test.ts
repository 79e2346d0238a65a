import type { View } from '@traque/engine/burrow/protocol';
import { game } from '@traque/texts/en/burrow';
import { expect, it } from 'vitest';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';

const words = await game.loadTable();
const faces = ['Ana', 'Ben'].map((name, look) => ({ name, look }));
const seen: View = {
  game: 'burrow',
  players: 2,
  options: { hare: 0 },
  searches: [{ cell: 4, answer: 'near' }],
  toAct: 0,
  result: null,
};
const ofHare = { ...seen, hare: 5, die: 2 };
const text = (view: View, viewer: number | null) => JSON.stringify(describe(view, viewer, faces, words));

it('says what is where, and what each side knows', () => {
  expect(text(ofHare, 0)).toContain('Cell 5, the hare is here');
  expect(text({ ...seen, nightfall: 16 }, 1)).toContain('15 searches left');
  expect(text(seen, null)).toContain('Cell 4: near');
  expect(text({ ...seen, searches: [] }, null)).toContain('No cell has been searched.');
  expect([0, 1].flatMap((seat) => standing(seen, seat, words))).toEqual(['hare', 'hunter']);
});

it('says what to do now, or who is to act', () => {
  expect(hint(ofHare, 0, faces, words)).toBe('Hop left or right. The die shows 2.');
  expect(hint(seen, 1, faces, words)).toBe('Ana is about to hop.');
  expect(hint({ ...seen, toAct: 1 }, 1, faces, words)).toBe('Search a cell.');
  expect(hint({ ...seen, toAct: 1 }, 0, faces, words)).toBe('Ben is about to search.');
  const over = (reason: 'caught' | 'nightfall'): View => ({ ...seen, toAct: null, result: { winners: [0], reason } });
  expect(hint(over('caught'), null, faces, words)).toContain('the hunters win');
  expect(hint(over('nightfall'), null, faces, words)).toContain('the hare wins');
});

it('labels actions and writes the log', () => {
  expect(actionLabel({ type: 'hop', to: 3 }, seen, faces, words)).toBe('Hop to cell 3');
  expect(actionLabel({ type: 'search', cell: 3 }, seen, faces, words)).toBe('Search cell 3');
  expect(logLine({ type: 'hopped', for: null }, faces, words, seen)).toBe('Ana hops.');
  expect(logLine({ type: 'search', for: null, seat: 1, cell: 3, answer: 'far' }, faces, words, seen)).toBe(
    'Ben searches cell 3: far.',
  );
});
