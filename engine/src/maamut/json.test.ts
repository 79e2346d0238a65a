import { describe, expect, it } from 'vitest';
import { Malformed } from '../core/malformed.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';
import { E, flee, move, play, position, positionJson } from './testing/position.ts';

const BOARD = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,b  #
  .   ,   ,   ,   ,   .
    .   ,C  ,   ,   .
      #   .   #   #`;

const acting = positionJson(BOARD, { draw: [1, 2, 3] });
const placing = positionJson(BOARD.replace(/[ABCb]/g, ' ').replace('.   ,   ,   ,   .\n', '.A  ,   ,   ,   .\n'), {
  players: 3,
  phase: 'place',
  turn: 1,
});
const panic = play(position(BOARD), move(2, E)).json;
const over = play(position(BOARD), move(2, E), flee('1,1')).json;

describe('a state as JSON', () => {
  it.each([
    ['place', placing],
    ['act', acting],
    ['panic', panic],
    ['over', over],
  ])('comes back the same in phase %s', (phase, json) => {
    expect(json.phase).toBe(phase);
    expect(JSON.stringify(maamut.write(maamut.read(json)))).toBe(JSON.stringify(json));
  });

  it('has the fields of the protocol, in its order', () => {
    expect(Object.keys(acting)).toEqual([
      'game',
      'players',
      'options',
      'tiles',
      'mammoth',
      'hunters',
      'traps',
      'draw',
      'discard',
      'turn',
      'phase',
      'toAct',
      'turnsTaken',
      'flight',
      'result',
    ]);
  });

  it('may hold fields that nobody knows, in any order', () => {
    const strange = Object.fromEntries(Object.entries({ ...acting, weather: 'snow' }).reverse());
    expect(JSON.stringify(maamut.write(maamut.read(strange)))).toBe(JSON.stringify(acting));
  });

  it('holds long hunts', () => {
    const long = {
      ...acting,
      turnsTaken: [100_000, 99_999, 99_999],
      options: { ...acting.options, huntLimit: 10 ** 12 },
    };
    expect(maamut.write(maamut.read(long))).toEqual(long);
  });
});

type Spoil = (json: StateJson) => unknown;
const hunter = (json: StateJson, seat: number, change: object) => ({
  ...json,
  hunters: json.hunters.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});
const flight = (json: StateJson, change: object) => ({ ...json, flight: { ...json.flight, ...change } });

