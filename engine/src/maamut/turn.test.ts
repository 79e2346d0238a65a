import { describe, expect, it } from 'vitest';
import { maamut } from './index.ts';
import { E, flee, move, pass, play, position, refused, setTrap, W } from './testing/position.ts';

describe('the owner of the trap wins alone', () => {
  it.each([
    ['a', 0],
    ['b', 1],
  ])('MA-80: trap of %s, pushed by A: seat %i', (owner, winner) => {
    const { json, state } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,${owner}  ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
      move(1, E),
    );
    expect(json.result).toEqual({ winners: [winner], reason: 'trap', pusher: 0 });
    expect(maamut.result(state)).toEqual(json.result);
    expect(maamut.toAct(state)).toBe(null);
    expect(maamut.legal(state)).toEqual({ actions: [], complete: true });
    expect(refused(state, pass(1), 1)).toBe('MA-0 gameOver');
  });

  it('MA-80: after a panicking hunter’s choice the pusher is still the one who pushed', () => {
    const { json } = play(
      position(
        `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,b  ,C  +M  ,A  ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
        { turnsTaken: [2, 2, 2] },
      ),
      move(2, W),
      flee('-1,1'),
    );
    expect(json).toMatchObject({ result: { winners: [1], reason: 'trap', pusher: 0 }, turnsTaken: [2, 2, 2], turn: 0 });
    expect(json.hunters.map(({ at }) => at)).toEqual(['0,0', '-3,2', '-1,1']);
  });
});

it('MA-81: the mammoth wins when no hunter is left', () => {
  const { json, events } = play(
    position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { turnsTaken: [7, 3] },
    ),
    move(3, E),
  );
  expect(json).toMatchObject({ phase: 'over', toAct: null, turn: 0, turnsTaken: [8, 3] });
  expect(json.result).toEqual({ winners: [], reason: 'mammoth' });
  expect(events.at(-1)).toEqual({ type: 'over', for: null, result: json.result, rule: 'MA-81' });
});

describe('with a hunt limit the mammoth has survived when every living hunter has had that many turns', () => {
  const at = (turn: number, turnsTaken: number[], huntLimit: number | null, drawing = '') =>
    position(
      drawing ||
        `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,C  .
      #   .   #   #`,
      {
        turn,
        turnsTaken,
        options: { huntLimit },
        hands: [
          [1, 2, 3],
          [1, 2, 3],
          [1, 2, 3],
        ],
      },
    );

  it('MA-83: not before the last of them', () => {
    const { state, json } = play(at(1, [5, 4, 4], 5), pass(1));
    expect(json).toMatchObject({ phase: 'act', turnsTaken: [5, 5, 4], result: null });
    const { json: end, events } = play(state, setTrap);
    expect(end).toMatchObject({ phase: 'over', toAct: null, turn: 2, turnsTaken: [5, 5, 5] });
    expect(end.result).toEqual({ winners: [], reason: 'mammoth' });
    expect(events.at(-1)).toMatchObject({ type: 'over', rule: 'MA-83' });
  });

  it('MA-83: the turn is finished first: its player has drawn', () => {
    const { json } = play(at(2, [5, 5, 4], 5), pass(1));
    expect(json.phase).toBe('over');
    expect(json.hunters[2]!.hand).toHaveLength(3);
  });

  it('MA-83: a removed hunter is not waited for', () => {
    const { json } = play(at(0, [4, 5, 5], 5), move(3, E));
    expect(json).toMatchObject({ phase: 'over', turnsTaken: [5, 5, 5] });
    const early = play(at(0, [3, 5, 5], 5), move(3, E));
    expect(early.json).toMatchObject({ phase: 'over', turnsTaken: [4, 5, 5] });
    expect(early.json.hunters[0]!.removed).toBe(true);
  });

  it('MA-83: without a limit the hunt goes on', () => {
    expect(play(at(2, [5000, 5000, 4999], null), pass(1)).json.phase).toBe('act');
  });
});
