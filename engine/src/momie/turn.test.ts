import { describe, expect, it } from 'vitest';
import { momie } from './index.ts';
import type { Action } from './protocol.ts';
import { dice, forbids, heardIn, json, play, position } from './testing/position.ts';

const reset: Action = { type: 'reset' };
const roll: Action = { type: 'roll' };
const stay: Action = { type: 'prowl', path: [] };

/** Two hunters in a long gallery, the mummy far away. */
const GALLERY = `
  +---+---+---+---+---+---+
  | 0   .   .   1   .   r |
  +   +---+---+---+---+   +
  | .   S | D   .   .   M |
  +---+---+---+---+---+---+`;

/** Hunter 0 in a dead end, the mummy before its only exit; hunter 1 is free. */
const SHUT_IN = `
  +---+---+---+---+---+
  | 0   M   .   1   r |
  +---+---+   +---+---+
      | S   . | D |
      +---+   +   +
          | .   . |
          +---+---+`;

describe('resetting', () => {
  it('MO-20: with a mummy among the dice they may free all five; the mummy then has an interruption turn', () => {
    const state = position(GALLERY, { locked: 2 });
    expect(momie.legal(state)).toEqual({ actions: [reset, roll], complete: true });
    expect(play(state, reset)).toEqual([{ type: 'reset', hunter: 0, for: null }]);
    expect(json(state)).toMatchObject({ phase: 'interrupt', toAct: 0, turn: { hunter: 0 }, steps: 2 });
    expect(json(state).dice).toEqual({ locked: 0, free: [], rolled: false });
  });

  it('MO-20: without one there is nothing to free', () => {
    const state = position(GALLERY);
    expect(forbids(state, reset)).toBe('MO-20');
    expect(momie.legal(state).actions).toEqual([roll]);
  });

  it('MO-20: not after the roll', () => {
    expect(forbids(position(GALLERY, { open: [1, 2] }), reset)).toBe('MO-0');
  });

  it('MO-21: if all five show the mummy, they must', () => {
    const state = position(GALLERY, { locked: 5 });
    expect(forbids(state, roll)).toBe('MO-21');
    expect(momie.legal(state).actions).toEqual([reset]);
    play(state, reset);
    expect(json(state).steps).toBe(5);
  });
});

describe('rolling', () => {
  it('MO-22: all free dice are rolled, mummies are locked and stay aside', () => {
    const state = position(GALLERY, { locked: 1 });
    const events = play(state, roll, 3, 'mummy', 'arrow', 'mummy');
    expect(json(state).dice).toEqual({ locked: 3, free: [3, 'arrow'], rolled: true });
    expect(json(state)).toMatchObject({ phase: 'rolled', toAct: 1 });
    expect(events).toEqual([
      { type: 'roll', hunter: 0, locked: 3, for: null },
      { type: 'rolled', for: [1, 2], hunter: 0, free: [3, 'arrow'], locked: 3 },
    ]);
  });

  it('MO-22: locked dice stay locked for the next hunter', () => {
    const state = position(GALLERY, { open: [2, 2] });
    play(state, { type: 'move', die: 2, to: '2,0' });
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, dice: { locked: 3 } });
    play(state, roll, 1, 4);
    expect(json(state).dice).toEqual({ locked: 3, free: [1, 4], rolled: true });
  });

  it('MO-23: they may roll again any number of times, always all free dice at once', () => {
    const state = position(GALLERY, { open: [1, 2, 3, 4] });
    for (let again = 0; again < 20; again++) play(state, roll, 1, 1, 1, 'arrow');
    play(state, roll, 4, 'mummy', 4, 4);
    expect(json(state).dice).toEqual({ locked: 2, free: [4, 4, 4], rolled: true });
  });

  it('MO-24: when all five show the mummy the turn is over without a move', () => {
    const state = position(GALLERY, { locked: 3 });
    const events = play(state, roll, 'mummy', 'mummy');
    expect(events.map(({ type }) => type)).toEqual(['roll', 'rolled', 'lost']);
    expect(heardIn(state)).toEqual([
      { type: 'roll', hunter: 0, locked: 5 },
      { type: 'lost', hunter: 0 },
    ]);
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, phase: 'start' });
    expect(json(state).dice).toEqual({ locked: 5, free: [], rolled: false });
    expect(json(state).hunters[0]!.at).toBe('0,0');
  });

  it('MO-24, MO-50: after the last hunter’s lost turn the mummy walks its die and five', () => {
    const state = position(GALLERY, { locked: 4, turn: 1 });
    play(state, roll, 'mummy', { brown: 3 });
    expect(json(state)).toMatchObject({ phase: 'prowl', steps: 8, turn: { mummy: true } });
  });
});

