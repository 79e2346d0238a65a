import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { flightFrom } from './board.ts';
import { cellNamed } from './cells.ts';
import { moveCode } from './codes.ts';
import { hexSteps } from './hex.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';
import { E, flee, move, NE, NW, play, position, SE, SW } from './testing/position.ts';

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
                  const tile = tiles[`${q + n * hexSteps[way]![0]},${r + n * hexSteps[way]![1]}`];
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
