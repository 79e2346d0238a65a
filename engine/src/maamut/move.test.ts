import { describe, expect, it } from 'vitest';
import { maamut } from './index.ts';
import { E, expectBoard, isLegal, move, NE, NW, pass, play, position, refused, SE, SW, W } from './testing/position.ts';

const OPEN = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,A  ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .   ,   ,b  ,   ,   .B
    .   ,   ,   ,   .
      #   .   #   #`;

describe('a card moves the hunter in a straight line, exactly as far as it says', () => {
  it.each([
    [1, E, '0,-1'],
    [2, E, '1,-1'],
    [3, E, '2,-1'],
    [1, SE, '-1,0'],
    [2, SE, '-1,1'],
    [1, SW, '-2,0'],
    [2, SW, '-3,1'],
    [1, W, '-2,-1'],
    [1, NW, '-1,-2'],
    [1, NE, '0,-2'],
    [2, NE, '1,-3'],
  ] as const)('MA-20: card %i, direction %i: to %s', (card, dir, to) => {
    const state = position(OPEN);
    expect(isLegal(state, move(card, dir))).toBe(true);
    const { json } = play(state, move(card, dir));
    expect(json.hunters[0]!.at).toBe(to);
    expect(json.mammoth).toBe('0,0');
  });

  it('MA-20: the card is played: it lies on the discard pile', () => {
    const { json, events } = play(
      position(OPEN, {
        hands: [
          [2, 1, 2],
          [3, 3, 3],
        ],
      }),
      move(2, E),
    );
    expect(json.discard).toEqual([2]);
    expect(json.hunters[0]!.hand.slice(0, 2)).toEqual([1, 2]);
    expect(events.slice(0, 2)).toEqual([
      { type: 'move', for: null, seat: 0, card: 2, dir: E, from: '-1,-1' },
      { type: 'walk', for: null, seat: 0, path: ['0,-1', '1,-1'] },
    ]);
  });

  it('MA-20: only a card of the hand', () => {
    const state = position(OPEN, {
      hands: [
        [1, 1, 2],
        [3, 3, 3],
      ],
    });
    expect(refused(state, move(3, E))).toBe('MA-20 cardNotHeld');
    expect(isLegal(state, move(3, E))).toBe(false);
  });
});

describe('never onto a rock or off the board, and the whole distance', () => {
  it.each([
    [2, W, 'MA-21 moveEdge', '-3,-1'],
    [3, W, 'MA-21 moveEdge', '-3,-1'],
    [2, NW, 'MA-21 moveEdge', '-1,-3'],
    [3, SW, 'MA-21 moveEdge', '-4,2'],
    [3, NE, 'MA-21 moveEdge', '2,-4'],
  ] as const)('MA-21: card %i, direction %i: %s at %s', (card, dir, why, at) => {
    const state = position(OPEN);
    expect(refused(state, move(card, dir))).toBe(why);
    expect(maamut.refusal(state, 0, move(card, dir))!.values).toEqual({ card, dir, at });
    expect(isLegal(state, move(card, dir))).toBe(false);
  });

  it('MA-21: a rock at the end or on the way stops them', () => {
    const state = position(`
      .   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   #   ,
#   ,   ,   +M  ,A  ,   #
  .   ,   ,   ,   #   .
    .   ,   ,   ,   .B
      #   .   #   ,`);
    expect(refused(state, move(1, SE))).toBe('MA-21 moveRock');
    expect(refused(state, move(2, SE))).toBe('MA-21 moveRock');
    expect(refused(state, move(2, E))).toBe('MA-21 moveRock');
    expect(refused(state, move(1, NE))).toBe('MA-21 moveRock');
    expect(refused(state, move(1, E))).toBe(null);
  });

  it('MA-21: the list of legal moves is exactly what is not refused', () => {
    const state = position(OPEN);
    for (const card of [1, 2, 3] as const)
      for (let dir = 0; dir < 6; dir++)
        expect(isLegal(state, move(card, dir))).toBe(refused(state, move(card, dir)) === null);
  });
});

it('MA-22: hunters pass over and stop on traps and other hunters; several share a tile', () => {
  const { state } = play(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .A  ,Bb ,C  ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`),
    move(2, E),
    move(1, W),
    pass(1),
    move(1, W),
  );
  expectBoard(
    state,
    `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .B  ,bA ,C  ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
  );
});

describe('pass', () => {
  it('MA-38: discards one card and does nothing else', () => {
    const before = position(OPEN, {
      hands: [
        [2, 1, 2],
        [3, 3, 3],
      ],
    });
    const { json, state, events } = play(before, pass(1));
    expect(json.discard).toEqual([1]);
    expect(json.hunters[0]!.hand.slice(0, 2)).toEqual([2, 2]);
    expect(json).toMatchObject({ turn: 1, toAct: 1, turnsTaken: [1, 0], phase: 'act' });
    expect(events[0]).toEqual({ type: 'pass', for: null, seat: 0, card: 1 });
    expectBoard(state, OPEN);
  });

  it('MA-38: only a card of the hand', () => {
    const state = position(OPEN, {
      hands: [
        [2, 1, 2],
        [3, 3, 3],
      ],
    });
    expect(refused(state, pass(3))).toBe('MA-38 passCardNotHeld');
    expect(isLegal(state, pass(3))).toBe(false);
    expect(isLegal(state, pass(2))).toBe(true);
  });
});
