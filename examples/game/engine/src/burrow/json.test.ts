import { expect, it } from 'vitest';
import { burrow } from './index.ts';
import { position } from './testing/position.ts';

const state = burrow.write(position({ hare: 5, die: 2, searches: '1 far, 6 near' }));

it.each([
  [{ game: 'chess' }, 'game'],
  [{ players: 4 }, 'players'],
  [{ hare: 3 }, 'hare'],
  [{ hare: 10 }, 'hare'],
  [{ die: 4 }, 'die'],
  [{ nightfall: 10 }, 'nightfall'],
  [{ searches: [{ cell: 1, answer: 'warm' }] }, 'searches.0.answer'],
  [{ searches: [{ cell: 0, answer: 'far' }] }, 'searches.0.cell'],
  [{ searches: [1, 1].map((cell) => ({ cell, answer: 'far' })) }, 'searches'],
  [{ searches: [1, 2, 3, 4].map((cell) => ({ cell, answer: 'found' })) }, 'searches'],
  [{ searches: Array.from({ length: 16 }, (_, i) => ({ cell: 1 + (i % 2), answer: 'far' })) }, 'searches'],
  [{ toAct: 1 }, 'toAct'],
  [{ result: { winners: [0], reason: 'nightfall' } }, 'result'],
])('an impossible state is refused: %j', (change, at) => {
  expect(burrow.write(burrow.read(state))).toEqual(state);
  expect(() => burrow.read({ ...state, ...change })).toThrow(expect.objectContaining({ name: 'Malformed', at }));
});
