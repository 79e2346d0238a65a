import { describe, expect, it } from 'vitest';
import { noChance } from '../core/chance.ts';
import { evaluate, eventsOf, play, scores } from './testing/play.ts';
import { position } from './testing/position.ts';
import { mammut } from './index.ts';

/** Who is before whom, as announced. */
const order = (drawing: string) => eventsOf(evaluate(drawing), 'order')[0]!;

describe('revealing', () => {
  const MARKS = `round 2 | to act 2 | played flip
    middle: 20=?/fox tusk×…
    0: 3=red 4=?/hide 5=axe/? | laid ownHide axePoints
    1: 6=meat | laid wildAnimal
    2: -`;

  it('MM-50: first the cards, then the question marks, known to all', () => {
    const outcome = evaluate(MARKS);
    const types = outcome.events.map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual(['take', 'shared', 'reveal', 'turn', 'order']);
    expect(eventsOf(outcome, 'reveal')[0]!.laid).toEqual([['ownHide', 'axePoints'], ['wildAnimal'], []]);
    expect(eventsOf(outcome, 'turn')[0]!.sides).toEqual([
      { tile: 4, up: 'hide' },
      { tile: 20, up: 'fox' },
    ]);
  });

  it('MM-50: the turned tiles show in the evaluation; the cards are open', () => {
    const { state, json } = evaluate(MARKS.replace('6=meat', '6=hare'));
    expect(json.phase).toBe('choose');
    expect(json.tiles[4]).toEqual({ up: 'hide', down: '?' });
    expect(json.tiles[5]).toEqual({ up: 'axe', down: '?' });
    expect(json.turned).toEqual([4, 20]);
    expect(json.known).toEqual([
      [4, 20],
      [4, 20],
      [4, 20],
    ]);
    expect(mammut.view(state, 2).laid).toEqual([['ownHide', 'axePoints'], ['wildAnimal'], []]);
    expect(mammut.view(state, null).laid).toEqual([['ownHide', 'axePoints'], ['wildAnimal'], []]);
  });
});

describe('ties', () => {
  const RED = `round 2 | to act 3
    middle: meat×2 tusk×…
    0: meat×2
    1: red meat×2
    2: meat×2
    3: -`;

  it('MM-51: the shaman’s holder first, then in the direction of the arrow', () => {
    expect(order(RED)).toMatchObject({ holder: 1, arrow: 'red', seats: [1, 2, 3, 0] });
    expect(order(RED.replace('red', 'blue'))).toMatchObject({ holder: 1, arrow: 'blue', seats: [1, 0, 3, 2] });
  });

  it('MM-3: red runs clockwise, blue counter-clockwise', () => {
    expect(order(RED).seats[1]).toBe(2);
    expect(order(RED.replace('red', 'blue')).seats[1]).toBe(0);
  });

  it('MM-51: of tied players the earliest is the most, the latest the fewest', () => {
    expect(scores(evaluate(RED), 'MM-73')).toEqual(['1 MM-73 +8', '2 MM-73 +5', '3 MM-73 +2']);
    expect(scores(evaluate(RED), 'MM-76')).toEqual(['0 MM-76 -5']);
    const blue = evaluate(RED.replace('red', 'blue'));
    expect(scores(blue, 'MM-73')).toEqual(['1 MM-73 +8', '0 MM-73 +5', '3 MM-73 +2']);
    expect(scores(blue, 'MM-76')).toEqual(['2 MM-76 -5']);
  });

  it('MM-51: the shaman counts as it lies after a flip', () => {
    const { json } = play(RED.replace('3: -', '3: - | hand flip').replace('red', '9=red'), [
      { type: 'play', card: 'flip', tiles: [9] },
    ]);
    expect(json.tiles[9]!.up).toBe('blue');
  });
});

