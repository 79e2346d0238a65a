import { expect, it } from 'vitest';
import { Lines, tooLong } from './lines.ts';

function cut(limit: number, ...chunks: string[]): (string | typeof tooLong)[] {
  const lines = new Lines(limit);
  return [...chunks.flatMap((chunk) => Array.from(lines.push(Buffer.from(chunk)))), ...lines.end()];
}

it('cuts lines wherever the chunks end', () => {
  expect(cut(100, 'a', 'b\ncd\n', '\n', 'e\n')).toEqual(['ab', 'cd', '', 'e']);
});

it('gives what stands after the last line feed, but no empty line at the end', () => {
  expect(cut(100, 'a\nb')).toEqual(['a', 'b']);
  expect(cut(100, 'a\n')).toEqual(['a']);
  expect(cut(100)).toEqual([]);
});

it('puts together a letter that two chunks share', () => {
  const bytes = Buffer.from('Mâamut\n');
  const lines = new Lines(100);
  expect([...lines.push(bytes.subarray(0, 2)), ...lines.push(bytes.subarray(2))]).toEqual(['Mâamut']);
});

it('drops a line over the limit and goes on with the next', () => {
  expect(cut(3, 'abc\nabcd\nab', 'c', 'd', 'e\nxyz\n', 'long at the end')).toEqual([
    'abc',
    tooLong,
    tooLong,
    'xyz',
    tooLong,
  ]);
});
