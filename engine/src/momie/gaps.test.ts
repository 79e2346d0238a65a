/** What mutants of the rules once got past the other tests with (docs/mutation.md). */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import type { Action, Cell } from './protocol.ts';
import { forbids, play, position, reachable } from './testing/position.ts';

const prowl = (...path: Cell[]): Action => ({ type: 'prowl', path });

const GALLERY = `
  +---+---+---+---+---+---+
  | 0   .   M   .   .   1 |
  +---+---+   +---+---+   +
  | S   .   . | D   .   r |
  +---+---+---+---+---+---+`;

describe('an action as somebody else may know it', () => {
  const state = position(GALLERY, { phase: 'prowl', steps: 6 });
  const known = (action: Action) => [0, 1, 2, null].map((viewer) => momie.actionFor(state, action, viewer));

  it('MO-52: of a walk that caught somebody, what was walked: only the mummy knows what more it meant to walk', () => {
    const meant = prowl('3,0', '4,0', '5,0', '5,1');
    const walked = prowl('3,0', '4,0', '5,0');
    expect(known(meant)).toStrictEqual([meant, walked, walked, walked]);
  });

  it('MO-52: of a walk that caught nobody, all', () => {
    const walk = prowl('3,0', '4,0', '3,0');
    expect(known(walk)).toStrictEqual([walk, walk, walk, walk]);
  });

  it('MO-52: somebody caught by the first step', () => {
    const beside = position(
      `
      +---+---+---+
      | M   0   . |
      +   +---+   +
      | S | D   r |
      +---+---+---+`,
      { phase: 'prowl', steps: 2 },
    );
    expect(momie.actionFor(beside, prowl('1,0', '2,0'), 1)).toStrictEqual(prowl('1,0'));
  });

  it('MO-30, MO-40: of a move the die; where it led only if a card was played; resets and rolls whole', () => {
    const move: Action = { type: 'move', die: 1, to: '4,0' };
    const die = { type: 'move', die: 1 };
    expect(known(move)).toStrictEqual([die, move, move, die]);
    const collecting: Action = { type: 'move', die: 1, to: '5,1', collect: true };
    expect(known(collecting)).toStrictEqual([collecting, collecting, collecting, collecting]);
    for (const open of [{ type: 'reset' }, { type: 'roll' }] as const)
      expect(known(open)).toStrictEqual([open, open, open, open]);
  });
});

it('MO-31: the second hunter walks from their own cell, and is told so', () => {
  const state = position(GALLERY, { turn: 1, open: [2, 1, 3] });
  expect(reachable(state, 2)).toEqual(['3,0', '4,1', '5,0']);
  const [, walked] = play(state, { type: 'move', die: 2, to: '3,0' }, { brown: 1 });
  expect(walked).toMatchObject({ type: 'walked', hunter: 1, from: '5,0', path: ['4,0', '3,0'] });
  expect(momie.clause(walked!)).toBe('MO-31');
});

it('MO-24: a lost turn names its clause', () => {
  expect(momie.clause({ type: 'lost', hunter: 0, for: null })).toBe('MO-24');
});

describe('MO-50: a walk by chance', () => {
  /** The mummy where the maze has a single way out, once for each direction. */
  const DEAD_ENDS = [
    ['east', '| M   . | S |\n+---+---+   +\n| D   .   r |'],
    ['west', '| .   M | S |\n+---+---+   +\n| D   .   r |'],
    ['south', '| M | S   . |\n+   +---+   +\n| . | D   r |'],
    ['north', '| . | S   . |\n+   +---+   +\n| M | D   r |'],
  ] as const;
  const framed = (rows: string) => `+---+---+---+\n${rows}\n+---+---+---+`;

  it.each(DEAD_ENDS)('leaves a dead end to the %s', (_where, rows) => {
    const state = position(framed(rows), { phase: 'prowl', steps: 3 });
    const walks = Array.from({ length: 40 }, (_, seed) => momie.sample(state, new FastChance(seed)));
    for (const walk of walks) expect(forbids(state, walk)).toBeNull();
    expect(walks.some((walk) => walk.type === 'prowl' && walk.path.length === 3)).toBe(true);
    expect(walks.some((walk) => walk.type === 'prowl' && walk.path.length < 3)).toBe(true);
  });

  it('stays where no way leads out', () => {
    const state = position(framed('| M | S   . |\n+---+---+   +\n| .   D   r |'), { phase: 'prowl', steps: 3 });
    for (let seed = 0; seed < 20; seed++) expect(momie.sample(state, new FastChance(seed))).toEqual(prowl());
  });
});

it('MO-30: a random hunter uses any die that leads to a treasure of theirs, in any order of the dice', () => {
  const maze = `
  +---+---+---+---+---+
  | .   0   .   .   r |
  +---+---+---+---+---+
  | S   . | D   . | M |
  +---+---+---+---+---+`;
  for (const open of [
    [3, 2, 2],
    [2, 3, 2],
    [2, 2, 3],
  ] as const) {
    const state = position(maze, { open, cards: { 1: ['r1'] } });
    const samples = Array.from({ length: 20 }, (_, seed) => momie.sample(state, new FastChance(seed)));
    expect(samples).toContainEqual({ type: 'move', die: 3, to: '4,0', collect: true });
  }
});
