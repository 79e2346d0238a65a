import { describe, expect, it } from 'vitest';
import { handOf, intentAt, isLegal, targetsOf } from './intents.ts';
import { position } from './testing.ts';

describe('what a tile means', () => {
  it('is the move that ends there, legal or not: the room answers', () => {
    expect(intentAt(position(), 0, '0,0')).toEqual({ type: 'move', card: 2, dir: 0 });
    expect(intentAt(position(), 0, '1,0')).toEqual({ type: 'move', card: 3, dir: 0 });
  });

  it('is nothing off the six lines, beyond three tiles, on their own tile, or for a spectator', () => {
    expect(intentAt(position(), 0, '0,1')).toBeNull();
    expect(intentAt(position(), 0, '2,0')).toBeNull();
    expect(intentAt(position(), 0, '-2,0')).toBeNull();
    expect(intentAt(position(), null, '0,0')).toBeNull();
  });

  it('is a start or a flight when that is what the moment asks', () => {
    expect(intentAt(position({ phase: 'place' }), 0, '3,0')).toEqual({ type: 'place', at: '3,0' });
    expect(intentAt(position({ phase: 'panic' }), 0, '3,0')).toEqual({ type: 'flee', to: '3,0' });
  });
});

it('takes targets from the legal actions alone', () => {
  const legal = {
    complete: true,
    actions: [
      { type: 'move', card: 1, dir: 0 } as const,
      { type: 'setTrap' } as const,
      { type: 'pass', card: 2 } as const,
    ],
  };
  expect(targetsOf(position(), 0, legal)).toEqual([{ cell: '-1,0', card: 1, action: legal.actions[0] }]);
  expect(targetsOf(position(), 0, null)).toEqual([]);
  expect([isLegal(legal, 'setTrap'), isLegal(legal, 'liftTrap')]).toEqual([true, false]);
  expect([isLegal(legal, 'pass', 2), isLegal(legal, 'pass', 1)]).toEqual([true, false]);
});

it('shows a hand only to its holder', () => {
  expect(handOf(position(), 0)).toEqual([1, 2, 3]);
  expect(handOf(position(), 1)).toEqual([]);
  expect(handOf(position(), null)).toEqual([]);
});
