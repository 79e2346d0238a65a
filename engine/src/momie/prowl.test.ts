import { describe, expect, it } from 'vitest';
import { momie } from './index.ts';
import type { Action, Cell } from './protocol.ts';
import { forbids, heardIn, json, play, position } from './testing/position.ts';

const prowl = (...path: Cell[]): Action => ({ type: 'prowl', path });

/** The mummy in the middle of a gallery with a side passage. */
const GALLERY = `
  +---+---+---+---+---+---+
  | 0   .   M   .   .   1 |
  +---+---+   +---+---+   +
  | S   .   . | D   .   r |
  +---+---+---+---+---+---+`;

describe('the mummy’s turn', () => {
  it('MO-50: its die plus the number of locked dice', () => {
    const state = position(GALLERY, { turn: 1, open: [1, 1, 1] });
    play(state, { type: 'move', die: 1, to: '4,0' }, { brown: 3 });
    expect(json(state)).toMatchObject({ phase: 'prowl', toAct: 0, steps: 5, dice: { locked: 2 } });
  });

  it('MO-50: up to that number of cells, one after the other', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 2 });
    expect(forbids(state, prowl('3,0'))).toBeNull();
    expect(forbids(state, prowl('3,0', '4,0'))).toBeNull();
    expect(forbids(state, prowl('3,0', '2,0'))).toBeNull();
    expect(forbids(state, prowl('3,0', '4,0', '5,0'))).toBe('MO-50');
  });

  it('MO-51: walls stop it, and it neither jumps nor goes aslant', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 8 });
    for (const path of [['4,0'], ['3,1'], ['2,0'], ['3,0', '3,1'], ['1,1'], ['2,-1'], ['3,0', '7,7']])
      expect(forbids(state, prowl(...path))).toBe('MO-51');
  });

  it('MO-51: it never enters the start or the dungeon', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 8 });
    expect(forbids(state, prowl('2,1', '1,1', '0,1'))).toBe('MO-51');
    expect(forbids(state, prowl('3,0', '4,0', '5,0', '5,1', '4,1', '3,1'))).toBe('MO-51');
  });

  it('MO-52: entering a hunter’s cell it catches them and stops there', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 5 });
    const events = play(state, prowl('3,0', '4,0', '5,0', '5,1'));
    expect(events).toEqual([
      { type: 'prowl', interrupt: false, steps: 5, path: ['3,0', '4,0', '5,0'], caught: 1, for: null },
    ]);
    expect(json(state).mummy.at).toBe('5,0');
    expect(momie.clause(events[0]!)).toBe('MO-52');
  });

  it('MO-53: the caught hunter goes to the dungeon and gives a token', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 2 });
    play(state, prowl('1,0', '0,0'));
    expect(json(state).hunters[0]).toEqual({ seat: 1, at: '3,1', lives: 2, out: false });
    expect(json(state).mummy).toEqual({ at: '0,0', tokens: 1, goal: 4 });
    expect(json(state)).toMatchObject({ turn: { hunter: 0 }, phase: 'start' });
  });

  it('MO-53: giving their last one they are out of the game', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 2, lives: [1, 3] });
    play(state, prowl('1,0', '0,0'));
    expect(json(state).hunters[0]).toEqual({ seat: 1, at: null, lives: 0, out: true });
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, phase: 'start', mummy: { tokens: 3 } });
  });

  it('MO-54: the white dice stay as they are', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 4, locked: 3 });
    play(state, prowl('3,0', '4,0', '5,0'));
    expect(json(state).dice).toEqual({ locked: 3, free: [], rolled: false });
  });

  it('MO-56: it may stay where it is', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 3 });
    play(state, prowl());
    expect(json(state).mummy.at).toBe('2,0');
    expect(heardIn(state)).toEqual([{ type: 'prowl', interrupt: false, steps: 3, path: [], caught: null }]);
  });

  it('MO-56: the whole path is judged before it is walked, wherever hunters stand', () => {
    for (const drawing of [GALLERY, GALLERY.replace('.   M   .', '.   M   0').replace('| 0', '| .')]) {
      const state = position(drawing, { phase: 'prowl', steps: 3 });
      expect(forbids(state, prowl('3,0', '3,1'))).toBe('MO-51');
      expect(forbids(state, prowl('3,0', '4,0', '5,0', '5,1'))).toBe('MO-50');
      expect(forbids(state, prowl('3,0', '4,0', '3,0'))).toBeNull();
    }
  });

  it('MO-56: every path that repeats no cell is listed, the mummy’s own cell included, and the list does not claim to be all', () => {
    const state = position(GALLERY, { phase: 'prowl', steps: 2 });
    const { actions, complete } = momie.legal(state);
    expect(complete).toBe(false);
    expect(actions.map((action) => (action.type === 'prowl' ? action.path.join(' ') : action.type)).sort()).toEqual([
      '',
      '1,0',
      '1,0 0,0',
      '2,1',
      '2,1 1,1',
      '3,0',
      '3,0 4,0',
    ]);
  });
});