describe('the order of turns', () => {
  it('MO-14: hunter after hunter, then the mummy, then the first hunter again', () => {
    const state = position(GALLERY, { open: [2] });
    play(state, { type: 'move', die: 2, to: '2,0' });
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, toAct: 2 });
    play(state, roll, 'arrow');
    play(state, { type: 'move', die: 'arrow', to: '5,0' }, { brown: 2 });
    expect(json(state)).toMatchObject({ turn: { mummy: true }, toAct: 0, phase: 'prowl', steps: 6 });
    play(state, stay);
    expect(json(state)).toMatchObject({ turn: { hunter: 0 }, toAct: 1, phase: 'start', steps: null });
  });

  it('MO-65: with two players each pawn has its own turn, always in the same order', () => {
    const state = position(GALLERY, { players: 2, open: [2] });
    play(state, { type: 'move', die: 2, to: '2,0' });
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, toAct: 1 });
    play(state, roll, 'arrow');
    play(state, { type: 'move', die: 'arrow', to: '5,0' }, { brown: 1 });
    play(state, stay);
    expect(json(state)).toMatchObject({ turn: { hunter: 0 }, toAct: 1 });
  });

  it('MO-0: nobody acts out of turn, out of phase or with nonsense', () => {
    const state = position(GALLERY);
    expect(momie.refusal(state, 2, roll)?.rule).toBe('MO-0');
    expect(momie.refusal(state, 0, stay)?.rule).toBe('MO-0');
    for (const action of [
      stay,
      { type: 'move', die: 1, to: '1,0' },
      { type: 'dance' },
      {},
      null,
      'roll',
      { type: ['roll'] },
    ])
      expect(forbids(state, action)).toBe('MO-0');
    const rolled = position(GALLERY, { open: [2] });
    for (const action of [
      { type: 'move', die: 5, to: '1,0' },
      { type: 'move', die: '2', to: '2,0' },
      { type: 'move', die: 2 },
      { type: 'move', die: 2, to: 20 },
      { type: 'move', die: 2, to: '2,0', collect: 1 },
      { type: 'prowl', path: [] },
    ])
      expect(forbids(rolled, action)).toBe('MO-0');
    const prowling = position(GALLERY, { phase: 'prowl', steps: 2 });
    for (const action of [roll, { type: 'prowl' }, { type: 'prowl', path: '4,1' }, { type: 'prowl', path: [41] }])
      expect(forbids(prowling, action)).toBe('MO-0');
  });

  it('unknown keys of an action are ignored', () => {
    const state = position(GALLERY, { open: [2] });
    expect(forbids(state, { type: 'move', die: 2, to: '2,0', note: 'here I come' })).toBeNull();
  });
});

describe('shut in', () => {
  it('MO-41: a hunter whom no face could move says so, and their whole turn is skipped', () => {
    const state = position(SHUT_IN, { phase: 'prowl', steps: 1, locked: 2 });
    const events = play(state, stay);
    expect(events).toEqual([
      { type: 'prowl', interrupt: false, steps: 1, path: [], caught: null, for: null },
      { type: 'skip', hunter: 0, for: null },
    ]);
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, phase: 'start', toAct: 2, dice: { locked: 2 } });
  });

  it('MO-41: if all are shut in, the mummy has its turn again', () => {
    const both = `
      +---+---+---+---+
      | 0   M   1 | r |
      +---+   +---+   +
      | S   .   . | D |
      +---+---+---+---+`;
    const state = position(both, { phase: 'prowl', steps: 1 });
    play(state, stay, { brown: 3 });
    expect(heardIn(state).map(({ type }) => type)).toEqual(['prowl', 'skip', 'skip']);
    expect(json(state)).toMatchObject({ phase: 'prowl', turn: { mummy: true }, steps: 3 });
  });

  it('MO-41: other hunters alone do not shut in an ordinary cell, for a 2 leads out and back', () => {
    const state = position(SHUT_IN.replace('M', '.').replace('0   .', '0   1').replace('.   1   r', 'M   .   r'), {
      phase: 'prowl',
      steps: 1,
    });
    play(state, stay);
    expect(json(state)).toMatchObject({ turn: { hunter: 0 }, phase: 'start' });
  });

  it('MO-41: on the start others may stand so that no face leads anywhere', () => {
    const crowded = `
      +---+---+---+---+
      | S   1   M   r |
      +---+---+---+   +
              | D   . |
              +---+---+`;
    const state = position(crowded, { phase: 'prowl', steps: 1 });
    play(state, stay, { brown: 1 });
    expect(heardIn(state).slice(1)).toEqual([
      { type: 'skip', hunter: 0 },
      { type: 'skip', hunter: 1 },
    ]);
  });

  it('MO-41: only at the start of the turn: a hunter who has rolled rolls again', () => {
    const state = position(SHUT_IN, { open: [1, 'arrow'] });
    expect(momie.legal(state).actions).toEqual([roll]);
    play(state, roll, 'mummy', 2);
    expect(json(state)).toMatchObject({ phase: 'rolled', turn: { hunter: 0 } });
  });
});

