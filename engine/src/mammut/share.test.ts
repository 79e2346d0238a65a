import { describe, expect, it } from 'vitest';
import type { Action } from './protocol.ts';
import { evaluate, eventsOf, play, refused } from './testing/play.ts';

const take = (...tiles: number[]): Action => ({ type: 'take', tiles });
const steal = (from: number, share: number, ...back: number[]): Action => ({
  type: 'steal',
  from,
  share,
  return: back,
});

const FOUR = `round 2 | start 2 | to act 2
  middle: 0=meat 1=hide 2=axe red tusk×…
  0: -
  1: 10=fire 11=fire 12=meat
  2: -
  3: -`;

describe('taking', () => {
  it('MM-30: clockwise, a seat that has its share is passed over', () => {
    const first = play(FOUR, [take(0)]);
    expect(first.json.toAct).toBe(3);
    const second = play(first.state, [take(1)]);
    expect(second.json.toAct).toBe(0);
    // Seat 1 has a share, 2 and 3 too: 0 is the last and takes all there is.
    expect(second.json.shares).toEqual([[], [[10, 11, 12]], [[0]], [[1]]]);
  });

  it('MM-30: the start player begins', () => {
    const { json } = evaluate(`
      round 2 | to act 2
      middle: red tusk×…
      0: fire
      1: axe
      2: -`);
    expect([json.start, json.toAct]).toEqual([2, 2]);
  });

  it('MM-31: any number of tiles, at least one, from the middle', () => {
    expect(refused(FOUR, take())).toBe('MM-31 takeNothing');
    expect(refused(FOUR, take(0, 10))).toBe('MM-31 notInMiddle');
    const { json, events } = play(FOUR, [take(2, 0, 1)]);
    expect(json.shares[2]).toEqual([[0, 1, 2]]);
    expect(json.middle).not.toContain(1);
    expect(json.middle).toHaveLength(26);
    const sides = [
      { tile: 0, up: 'meat' },
      { tile: 1, up: 'hide' },
      { tile: 2, up: 'axe' },
    ];
    expect(events).toEqual([{ type: 'take', for: null, seat: 2, tiles: [0, 1, 2], sides }]);
  });

  it('MM-31: all of them is allowed', () => {
    const all = play(FOUR, []).json.middle;
    const { json } = play(FOUR, [take(...all)]);
    expect(json.middle).toEqual([]);
    expect(json.toAct).toBe(3);
    expect(json.phase).toBe('share');
  });
});

describe('stealing', () => {
  it('MM-32: the whole share, at least one tile of it back to the middle', () => {
    const { json, events } = play(FOUR, [steal(1, 0, 11)]);
    expect(json.shares).toEqual([[], [], [[10, 12]], []]);
    expect(json.middle).toContain(11);
    const sides = [
      { tile: 10, up: 'fire' },
      { tile: 11, up: 'fire' },
      { tile: 12, up: 'meat' },
    ];
    expect(events).toEqual([
      { type: 'steal', for: null, seat: 2, from: 1, share: 0, kept: [10, 12], returned: [11], sides },
    ]);
    expect(refused(FOUR, steal(1, 0))).toBe('MM-32 returnNothing');
    expect(refused(FOUR, steal(1, 0, 0))).toBe('MM-32 notInShare');
    expect(refused(FOUR, steal(0, 0, 10))).toBe('MM-32 noSuchShare');
    expect(refused(FOUR, steal(1, 1, 10))).toBe('MM-32 noSuchShare');
    expect(refused(FOUR, steal(2, 0, 10))).toBe('MM-32 ownShare');
  });

  it('MM-33: the thief keeps at least one tile, so a single tile cannot be stolen', () => {
    expect(refused(FOUR, steal(1, 0, 10, 11, 12))).toBe('MM-33 keepNothing');
    expect(play(FOUR, [steal(1, 0, 10, 11)]).json.shares[2]).toEqual([[12]]);
    const single = `round 2 | to act 0
      middle: red tusk×…
      0: -
      1: 5=fire
      2: -`;
    expect(refused(single, steal(1, 0, 5))).toBe('MM-33 singleTile');
    expect(refused(single, steal(1, 0))).toBe('MM-33 singleTile');
  });

  it('MM-34: the robbed player has another turn', () => {
    const robbed = play(FOUR, [take(0), steal(1, 0, 10), take(1)]);
    // 2 took, 3 stole from 1, 0 took: 1 has no share any more and is next.
    expect(robbed.json.toAct).toBe(1);
    expect(robbed.json.shares[1]).toEqual([]);
  });

  it('MM-32: a theft does not end the sharing, even by the last without a share', () => {
    const last = `round 2 | to act 2
      middle: -
      0: red tusk×…
      1: 5=fire 6=fire
      2: -`;
    const { json } = play(last, [steal(1, 0, 6)]);
    expect(json.phase).toBe('share');
    expect([json.toAct, json.middle]).toEqual([1, [6]]);
  });
});

