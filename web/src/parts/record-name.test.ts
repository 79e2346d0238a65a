import { expect, it } from 'vitest';
import { recordFileName } from './record-name.ts';

const at = Date.UTC(2026, 4, 17, 20);
const named = (names: readonly string[], actions: readonly { at: number }[] = [{ at }]) =>
  recordFileName(
    JSON.stringify({ game: 'chess', seats: names.map((name) => ({ name })), actions }),
    Date.UTC(2026, 0, 1),
  );

it.each([
  [['Ada', 'Brun'], 'chess-2026-05-17-ada-brun.json'],
  [['Zoë Müller', 'Łucja', ''], 'chess-2026-05-17-zoe-muller-ucja.json'],
  [['../../etc', 'a"b'], 'chess-2026-05-17-etc-a-b.json'],
  [['山田'], 'chess-2026-05-17.json'],
])('%j: %s', (names, file) => {
  expect(named(names)).toBe(file);
});

it('is not endless, and a game without a move has the day it is saved', () => {
  expect(named(['x'.repeat(200)]).length).toBeLessThan(90);
  expect(named(['Ada'], [])).toBe('chess-2026-01-01-ada.json');
});
