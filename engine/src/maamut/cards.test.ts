import { describe, expect, it } from 'vitest';
import { ChanceNeeded, noChance } from '../core/chance.ts';
import { maamut } from './index.ts';
import { E, flee, liftTrap, move, pass, play, playWith, position, setTrap } from './testing/position.ts';

const BOARD = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`;

describe('after playing or discarding a card, a hunter draws back to three', () => {
  it('MA-39: the next card of the pile, appended to the hand; then the next hunter', () => {
    const { json, events } = play(
      position(BOARD, {
        hands: [
          [3, 1, 2],
          [1, 1, 1],
        ],
        draw: [2, 3, 1],
      }),
      pass(3),
    );
    expect(json.hunters[0]!.hand).toEqual([1, 2, 2]);
    expect(json.draw).toEqual([3, 1]);
    expect(json).toMatchObject({ turn: 1, toAct: 1, turnsTaken: [1, 0] });
    expect(events.slice(1)).toEqual([
      { type: 'draw', for: null, seat: 0, count: 1 },
      { type: 'drawn', for: [0], seat: 0, cards: [2] },
    ]);
  });

  it('MA-39: a short hand is filled up', () => {
    const { json } = play(position(BOARD, { hands: [[3], [1, 1, 1]], draw: [2, 3, 1, 1] }), pass(3));
    expect(json.hunters[0]!.hand).toEqual([2, 3, 1]);
    expect(json.draw).toEqual([1]);
  });

  it('MA-39: only after everything the turn set off: while another chooses, the pusher has two cards', () => {
    const before = position(BOARD, {
      hands: [
        [2, 1, 3],
        [1, 1, 1],
      ],
      draw: [1, 2, 2],
    });
    const waiting = play(before, move(2, E));
    expect(waiting.json).toMatchObject({ phase: 'panic', toAct: 1, turn: 0 });
    expect(waiting.json.hunters[0]!.hand).toEqual([1, 3]);
    expect(waiting.json.draw).toEqual([1, 2, 2]);
    const { json, events } = play(waiting.state, flee('2,-1'));
    expect(json.hunters[0]!.hand).toEqual([1, 3, 1]);
    expect(events.map(({ type }) => type)).toEqual(['panic', 'run', 'walk', 'draw', 'drawn']);
  });

  it('MA-39: setting or lifting a trap draws nothing', () => {
    const before = position(BOARD, {
      hands: [
        [2, 1],
        [1, 1, 1],
      ],
    });
    const { json } = play(before, setTrap, pass(1), liftTrap);
    expect(json.hunters[0]!.hand).toEqual([2, 1]);
  });

  it('MA-39: the turn goes clockwise to the next living hunter', () => {
    const before = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,D  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { players: 4, turnsTaken: [3, 2, 2, 2] },
    );
    expect(play(before, pass(1)).json).toMatchObject({ turn: 3, toAct: 3, turnsTaken: [4, 2, 2, 2] });
    expect(play(before, pass(1), pass(1)).json).toMatchObject({ turn: 0, toAct: 0, turnsTaken: [4, 2, 2, 3] });
  });
});

describe('when the last card has been drawn, the discard pile is shuffled at once', () => {
  const lastCard = () =>
    position(BOARD, {
      hands: [
        [3, 3, 3],
        [3, 3, 3],
      ],
      draw: [2],
    });

  it('MA-40: into a new draw pile, the card just played among them', () => {
    const { json, events } = play(lastCard(), pass(3));
    expect(json.hunters[0]!.hand).toEqual([3, 3, 2]);
    expect(json.discard).toEqual([]);
    expect(json.draw).toHaveLength(30);
    expect(json.draw.filter((card) => card === 3)).toHaveLength(3);
    expect(json.draw.filter((card) => card === 2)).toHaveLength(15);
    expect(json.draw).not.toEqual(json.draw.toSorted((a, b) => a - b));
    expect(events.at(-1)).toEqual({ type: 'reshuffle', for: null, count: 30 });
  });

  it('MA-40: not while a card is left', () => {
    const { json } = play(
      position(BOARD, {
        hands: [
          [3, 3, 3],
          [3, 3, 3],
        ],
        draw: [2, 1],
      }),
      pass(3),
    );
    expect(json.draw).toEqual([1]);
    expect(json.discard.at(-1)).toBe(3);
  });

  it('MA-40: a hand that is short goes on drawing from the new pile', () => {
    const { json } = play(
      position(BOARD, {
        hands: [
          [3, 3],
          [3, 3, 3],
        ],
        draw: [2],
      }),
      pass(3),
    );
    expect(json.hunters[0]!.hand).toHaveLength(3);
    expect(json.hunters[0]!.hand.slice(0, 2)).toEqual([3, 2]);
    expect(json.draw).toHaveLength(30);
  });

  it('MA-40: an empty pile is shuffled before somebody draws from it', () => {
    const { json } = play(
      position(BOARD, {
        hands: [
          [3, 3, 3],
          [3, 3, 3],
        ],
        draw: [],
      }),
      pass(3),
    );
    expect(json.draw).toHaveLength(30);
    expect(json.discard).toEqual([]);
  });

  it('MA-40: needs chance; taking the next card needs none', () => {
    expect(() => playWith(noChance, lastCard(), pass(3))).toThrow(ChanceNeeded);
    expect(() => playWith(noChance, position(BOARD), pass(3), pass(3), move(1, E))).not.toThrow();
  });
});

it('MA-39: what shows or draws a card cannot be taken back; what does not can', () => {
  const state = position(BOARD);
  expect(maamut.reveals(state, pass(1))).toBe(true);
  expect(maamut.reveals(state, setTrap)).toBe(false);
  expect(maamut.reveals(state, move(2, E)), 'nothing is drawn yet, but a card of the hand was seen').toBe(true);
  expect(maamut.reveals(play(state, move(2, E)).state, flee('2,-1'))).toBe(true);
});
