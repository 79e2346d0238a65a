import { expect, it } from 'vitest';
import { maamut } from './index.ts';
import { place, play, position, refused } from './testing/position.ts';

const START = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`;

const start = (turn = 0) => position(START, { players: 3, phase: 'place', turn, options: { first: turn } });

it('MA-14: each of the 18 outer tiles but rocks can be chosen', () => {
  const cells = maamut.legal(start()).actions.map((action) => (action.type === 'place' ? action.at : ''));
  expect(cells.toSorted()).toEqual(
    ['1,-3', '2,-3', '-1,-2', '3,-2', '-2,-1', '3,-1', '-3,1', '2,1', '-3,2', '1,2', '-2,3'].toSorted(),
  );
});

it('MA-14: the first player begins, then clockwise; then the first player has the first turn', () => {
  const { json: one } = play(start(1), place('2,1'));
  expect(one).toMatchObject({ phase: 'place', toAct: 2, turn: 2 });
  expect(one.hunters.map(({ at }) => at)).toEqual([null, '2,1', null]);
  const { json, events } = play(start(1), place('2,1'), place('-3,1'), place('1,2'));
  expect(json).toMatchObject({ phase: 'act', toAct: 1, turn: 1, turnsTaken: [0, 0, 0] });
  expect(json.hunters.map(({ at, removed }) => [at, removed])).toEqual([
    ['1,2', false],
    ['2,1', false],
    ['-3,1', false],
  ]);
  expect(events).toEqual([
    { type: 'place', for: null, seat: 1, at: '2,1' },
    { type: 'place', for: null, seat: 2, at: '-3,1' },
    { type: 'place', for: null, seat: 0, at: '1,2' },
  ]);
});

it('MA-17: at a table that wishes so, the first player places first and acts last', () => {
  const options = { first: 1, begins: 'next' } as const;
  const start = position(START, { players: 3, phase: 'place', turn: 1, options });
  const { json } = play(start, place('2,1'), place('-3,1'), place('1,2'));
  expect(json).toMatchObject({ phase: 'act', toAct: 2, turn: 2, turnsTaken: [0, 0, 0], options });
});

it('MA-14: not on a rock, not inside, not off the board, not where another stands', () => {
  expect(refused(start(), place('3,0'))).toBe('MA-14 placeRock');
  expect(refused(start(), place('1,0'))).toBe('MA-14 notOuter');
  expect(refused(start(), place('0,0'))).toBe('MA-14 notOuter');
  expect(refused(start(), place('4,0'))).toBe('MA-14 notOuter');
  const { state } = play(start(), place('2,1'));
  expect(refused(state, place('2,1'))).toBe('MA-14 placeTaken');
});

it('MA-14: nor where the mammoth stands', () => {
  const state = position(START.replace('+M', '+ ').replace('.   .   #', '.M  .   #'), { players: 2, phase: 'place' });
  expect(refused(state, place('1,-3'))).toBe('MA-14 placeTaken');
});

it('MA-14: placing is nothing that cannot be taken back', () => {
  expect(maamut.reveals(start(), place('2,1'))).toBe(false);
});
