import { describe, expect, it } from 'vitest';
import { momie } from './index.ts';
import { forbids, json, play, position } from './testing/position.ts';

const HALL = `
  +---+---+---+---+---+
  | 0   r   M   1   b |
  +---+---+   +---+---+
  | S   .   . | D |
  +---+   +---+   +
      | .   .   . |
      +---+---+---+`;

describe('the end', () => {
  it('MO-60: a hunter who plays their last mission card wins at once, alone', () => {
    const state = position(HALL, {
      open: [1, 'arrow'],
      cards: { 1: ['red-1'], 2: ['blue-1'] },
      collected: { 1: ['blue-1'], 2: ['red-1'] },
    });
    play(state, { type: 'move', die: 1, to: '1,0', collect: true });
    const after = json(state);
    expect(after).toMatchObject({
      phase: 'over',
      toAct: null,
      result: { winners: [1], reason: 'treasures' },
      steps: null,
    });
    expect(after.collected['1']).toEqual(['blue-1', 'red-1']);
    expect([after.turn, after.dice.locked]).toEqual([{ hunter: 0 }, 3]);
  });

  it('MO-60: no dice lie free after the end: `rolled` is true exactly in phase `rolled`', () => {
    const state = position(HALL, {
      open: [1, 'arrow'],
      cards: { 1: ['red-1'], 2: ['blue-1'] },
      collected: { 1: ['blue-1'], 2: ['red-1'] },
    });
    expect(json(state).dice).toEqual({ locked: 3, free: [1, 'arrow'], rolled: true });
    play(state, { type: 'move', die: 1, to: '1,0', collect: true });
    for (const seen of [json(state), ...[null, 0, 1, 2].map((viewer) => momie.view(state, viewer))])
      expect(seen.dice).toEqual({ locked: 3, free: [], rolled: false });
  });

  it('MO-60: standing on the last treasure without playing the card wins nothing', () => {
    const state = position(HALL, { open: [1], cards: { 1: ['red-1'], 2: ['blue-1'] } });
    play(state, { type: 'move', die: 1, to: '1,0' });
    expect(json(state)).toMatchObject({ phase: 'start', result: null });
  });

  it.each([
    [3, [0, 3], 4],
    [4, [0, 1, 3], 6],
    [5, [0, 1, 2, 3], 7],
  ])('MO-61: with %i players the catch that makes %j lives into %i tokens wins at once', (players, lives, goal) => {
    const last = lives.length - 1;
    const drawing = HALL.replace('0', '.').replace('1', String(last));
    const before = position(drawing, { players, phase: 'prowl', steps: 1, lives: lives.with(0, 1) });
    play(before, { type: 'prowl', path: ['3,0'] });
    expect(json(before)).toMatchObject({ phase: 'start', result: null, mummy: { tokens: goal - 1 } });

    const state = position(drawing, { players, phase: 'prowl', steps: 1, lives });
    play(state, { type: 'prowl', path: ['3,0'] });
    expect(json(state)).toMatchObject({
      phase: 'over',
      toAct: null,
      steps: null,
      turn: { mummy: true },
      mummy: { tokens: goal, goal },
      result: { winners: [0], reason: 'tokens' },
    });
  });

  it('MO-61: also in an interruption', () => {
    const state = position(HALL, { locked: 1, lives: [1, 2] });
    play(state, { type: 'reset' });
    play(state, { type: 'prowl', path: ['3,0'] });
    expect(json(state)).toMatchObject({ phase: 'over', turn: { hunter: 0 }, steps: null, dice: { locked: 0 } });
  });

  it('MO-65: two players: all 10 cards win for the hunter, the 3rd token for the mummy', () => {
    const treasures = ['red-1', 'blue-1'];
    const state = position(HALL, {
      players: 2,
      turn: 1,
      open: [1],
      cards: { 1: ['blue-1'] },
      collected: { 1: ['red-1'] },
    });
    play(state, { type: 'move', die: 1, to: '4,0', collect: true });
    expect(json(state)).toMatchObject({ result: { winners: [1], reason: 'treasures' }, collected: { 1: treasures } });

    const hunted = position(HALL, { players: 2, phase: 'prowl', steps: 1, lives: [3, 1] });
    play(hunted, { type: 'prowl', path: ['3,0'] });
    expect(json(hunted)).toMatchObject({ result: { winners: [0], reason: 'tokens' }, mummy: { tokens: 3 } });
    expect(json(hunted).hunters[1]).toMatchObject({ out: true, at: null });
  });

  it('MO-67: a hunter who is out loses their turns', () => {
    const state = position(HALL.replace('1', '2'), { players: 4, open: [1], lives: [3, 0, 3] });
    play(state, { type: 'move', die: 1, to: '1,0' });
    expect(json(state)).toMatchObject({ turn: { hunter: 2 }, toAct: 3 });
    const last = position(HALL.replace('1', '2'), { players: 4, open: [1], lives: [3, 0, 0] });
    play(last, { type: 'move', die: 1, to: '1,0' }, { brown: 1 });
    expect(json(last)).toMatchObject({ turn: { mummy: true }, phase: 'prowl' });
  });

  it('MO-67: an out hunter’s pawn is in nobody’s way and their unplayed cards stay secret', () => {
    const state = position(HALL.replace('1', '.'), {
      players: 3,
      lives: [3, 0],
      cards: { 1: ['red-1'], 2: ['blue-1'] },
    });
    for (const viewer of [null, 0, 1]) expect(momie.view(state, viewer).cards['2']).toEqual(['blue']);
    expect(momie.view(state, 0).hunters[1]).toEqual({ seat: 2, at: null, lives: 0, out: true });
  });

  it('MO-0: after the end nothing is allowed', () => {
    const state = position(HALL, { phase: 'prowl', steps: 1, lives: [0, 3] });
    play(state, { type: 'prowl', path: ['3,0'] });
    expect(momie.legal(state)).toEqual({ actions: [], complete: true });
    for (const action of [{ type: 'roll' }, { type: 'prowl', path: [] }]) expect(forbids(state, action)).toBe('MO-0');
  });
});
