import { describe, expect, it } from 'vitest';
import { maamut } from './index.ts';
import { E, flee, move, pass, place, play, position, refused, setTrap } from './testing/position.ts';

const BOARD = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`;

describe('MA-0: what is no action of this moment', () => {
  it.each([
    [null],
    [undefined],
    ['move'],
    [[]],
    [{}],
    [{ type: 'fly' }],
    [{ type: 'toString' }],
    [{ type: 'move' }],
    [{ type: 'move', card: 2 }],
    [{ type: 'move', card: '2', dir: 0 }],
    [{ type: 'move', card: 2, dir: 6 }],
    [{ type: 'move', card: 2, dir: -1 }],
    [{ type: 'move', card: 2, dir: 0.5 }],
    [{ type: 'move', card: 4, dir: 0 }],
    [{ type: 'move', card: 0, dir: 0 }],
    [{ type: 'pass' }],
    [{ type: 'pass', card: 4 }],
    [{ type: 'place' }],
    [{ type: 'place', at: 7 }],
    [{ type: 'place', at: 'there' }],
    [{ type: 'flee', to: '1,-0' }],
  ])('%j is malformed', (action) => {
    expect(refused(position(BOARD), action)).toBe('MA-0 malformed');
  });

  it('out of turn', () => {
    expect(refused(position(BOARD), pass(1), 1)).toBe('MA-0 notYourTurn');
    expect(refused(position(BOARD), pass(1), 7)).toBe('MA-0 notYourTurn');
    expect(refused(play(position(BOARD), move(2, E)).state, flee('1,1'), 0)).toBe('MA-0 notYourTurn');
  });

  it('not of this phase', () => {
    expect(refused(position(BOARD), place('2,1'))).toBe('MA-0 notNow');
    expect(refused(position(BOARD), flee('1,1'))).toBe('MA-0 notNow');
    const panic = play(position(BOARD), move(2, E)).state;
    for (const action of [move(1, E), pass(1), setTrap, place('2,1')])
      expect(refused(panic, action)).toBe('MA-0 notNow');
    expect(maamut.refusal(panic, 1, pass(1))!.values).toEqual({ type: 'pass', phase: 'panic' });
    const start = position(BOARD.replace(/[AB]/g, ' '), { players: 2, phase: 'place' });
    for (const action of [move(1, E), pass(1), setTrap, flee('2,1')])
      expect(refused(start, action)).toBe('MA-0 notNow');
  });

  it('keys that an action does not have are ignored', () => {
    expect(refused(position(BOARD), { ...setTrap, card: 9, why: 'because' })).toBe(null);
  });
});

it('a refused action changes nothing', () => {
  const state = position(BOARD);
  const before = JSON.stringify(maamut.write(state));
  for (const action of [move(3, E), pass(2), { type: 'fly' }, flee('1,1')]) maamut.refusal(state, 0, action);
  expect(JSON.stringify(maamut.write(state))).toBe(before);
});
