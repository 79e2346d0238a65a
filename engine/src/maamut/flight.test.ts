import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { cellNamed, nameOf } from './cells.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';
import { E, expectBoard, move, NE, NW, pass, play, position, SE, SW, W } from './testing/position.ts';

describe('a hunter who enters the mammoth’s tile puts it to flight, as far as their card says', () => {
  it('MA-50: at the end of a move', () => {
    const { state, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`),
      move(2, E),
    );
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,   ,M  #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
    );
    expect(events.slice(0, 4)).toEqual([
      { type: 'move', for: null, seat: 0, card: 2, dir: E, from: '-2,0' },
      { type: 'walk', for: null, seat: 0, path: ['-1,0', '0,0'] },
      { type: 'startle', for: null, seat: 0, at: '0,0', closed: [], dir: E },
      { type: 'run', for: null, path: ['1,0', '2,0'], dir: E },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['move', 'walk', 'startle', 'run', 'draw', 'drawn']);
  });

  it('MA-54: on the way: it flees at once, then the hunter finishes the move in the same line', () => {
    const { state, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`),
      move(2, E),
    );
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +   ,A  ,M  #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
    );
    expect(events.filter(({ type }) => type === 'walk')).toEqual([
      { type: 'walk', for: null, seat: 0, path: ['0,0'] },
      { type: 'walk', for: null, seat: 0, path: ['1,0'] },
    ]);
  });

  it('MA-50: passing beside it or stopping before it does nothing', () => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    expect(play(before, move(1, E)).json.mammoth).toBe('0,0');
    expect(play(before, move(2, SE)).json.mammoth).toBe('0,0');
  });
});

it('MA-51: it flees in the hunter’s direction, for every direction', () => {
  const meetings = [
    [E, '-1,0', '1,0'],
    [SE, '0,-1', '0,1'],
    [SW, '1,-1', '-1,1'],
    [W, '1,0', '-1,0'],
    [NW, '0,1', '0,-1'],
    [NE, '-1,1', '1,-1'],
  ] as const;
  const json = maamut.write(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`),
  ) as StateJson;
  for (const [dir, from, to] of meetings) {
    const state = maamut.read({
      ...json,
      hunters: json.hunters.with(0, { ...json.hunters[0]!, at: from }),
    });
    expect(play(state, move(1, dir)).json).toMatchObject({ mammoth: to });
  }
});

it('MA-54: nobody meets the mammoth twice in one move', () => {
  for (let seed = 0; seed < 30; seed++) {
    const chance = new FastChance(`twice ${seed}`);
    const state = maamut.create(4, { huntLimit: 40 }, chance);
    while (maamut.toAct(state) !== null) {
      let met = 0;
      maamut.apply(state, maamut.sample(state, chance), chance, (event) => (met += event.type === 'startle' ? 1 : 0));
      expect(met).toBeLessThanOrEqual(1);
      const { mammoth, hunters, phase } = maamut.write(state) as StateJson;
      if (phase === 'act') expect(hunters.map(({ at }) => at)).not.toContain(mammoth);
    }
  }
});

it('MA-50: the flight starts from the mammoth’s tile, not from the hunter’s', () => {
  const { json } = play(
    position(`
      #   .   .   #
    .   ,   ,   ,   .
  .A  ,   ,M  ,   ,   .
#   ,   ,   +   ,   ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
    move(3, E),
    pass(1),
  );
  expect(nameOf(cellNamed(json.mammoth))).toBe('3,-1');
  expect(json.hunters[0]!.at).toBe('1,-1');
});
