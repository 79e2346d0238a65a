import { describe, expect, it } from 'vitest';
import { mammut } from './index.ts';
import type { Action } from './protocol.ts';
import { evaluate, eventsOf, play, refused } from './testing/play.ts';
import { SPECIES } from './tiles.ts';

type Named = (typeof SPECIES)[number];
const wild = (tile: number, species: Named): Action => ({ type: 'wildAnimal', tile, species });
const choose = (species: Named): Action => ({ type: 'chooseAnimal', species });
const decline: Action = { type: 'decline' };

describe('tokens of the tiles', () => {
  it('MM-80: each animal tile gives its token, by tile number, unless the seat has it', () => {
    const outcome = evaluate(`
      round 2 | to act 2
      middle: 9=hare 3=fox red tusk×…
      0: 20=ibex 11=horse 30=ibex | animals fox
      1: 5=fox | animals fox
      2: -`);
    expect(outcome.json.animals).toEqual([['fox', 'horse', 'ibex'], ['fox'], ['fox', 'hare']]);
    expect(eventsOf(outcome, 'token')).toContainEqual({
      type: 'token',
      for: null,
      seat: 2,
      species: 'fox',
      rule: 'MM-80',
      tile: 3,
    });
  });

  it('MM-4: five players can each have a token of one species, nobody two', () => {
    const { json } = evaluate(`
      round 2 | to act 4
      middle: fox×2 red tusk×…
      0: fox
      1: fox×2
      2: fox
      3: fox
      4: -`);
    expect(json.animals).toEqual([['fox'], ['fox'], ['fox'], ['fox'], ['fox']]);
  });
});

const WILD = `
  round 2 | to act 2
  middle: 3=fox 9=hare red tusk×…
  0: 20=ibex | laid wildAnimal
  1: 5=fox | animals fox
  2: - | laid wildAnimal`;

describe('wildAnimal', () => {
  it('MM-81: asked before the tokens are handed out; the exchanged tile gives no other', () => {
    const asked = evaluate(WILD);
    // MM-83: from the shaman's holder clockwise: 2 before 0.
    expect(asked.json).toMatchObject({
      phase: 'choose',
      toAct: 2,
      choice: { kind: 'wildAnimal', swapped: [] },
      animals: [[], ['fox'], []],
    });
    const first = play(asked.state, [wild(9, 'reindeer')]);
    expect(first.json).toMatchObject({
      toAct: 0,
      choice: { kind: 'wildAnimal', swapped: [9] },
      animals: [[], ['fox'], ['reindeer']],
    });
    const done = play(first.state, [wild(20, 'beaver')]);
    expect(done.json.animals).toEqual([['beaver'], ['fox'], ['reindeer', 'fox']]);
    expect([done.json.phase, done.json.round]).toEqual(['share', 3]);
    expect(done.events[0]).toEqual({ type: 'token', for: null, seat: 0, species: 'beaver', rule: 'MM-81', tile: 20 });
  });

  it('MM-81: an own animal tile, a species the seat does not have', () => {
    const { state } = evaluate(WILD);
    expect(refused(state, wild(20, 'beaver'))).toBe('MM-81 notYourAnimal');
    expect(refused(state, wild(0, 'beaver'))).toBe('MM-81 notYourAnimal');
    expect(refused(state, wild(9, 'hare'))).toBe('allowed');
    const owner = evaluate(WILD.replace('laid wildAnimal\n', 'laid wildAnimal | animals ibex\n'));
    const second = play(owner.state, [decline]);
    expect(second.json.toAct).toBe(0);
    // The tile may be of a species the seat has.
    expect(refused(second.state, wild(20, 'fox'))).toBe('allowed');
    expect(refused(second.state, wild(20, 'ibex'))).toBe('MM-81 hasSpecies');
  });

  it('MM-81: once a card while there is a tile left', () => {
    const both = WILD.replace('0: 20=ibex | laid wildAnimal', '0: 20=ibex').replace(
      '2: - | laid wildAnimal',
      '2: - | laid wildAnimal wildAnimal',
    );
    const first = play(evaluate(both).state, [wild(3, 'horse')]);
    expect(first.json).toMatchObject({ toAct: 2, choice: { kind: 'wildAnimal', swapped: [3] } });
    expect(refused(first.state, wild(3, 'beaver'))).toBe('MM-81 alreadyExchanged');
    const second = play(first.state, [wild(9, 'fox')]);
    expect(second.json).toMatchObject({ phase: 'share', animals: [['ibex'], ['fox'], ['horse', 'fox']] });
    const oneTile = play(evaluate(both.replace('3=fox', '3=meat')).state, [wild(9, 'horse')]);
    expect(oneTile.json).toMatchObject({ phase: 'share', animals: [['ibex'], ['fox'], ['horse']] });
  });

  it('MM-81: needs an animal tile and a species the seat lacks', () => {
    expect(evaluate(WILD.replace('3=fox 9=hare', 'tusk')).json.toAct).toBe(0);
    const full = WILD.replace('2: -', `2: - | animals ${SPECIES.join(' ')}`);
    expect(evaluate(full).json.toAct).toBe(0);
    // Two cards and only one species to go: asked once.
    const last = full
      .replace(' reindeer', '')
      .replace('laid wildAnimal\n', 'laid -\n')
      .replace(/laid wildAnimal$/, 'laid wildAnimal wildAnimal');
    const done = play(evaluate(last).state, [wild(3, 'reindeer')]);
    expect(done.json.phase).toBe('share');
    expect(done.json.animals[2]).toHaveLength(7);
  });

  it('MM-83: may be declined, which gives up all remaining ones', () => {
    const both = WILD.replace('0: 20=ibex | laid wildAnimal', '0: 20=ibex').replace(
      '2: - | laid wildAnimal',
      '2: - | laid wildAnimal wildAnimal',
    );
    const { json, events } = play(evaluate(both).state, [decline]);
    expect(events[0]).toEqual({ type: 'decline', for: null, seat: 2 });
    expect(json).toMatchObject({ phase: 'share', animals: [['ibex'], ['fox'], ['fox', 'hare']] });
    const afterOne = play(evaluate(both).state, [wild(3, 'horse'), decline]);
    expect(afterOne.json).toMatchObject({ phase: 'share', animals: [['ibex'], ['fox'], ['horse', 'hare']] });
  });

  it('MM-83: from the shaman’s holder clockwise, for both arrows', () => {
    for (const arrow of ['red', 'blue']) {
      const drawing = `
        round 2 | to act 1
        middle: 3=fox tusk×…
        0: 20=ibex | laid wildAnimal
        1: - | laid wildAnimal
        2: ${arrow}`;
      const first = evaluate(drawing);
      expect(first.json.toAct).toBe(0);
      expect(play(first.state, [decline]).json.toAct).toBe(1);
    }
  });
});

