import { expect, it } from 'vitest';
import { clausesOf, titlesOf } from './read.ts';

it('finds every clause, also two on one line, with its first words', () => {
  const markdown = `# Rules
- **MA-20** *Move.* Play one card
  and go.
- **MA-31** Only on grass. **MA-32** \`[ruling]\` At most one trap a tile, as long as the sun shines and the river runs.

**MA-40** The end`;
  expect(clausesOf('x.md', markdown)).toEqual([
    { id: 'MA-20', words: 'Move. Play one card and go.', file: 'x.md' },
    { id: 'MA-31', words: 'Only on grass.', file: 'x.md' },
    { id: 'MA-32', words: 'At most one trap a tile, as long as the sun shines …', file: 'x.md' },
    { id: 'MA-40', words: 'The end', file: 'x.md' },
  ]);
});

it('finds titles in every kind of quotes, through tables, and leaves out skipped tests', () => {
  const source = [
    `it('MA-1: plain', () => {});`,
    `test("MA-2: the hunter's", async () => {});`,
    'it(`MA-3: ${x}`, () => {});',
    `it.each([['a)', f(1)], ["b"]])(`,
    `  'MA-4: %s', () => {});`,
    `it.skip('MA-5: not run', () => {});`,
    `it.runIf(process.env['X'])('MA-6: sometimes', () => {});`,
    `it('MA-7: that\\'s it', () => {});`,
    `submit('MA-8'); expect(edit('MA-9'));`,
  ].join('\n');
  expect(titlesOf(source)).toEqual([
    'MA-1: plain',
    "MA-2: the hunter's",
    'MA-3: ${x}',
    'MA-4: %s',
    'MA-6: sometimes',
    "MA-7: that's it",
  ]);
});
