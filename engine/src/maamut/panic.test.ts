import { describe, expect, it } from 'vitest';
import { maamut } from './index.ts';
import { E, expectBoard, flee, move, play, position, refused, W } from './testing/position.ts';

const refuges = (state: Parameters<typeof maamut.legal>[0]) =>
  maamut
    .legal(state)
    .actions.map((action) => (action.type === 'flee' ? action.to : action.type))
    .toSorted();

describe('a hunter on whose tile the mammoth runs, runs to a free adjacent tile; then the mammoth goes on', () => {
  const met = play(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`),
    move(2, E),
  );

  it('MA-61: the game waits for their choice', () => {
    expectBoard(
      met.state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,MB ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
    );
    expect(met.json).toMatchObject({ phase: 'panic', turn: 0, toAct: 1, turnsTaken: [0, 0], result: null });
    expect(met.json.flight).toEqual({
      pusher: 0,
      card: 2,
      hunterDir: E,
      hunterLeft: 1,
      mammothDir: E,
      mammothLeft: 1,
      from: '0,0',
      panicking: [1],
    });
    expect(met.events.at(-1)).toEqual({ type: 'run', for: null, path: ['1,0'], dir: E });
    expect(refuges(met.state)).toEqual(['0,1', '1,-1', '1,1', '2,-1', '2,0'].toSorted());
  });

  it('MA-61: they run, the mammoth goes on, the pusher finishes the move', () => {
    const { state, json, events } = play(met.state, flee('1,1'));
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,A  ,M  #
  .   ,   ,   ,   ,B  .
    .   ,   ,   ,   .
      #   .   #   #`,
    );
    expect(events.slice(0, 3)).toEqual([
      { type: 'panic', for: null, seat: 1, from: '1,0', to: '1,1', chosen: true },
      { type: 'run', for: null, path: ['2,0'], dir: E },
      { type: 'walk', for: null, seat: 0, path: ['1,0'] },
    ]);
    expect(json).toMatchObject({ phase: 'act', turn: 1, toAct: 1, flight: null, turnsTaken: [1, 0] });
  });

  it('MA-61: only a tile next to them', () => {
    expect(refused(met.state, flee('-1,0'))).toBe('MA-61 fleeNotAdjacent');
    expect(refused(met.state, flee('1,0'))).toBe('MA-61 fleeNotAdjacent');
  });
});

describe('free is on the board, not rock, without a pawn, and not where the mammoth just came from', () => {
  const met = play(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,c  .
#   ,   ,A  +M  ,   ,B  #
  .   ,   ,   ,   ,   .C
    .   ,   ,   ,   .
      #   .   #   #`),
    move(2, E),
  );

  it('MA-62: a trap does not matter', () => {
    expect(refuges(met.state)).toEqual(['1,1', '2,-1', '3,-1'].toSorted());
    expect(play(met.state, flee('2,-1')).json.hunters[1]!.at).toBe('2,-1');
  });

  it.each([
    ['1,0', 'fleeBack'],
    ['3,0', 'fleeRock'],
    ['2,1', 'fleeTaken'],
    ['4,0', 'fleeEdge'],
  ])('MA-62: %s: %s', (to, why) => {
    expect(refused(met.state, flee(to))).toBe(`MA-62 ${why}`);
  });

  it('MA-62: the pusher’s tile is taken', () => {
    const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`);
    expect(refuges(play(state, move(1, E)).state)).not.toContain('0,0');
  });
});

describe('the player of the panicking hunter chooses; several in turn order, each seeing the choices before', () => {
  it('MA-63: two: the first has a choice, the second takes what is left without being asked', () => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,   ,   #
  .   ,   ,   ,A  ,M  .BC
    .   ,   ,   ,   .
      #   .   #   #`);
    const met = play(before, move(1, E));
    expect(met.json.flight).toMatchObject({ panicking: [1, 2], mammothLeft: 0, hunterLeft: 0, from: '1,1' });
    expect(met.json.toAct).toBe(1);
    const { json: after, events } = play(met.state, flee('1,2'));
    expect(after.hunters.map(({ at }) => at)).toEqual(['1,1', '1,2', '2,0']);
    expect(events.slice(0, 2)).toEqual([
      { type: 'panic', for: null, seat: 1, from: '2,1', to: '1,2', chosen: true },
      { type: 'panic', for: null, seat: 2, from: '2,1', to: '2,0', chosen: false },
    ]);
  });

  it('MA-63: three of four: they choose from the left of the player whose turn it is, seat 2', () => {
    const before = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,C  +M  ,ABD ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
      { turn: 2 },
    );
    const first = play(before, move(1, E));
    expect(first.json.toAct).toBe(3);
    expect(first.json.flight!.panicking).toEqual([3, 0, 1]);
    const second = play(first.state, flee('2,0'));
    expect(second.json).toMatchObject({ phase: 'panic', toAct: 0, turn: 2 });
    expect(second.json.flight!.panicking).toEqual([0, 1]);
    expect(refused(second.state, flee('2,0'))).toBe('MA-62 fleeTaken');
    expect(refused(second.state, flee('1,1'), 1)).toBe('MA-0 notYourTurn');
    const third = play(second.state, flee('1,1'));
    expect(third.json.toAct).toBe(1);
    const { json } = play(third.state, flee('0,1'));
    expect(json.hunters.map(({ at }) => at)).toEqual(['1,1', '0,1', '0,0', '2,0']);
    expect(json).toMatchObject({ phase: 'act', turn: 3, toAct: 3, turnsTaken: [0, 0, 1, 0] });
  });

  it('MA-63: a single possible tile is taken without asking', () => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,   ,C  #
  .   ,   ,   ,A  ,M  .B
    .   ,   ,   ,   .
      #   .   #   #`);
    const { json, events } = play(before, move(1, E));
    expect(json).toMatchObject({ phase: 'act', turn: 1, mammoth: '2,1' });
    expect(json.hunters[1]!.at).toBe('1,2');
    expect(events).toContainEqual({ type: 'panic', for: null, seat: 1, from: '2,1', to: '1,2', chosen: false });
  });
});

