import { loadWords } from '@traque/texts';
import { expect, it } from 'vitest';
import { turnWords } from './words.ts';

const { app } = await loadWords('en');
const said = (toAct: number | null, turn: number | null, mine = false) =>
  turnWords({ toAct, turn, mine, name: 'Tamsin' }, app);

it('who only decides something within another’s turn is not said to be to play', () => {
  expect(said(1, 1)).toBe('Tamsin’s turn');
  expect(said(1, null)).toBe('Tamsin’s turn');
  expect(said(1, 0)).toBe('Tamsin decides');
  expect(said(0, 1, true)).toBe('Your turn');
  expect(said(null, null)).toBe('The game is over');
});
