import { languages, loadWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { coldPoints, examples, meatPoints, speciesPoints, tuskPoints } from './book-examples.ts';

/** Numbers below ten are also written as words, in whatever language: only the figures are compared. */
const figures = (text: string): number[] => [...text.matchAll(/\d+/gu)].map(([digits]) => Number(digits));

it('the pictures have points for every place and every number of species', () => {
  expect(meatPoints).toHaveLength(3);
  expect([tuskPoints, -coldPoints].every((points) => points > 0)).toBe(true);
  expect(speciesPoints.slice(3)).toEqual(speciesPoints.slice(3).toSorted((a, b) => a - b));
  expect(new Set(speciesPoints.slice(3)).size).toBe(5);
});

describe.each(languages)('in %s', (language) => {
  it('the steps of the scoring say the points that the engine gives', async () => {
    const { steps } = await (await loadWords(language)).games.mammut.loadBook();
    const [first, second, third] = meatPoints;
    expect(figures(steps.meat.text)).toEqual([first, second, third, first, second, first]);
    expect(figures(`${steps.tusks.title} ${steps.tusks.text}`)).toEqual([tuskPoints, tuskPoints]);
    expect(figures(steps.fire.text)[0]).toBe(-coldPoints);
  });
});

it('the example is a whole scoring: every kind changes something', () => {
  const clauses = new Set(examples.scoring.steps.flatMap(({ events }) => events.map(({ clause }) => clause)));
  for (const clause of ['MM-50', 'MM-51', 'MM-52', 'MM-60', 'MM-65', 'MM-66', 'MM-67', 'MM-70', 'MM-73', 'MM-76'])
    expect(clauses).toContain(clause);
  expect(clauses).toContain('MM-80');
});
