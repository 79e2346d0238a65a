import { expect, it } from 'vitest';
import { litStyles } from './lit-parts.ts';

it('without parts nothing is dimmed', () => {
  expect(litStyles([])).toBe('');
});

it('all other parts are dimmed, but not what is in a lit part or around it', () => {
  const styles = litStyles(['cell:0,-1', 'part:hand']);
  const lit = '[data-part~="cell:0,-1"], [data-part~="part:hand"]';
  expect(styles).toContain(`[data-part]:not(:is(${lit}), :is(${lit}) *, :has(${lit})) {\n  opacity`);
});

it('a name that could leave the selector is left out', () => {
  expect(litStyles(['card:1"] { display: none }'])).toBe('');
});
