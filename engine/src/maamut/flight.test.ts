import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { flightFrom } from './board.ts';
import { cellNamed, nameOf } from './cells.ts';
import { moveCode } from './codes.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';
import { E, expectBoard, flee, move, NE, NW, pass, play, position, SE, SW, W } from './testing/position.ts';

describe('a hunter who enters the mammoth’s tile puts it to flight, as far as his card says', () => {
  it('MA-50: at the end of his move', () => {
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

  it('MA-54: on the way: it flees at once, then he finishes his move in his own line', () => {
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

it('MA-51: it flees the way the hunter was heading, whatever the direction', () => {
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

describe('a way is open if every tile of the whole flight exists and is not rock', () => {
  it('MA-52: hunters and traps do not close it', () => {
    const { json } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,a  #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`),
      move(2, E),
      flee('1,1'),
    );
    expect(json.mammoth).toBe('2,0');
    expect(json.result).toEqual({ winners: [0], reason: 'trap', pusher: 0 });
  });

  it.each([
    [1, '2,0'],
    [2, '1,2'],
  ] as const)(
    'with a card %i from 1,0 it comes to %s: a rock behind counts only if the flight reaches it',
    (card, to) => {
      const { json } = play(
        position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,M  ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
        move(card, E),
      );
      expect(json.mammoth).toBe(to);
    },
  );
});

describe('if that way is closed, the first open one clockwise, but never where the hunter came from', () => {
  it('MA-53: one turn: rock to the east, so south-east', () => {
    const { json, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,M  ,   #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
      move(2, E),
    );
    expect(json.mammoth).toBe('1,2');
    expect(json.hunters[0]!.at).toBe('2,0');
    expect(events[2]).toEqual({
      type: 'startle',
      for: null,
      seat: 0,
      at: '1,0',
      closed: [{ dir: E, at: '3,0', by: 'rock' }],
      dir: SE,
    });
  });

  it('MA-53: two turns: rock to the east, edge to the south-east, so south-west', () => {
    const { json, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,   ,M  #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
      move(2, E),
    );
    expect(json.mammoth).toBe('0,2');
    expect(events[2]).toMatchObject({
      closed: [
        { dir: E, at: '3,0', by: 'rock' },
        { dir: SE, at: '2,2', by: 'edge' },
      ],
      dir: SW,
    });
  });

  it('MA-53: four turns: the way back to the west is open but left out, so north-west', () => {
    const { json, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +   ,   ,M  #
  .   ,   ,   ,   ,   .
    .B  ,   ,   ,   .
      #   .   #   #`),
      move(3, E),
    );
    expect(json.mammoth).toBe('2,-3');
    expect(events[2]).toMatchObject({
      closed: [{ dir: E }, { dir: SE }, { dir: SW, at: '-1,3', by: 'rock' }],
      dir: NW,
    });
  });

  it('MA-53: five turns: only north-east is left', () => {
    const { json, events } = play(
      position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   #   ,   ,   .
#   ,   ,A  +M  #   ,   ,
  .   ,   #   #   ,   .
    .B  ,   ,   ,   .
      ,   .   ,   ,`),
      move(1, E),
    );
    expect(json.mammoth).toBe('1,-1');
    expect(events[2]).toMatchObject({ closed: [{ dir: E }, { dir: SE }, { dir: SW }, { dir: NW }], dir: NE });
  });

  it('MA-53: on random boards, from every tile, for every heading and card: d, d+1, d+2, d+4, d+5', () => {
    const delta = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    for (let seed = 0; seed < 20; seed++) {
      const state = maamut.create(2, {}, new FastChance(`boards ${seed}`));
      const { tiles } = maamut.write(state) as StateJson;
      for (const [name, kind] of Object.entries(tiles)) {
        if (kind === 'rock') continue;
        const [q, r] = name.split(',').map(Number) as [number, number];
        for (const card of [1, 2, 3])
          for (let d = 0; d < 6; d++) {
            const open = [d, d + 1, d + 2, d + 4, d + 5]
              .map((way) => way % 6)
              .find((way) =>
                [1, 2, 3].slice(0, card).every((n) => {
                  const tile = tiles[`${q + n * delta[way]![0]},${r + n * delta[way]![1]}`];
                  return tile !== undefined && tile !== 'rock';
                }),
              );
            expect(flightFrom(state.board, cellNamed(name), moveCode(card, d)), `${name} ${d} ${card}`).toBe(
              open ?? -1,
            );
          }
      }
    }
  });
});

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

  it('MA-55: it stays, he is removed, the rest of his move is lost, his turn is finished', () => {
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

  it('MA-55: he draws nothing; played card and hand lie on the discard pile in this order', () => {
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

  it('MA-60: whoever else stands there: nobody panics any more', () => {
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
