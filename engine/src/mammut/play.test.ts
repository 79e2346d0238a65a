import { describe, expect, it } from 'vitest';
import { mammut } from './index.ts';
import type { Action } from './protocol.ts';
import { position } from './testing/position.ts';
import { play, refused } from './testing/play.ts';

const peek = (...tiles: number[]): Action => ({ type: 'play', card: 'peek', tiles });
const flip = (...tiles: number[]): Action => ({ type: 'play', card: 'flip', tiles });
const giveBack = (...shares: [number, number][]): Action => ({ type: 'play', card: 'giveBack', shares });
const lay = (card: 'ownHide' | 'axePoints'): Action => ({ type: 'lay', card });

const TABLE = `round 2 | to act 1
  middle: 0=?/fox 1=axe/? 2=hare/meat tusk/fire×…
  0: 3=?/hide 4=meat/fire
  1: - | hand peek flip peek giveBack ownHide
  2: 5=red 6=?/axe`;

describe('cards in one’s turn', () => {
  it('MM-40: any number before taking, one after the other', () => {
    const { json } = play(TABLE, [
      flip(4),
      lay('ownHide'),
      peek(0),
      peek(3),
      giveBack([0, 0]),
      { type: 'take', tiles: [1] },
    ]);
    expect(json.hands[1]).toEqual([]);
    expect(json.played).toEqual(['flip', 'peek', 'peek', 'giveBack']);
    expect(json.shares[1]).toEqual([[1]]);
  });

  it('MM-40: also before stealing; then the turn is over', () => {
    const { json } = play(TABLE, [lay('ownHide'), { type: 'steal', from: 0, share: 0, return: [3] }]);
    expect(json.toAct).toBe(0);
    expect(json.laid).toEqual([[], ['ownHide'], []]);
  });

  it('MM-40: only cards of the own hand; the others keep their order', () => {
    expect(refused(TABLE, lay('axePoints'))).toBe('MM-40 notInHand');
    expect(refused(TABLE.replace('flip ', ''), flip(4))).toBe('MM-40 notInHand');
    expect(refused(TABLE.replace(' giveBack', ''), giveBack([0, 0]))).toBe('MM-40 notInHand');
    expect(play(TABLE, [peek(0)]).json.hands[1]).toEqual(['flip', 'peek', 'giveBack', 'ownHide']);
  });

  it('MM-41: one or two tiles that show a question mark, wherever they lie', () => {
    expect(play(TABLE, [peek(6, 0)]).json.known).toEqual([[], [0, 6], []]);
    expect(play(TABLE, [peek(3)]).json.known).toEqual([[], [3], []]);
    expect(refused(TABLE, peek())).toBe('MM-41 peekCount');
    expect(refused(TABLE, peek(0, 3, 6))).toBe('MM-41 peekCount');
    expect(refused(TABLE, peek(0, 1))).toBe('MM-41 noQuestionMark');
  });

  it('MM-41: the others see which tiles, not what', () => {
    const { events, state } = play(TABLE, [peek(6, 0)]);
    expect(events).toEqual([
      { type: 'peek', for: null, seat: 1, tiles: [0, 6] },
      {
        type: 'peeked',
        for: [1],
        seat: 1,
        sides: [
          { tile: 0, down: 'fox' },
          { tile: 6, down: 'axe' },
        ],
      },
    ]);
    expect(mammut.view(state, 0).tiles[0]).toEqual({ up: '?' });
    expect(mammut.view(state, 1).tiles[0]).toEqual({ up: '?', down: 'fox' });
    expect(state.toAct).toBe(1);
  });

  it('MM-42: one or two tiles, wherever they lie, the shaman included', () => {
    const { json, events } = play(TABLE, [flip(5, 1)]);
    expect([json.tiles[5], json.tiles[1]]).toEqual([
      { up: 'blue', down: 'red' },
      { up: '?', down: 'axe' },
    ]);
    expect(json.turned).toEqual([1, 5]);
    expect(json.known).toEqual([
      [1, 5],
      [1, 5],
      [1, 5],
    ]);
    expect(events).toEqual([
      {
        type: 'flip',
        for: null,
        seat: 1,
        sides: [
          { tile: 1, up: '?' },
          { tile: 5, up: 'blue' },
        ],
      },
    ]);
    expect(refused(TABLE, flip())).toBe('MM-42 flipCount');
    expect(refused(TABLE, flip(0, 1, 3))).toBe('MM-42 flipCount');
  });

  it('MM-42: never a tile that shows an animal', () => {
    expect(refused(TABLE, flip(2))).toBe('MM-42 showsAnimal');
    expect(refused(TABLE, flip(1, 2))).toBe('MM-42 showsAnimal');
    // A question mark that turns out to be a fox shows an animal from then on.
    const fox = play(TABLE.replace('flip', 'flip flip'), [flip(0)]);
    expect(fox.json.tiles[0]).toEqual({ up: 'fox', down: '?' });
    expect(refused(fox.state, flip(0))).toBe('MM-42 showsAnimal');
  });

  it('MM-43: players return all their tiles to the middle', () => {
    const { json, events } = play(TABLE, [giveBack([2, 0], [0, 0])]);
    expect(json.shares).toEqual([[], [], []]);
    expect(json.middle).toHaveLength(32);
    expect(json.toAct).toBe(1);
    expect(events).toEqual([
      {
        type: 'giveBack',
        for: null,
        seat: 1,
        shares: [
          [0, 0],
          [2, 0],
        ],
        tiles: [3, 4, 5, 6],
        // A question mark stays one: what is below it is told to nobody.
        sides: [
          { tile: 3, up: '?' },
          { tile: 4, up: 'meat' },
          { tile: 5, up: 'red' },
          { tile: 6, up: '?' },
        ],
      },
    ]);
    expect(play(TABLE, [giveBack([0, 0])]).json.shares).toEqual([[], [], [[5, 6]]]);
    expect(refused(TABLE, giveBack())).toBe('MM-43 giveNothing');
    expect(refused(TABLE, giveBack([1, 0]))).toBe('MM-43 noSuchShare');
    expect(refused(TABLE, giveBack([0, 1]))).toBe('MM-43 noSuchShare');
    expect(refused(TABLE, giveBack([0, 0], [0, 7]))).toBe('MM-43 noSuchShare');
  });

  it('MM-43: two players: shares, one’s own included, counted as before it', () => {
    const two = `round 2 | to act 1
      middle: -
      0: 1=axe + 2=axe
      1: red tusk×… | hand giveBack`;
    expect(play(two, [giveBack([0, 0])]).json.shares[0]).toEqual([[2]]);
    expect(play(two, [giveBack([0, 1])]).json.shares[0]).toEqual([[1]]);
    expect(play(two, [giveBack([0, 0], [0, 1])]).json.shares[0]).toEqual([]);
    const own = play(two, [giveBack([1, 0], [0, 1])]).json;
    expect([own.shares, own.middle.length, own.toAct]).toEqual([[[[1]], []], 31, 1]);
  });

  it('MM-44: loot cards act openly, evaluation cards are laid face down', () => {
    const { state, events } = play(TABLE, [lay('ownHide')]);
    expect(events).toEqual([
      { type: 'lay', for: null, seat: 1 },
      { type: 'laid', for: [1], seat: 1, card: 'ownHide' },
    ]);
    expect(mammut.view(state, 1).laid).toEqual([0, ['ownHide'], 0]);
    expect(mammut.view(state, 0).laid).toEqual([[], 1, 0]);
    expect(mammut.view(state, null).laid).toEqual([0, 1, 0]);
    expect(refused(TABLE, { type: 'lay', card: 'peek' })).toBe('MM-44 openCard');
    expect(refused(TABLE, { type: 'play', card: 'ownHide', tiles: [0] })).toBe('MM-44 faceDownCard');
  });

  it('MM-44: an action as the others may know it', () => {
    const state = position(TABLE);
    expect(mammut.actionFor(state, lay('ownHide'), 0)).toEqual({ type: 'lay' });
    expect(mammut.actionFor(state, lay('ownHide'), null)).toEqual({ type: 'lay' });
    expect(mammut.actionFor(state, lay('ownHide'), 1)).toEqual({ type: 'lay', card: 'ownHide' });
    for (const open of [peek(0), flip(4), giveBack([0, 0])]) expect(mammut.actionFor(state, open, 0)).toEqual(open);
  });

  it('MM-45: a loot card needs a target', () => {
    const bare = `round 2 | to act 1
      middle: red tusk×…
      0: -
      1: - | hand peek giveBack
      2: -`;
    expect(refused(bare, peek(4))).toBe('MM-45 nothingToPeek');
    expect(refused(bare, giveBack([0, 0]))).toBe('MM-45 nothingToGive');
    const animals = `round 2 | to act 1
      middle: 7=red fox×…
      0: -
      1: - | hand flip
      2: -`;
    // The shaman can always be turned.
    expect(refused(animals, flip(7))).toBe('allowed');
  });

  it('MM-45: a known tile may be peeked at, a turned one turned back', () => {
    const again = play(TABLE.replace('flip', 'flip flip'), [peek(0), peek(0), flip(4), flip(4)]).json;
    expect(again.known[1]).toEqual([0, 4]);
    expect(again.tiles[4]).toEqual({ up: 'meat', down: 'fire' });
    expect(again.turned).toEqual([4]);
  });
});
