import { languages, loadWords } from '@traque/texts';
import { expect, it } from 'vitest';
import { keysFor } from './offers.ts';

const all = { live: true, review: true, undo: true, hints: true };

it.each(languages)('in %s the list of keys leaves out those that do nothing at this table', async (language) => {
  const { keys } = (await loadWords(language)).app.room;
  const listed = (offers: typeof all): string =>
    keysFor(offers, keys)
      .map(([key]) => key)
      .join('');
  expect(listed(all)).toBe('SPBRMFUHLW');
  expect(listed({ ...all, undo: false, hints: false }), 'a rated table').toBe('SPBRMFLW');
  expect(listed({ ...all, review: false, undo: false, hints: false }), 'a lesson').toBe('SPMFLW');
  expect(listed({ live: false, review: false, undo: false, hints: false }), 'a replay').toBe('SMFLW');
});