describe('mostHidesAnimal', () => {
  const MOST = `
    round 2 | to act 2
    middle: 3=fox red tusk×…
    0: hide×2 20=ibex | animals hare
    1: hide | laid mostHidesAnimal
    2: -`;

  it('MM-82: the seat with the most hide tiles chooses a token, after those of the tiles', () => {
    const asked = evaluate(MOST);
    expect(asked.json).toMatchObject({
      phase: 'choose',
      toAct: 0,
      choice: { kind: 'mostHidesAnimal' },
      animals: [['hare', 'ibex'], [], ['fox']],
    });
    expect(Object.keys(asked.json.choice!)).toEqual(['kind']);
    expect(refused(asked.state, choose('ibex'))).toBe('MM-82 hasSpecies');
    const done = play(asked.state, [choose('fox')]);
    expect(done.json.animals[0]).toEqual(['hare', 'ibex', 'fox']);
    expect(done.events[0]).toEqual({ type: 'token', for: null, seat: 0, species: 'fox', rule: 'MM-82' });
    expect(done.json.round).toBe(3);
  });

  it('MM-82: cards that stand for a hide count; ties by MM-51', () => {
    const own = MOST.replace('laid mostHidesAnimal', 'laid mostHidesAnimal ownHide ownHide');
    expect(evaluate(own).json.toAct).toBe(1);
    const tie = MOST.replace('laid mostHidesAnimal', 'laid mostHidesAnimal ownHide');
    expect(evaluate(tie).json.toAct).toBe(0);
    expect(evaluate(tie.replace('red', 'blue')).json.toAct).toBe(1);
  });

  it('MM-83: a choice with nothing left is skipped, one with a single species is asked', () => {
    const six = MOST.replace('animals hare', 'animals hare fox grouse beaver horse');
    const asked = evaluate(six);
    expect(mammut.legal(asked.state)).toEqual({ actions: [choose('reindeer')], complete: true });
    expect(refused(asked.state, decline)).toBe('MM-0 notNow');
    const all = MOST.replace('animals hare', 'animals hare fox grouse beaver horse reindeer');
    expect(evaluate(all).json).toMatchObject({ phase: 'share', round: 3 });
  });

  it('MM-81 MM-82: wildAnimal first, then the tokens, then this', () => {
    const both = MOST.replace('| animals hare', '| laid wildAnimal');
    const first = evaluate(both);
    expect(first.json).toMatchObject({ toAct: 0, choice: { kind: 'wildAnimal' }, animals: [[], [], []] });
    const second = play(first.state, [wild(20, 'horse')]);
    expect(second.json).toMatchObject({
      toAct: 0,
      choice: { kind: 'mostHidesAnimal' },
      animals: [['horse'], [], ['fox']],
    });
  });
});