describe('interruption', () => {
  it('MO-55: as many cells as dice showed the mummy before the reset, no die is rolled', () => {
    const state = position(GALLERY, { locked: 2 });
    play(state, { type: 'reset' });
    expect(json(state)).toMatchObject({ phase: 'interrupt', steps: 2, toAct: 0 });
    expect(forbids(state, prowl('3,0', '4,0', '5,0'))).toMatch(/MO-50|MO-55/);
    expect(momie.legal(state).complete).toBe(false);
    const events = play(state, prowl('3,0', '4,0'));
    expect(events[0]).toMatchObject({ interrupt: true, steps: 2 });
  });

  it('MO-55: then the hunter who reset rolls all five', () => {
    const state = position(GALLERY, { locked: 5 });
    play(state, { type: 'reset' });
    play(state, prowl());
    expect(json(state)).toMatchObject({ phase: 'start', turn: { hunter: 0 }, toAct: 1, steps: null });
    expect(momie.legal(state).actions).toEqual([{ type: 'roll' }]);
    expect(forbids(state, { type: 'reset' })).toBe('MO-20');
    play(state, { type: 'roll' }, 1, 2, 3, 4, 'arrow');
    expect(json(state).dice).toEqual({ locked: 0, free: [1, 2, 3, 4, 'arrow'], rolled: true });
  });

  it('MO-55: caught, they roll in the dungeon', () => {
    const state = position(GALLERY, { locked: 2 });
    play(state, { type: 'reset' });
    play(state, prowl('1,0', '0,0'));
    expect(json(state)).toMatchObject({ phase: 'start', turn: { hunter: 0 }, toAct: 1 });
    expect(json(state).hunters[0]!.at).toBe('3,1');
    play(state, { type: 'roll' }, 1, 1, 1, 1, 1);
    play(state, { type: 'move', die: 1, to: '4,1' });
  });

  it('MO-55: out of the game, their turn is over and the dice stay free', () => {
    const state = position(GALLERY, { locked: 2, lives: [1, 3] });
    play(state, { type: 'reset' });
    play(state, prowl('1,0', '0,0'));
    expect(json(state)).toMatchObject({ phase: 'start', turn: { hunter: 1 }, toAct: 2 });
    expect(json(state).dice).toEqual({ locked: 0, free: [], rolled: false });
    expect(heardIn(state).map(({ type }) => type)).toEqual(['reset', 'prowl']);
  });

  it('MO-55: the last hunter out by an interruption: the mummy’s own turn follows', () => {
    const state = position(GALLERY, { locked: 3, lives: [3, 1], turn: 1 });
    play(state, { type: 'reset' });
    play(state, prowl('3,0', '4,0', '5,0'), { brown: 2 });
    expect(json(state)).toMatchObject({ phase: 'prowl', steps: 2, turn: { mummy: true }, mummy: { at: '5,0' } });
  });

  it('MO-55: shut in so that no face could move them, their turn is skipped and the dice stay free', () => {
    const state = position(GALLERY, { locked: 1 });
    play(state, { type: 'reset' });
    play(state, prowl('1,0'));
    expect(heardIn(state).at(-1)).toEqual({ type: 'skip', hunter: 0 });
    expect(json(state)).toMatchObject({ phase: 'start', turn: { hunter: 1 }, dice: { locked: 0, free: [] } });
  });

  it('MO-55: another hunter may be caught too, and the first goes on', () => {
    const state = position(GALLERY, { locked: 4 });
    play(state, { type: 'reset' });
    play(state, prowl('3,0', '4,0', '5,0'));
    expect(json(state).hunters.map(({ at, lives }) => [at, lives])).toEqual([
      ['0,0', 3],
      ['3,1', 2],
    ]);
    expect(json(state)).toMatchObject({ phase: 'start', turn: { hunter: 0 } });
  });
});
