import { describe, expect, it } from 'vitest';
import { momie } from './index.ts';
import type { Heard } from './protocol.ts';
import { json, play, position } from './testing/position.ts';

const HALL = `
  +---+---+---+---+---+
  | 0   r   .   1   b |
  +---+---+   +---+---+
  | S   .   . | D |
  +---+   +---+   +
      | M   .   . |
      +---+---+---+`;
const moved: Heard[] = [
  { type: 'move', hunter: 0, die: 3 },
  { type: 'move', hunter: 1, die: 4 },
];
const cards = { 1: ['red-1', 'blue-1'], 2: ['blue-1', 'red-1'] };

describe('views', () => {
  it('MO-13: the hunters see the whole board, pawns and dice', () => {
    const state = position(HALL, { heard: moved, open: [1, 'arrow'], cards });
    for (const seat of [1, 2]) {
      const view = momie.view(state, seat);
      expect(view.hunters.map(({ at }) => at)).toEqual(['0,0', '3,0']);
      expect(view.dice).toEqual({ locked: 3, free: [1, 'arrow'], rolled: true });
    }
  });

  it('MO-13: the mummy and spectators see neither the hunters’ pawns nor the free dice; the mummy is seen by all', () => {
    const state = position(HALL, { heard: moved, open: [1, 'arrow'], cards });
    for (const viewer of [0, null]) {
      const view = momie.view(state, viewer);
      expect(view.hunters).toEqual([
        { seat: 1, lives: 3, out: false },
        { seat: 2, lives: 3, out: false },
      ]);
      expect(view.dice).toEqual({ locked: 3, free: 2, rolled: true });
    }
    for (const viewer of [0, 1, 2, null]) expect(momie.view(state, viewer).mummy.at).toBe('1,2');
  });

  it('MO-13: a hunter who has not moved since all knew where they were is seen: on the start, in the dungeon, on the treasure they showed', () => {
    const placesSeen = (heard: Heard[], drawing = HALL) =>
      momie.view(position(drawing, { heard }), 0).hunters.map(({ at }) => at);
    const onStart = HALL.replace('0', '.').replace('1', '.');
    expect(placesSeen([], onStart)).toEqual(['0,1', '0,1']);
    expect(placesSeen(moved)).toEqual([undefined, undefined]);
    const collected: Heard = { type: 'collect', hunter: 0, card: 'red-1', at: '0,0' };
    expect(placesSeen([...moved, collected])).toEqual(['0,0', undefined]);
    expect(placesSeen([...moved, collected, { type: 'roll', hunter: 0, locked: 2 }])).toEqual(['0,0', undefined]);
    expect(placesSeen([...moved, collected, moved[0]!])).toEqual([undefined, undefined]);
    const caught: Heard = { type: 'prowl', interrupt: false, steps: 2, path: ['3,0'], caught: 1 };
    const inDungeon = HALL.replace('1', '.').replace('D ', 'D1');
    expect(placesSeen([...moved, caught], inDungeon)).toEqual([undefined, '3,1']);
    expect(placesSeen([...moved, caught, moved[1]!], inDungeon)).toEqual([undefined, undefined]);
  });

  it('MO-11, MO-70: of others’ cards only the colours are seen, of those aside only how many', () => {
    const state = position(HALL, { heard: moved, cards, collected: { 1: [], 2: [] } });
    expect(momie.view(state, 1)).toMatchObject({ cards: { 1: ['red-1', 'blue-1'], 2: ['red', 'blue'] }, aside: 0 });
    expect(momie.view(state, 2).cards).toEqual({ 1: ['red', 'blue'], 2: ['blue-1', 'red-1'] });
    for (const viewer of [0, null])
      expect(momie.view(state, viewer).cards).toEqual({ 1: ['red', 'blue'], 2: ['red', 'blue'] });
  });

  it('MO-42: a move that is not shown changes nothing in the mummy’s view but what is told', () => {
    const seen = ['1,0', '2,1'].map((to) => {
      const state = position(HALL, { heard: moved, open: [1, 3], cards });
      play(state, { type: 'move', die: to === '1,0' ? 1 : 3, to });
      return JSON.stringify(momie.view(state, 0)).replace(/"heard":.*?\]/, '');
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('MO-42: of an action the mummy knows the die, and the rest only if a card was played', () => {
    const state = position(HALL, { heard: moved, open: [1], cards });
    const quiet = { type: 'move', die: 1, to: '1,0', note: 'x' } as const;
    for (const viewer of [0, null]) expect(momie.actionFor(state, quiet, viewer)).toEqual({ type: 'move', die: 1 });
    expect(momie.actionFor(state, quiet, 2)).toEqual({ type: 'move', die: 1, to: '1,0' });
    const shown = { type: 'move', die: 1, to: '1,0', collect: true } as const;
    expect(momie.actionFor(state, shown, null)).toEqual(shown);
    expect(momie.actionFor(state, { type: 'prowl', path: ['1,2'] }, 1)).toEqual({ type: 'prowl', path: ['1,2'] });
    expect(momie.actionFor(state, { type: 'roll' }, 0)).toEqual({ type: 'roll' });
  });

  it('when the game is over every view is the full state', () => {
    const state = position(HALL, { open: [1], cards: { 1: ['red-1'], 2: ['blue-1'] } });
    play(state, { type: 'move', die: 1, to: '1,0', collect: true });
    for (const viewer of [0, 1, 2, null])
      expect(JSON.stringify(momie.view(state, viewer))).toBe(JSON.stringify(json(state)));
  });
});
