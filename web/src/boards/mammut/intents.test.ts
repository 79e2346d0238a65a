import type { Action } from '@traque/engine/mammut/protocol';
import { describe, expect, it } from 'vitest';
import {
  aimOf,
  aimWith,
  type Aim,
  intentOf,
  isPlayable,
  nothing,
  onlyTake,
  reachOf,
  toggleTiles,
  touchShare,
} from './intents.ts';
import { position } from './testing.ts';

describe('putting an action together', () => {
  it('MM-31: tiles and whole kinds are chosen and let go again', () => {
    const some = toggleTiles(toggleTiles(nothing, [5]), [2, 3]);
    expect(intentOf(some)).toEqual({ type: 'take', tiles: [2, 3, 5] });
    expect(intentOf(toggleTiles(some, [3, 5]))).toEqual({ type: 'take', tiles: [2] });
    expect(intentOf(toggleTiles(some, [3, 4]))).toEqual({ type: 'take', tiles: [2, 3, 4, 5] });
    expect(intentOf(nothing)).toBeNull();
  });

  it('MM-32: a theft says whose share, and what goes back', () => {
    const theft = touchShare(nothing, 1, 0);
    expect(intentOf(theft)).toBeNull();
    expect(reachOf(theft, position())).toEqual([0, 1, 8, 9]);
    expect(intentOf(toggleTiles(theft, [9, 0]))).toEqual({ type: 'steal', from: 1, share: 0, return: [0, 9] });
  });

  it('MM-41, MM-42: of more than two tiles pointed at the latest stay', () => {
    const pointing = [4, 5, 6].reduce<Aim>((aim, tile) => toggleTiles(aim, [tile]), aimWith('flip'));
    expect(intentOf(pointing)).toEqual({ type: 'play', card: 'flip', tiles: [5, 6] });
    expect(reachOf(pointing, position())).toHaveLength(31);
  });

  it('MM-41, MM-42: a card points only at what it may be played on, wherever it lies', () => {
    const { tiles } = position();
    const peeked = reachOf(aimWith('peek'), position());
    expect(peeked.length).toBeGreaterThan(1);
    for (const tile of peeked) expect(tiles[tile]?.up).toBe('?');
    // Tile 8 is the fox in Ben's share, tile 9 the shaman there.
    const flipped = reachOf(aimWith('flip'), position());
    expect([flipped.includes(8), flipped.includes(9)]).toEqual([false, true]);
    expect([reachOf(aimWith('giveBack'), position()), reachOf(aimWith('ownHide'), position())]).toEqual([[], []]);
  });

  it('MM-43: shares are chosen and let go again', () => {
    const both = touchShare(touchShare(aimWith('giveBack'), 1, 0), 2, 0);
    expect(intentOf(both)).toEqual({
      type: 'play',
      card: 'giveBack',
      shares: [
        [1, 0],
        [2, 0],
      ],
    });
    expect(intentOf(touchShare(both, 1, 0))).toMatchObject({ shares: [[2, 0]] });
  });

  it('MM-44: an evaluation card needs no target', () => {
    expect(intentOf(aimWith('ownHide'))).toEqual({ type: 'lay', card: 'ownHide' });
  });

  it('MM-35: one take alone on offer is the last share', () => {
    const all = { type: 'take', tiles: [1, 2] } as const;
    expect(onlyTake({ actions: [all], complete: false })).toEqual([1, 2]);
    expect(onlyTake({ actions: [all, { type: 'take', tiles: [1] }], complete: false })).toBeNull();
    expect(isPlayable({ actions: [{ type: 'lay', card: 'ownHide' }], complete: false }, 'ownHide')).toBe(true);
    expect(isPlayable(null, 'ownHide')).toBe(false);
  });
});

it.each<Action>([
  { type: 'take', tiles: [2, 5] },
  { type: 'steal', from: 1, share: 0, return: [0, 9] },
  { type: 'play', card: 'peek', tiles: [4] },
  { type: 'play', card: 'flip', tiles: [4, 6] },
  { type: 'play', card: 'giveBack', shares: [[1, 0]] },
  { type: 'lay', card: 'ownHide' },
])('what a coach suggests is put together as the player would: $type $card', (action) => {
  const aim = aimOf(action);
  expect(aim && intentOf(aim)).toEqual(action);
});