describe('the last share', () => {
  const LAST = `round 3 | start 0 | to act 1
    middle: 4=meat 9=hide
    0: red tusk×…
    1: -
    2: 5=fire 6=fire`;

  it('MM-35: who is the only one without a share takes everything there', () => {
    expect(refused(LAST, take(4))).toBe('MM-35 mustTakeAll');
    expect(refused(LAST, take(4, 9))).toBe('allowed');
    expect(refused(LAST, steal(2, 0, 5))).toBe('allowed');
  });

  it('MM-35: that ends the sharing; the same seat starts the next round', () => {
    const outcome = play(LAST, [take(4, 9)]);
    expect(eventsOf(outcome, 'shared')).toEqual([{ type: 'shared', for: null, start: 1 }]);
    expect([outcome.json.round, outcome.json.start, outcome.json.toAct]).toEqual([4, 1, 1]);
  });

  it('MM-35: `start` changes before the evaluation is over', () => {
    const { json } = play(
      `round 3 | start 0 | to act 1
       middle: 4=fox
       0: red tusk×…
       1: - | laid wildAnimal
       2: 5=fire 6=fire`,
      [take(4)],
    );
    expect([json.phase, json.round, json.start]).toEqual(['choose', 3, 1]);
  });

  it('MM-35: with two without a share any number may be taken', () => {
    expect(refused(LAST.replace('5=fire 6=fire', '-').replace('4=meat', '4=meat 5=fire 6=fire'), take(4))).toBe(
      'allowed',
    );
  });
});

describe('two players', () => {
  it('MM-36: each gets two shares, and is passed over only with both', () => {
    const start = `round 1 | to act 0
      middle: red tusk×…
      0: -
      1: -`;
    const two = play(start, [take(1), take(2)]);
    expect(two.json.toAct).toBe(0);
    expect(play(two.state, [take(3)]).json).toMatchObject({ toAct: 1, phase: 'share' });
    expect(refused(play(two.state, [take(3)]).state, take(4))).toBe('MM-35 mustTakeAll');
  });

  it('MM-36: a seat with one share goes on alone when the other has both', () => {
    const { json } = play(
      `round 1 | to act 1
       middle: 7=axe 8=axe
       0: red tusk×… + 5=fire 6=fire
       1: -`,
      [take(7)],
    );
    expect([json.toAct, json.shares[1]]).toEqual([1, [[7]]]);
  });

  it('MM-36: a theft takes one share, in the order taken; the other moves up', () => {
    const { json } = play(
      `round 1 | to act 1
       middle: 7=axe 8=axe
       0: 5=fire 6=fire + red tusk×…
       1: 9=meat`,
      [steal(0, 0, 5)],
    );
    expect(json.shares[1]).toEqual([[9], [6]]);
    expect(json.shares[0]).toHaveLength(1);
    expect(json.shares[0]![0]).toHaveLength(27);
    expect(json.middle).toEqual([5, 7, 8]);
    expect(json.toAct).toBe(0);
  });

  it('MM-36: the rule of the last share applies to the fourth', () => {
    const fourth = `round 1 | to act 1
      middle: 7=axe 8=axe
      0: 5=fire + red tusk×…
      1: 9=meat`;
    expect(refused(fourth, take(7))).toBe('MM-35 mustTakeAll');
    const { json } = play(fourth, [take(7, 8)]);
    expect([json.round, json.start]).toEqual([2, 1]);
    // The third share is free to be any size.
    expect(refused(fourth.replace('5=fire + red', 'red'), take(7))).toBe('allowed');
  });

  const STUCK = `round 1 | start 0 | to act 1
    middle: -
    0: 5=fire
    1: red tusk×… | hand giveBack`;

  it('MM-37: who finds nothing to take and nothing to steal passes; that ends the sharing as it is', () => {
    const outcome = play(STUCK, [{ type: 'pass' }]);
    expect(eventsOf(outcome, 'pass')).toEqual([{ type: 'pass', for: null, seat: 1 }]);
    expect([outcome.json.round, outcome.json.start, outcome.json.toAct]).toEqual([2, 1, 1]);
  });

  it('MM-37: such a seat may still play cards', () => {
    const { state, json } = play(STUCK, [{ type: 'play', card: 'giveBack', shares: [[0, 0]] }]);
    expect([json.toAct, json.middle]).toEqual([1, [5]]);
    expect(refused(state, { type: 'pass' })).toBe('MM-37 mayNotPass');
  });

  it('MM-37: nobody passes who could take or steal', () => {
    expect(refused(STUCK.replace('middle: -', 'middle: 6=fire'), { type: 'pass' })).toBe('MM-37 mayNotPass');
    expect(refused(STUCK.replace('5=fire', '5=fire 6=fire'), { type: 'pass' })).toBe('MM-37 mayNotPass');
    expect(refused(FOUR, { type: 'pass' })).toBe('MM-37 mayNotPass');
  });
});
