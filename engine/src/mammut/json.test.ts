import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { mammut } from './index.ts';
import { evaluate } from './testing/play.ts';
import { position } from './testing/position.ts';
import type { StateJson } from './protocol.ts';

type Draft = { -readonly [K in keyof StateJson]: unknown } & Record<string, unknown>;

const SHARING = `round 2 | to act 1 | turned 4 | played flip | discard giveBack
  middle: 0=?/fox 1=axe red tusk×…
  0: 3=hide 4=meat | knows 4 | hand peek
  1: - | hand peek flip ownHide | knows 0 4
  2: - | laid axePoints | knows 4`;
const CHOOSING = `round 2 | wildAnimal 2
  middle: -
  0: 20=ibex/fox | laid wildAnimal
  1: 9=fire 8=hide
  2: 3=fox red tusk×… | laid wildAnimal`;
const MOST = CHOOSING.replace('wildAnimal 2', 'mostHidesAnimal 1')
  .replace('1: 9=fire', '1: 9=hide')
  .replace('ibex/fox | laid wildAnimal', 'ibex/fox | laid mostHidesAnimal');

const jsonOf = (drawing: string): Draft => structuredClone(mammut.write(position(drawing))) as unknown as Draft;
const reading = (json: unknown) => () => mammut.read(json);

describe('writing and reading', () => {
  it.each([SHARING, CHOOSING, MOST])('is the same both ways', (drawing) => {
    const json = jsonOf(drawing);
    expect(mammut.write(mammut.read(json))).toEqual(json);
  });

  it('writes every field of the protocol, in one order', () => {
    expect(Object.keys(jsonOf(SHARING))).toEqual(
      (
        'game players options round lastRound start tiles middle shares known turned hands laid played draw ' +
        'discard vp hideTrack animals phase toAct choice result'
      ).split(' '),
    );
  });

  it('the next card of the draw pile is the first', () => {
    const { json } = evaluate(`
      round 2 | to act 2 | draw flip peek …
      middle: axe red tusk×…
      0: hide
      1: fire
      2: -`);
    expect(json.hands[2]).toEqual(['flip']);
    expect(json.draw[0]).toBe('peek');
  });

  it('takes tiles in any order and ignores what it does not know', () => {
    const json = jsonOf(SHARING);
    const shuffled = { ...json, middle: [...(json['middle'] as number[])].reverse(), mood: 'good' };
    expect(mammut.write(mammut.read(shuffled))).toEqual(json);
  });

  it('the tiles on the table count, not the set they came from', () => {
    for (const tiles of ['the cave’s own', [['axe', 'hide']]]) {
      const json = { ...jsonOf(SHARING), options: { first: 2, tiles } };
      const state = mammut.read(json);
      expect(mammut.write(state)).toEqual(json);
      expect(() => mammut.imagine(mammut.view(state, 0), 0, new FastChance(1))).not.toThrow();
    }
    expect(reading({ ...jsonOf(SHARING), options: { first: 2, tiles: 7 } })).toThrow(/options.tiles/);
  });
});

