import { describe, expect, it } from 'vitest';
import { E, expectBoard, move, NE, NW, play, position, SE, SW } from './testing/position.ts';

describe('no way is open: the mammoth faces the hunter', () => {
  const before = () =>
    position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
      {
        hands: [
          [1, 3, 2],
          [1, 1, 1],
        ],
        draw: [2, 2],
      },
    );

  it('MA-55: it stays, the hunter is removed, the rest of the move is lost, the turn is over', () => {
    const { state, json, events } = play(before(), move(3, E));
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
    );
    expect(json.hunters[0]).toEqual({ at: null, hand: [], traps: 4, removed: true });
    expect(json).toMatchObject({ turn: 1, toAct: 1, phase: 'act', turnsTaken: [1, 0] });
    expect(events.map(({ type }) => type)).toEqual(['move', 'walk', 'startle', 'removed']);
    expect(events[1]).toMatchObject({ path: ['-1,0', '0,0'] });
    expect(events[2]).toMatchObject({
      dir: null,
      closed: [{ dir: E }, { dir: SE }, { dir: SW }, { dir: NW }, { dir: NE }],
    });
    expect(events[3]).toEqual({ type: 'removed', for: null, seat: 0, at: '0,0', rule: 'MA-55', hand: [1, 2] });
  });

  it('MA-55: they draw nothing; played card and hand lie on the discard pile in this order', () => {
    const { json } = play(before(), move(3, E));
    expect(json.draw).toEqual([2, 2]);
    expect(json.discard.slice(-3)).toEqual([3, 1, 2]);
  });
});

describe('tile by tile, into the first trap on its way', () => {
  it('MA-60: even before the end of its flight; the game ends at once', () => {
    const before = position(
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,b  ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
      {
        hands: [
          [2, 1, 3],
          [1, 1, 1],
        ],
        draw: [2, 2],
        turnsTaken: [5, 5],
      },
    );
    const { state, json, events } = play(before, move(2, E));
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,bM ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`,
    );
    expect(json).toMatchObject({ phase: 'over', toAct: null, turn: 0, flight: null, turnsTaken: [5, 5], draw: [2, 2] });
    expect(json.hunters[0]!.hand).toEqual([1, 3]);
    expect(json.discard.at(-1)).toBe(2);
    expect(events.slice(3)).toEqual([
      { type: 'run', for: null, path: ['1,0'], dir: E },
      { type: 'fall', for: null, at: '1,0', owner: 1, pusher: 0 },
      { type: 'over', for: null, result: { winners: [1], reason: 'trap', pusher: 0 }, rule: 'MA-80' },
    ]);
  });

  it('MA-60: others who stand there do not panic any more', () => {
    const { json, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,   ,aB #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`),
      move(2, E),
    );
    expect(json.result).toEqual({ winners: [0], reason: 'trap', pusher: 0 });
    expect(json.hunters[1]!.at).toBe('2,0');
    expect(events.some(({ type }) => type === 'panic')).toBe(false);
  });

  it('MA-60: a trap past the end of the flight does nothing', () => {
    const { json } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,   ,a  #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
      move(1, E),
    );
    expect(json).toMatchObject({ mammoth: '1,0', result: null });
  });
});
