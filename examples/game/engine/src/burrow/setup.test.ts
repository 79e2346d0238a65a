import { expect, it } from 'vitest';
import { burrow } from './index.ts';
import { throws } from './testing/position.ts';

it('BU-1, BU-11: the hare begins on any of the nine cells, and has rolled a die of three', () => {
  for (const cell of [1, 5, 9])
    for (const die of [1, 2, 3])
      expect(burrow.write(burrow.create(2, { hare: 1 }, throws(1, cell, die)))).toMatchObject({ hare: cell, die });
});

it('BU-10: the table chooses the seat of the hare, or chance does', () => {
  expect(burrow.write(burrow.create(3, { hare: 2 }, throws(1, 1, 1)))).toMatchObject({
    options: { hare: 2 },
    toAct: 2,
  });
  expect(burrow.write(burrow.create(3, {}, throws(2, 1, 1, 1)))).toMatchObject({ options: { hare: 1 }, toAct: 1 });
  expect(() => burrow.create(3, { hare: 3 }, throws())).toThrow('options.hare');
  expect(() => burrow.create(3, { hares: 2 }, throws())).toThrow('options.hares');
  expect(() => burrow.create(4, {}, throws())).toThrow('players');
});

it('BU-11, BU-12: the hare alone knows its cell and its die, the hunters alone when night falls', () => {
  const state = burrow.create(3, { hare: 1 }, throws(4, 5, 2));
  const known = { game: 'burrow', players: 3, options: { hare: 1 }, searches: [], toAct: 1, result: null };
  expect(burrow.view(state, 1)).toEqual({ ...known, hare: 5, die: 2 });
  for (const hunter of [0, 2]) expect(burrow.view(state, hunter)).toEqual({ ...known, nightfall: 18 });
  expect(burrow.view(state, null)).toEqual(known);
});

it('BU-12: night falls after fifteen to eighteen searches', () => {
  for (const night of [1, 2, 3, 4])
    expect(burrow.write(burrow.create(2, { hare: 0 }, throws(night, 1, 1)))).toMatchObject({ nightfall: night + 14 });
});