describe('cards that stand for a tile', () => {
  const counted = (drawing: string) =>
    eventsOf(evaluate(drawing), 'counts').map(({ card, seat, kind }) => `${card} ${seat} ${kind}`);

  it('MM-52: ownHide counts for the seat that laid it, the others for the seat with the most', () => {
    expect(
      counted(`round 2 | to act 2
        middle: fire axe×2
        0: red axe×3 | laid ownHide mostTusksFire
        1: tusk×… | laid mostAxesHide
        2: - | laid mostAxesFire ownHide`),
    ).toEqual([
      'ownHide 0 hide',
      'mostTusksFire 1 fire',
      'mostAxesHide 0 hide',
      'mostAxesFire 0 fire',
      'ownHide 2 hide',
    ]);
  });

  it('MM-52: they count throughout the evaluation', () => {
    const outcome = evaluate(`
      round 3 | to act 2
      middle: fire×2 tusk×…
      0: red hide fire | laid ownHide mostHidesPoints
      1: axe×2 | laid mostAxesFire mostAxesHide
      2: -`);
    // 0 has two hides, 1 one hide and one fire, so 0 and 1 tie for the fewest fires and 1 is later.
    expect(eventsOf(outcome, 'hides').map(({ seat, steps }) => [seat, steps])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(scores(outcome, 'MM-66', 'MM-67', 'MM-68', 'MM-76')).toEqual([
      '0 MM-66 +3',
      '2 MM-67 -3',
      '0 MM-68 +4',
      '1 MM-76 -5',
    ]);
  });

  it('MM-52: the most needs at least one; otherwise nobody has it', () => {
    expect(
      counted(`round 2 | to act 2
        middle: meat×2
        0: red meat×…
        1: fire | laid mostAxesHide mostAxesFire mostTusksFire
        2: -`),
    ).toEqual([]);
    const outcome = evaluate(`
      round 2 | to act 2
      middle: meat×2
      0: red meat×…
      1: fire | laid mostTusksPoints mostHidesPoints
      2: - | laid mostHidesAnimal`);
    expect(scores(outcome, 'MM-68', 'MM-71')).toEqual([]);
    expect(outcome.json.round).toBe(3);
  });

  it('MM-52: of tied ones the earliest has the most', () => {
    expect(
      counted(`round 2 | to act 0
        middle: axe×2 meat×…
        0: - | laid mostAxesHide
        1: axe×2
        2: axe×2 red`),
    ).toEqual(['mostAxesHide 2 hide']);
  });
});

describe('points', () => {
  it('MM-53: never below 0, kind by kind', () => {
    const { json, events } = evaluate(`
      round 5 | to act 1
      middle: red fire meat×…
      0: axe | vp 1
      1: - | vp 2
      2: tusk hide fire×2 | vp 0`);
    // Seat 2 has the only hide; from the shaman at 1 the others come 1, 2, 0, so 0 is last on the track and in fire.
    const told = events.flatMap((event) =>
      event.type === 'score' ? [`${event.rule} ${event.seat} ${event.total}`] : [],
    );
    expect(told).toEqual(['MM-61 0 4', 'MM-66 2 5', 'MM-67 0 0', 'MM-70 2 7', 'MM-73 1 10', 'MM-76 0 0']);
    expect(json.vp).toEqual([0, 10, 7]);
  });

  it('MM-53: a loss stops at 0 before the next gain', () => {
    const { json } = evaluate(`
      round 4 | to act 0
      middle: red fire meat
      0: - | vp 3
      1: tusk×3 fire×… | vp 3
      2: hide×2 fire | vp 3`);
    // 2 gains 4; 1 is last on the track (0 is before it) and loses 4 of its 3, then gets 6 for tusks.
    expect(json.vp).toEqual([11, 6, 2]);
  });
});

describe('axes', () => {
  it('MM-60: from the shaman’s holder clockwise, all of one before the next, for both arrows', () => {
    const outcome = evaluate(`
      round 2 | to act 0 | draw peek flip ownHide axePoints wildAnimal … | discard -
      middle: axe meat×…
      0: -
      1: axe×2 | hand giveBack
      2: blue axe`);
    expect(outcome.json.hands).toEqual([['flip'], ['giveBack', 'ownHide', 'axePoints'], ['peek']]);
    expect(eventsOf(outcome, 'draw').map(({ seat, count }) => [seat, count])).toEqual([
      [2, 1],
      [0, 1],
      [1, 2],
    ]);
  });

  it('MM-60: what was drawn is told to who drew it alone', () => {
    const outcome = evaluate(`
      round 2 | to act 0 | draw peek flip …
      middle: axe×2 red meat×…
      0: -
      1: hide
      2: fire`);
    expect(eventsOf(outcome, 'draw')).toEqual([{ type: 'draw', for: null, seat: 0, count: 2 }]);
    expect(eventsOf(outcome, 'drawn')).toEqual([{ type: 'drawn', for: [0], seat: 0, cards: ['peek', 'flip'] }]);
  });

  it('MM-61: in the last round 3 VP an axe and no cards', () => {
    const outcome = evaluate(`
      round 5 | to act 0
      middle: axe×2 red meat×…
      0: -
      1: axe
      2: fire`);
    expect(scores(outcome, 'MM-61')).toEqual(['0 MM-61 +6', '1 MM-61 +3']);
    expect(outcome.json.hands).toEqual([[], [], []]);
  });

  it('MM-61: before the last round an axe gives no points', () => {
    const outcome = evaluate(`
      round 4 | to act 0
      middle: axe×2 red meat×…
      0: -
      1: axe
      2: fire`);
    expect(scores(outcome, 'MM-61')).toEqual([]);
    expect(outcome.json.hands.map((hand) => hand.length)).toEqual([2, 1, 0]);
  });

  it('MM-62: axePoints gives every player 2 VP an axe, besides the rest', () => {
    const drawing = `
      round 4 | to act 0
      middle: axe×2 red meat×…
      0: -
      1: axe | laid axePoints
      2: fire`;
    expect(scores(evaluate(drawing), 'MM-62')).toEqual(['0 MM-62 +4', '1 MM-62 +2']);
    expect(evaluate(drawing).json.hands.map((hand) => hand.length)).toEqual([2, 1, 0]);
    expect(scores(evaluate(drawing.replace('round 4', 'round 5')), 'MM-61', 'MM-62')).toEqual([
      '0 MM-61 +6',
      '1 MM-61 +3',
      '0 MM-62 +4',
      '1 MM-62 +2',
    ]);
    expect(scores(evaluate(drawing.replace(' | laid axePoints', '')), 'MM-62')).toEqual([]);
  });

  const SHORT = `
    round 2 | to act 0 | draw peek | discard flip flip ownHide | played giveBack
    middle: axe×3 red meat×…
    0: -
    1: axe×2 | laid axePoints
    2: fire | hand …`;

  it('MM-63: the discard pile becomes the new draw pile, without the cards of this round', () => {
    const outcome = evaluate(SHORT);
    expect(eventsOf(outcome, 'reshuffle')).toEqual([{ type: 'reshuffle', for: null, count: 3 }]);
    const [first, second] = [outcome.json.hands[0]!, outcome.json.hands[1]!];
    expect(first[0]).toBe('peek');
    expect([...first.slice(1), ...second].sort()).toEqual(['flip', 'flip', 'ownHide']);
    expect(first).toHaveLength(3);
    // Both piles ran out: 1 draws one card for its two axes. Then this round's cards are discarded.
    expect(second).toHaveLength(1);
    expect(outcome.json.draw).toEqual([]);
    expect(outcome.json.discard).toEqual(['giveBack', 'axePoints']);
  });

  it('MM-63: what was drawn before the shuffle is told before it', () => {
    const types = evaluate(SHORT).events.map((event) => ('seat' in event ? `${event.type} ${event.seat}` : event.type));
    const from = types.indexOf('draw 0');
    expect(types.slice(from, from + 7)).toEqual([
      'draw 0',
      'drawn 0',
      'reshuffle',
      'draw 0',
      'drawn 0',
      'draw 1',
      'drawn 1',
    ]);
  });

  it('MM-63: it is shuffled: any of its cards can come first', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      let word = seed * 7919;
      const chance = { below: (n: number) => (word = (word * 1103515245 + 12345) % 2147483648) % n };
      seen.add(evaluate(SHORT, chance).json.hands[0]![1]!);
    }
    expect([...seen].sort()).toEqual(['flip', 'ownHide']);
  });

  it('MM-63: with both piles empty no card is drawn', () => {
    const { json } = evaluate(SHORT.replace('draw peek | discard flip flip ownHide', 'draw - | discard -'));
    expect(json.hands.map((hand) => hand.length)).toEqual([0, 0, 17]);
  });

  it('MM-60: taking the next card needs no chance', () => {
    const state = position(`
      round 2 | to act 0
      middle: axe red 9=fox meat×…
      0: - | laid wildAnimal
      1: hide
      2: fire`);
    const { middle } = mammut.write(state) as unknown as { middle: number[] };
    expect(() => mammut.apply(state, { type: 'take', tiles: middle }, noChance)).not.toThrow();
    expect(state.phase).toBe('choose');
  });
});
