import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import type { View } from './protocol.ts';
import { json } from './testing/position.ts';

/** A position in the middle of a game, and the same with some fields exchanged: `'hunters.0.lives': 5`. */
const chance = new FastChance('a middle game');
const state = momie.create(4, { mummy: 0 }, chance);
while (json(state).phase !== 'rolled' || json(state).heard.length < 60)
  momie.apply(state, momie.sample(state, chance), chance);
const middle = json(state);

function exchanged(fields: Readonly<Record<string, unknown>>): unknown {
  const copy = structuredClone(middle) as unknown;
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = copy as Record<string, unknown>;
    for (const key of keys) place = place[key] as Record<string, unknown>;
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return copy;
}

describe('states as JSON', () => {
  it('what is written is read, and written again the same', () => {
    expect(json(momie.read(structuredClone(middle)))).toEqual(middle);
  });

  it('fields it does not know are ignored, and are not in what it writes', () => {
    const read = momie.read(
      exchanged({ comment: 'x', 'mummy.hungry': true, 'dice.colour': 'white', 'heard.0.note': 1 }),
    );
    expect(JSON.stringify(json(read))).toBe(JSON.stringify(middle));
  });

  it('what is in the state counts: options.map only says what the map was made from', () => {
    const read = json(momie.read(exchanged({ 'options.map': 'some older map' })));
    expect([read.options.map, read.map]).toEqual(['some older map', middle.map]);
  });

  it('the order of cards is kept', () => {
    const cards = middle.cards['1']!.toReversed();
    expect(json(momie.read(exchanged({ 'cards.1': cards }))).cards['1']).toEqual(cards);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['another game', { game: 'maamut' }, /game/],
    ['too many players', { players: 6 }, /players/],
    ['a mummy at no seat', { 'options.mummy': 4 }, /options\.mummy/],
    ['no map', { map: undefined }, /map/],
    ['a map with a hole', { 'map.treasures.red-1': undefined }, /treasures/],
    ['the mummy outside', { 'mummy.at': '99,99' }, /mummy\.at/],
    ['the mummy on the stairs', { 'mummy.at': middle.map.start }, /mummy\.at/],
    ['another goal', { 'mummy.goal': 4 }, /mummy\.goal/],
    ['MO-53: a token from nowhere', { 'mummy.tokens': middle.mummy.tokens + 1 }, /tokens/],
    ['a hunter too few', { hunters: middle.hunters.slice(1) }, /hunters/],
    ['a hunter of another seat', { 'hunters.0.seat': 2 }, /hunters\.0\.seat/],
    ['MO-3: four lives', { 'hunters.0.lives': 4 }, /lives/],
    ['out with lives', { 'hunters.0.out': true }, /out/],
    ['a hunter nowhere', { 'hunters.0.at': null }, /hunters\.0\.at/],
    ['a hunter on the mummy’s cell', { 'hunters.0.at': '8,0', 'mummy.at': '8,0' }, /mummy stands/],
    [
      'MO-33: two hunters on one cell',
      { 'hunters.0.at': '8,0', 'hunters.2.at': '8,0', 'mummy.at': '9,0' },
      /another hunter/,
    ],
    ['MO-11: a card too many', { 'cards.1': [...middle.cards['1']!, middle.aside[0]] }, /cards/],
    ['MO-11: a card too few', { 'cards.1': middle.cards['1']!.slice(1) }, /cards/],
    ['a card twice', { aside: [middle.aside[0], ...middle.aside.slice(0, -1)] }, /cards/],
    [
      'a card in two hands',
      {
        'cards.1': middle.cards['1']!.with(
          0,
          middle.cards['2']!.find((card) => card[0] === middle.cards['1']![0]![0])!,
        ),
      },
      /one place/,
    ],
    ['a card of no treasure', { 'aside.0': 'red-9' }, /aside/],
    ['no hand', { 'cards.3': undefined }, /cards\.3/],
    ['six dice', { 'dice.free': [...middle.dice.free, 1] }, /dice\.free/],
    ['a die with a 5', { 'dice.free.0': 5 }, /dice\.free\.0/],
    ['six locked', { 'dice.locked': 6 }, /locked/],
    ['rolled before the roll', { phase: 'start' }, /rolled/],
    ['open dice before the roll', { phase: 'start', 'dice.rolled': false }, /free/],
    ['nobody’s turn', { turn: {} }, /turn/],
    ['the mummy’s turn in a hunter’s phase', { turn: { mummy: true } }, /turn/],
    ['an unknown phase', { phase: 'sleep' }, /phase/],
    ['steps in a hunter’s phase', { steps: 2 }, /steps/],
    [
      'too many steps',
      { phase: 'prowl', turn: { mummy: true }, dice: { locked: 1, free: [], rolled: false }, steps: 5, toAct: 0 },
      /steps/,
    ],
    [
      'locked dice after a reset',
      { phase: 'interrupt', dice: { locked: 1, free: [], rolled: false }, steps: 1, toAct: 0 },
      /locked/,
    ],
    ['another to act', { toAct: 0 }, /toAct/],
    ['a result too early', { result: { winners: [0], reason: 'tokens' } }, /result/],
    ['over too early', { phase: 'over', toAct: null }, /over/],
    ['a record of nobody', { 'heard.0.hunter': 3 }, /heard\.0/],
    ['a record of nothing', { 'heard.0.type': 'dream' }, /heard\.0/],
    ['no record', { heard: undefined }, /heard/],
  ])('%s is refused', (_, fields, message) => {
    expect(() => momie.read(exchanged(fields))).toThrow(message);
  });

  it.each([null, 7, 'momie', [], {}])('%j is no state', (input) => {
    expect(() => momie.read(input)).toThrow();
  });

  it('a finished game is read again', () => {
    const played = momie.read(structuredClone(middle));
    while (momie.toAct(played) !== null) momie.apply(played, momie.sample(played, chance), chance);
    const over = json(played);
    expect(json(momie.read(structuredClone(over)))).toEqual(over);
    expect(() => momie.read({ ...over, result: { ...over.result, winners: [3, 1] } })).toThrow(/winners/);
    expect(() => momie.read({ ...over, result: { ...over.result, reason: 'luck' } })).toThrow(/reason/);
    expect(() => momie.read({ ...over, result: null })).toThrow(/result/);
  });

  it('a finished game with its last roll still face up, as earlier versions wrote it, is read', () => {
    const state = momie.read(structuredClone(middle));
    while (momie.toAct(state) !== null) momie.apply(state, momie.sample(state, chance), chance);
    const over = json(state);
    const free = Array.from({ length: 5 - over.dice.locked }, () => 2);
    const earlier = { ...over, dice: { locked: over.dice.locked, free, rolled: free.length > 0 } };
    expect(json(momie.read(earlier))).toEqual(over);
    expect(json(momie.imagine(earlier as unknown as View, null, chance))).toEqual(over);
    expect(() => momie.read({ ...earlier, dice: { ...earlier.dice, free: [2, 2, 2, 2, 2, 2] } })).toThrow(/dice/);
  });
});
