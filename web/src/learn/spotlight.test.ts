import { expect, it } from 'vitest';
import { spotlightStyles } from './spotlight.ts';

it('without parts nothing is dimmed', () => {
  expect(spotlightStyles([])).toBe('');
});

it('all other parts are dimmed, but not what is in a lit part or around it', () => {
  const styles = spotlightStyles(['cell:0,-1', 'part:hand']);
  const lit = '[data-part~="cell:0,-1"], [data-part~="part:hand"]';
  expect(styles).toContain(`[data-part]:not(:is(${lit}), :is(${lit}) *, :has(${lit})) { opacity`);
});

it('a name that could leave the selector is left out', () => {
  expect(spotlightStyles(['card:1"] { display: none }'])).toBe('');
});
