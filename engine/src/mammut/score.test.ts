import { describe, expect, it } from 'vitest';
import { evaluate, eventsOf, scores } from './testing/play.ts';

describe('hides', () => {
  const TRACK = `
    round 4 | to act 2
    middle: red meat×…
    0: hide×2 | track 3
    1: hide | track 4
    2: - | track 1`;

  it('MM-65: each hide is a step on the track, which lasts the whole game', () => {
    const outcome = evaluate(TRACK);
    expect(outcome.json.hideTrack).toEqual([5, 5, 1]);
    expect(eventsOf(outcome, 'hides')).toEqual([
      { type: 'hides', for: null, seat: 0, steps: 2, track: 5 },
      { type: 'hides', for: null, seat: 1, steps: 1, track: 5 },
    ]);
  });

  it('MM-66: the furthest gains the round’s number; MM-51: of tied ones the earliest', () => {
    // From seat 2 clockwise: 2, 0, 1.
    expect(scores(evaluate(TRACK), 'MM-66')).toEqual(['0 MM-66 +4']);
    expect(scores(evaluate(TRACK.replace('red', 'blue')), 'MM-66')).toEqual(['1 MM-66 +4']);
    expect(scores(evaluate(TRACK.replace('round 4', 'round 3')), 'MM-66')).toEqual(['0 MM-66 +3']);
  });

  it('MM-67: the least far loses the same; of tied ones the latest', () => {
    expect(scores(evaluate(TRACK), 'MM-67')).toEqual(['2 MM-67 -4']);
    const tied = TRACK.replace('hide×2 | track 3', 'meat | track 1');
    expect(scores(evaluate(tied), 'MM-67')).toEqual(['0 MM-67 -4']);
  });

  it('MM-66 MM-67: all level, they still name two players', () => {
    const level = `
      round 2 | to act 2
      middle: red meat×…
      0: fire
      1: fire
      2: -`;
    expect(scores(evaluate(level), 'MM-66', 'MM-67')).toEqual(['2 MM-66 +2', '1 MM-67 -2']);
    const two = `
      round 1 | to act 1
      middle: red meat×…
      0: fire + fire
      1: tusk`;
    expect(scores(evaluate(two), 'MM-66', 'MM-67')).toEqual(['1 MM-66 +1', '0 MM-67 -1']);
  });

  it('MM-68: mostHidesPoints looks at the tiles of this round, not at the track', () => {
    const card = TRACK.replace('2: - | track 1', '2: - | track 9 | laid mostHidesPoints');
    expect(scores(evaluate(card), 'MM-66', 'MM-68')).toEqual(['2 MM-66 +4', '0 MM-68 +4']);
    expect(scores(evaluate(TRACK), 'MM-68')).toEqual([]);
  });
});

describe('tusks', () => {
  const TUSKS = `
    round 2 | to act 2
    middle: red tusk×2 meat×…
    0: tusk×3
    1: tusk×3 fire | laid mostTusksPoints
    2: -`;

  it('MM-70: 2 VP each', () => {
    expect(scores(evaluate(TUSKS), 'MM-70')).toEqual(['0 MM-70 +6', '1 MM-70 +6', '2 MM-70 +4']);
  });

  it('MM-71: the most tusk tiles 4 VP, of tied ones the earliest', () => {
    expect(scores(evaluate(TUSKS), 'MM-71')).toEqual(['0 MM-71 +4']);
    expect(scores(evaluate(TUSKS.replace('red', 'blue')), 'MM-71')).toEqual(['1 MM-71 +4']);
    expect(scores(evaluate(TUSKS.replace(' | laid mostTusksPoints', '')), 'MM-71')).toEqual([]);
  });
});

describe('meat', () => {
  it('MM-73: four and five players: 8, 5 and 2', () => {
    const five = `
      round 2 | to act 4
      middle: meat×3 tusk×…
      0: meat×5
      1: red meat
      2: meat×4
      3: meat×2
      4: -`;
    expect(scores(evaluate(five), 'MM-73')).toEqual(['0 MM-73 +8', '2 MM-73 +5', '4 MM-73 +2']);
    const four = `
      round 2 | to act 3
      middle: meat×3 tusk×…
      0: meat×5
      1: red meat
      2: meat×4
      3: -`;
    expect(scores(evaluate(four), 'MM-73')).toEqual(['0 MM-73 +8', '2 MM-73 +5', '3 MM-73 +2']);
  });

  it('MM-73: three players: 8 and 5 only', () => {
    const three = `
      round 2 | to act 2
      middle: meat×3 tusk×…
      0: meat×5
      1: red meat
      2: -`;
    expect(scores(evaluate(three), 'MM-73')).toEqual(['0 MM-73 +8', '2 MM-73 +5']);
  });

  it('MM-73: two players: 8 only, all shares counted together', () => {
    const two = `
      round 2 | to act 1
      middle: meat×2 tusk×…
      0: meat×2 + meat×2
      1: red meat`;
    expect(scores(evaluate(two), 'MM-73')).toEqual(['0 MM-73 +8']);
  });

  it('MM-73: nobody scores without meat', () => {
    const one = `
      round 2 | to act 3
      middle: red tusk×…
      0: meat
      1: fire
      2: hide
      3: -`;
    expect(scores(evaluate(one), 'MM-73')).toEqual(['0 MM-73 +8']);
    expect(scores(evaluate(one.replace('meat', 'hide')), 'MM-73')).toEqual([]);
  });
});

describe('fire', () => {
  it('MM-76: the fewest fires lose 5 VP, none at all included', () => {
    const drawing = `
      round 2 | to act 2
      middle: red fire tusk×…
      0: fire×2
      1: fire×3
      2: -`;
    expect(scores(evaluate(drawing), 'MM-76')).toEqual(['2 MM-76 -5']);
    expect(scores(evaluate(drawing.replace('0: fire×2', '0: fire')), 'MM-76')).toEqual(['0 MM-76 -5']);
    expect(scores(evaluate(drawing.replace('1: fire×3', '1: meat')), 'MM-76')).toEqual(['1 MM-76 -5']);
  });

  it('MM-77: two players: the other gains 1 VP a fire', () => {
    const drawing = `
      round 2 | to act 1
      middle: red fire tusk×…
      0: fire×2 + fire
      1: fire`;
    expect(scores(evaluate(drawing), 'MM-76', 'MM-77')).toEqual(['1 MM-76 -5', '0 MM-77 +3']);
    // Level: the holder of the shaman is earlier, so the other is the fewest.
    expect(scores(evaluate(drawing.replace(' + fire', ' + hide')), 'MM-76', 'MM-77')).toEqual([
      '0 MM-76 -5',
      '1 MM-77 +2',
    ]);
    expect(
      scores(
        evaluate(`
          round 2 | to act 1
          middle: red tusk×…
          0: hide + hide
          1: meat`),
        'MM-76',
        'MM-77',
      ),
    ).toEqual(['0 MM-76 -5']);
  });

  it('MM-77: three players: nobody gains by fire', () => {
    const drawing = `
      round 2 | to act 2
      middle: red fire tusk×…
      0: fire×2
      1: fire×3
      2: -`;
    expect(scores(evaluate(drawing), 'MM-77')).toEqual([]);
  });
});