describe('what is told', () => {
  it('MO-42: resets, locked dice, announced dice, played cards, skipped and lost turns, the mummy’s walks; nothing else', () => {
    const state = position(GALLERY, { locked: 1, cards: { 1: ['red-1', 'red-1'], 2: ['red-1', 'red-1'] } });
    play(state, reset);
    play(state, { type: 'prowl', path: ['4,1'] });
    play(state, roll, 1, 2, 3, 'mummy', 'arrow');
    play(state, roll, 1, 2, 'mummy', 'mummy');
    play(state, { type: 'move', die: 1, to: '1,0' });
    play(state, roll, 2, 2);
    play(state, { type: 'move', die: 2, to: '5,0', collect: true }, { brown: 2 });
    play(state, { type: 'prowl', path: ['5,1', '5,0', '4,0'] });
    expect(heardIn(state)).toEqual([
      { type: 'reset', hunter: 0 },
      { type: 'prowl', interrupt: true, steps: 1, path: ['4,1'], caught: null },
      { type: 'roll', hunter: 0, locked: 1 },
      { type: 'roll', hunter: 0, locked: 3 },
      { type: 'move', hunter: 0, die: 1 },
      { type: 'roll', hunter: 1, locked: 3 },
      { type: 'move', hunter: 1, die: 2 },
      { type: 'collect', hunter: 1, card: 'red-1', at: '5,0' },
      { type: 'prowl', interrupt: false, steps: 5, path: ['5,1', '5,0'], caught: 1 },
    ]);
  });

  it('MO-42: the public events of an action are exactly its new entries; the rest is for the hunters’ seats', () => {
    const state = position(GALLERY, { players: 3, mummy: 1 });
    const events = play(state, roll, 1, 2, 3, 'mummy', 'mummy');
    expect(events.filter((event) => event.for === null)).toEqual(
      heardIn(state).map((entry) => ({ ...entry, for: null })),
    );
    expect(events.filter((event) => event.for !== null).map((event) => event.for)).toEqual([[2, 0]]);
  });

  it('MO-42, MO-67: the turn of a hunter who is out passes unannounced', () => {
    const state = position(GALLERY, { players: 4, lives: [0, 3, 3], phase: 'prowl', steps: 1 });
    play(state, stay);
    expect(heardIn(state).map(({ type }) => type)).toEqual(['prowl']);
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, toAct: 2 });
  });

  it('a past state keeps its record', () => {
    const state = position(GALLERY);
    momie.apply(state, roll, dice(1, 1, 1, 1, 1));
    const before = momie.clone(state);
    const was = JSON.stringify(momie.write(before));
    momie.apply(state, roll, dice(2, 2, 2, 2, 'mummy'));
    expect(JSON.stringify(momie.write(before))).toBe(was);
    before.keepsHeard = false;
    momie.apply(before, roll, dice(3, 3, 3, 3, 3));
    expect(heardIn(before)).toHaveLength(1);
  });

  it('every event names the clause it carries out', () => {
    const state = position(GALLERY, { locked: 1 });
    const clauses = [
      ...play(state, reset),
      ...play(state, stay),
      ...play(state, roll, 1, 2, 3, 'mummy', 'arrow'),
      ...play(state, { type: 'move', die: 'arrow', to: '2,0' }),
    ].map((event) => momie.clause(event));
    expect(clauses).toEqual(['MO-20', 'MO-55', 'MO-22', 'MO-22', 'MO-30', 'MO-34']);
  });
});
