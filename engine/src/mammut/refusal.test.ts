import { describe, expect, it } from 'vitest';
import { mammut } from './index.ts';
import { evaluate, refused } from './testing/play.ts';
import { position } from './testing/position.ts';

const SHARING = `round 2 | to act 1
  middle: 0=?/fox 1=axe red tusk×…
  0: 3=hide 4=meat
  1: - | hand peek flip giveBack ownHide
  2: -`;

describe('MM-0: no action of this moment at all', () => {
  it('out of turn, or by a seat there is not', () => {
    const state = position(SHARING);
    for (const seat of [0, 2, 3, -1, 0.5, Number.NaN])
      expect(mammut.refusal(state, seat, { type: 'take', tiles: [0] })).toEqual({
        rule: 'MM-0',
        why: 'notYourTurn',
        values: { seat: 1 },
      });
  });

  it.each([
    ['nothing', null],
    ['text', 'take'],
    ['a list', [{ type: 'take' }]],
    ['no type', { tiles: [0] }],
    ['an unknown type', { type: 'constructor' }],
    ['no tiles', { type: 'take' }],
    ['tiles in text', { type: 'take', tiles: '0' }],
    ['a tile twice', { type: 'take', tiles: [0, 0] }],
    ['tile 32', { type: 'take', tiles: [32] }],
    ['tile -1', { type: 'take', tiles: [-1] }],
    ['half a tile', { type: 'take', tiles: [0.5] }],
    ['a tile in text', { type: 'take', tiles: ['0'] }],
    ['theft from nobody', { type: 'steal', share: 0, return: [3] }],
    ['theft from seat 3 of 3', { type: 'steal', from: 3, share: 0, return: [3] }],
    ['theft of no share', { type: 'steal', from: 0, return: [3] }],
    ['theft without what is returned', { type: 'steal', from: 0, share: 0 }],
    ['an unknown card', { type: 'play', card: 'stampede', tiles: [0] }],
    ['a card that is no text', { type: 'lay', card: 4 }],
    ['a peek at nothing said', { type: 'play', card: 'peek' }],
    ['a flip of a tile twice', { type: 'play', card: 'flip', tiles: [1, 1] }],
    ['shares that are seats', { type: 'play', card: 'giveBack', shares: [0] }],
    [
      'a share twice',
      {
        type: 'play',
        card: 'giveBack',
        shares: [
          [0, 0],
          [0, 0],
        ],
      },
    ],
    ['a share of seat 3 of 3', { type: 'play', card: 'giveBack', shares: [[3, 0]] }],
    ['half a share', { type: 'play', card: 'giveBack', shares: [[0, 0.5]] }],
  ])('malformed: %s', (_, action) => {
    expect(refused(SHARING, action)).toBe('MM-0 malformed');
  });

  it('of another phase', () => {
    for (const action of [
      { type: 'wildAnimal', tile: 0, species: 'fox' },
      { type: 'decline' },
      { type: 'chooseAnimal', species: 'fox' },
    ])
      expect(refused(SHARING, action)).toBe('MM-0 notNow');
    const { state } = evaluate(`
      round 2 | to act 2
      middle: 3=fox red tusk×…
      0: 20=ibex
      1: fire
      2: - | laid wildAnimal | hand peek`);
    expect(refused(state, { type: 'take', tiles: [3] })).toBe('MM-0 notNow');
    expect(refused(state, { type: 'pass' })).toBe('MM-0 notNow');
    expect(refused(state, { type: 'chooseAnimal', species: 'fox' })).toBe('MM-0 notNow');
    expect(refused(state, { type: 'wildAnimal', tile: 3, species: 'mammoth' })).toBe('MM-0 malformed');
    expect(refused(state, { type: 'wildAnimal', tile: '3', species: 'fox' })).toBe('MM-0 malformed');
  });

  it('after the end', () => {
    const { state } = evaluate(`
      round 5 | to act 2
      middle: red tusk×…
      0: axe
      1: fire
      2: -`);
    expect(mammut.refusal(state, 2, { type: 'pass' })).toEqual({ rule: 'MM-0', why: 'gameOver' });
    expect(mammut.legal(state)).toEqual({ actions: [], complete: true });
  });
});

it('keys nobody knows are ignored', () => {
  expect(refused(SHARING, { type: 'take', tiles: [1], why: 'hunger' })).toBe('allowed');
});

it('a refusal changes nothing', () => {
  const state = position(SHARING);
  const before = JSON.stringify(mammut.write(state));
  refused(state, { type: 'take', tiles: [3] });
  refused(state, { type: 'play', card: 'flip', tiles: [0, 1, 3] });
  expect(JSON.stringify(mammut.write(state))).toBe(before);
});

describe('what cannot be taken back', () => {
  it('is what shows, turns, ends the sharing or pours', () => {
    const state = position(SHARING);
    const reveals = (action: Parameters<typeof mammut.reveals>[1]) => mammut.reveals(state, action);
    expect(reveals({ type: 'take', tiles: [0] })).toBe(false);
    expect(reveals({ type: 'steal', from: 0, share: 0, return: [3] })).toBe(false);
    expect(reveals({ type: 'play', card: 'peek', tiles: [0] })).toBe(true);
    expect(reveals({ type: 'lay', card: 'ownHide' })).toBe(true);
    const last = position(SHARING.replace('2: -', '2: fire'));
    expect(mammut.reveals(last, { type: 'take', tiles: [0] })).toBe(true);
  });

  it('is, of choices, the last: the next pour follows', () => {
    const { state } = evaluate(`
      round 2 | to act 2
      middle: 3=fox red tusk×…
      0: 20=ibex | laid wildAnimal
      1: fire
      2: - | laid wildAnimal`);
    expect(mammut.reveals(state, { type: 'decline' })).toBe(false);
    mammut.apply(state, { type: 'decline' }, { below: () => 0 });
    expect(mammut.reveals(state, { type: 'decline' })).toBe(true);
    expect(state.phase).toBe('choose');
  });
});
