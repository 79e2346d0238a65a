import { describe, expect, it } from 'vitest';
import { E, flee, liftTrap, move, pass, play, position, SW } from './testing/position.ts';

/** A card 3 from -2,0 to the east makes the mammoth face A. */
const FACING = `
      #   .   .   #
    .   ,   ,a  ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,C  ,   ,a  .
      #   .   #   #`;

describe('a removed hunter', () => {
  it('MA-70: takes no more turns', () => {
    const { json } = play(position(FACING), move(3, E), pass(1), pass(1));
    expect(json).toMatchObject({ turn: 1, toAct: 1, turnsTaken: [1, 1, 1] });
  });

  it('MA-70: leaves the hand face up on the discard pile, in hand order, after the played card', () => {
    const { json } = play(
      position(FACING, {
        hands: [
          [2, 3, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
        draw: [2, 2],
      }),
      move(3, E),
    );
    expect(json.discard.slice(-3)).toEqual([3, 2, 1]);
    expect(json.hunters[0]!.hand).toEqual([]);
  });

  it('MA-70: their cards count when the discard pile is shuffled (MA-40)', () => {
    const before = position(FACING, {
      hands: [
        [3, 3, 3],
        [1, 1, 1],
        [1, 1, 1],
      ],
      draw: [2],
    });
    const { json } = play(before, move(3, E), pass(1));
    expect(json.draw).toHaveLength(30);
    expect(json.discard).toEqual([]);
    expect(json.draw.filter((card) => card === 3)).toHaveLength(8);
  });
});

describe('the traps of a removed hunter', () => {
  it('MA-71: stay, and their owner wins if the mammoth falls into one', () => {
    const { json } = play(position(FACING), move(3, E), pass(1), pass(1));
    expect(json.traps).toEqual({ '1,-2': 0, '0,2': 0 });
    expect(json.hunters[0]!.traps).toBe(2);
    const fallen = play(
      position(
        `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,B  ,   .
#   ,   ,   +M  ,   ,   #
  .   ,   ,a  ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
        { turn: 1 },
      ),
      move(1, SW),
    );
    expect(fallen.json.result).toEqual({ winners: [0], reason: 'trap', pusher: 1 });
    expect(fallen.json.hunters[0]!.removed).toBe(true);
  });

  it('MA-71: may be lifted, and are then out of the game', () => {
    const before = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,aB ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { turn: 1 },
    );
    const { json } = play(before, liftTrap);
    expect(json.traps).toEqual({});
    expect(json.hunters.map(({ traps }) => traps)).toEqual([3, 4]);
  });

  it('MA-71: vanish with the option "vanish", and do not come back to their owner', () => {
    const { json, events } = play(position(FACING, { options: { fallenTraps: 'vanish' } }), move(3, E));
    expect(json.traps).toEqual({});
    expect(json.hunters[0]!.traps).toBe(2);
    expect(events.at(-1)).toEqual({ type: 'vanish', for: null, seat: 0, cells: ['1,-2', '0,2'] });
  });

  it('MA-71: vanish at once: the mammoth runs on over the tile of the trap, where otherwise it would have fallen', () => {
    const drawing = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   #   #   .
#   ,   ,A  +M  ,B  ,bD ,
  .   ,   ,   ,C  #   .
    .   ,   ,   ,   .
      #   .   ,   ,`;
    const stay = play(position(drawing), move(2, E));
    expect(stay.json.hunters[1]!.removed).toBe(true);
    expect(stay.json).toMatchObject({ mammoth: '2,0', result: { winners: [1], reason: 'trap', pusher: 0 } });
    const vanish = play(position(drawing, { options: { fallenTraps: 'vanish' } }), move(2, E));
    expect(vanish.json).toMatchObject({ mammoth: '2,0', phase: 'panic', toAct: 3, traps: {} });
    expect(play(vanish.state, flee('2,1')).json).toMatchObject({ phase: 'act', turn: 2, result: null });
  });

  it('MA-71: another hunter’s traps stay with the option "vanish"', () => {
    const { json } = play(position(FACING.replace(',C', ',Cb'), { options: { fallenTraps: 'vanish' } }), move(3, E));
    expect(json.traps).toEqual({ '-2,2': 1 });
  });
});

it('MA-72: the last living hunter plays on alone; outliving the others is no victory', () => {
  const before = position(
    `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
    { turnsTaken: [4, 4] },
  );
  const { json } = play(before, move(3, E), pass(1), pass(2), move(1, E));
  expect(json).toMatchObject({ phase: 'act', turn: 1, toAct: 1, result: null, turnsTaken: [5, 7] });
});
