import { describe, expect, it } from 'vitest';
import { mammut } from './index.ts';
import { evaluate, eventsOf, play, scores } from './testing/play.ts';

describe('the end of a round', () => {
  it('MM-85: played cards in order, then laid ones by seat, go to the discard pile; the hand stays', () => {
    const outcome = evaluate(`
      round 3 | to act 2 | played flip peek | discard giveBack
      middle: red tusk×…
      0: meat | laid axePoints ownHide | hand peek
      1: fire | hand flip
      2: - | laid mostAxesHide`);
    expect(outcome.json.discard).toEqual(['giveBack', 'flip', 'peek', 'axePoints', 'ownHide', 'mostAxesHide']);
    expect(outcome.json.played).toEqual([]);
    expect(outcome.json.laid).toEqual([[], [], []]);
    expect(outcome.json.hands).toEqual([['peek'], ['flip'], []]);
    expect(outcome.json.round).toBe(4);
    expect(eventsOf(outcome, 'roundEnd')).toEqual([{ type: 'roundEnd', for: null, round: 3 }]);
    expect(outcome.events.map(({ type }) => type).slice(-2)).toEqual(['roundEnd', 'pour']);
  });

  it('MM-85: all tiles go back into the bag: the same tiles are poured again', () => {
    const drawing = `
      round 3 | to act 1
      middle: red tusk/fire×…
      0: ?/fox axe/hide + meat/hare
      1: fire/horse`;
    const sides = (tiles: readonly { up: string; down: string }[]) =>
      tiles.map(({ up, down }) => [up, down].sort().join('/')).sort();
    expect(sides(evaluate(drawing).json.tiles)).toEqual(sides(play(drawing, []).json.tiles));
  });
});

describe('the end of the game', () => {
  const FIVE = `
    round 5 | start 1 | to act 4 | played flip
    middle: 3=?/tusk red tusk×…
    0: fire×2 | animals hare fox
    1: fire×2 | animals hare fox grouse
    2: fire×2 | animals hare fox grouse beaver | laid ownHide
    3: fire×2 | animals hare fox grouse beaver ibex
    4: - | animals hare fox grouse beaver ibex horse | hand peek`;

  it('MM-90: after round 5 each seat scores its species', () => {
    expect(scores(evaluate(FIVE), 'MM-90')).toEqual(['1 MM-90 +4', '2 MM-90 +9', '3 MM-90 +15', '4 MM-90 +22']);
    const all = FIVE.replace(
      '0: fire×2 | animals hare fox',
      '0: fire×2 | animals hare fox grouse beaver ibex horse reindeer',
    );
    expect(scores(evaluate(all), 'MM-90')[0]).toBe('0 MM-90 +30');
    expect(scores(evaluate(FIVE.replace('round 5', 'round 4')), 'MM-90')).toEqual([]);
  });

  it('MM-90: tokens of the last round count', () => {
    const fox = FIVE.replace('3=?/tusk', '3=reindeer');
    expect(scores(evaluate(fox), 'MM-90')).toContain('4 MM-90 +30');
  });

  it('MM-90: cards in hand are worth nothing', () => {
    const without = evaluate(FIVE.replace(' | hand peek', '')).json.vp;
    expect(evaluate(FIVE).json.vp).toEqual(without);
  });

  it('MM-85 MM-90: everything else stays as evaluated', () => {
    const { state, json, events } = evaluate(FIVE);
    expect(json).toMatchObject({
      phase: 'over',
      toAct: null,
      choice: null,
      round: 5,
      start: 4,
      middle: [],
      played: [],
      laid: [[], [], [], [], []],
      discard: ['flip', 'ownHide'],
      turned: [3],
    });
    expect(json.tiles[3]).toEqual({ up: 'tusk', down: '?' });
    expect(json.known).toEqual([[3], [3], [3], [3], [3]]);
    expect(json.shares[0]).toHaveLength(1);
    expect(json.result).toEqual({ winners: [4], reason: 'points', vp: json.vp });
    expect(events.at(-1)).toEqual({ type: 'over', for: null, result: json.result });
    expect(mammut.toAct(state)).toBeNull();
    expect(mammut.view(state, 2)).toEqual(json);
    expect(mammut.view(state, null)).toEqual(json);
  });

  const result = (vp: number[], track: number[]) =>
    evaluate(`
      round 5 | to act 2
      middle: blue tusk tusk×…
      0: fire | vp ${vp[0]} | track ${track[0]}
      1: fire | vp ${vp[1]} | track ${track[1]}
      2: - | vp 0 | track ${track[2]}`).json;

  it('MM-91: most VP wins', () => {
    expect(result([90, 80], [0, 0, 0]).result!.winners).toEqual([0]);
    expect(result([80, 90], [0, 0, 0]).result!.winners).toEqual([1]);
  });

  it('MM-91: a tie goes to the furthest on the hide track', () => {
    // 1 is last on the track and loses 5, so both end with 90.
    const tied = result([90, 95], [3, 2, 9]);
    expect(tied.vp.slice(0, 2)).toEqual([90, 90]);
    expect(tied.result!.winners).toEqual([0]);
  });

  it('MM-91: still tied, the victory is shared', () => {
    // Level on the track, 0 comes after 1 from the blue shaman at 2 and loses 5.
    const tied = result([95, 90], [4, 4, 9]);
    expect(tied.vp.slice(0, 2)).toEqual([90, 90]);
    expect(tied.result!.winners).toEqual([0, 1]);
  });
});