/** Each spoils a position in one way; the message names the place. */
const corrupted: readonly [string, RegExp, string, (json: Draft) => void][] = [
  ['another game', /game/, SHARING, (json) => void (json['game'] = 'maamut')],
  ['one player', /players/, SHARING, (json) => void (json['players'] = 1)],
  ['no options', /options/, SHARING, (json) => void delete json['options']],
  [
    'a first seat there is not',
    /options.first/,
    SHARING,
    (json) => void (json['options'] = { first: 3, tiles: 'house' }),
  ],
  ['round 6', /round/, SHARING, (json) => void (json['round'] = 6)],
  ['MM-11: another last round', /lastRound/, SHARING, (json) => void (json['lastRound'] = 7)],
  ['a start nobody sits at', /start/, SHARING, (json) => void (json['start'] = 3)],
  ['MM-1: 31 tiles', /tiles: must be 32/, SHARING, (json) => void (json['tiles'] as unknown[]).pop()],
  [
    'an unknown face',
    /tiles.5.up/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[5] = { up: 'snow', down: 'axe' }),
  ],
  [
    'MM-2: two question marks',
    /tiles.5: no tile/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[5] = { up: '?', down: '?' }),
  ],
  [
    'MM-3: two shamans',
    /one shaman, not 2/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[5] = { up: 'red', down: 'blue' }),
  ],
  [
    'MM-3: a shaman red on both sides',
    /tiles.2: the shaman/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[2] = { up: 'red', down: 'red' }),
  ],
  [
    'MM-3: half a shaman',
    /tiles.2: the shaman/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[2] = { up: 'red', down: 'axe' }),
  ],
  [
    'MM-3: no shaman',
    /one shaman, not 0/,
    SHARING,
    (json) => void ((json['tiles'] as object[])[2] = { up: 'axe', down: 'hide' }),
  ],
  ['a tile in two places', /tile 3 is in two places/, SHARING, (json) => void (json['middle'] as number[]).push(3)],
  [
    'a tile twice in one',
    /middle: tile 0 is there twice/,
    SHARING,
    (json) => void (json['middle'] as number[]).push(0),
  ],
  ['a tile nowhere', /tile 0 is nowhere/, SHARING, (json) => void (json['middle'] as number[]).shift()],
  ['tile 32', /middle.0/, SHARING, (json) => void ((json['middle'] as number[])[0] = 32)],
  [
    'MM-33: an empty share',
    /shares.1: a share is never empty/,
    SHARING,
    (json) => void ((json['shares'] as unknown[])[1] = [[]]),
  ],
  [
    'MM-36: two shares with three players',
    /shares.0: a seat has at most 1/,
    SHARING,
    (json) => void ((json['shares'] as unknown[])[0] = [[3], [4]]),
  ],
  ['shares for two seats', /shares: must have one entry/, SHARING, (json) => void (json['shares'] as unknown[]).pop()],
  ['MM-21: turned but not known', /known.0: tile 4/, SHARING, (json) => void ((json['known'] as unknown[])[0] = [])],
  [
    'MM-5: a card too many',
    /2 ownHide cards in the game, not 3/,
    SHARING,
    (json) => void (json['discard'] as string[]).push('ownHide'),
  ],
  [
    'MM-5: a card too few',
    /2 giveBack cards in the game, not 1/,
    SHARING,
    (json) => void (json['discard'] as string[]).pop(),
  ],
  [
    'MM-5: more cards than there are',
    /peek cards in the game, not 302/,
    SHARING,
    (json) => void (json['draw'] = Array.from({ length: 300 }, () => 'peek')),
  ],
  [
    'an unknown card',
    /discard.0: no such card/,
    SHARING,
    (json) => void ((json['discard'] as string[])[0] = 'toString'),
  ],
  [
    'MM-44: a loot card face down',
    /laid.2: only evaluation/,
    SHARING,
    (json) => void ((json['laid'] as unknown[])[2] = ['peek']),
  ],
  ['MM-44: an evaluation card played', /played: only loot/, SHARING, (json) => void (json['played'] = ['ownHide'])],
  ['MM-53: points below 0', /vp.1/, SHARING, (json) => void ((json['vp'] as number[])[1] = -1)],
  ['half a step', /hideTrack.2/, SHARING, (json) => void ((json['hideTrack'] as number[])[2] = 0.5)],
  [
    'MM-4: a token twice',
    /animals.0: a player never has two/,
    SHARING,
    (json) => void ((json['animals'] as unknown[])[0] = ['fox', 'fox']),
  ],
  [
    'an unknown species',
    /animals.0.0: no such species/,
    SHARING,
    (json) => void ((json['animals'] as unknown[])[0] = ['mammoth']),
  ],
  ['an unknown phase', /phase/, SHARING, (json) => void (json['phase'] = 'sleep')],
  ['MM-30: a seat to act that has its share', /toAct: seat 0/, SHARING, (json) => void (json['toAct'] = 0)],
  ['nobody to act', /toAct/, SHARING, (json) => void (json['toAct'] = null)],
  ['a choice while sharing', /choice/, SHARING, (json) => void (json['choice'] = { kind: 'mostHidesAnimal' })],
  ['a result while sharing', /result/, SHARING, (json) => void (json['result'] = { winners: [0] })],
  [
    'an end with question marks',
    /tiles.1: question marks/,
    CHOOSING,
    (json) => void ((json['tiles'] as object[])[1] = { up: '?', down: 'axe' }),
  ],
  ['no choice while choosing', /choice/, CHOOSING, (json) => void (json['choice'] = null)],
  ['an unknown choice', /choice.kind/, CHOOSING, (json) => void (json['choice'] = { kind: 'feast' })],
  ['MM-81: a choice of who laid no card', /choice: seat 1/, CHOOSING, (json) => void (json['toAct'] = 1)],
  ['MM-82: a choice of a seat with fewer hides', /choice: seat 2/, MOST, (json) => void (json['toAct'] = 2)],
  [
    'MM-82: a choice nobody laid',
    /choice: seat 1/,
    CHOOSING,
    (json) => Object.assign(json, { choice: { kind: 'mostHidesAnimal' }, toAct: 1 }),
  ],
  [
    'MM-81: an exchanged tusk',
    /choice.swapped: tile 1/,
    CHOOSING,
    (json) => void (json['choice'] = { kind: 'wildAnimal', swapped: [1] }),
  ],
  [
    'MM-83: an exchange before its time',
    /choice.swapped: seat 0/,
    CHOOSING,
    (json) => void (json['choice'] = { kind: 'wildAnimal', swapped: [20] }),
  ],
  [
    'tiles left in the middle while choosing',
    /middle: must be empty/,
    CHOOSING,
    (json) => Object.assign(json, { middle: [9], shares: [[[20]], [[8]], (json['shares'] as unknown[])[2]] }),
  ],
];

describe('impossible positions are refused', () => {
  it.each(corrupted)('%s', (_, message, drawing, spoil) => {
    const json = jsonOf(drawing);
    expect(reading(json)).not.toThrow();
    spoil(json);
    expect(reading(json)).toThrow(message);
  });

  it.each([null, [], 'mammut', 3, {}])('%j is no state', (json) => expect(reading(json)).toThrow('must'));

  const OVER = `round 5 | to act 2
    middle: red tusk×…
    0: hide×2 | vp 30
    1: fire
    2: -`;

  it('MM-91: a result that does not follow from the points', () => {
    const { json } = evaluate(OVER);
    expect(reading(json)).not.toThrow();
    expect(reading({ ...json, result: { ...json.result, winners: [1] } })).toThrow(/result.winners/);
    expect(reading({ ...json, result: null })).toThrow(/result/);
    expect(reading({ ...json, toAct: 0 })).toThrow(/toAct/);
  });

  it('MM-85: cards that were not discarded at the end', () => {
    const { json } = evaluate(OVER);
    const [card, ...draw] = [...json.draw].sort();
    expect(card).toBe('axePoints');
    expect(reading({ ...json, draw, laid: [['axePoints'], [], []] })).toThrow(/discard pile/);
  });
});