describe('a hunter with nowhere to run is removed', () => {
  it('MA-64: all ways taken', () => {
    const before = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,   ,C  #
  .   ,   ,   ,A  ,M  .B
    .   ,   ,   ,   .D
      #   .   #   #`,
      {
        hands: [
          [1, 1, 1],
          [2, 3, 1],
          [2, 2, 2],
          [2, 2, 2],
        ],
        draw: [1, 2],
      },
    );
    const { json, events } = play(before, move(1, E));
    expect(json.hunters[1]).toEqual({ at: null, hand: [], traps: 4, removed: true });
    expect(events).toContainEqual({ type: 'removed', for: null, seat: 1, at: '2,1', rule: 'MA-64', hand: [2, 3, 1] });
    expect(json.discard.slice(-4)).toEqual([1, 2, 3, 1]);
    expect(json).toMatchObject({ turn: 2, toAct: 2, turnsTaken: [1, 0, 0, 0] });
    expect(json.hunters[0]!.hand).toEqual([1, 1, 1]);
  });

  it('MA-64: the ways taken by those who chose before', () => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,   ,   #
  .   ,   ,   ,A  ,M  .BCD
    .   ,   ,   ,   .
      #   .   #   #`);
    const { json } = play(before, move(1, E), flee('2,0'));
    expect(json.hunters.map(({ at }) => at)).toEqual(['1,1', '2,0', '1,2', null]);
  });
});

it('MA-65: a hunter who ran ahead of the mammoth is run into again', () => {
  const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`);
  const again = play(before, move(2, E), flee('2,0'));
  expect(again.json).toMatchObject({ phase: 'panic', toAct: 1, mammoth: '2,0' });
  expect(again.json.flight).toMatchObject({ mammothLeft: 0, from: '1,0', hunterLeft: 1, panicking: [1] });
  expect(refuges(again.state)).toEqual(['1,1', '2,-1', '2,1', '3,-1'].toSorted());
  const { json } = play(again.state, flee('3,-1'));
  expect(json.hunters.map(({ at }) => at)).toEqual(['1,0', '3,-1']);
});

it('MA-61: the mammoth’s own way on is free to run to, and turns nothing aside', () => {
  const { json } = play(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,M  +A  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,B  ,   ,   .
      #   .   #   #`),
    move(1, W),
  );
  expect(json.mammoth).toBe('-2,0');
});
