import { expect, it } from 'vitest';
import { by } from './distance.ts';

it('says how far, in words for one and in the plural from two on', () => {
  expect([0, 1, 2].map((n) => by(n, 'case'))).toEqual(['de 0 case', 'd’une case', 'de 2 cases']);
});