describe('impossible states are refused, saying where', () => {
  it.each<[string, Spoil, string]>([
    ['no object', () => 'state', 'object'],
    ['another game', (json) => ({ ...json, game: 'chess' }), 'game'],
    ['one player', (json) => ({ ...json, players: 1 }), 'players'],
    ['a player without a hunter', (json) => ({ ...json, players: 4 }), 'hunters'],
    ['no options', (json) => ({ ...json, options: undefined }), 'options'],
    ['an unknown option value', (json) => ({ ...json, options: { ...json.options, fallenTraps: '' } }), 'fallenTraps'],
    ['a hunt limit of 0', (json) => ({ ...json, options: { ...json.options, huntLimit: 0 } }), 'huntLimit'],
    ['a missing tile', (json) => ({ ...json, tiles: { ...json.tiles, '1,0': undefined } }), 'tiles.1,0'],
    ['an unknown tile', (json) => ({ ...json, tiles: { ...json.tiles, '1,0': 'lava' } }), 'tiles.1,0'],
    ['MA-1: an eighth rock', (json) => ({ ...json, tiles: { ...json.tiles, '-2,0': 'rock' } }), '8 of rock'],
    ['MA-1: a second cross', (json) => ({ ...json, tiles: { ...json.tiles, '-2,0': 'cross' } }), 'MA-1'],
    ['a tile off the board', (json) => ({ ...json, tiles: { ...json.tiles, '4,0': 'snow' } }), 'tiles.4,0'],
    [
      'MA-10: the cross elsewhere',
      (json) => ({ ...json, tiles: { ...json.tiles, '0,0': 'grass', '-2,0': 'cross' } }),
      'MA-10',
    ],
    ['the mammoth on a rock', (json) => ({ ...json, mammoth: '3,0' }), 'mammoth'],
    ['the mammoth off the board', (json) => ({ ...json, mammoth: '4,0' }), 'mammoth'],
    ['the mammoth nowhere', (json) => ({ ...json, mammoth: null }), 'mammoth'],
    ['the mammoth on a hunter between turns', (json) => ({ ...json, mammoth: '-1,0' }), 'mammoth'],
    ['the mammoth on a trap', (json) => ({ ...json, mammoth: '2,0' }), 'traps.2,0'],
    ['a hunter on a rock', (json) => hunter(json, 1, { at: '-3,0' }), 'hunters.1.at'],
    ['a hunter nowhere', (json) => hunter(json, 1, { at: null }), 'hunters.1.at'],
    ['a removed hunter on the board', (json) => hunter(json, 1, { removed: true }), 'hunters.1.at'],
    ['a hunter half removed', (json) => hunter(json, 1, { removed: 'yes' }), 'hunters.1.removed'],
    ['MA-70: a removed hunter with cards', (json) => hunter(json, 1, { removed: true, at: null }), 'hunters.1.hand'],
    [
      'MA-70: the turn of a removed hunter',
      (json) => hunter({ ...json, draw: [1, 2, 3, 1, 2, 3] }, 0, { removed: true, at: null, hand: [] }),
      'turn',
    ],
    ['MA-2: a fifth trap', (json) => hunter(json, 1, { traps: 4 }), 'hunters.1.traps'],
    ['MA-2: a lost trap', (json) => hunter(json, 0, { traps: 3 }), 'hunters.0.traps'],
    ['MA-31: a trap on snow', (json) => ({ ...json, traps: { '2,1': 1 } }), 'traps.2,1'],
    ['a trap on a rock', (json) => ({ ...json, traps: { '3,0': 1 } }), 'traps.3,0'],
    ['a trap of nobody', (json) => ({ ...json, traps: { '2,0': 3 } }), 'traps.2,0'],
    ['MA-3: a ninth 3', (json) => ({ ...json, draw: [3, 2, 3] }), 'of value'],
    ['MA-3: a card too many', (json) => ({ ...json, draw: [1, 1, 2, 3] }), 'of value 1'],
    ['a card of value 4', (json) => ({ ...json, draw: [1, 2, 4] }), 'draw.2'],
    [
      'MA-39: a fourth card in hand',
      (json) => hunter({ ...json, draw: [2, 3] }, 0, { hand: [1, 2, 3, 1] }),
      'hunters.0.hand',
    ],
    [
      'a living hunter without cards',
      (json) => hunter({ ...json, draw: [1, 2, 3, 1, 2, 3] }, 1, { hand: [] }),
      'hunters.1.hand',
    ],
    ['a hand as a count', (json) => hunter(json, 1, { hand: 3 }), 'hunters.1.hand'],
    ['a pile as a count', (json) => ({ ...json, draw: 3 }), 'draw'],
    ['an unknown phase', (json) => ({ ...json, phase: 'sleep' }), 'phase'],
    ['two to act', (json) => ({ ...json, toAct: 1 }), 'toAct'],
    ['nobody to act', (json) => ({ ...json, toAct: null }), 'toAct'],
    ['the turn of nobody', (json) => ({ ...json, turn: 3 }), 'turn'],
    ['turns of too few', (json) => ({ ...json, turnsTaken: [0, 0] }), 'turnsTaken'],
    ['turns below zero', (json) => ({ ...json, turnsTaken: [0, 0, -1] }), 'turnsTaken.2'],
    ['a flight out of panic', (json) => ({ ...json, flight: panic.flight }), 'flight'],
    ['a result before the end', (json) => ({ ...json, result: over.result }), 'result'],
  ])('%s', (_what, spoil, where) => {
    const corrupted = spoil(acting);
    expect(() => maamut.read(corrupted)).toThrow(Malformed);
    expect(() => maamut.read(corrupted)).toThrow(where);
  });

  it('MA-11: five rocks next to the centre', () => {
    const hemmed = positionJson(`
      ,   .   .   #
    .   ,   ,   ,   .
  .   ,   #   #   ,   .
,   ,A  #   +M  #   ,   #
  .   ,   ,   #   ,   .
    .   ,   ,   ,   .B
      ,   .   ,   ,`);
    expect(() => maamut.read(hemmed)).toThrow('MA-11');
  });

  it.each<[string, Spoil, string]>([
    ['a hunter placed out of order', (json) => ({ ...json, toAct: 2 }), 'toAct'],
    ['one who has already placed', (json) => ({ ...json, toAct: 0 }), 'toAct'],
    ['a removed hunter', (json) => hunter(json, 2, { removed: true }), 'hunters.2.removed'],
    [
      'two hunters on one tile',
      (json) => hunter({ ...json, toAct: 2 }, 1, { at: json.hunters[0]!.at }),
      'hunters.1.at',
    ],
  ])('placing: %s', (_what, spoil, where) => {
    expect(() => maamut.read(spoil(placing))).toThrow(where);
  });

  it.each<[string, Spoil, string]>([
    ['no flight', (json) => ({ ...json, flight: null }), 'flight'],
    ['another pusher', (json) => flight(json, { pusher: 2 }), 'flight.pusher'],
    ['a card 4', (json) => flight(json, { card: 4 }), 'flight.card'],
    ['MA-53: another way', (json) => flight(json, { hunterDir: 1, hunterLeft: 0 }), 'flight'],
    ['too far to run', (json) => flight(json, { mammothLeft: 2 }), 'flight.mammothLeft'],
    ['the wrong distance', (json) => flight(json, { mammothLeft: 0 }), 'flight'],
    ['the mammoth from elsewhere', (json) => flight(json, { from: '1,1' }), 'flight.from'],
    ['a move from a rock', (json) => flight(json, { card: 3, hunterLeft: 0, mammothLeft: 2 }), 'flight'],
    ['MA-63: nobody panicking', (json) => flight(json, { panicking: [] }), 'flight.panicking'],
    ['MA-63: one who stands elsewhere', (json) => flight(json, { panicking: [1, 2] }), 'flight.panicking'],
    ['MA-63: another to act', (json) => ({ ...json, toAct: 2 }), 'toAct'],
  ])('panic: %s', (_what, spoil, where) => {
    expect(() => maamut.read(spoil(panic))).toThrow(where);
  });

  it.each<[string, Spoil, string]>([
    ['no result', (json) => ({ ...json, result: null }), 'result'],
    ['somebody to act', (json) => ({ ...json, toAct: 0 }), 'toAct'],
    ['MA-80: two winners', (json) => ({ ...json, result: { ...json.result, winners: [0, 1] } }), 'result.winners'],
    ['MA-80: another winner', (json) => ({ ...json, result: { ...json.result, winners: [0] } }), 'result.winners'],
    ['no pusher', (json) => ({ ...json, result: { winners: [1], reason: 'trap' } }), 'result.pusher'],
    [
      'MA-81: a winner beside the mammoth',
      (json) => ({ ...json, result: { winners: [1], reason: 'mammoth' } }),
      'result.winners',
    ],
    ['another reason', (json) => ({ ...json, result: { winners: [1], reason: 'time' } }), 'result.reason'],
  ])('over: %s', (_what, spoil, where) => {
    expect(() => maamut.read(spoil(over))).toThrow(where);
  });

  it('MA-71: with "vanish", traps of a removed hunter', () => {
    const json = positionJson(BOARD.replace(',B', ', '), { players: 3, options: { fallenTraps: 'vanish' } });
    expect(() => maamut.read(json)).toThrow('MA-71');
    expect(() => maamut.read({ ...json, options: { ...json.options, fallenTraps: 'stay' } })).not.toThrow();
  });
});
