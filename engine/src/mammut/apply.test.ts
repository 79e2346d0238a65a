import { describe, expect, it } from 'vitest';
import type { Viewer } from '../core/game.ts';
import { shownActions } from '../core/testing/records.ts';
import { gameNamed } from '../index.ts';

describe('of a running game the others are not told', () => {
  it.each([
    ['seat 0', (): Viewer => 0],
    ['a spectator', (): Viewer => null],
  ] as const)('MM-44: which card was laid (%s)', (_who, viewerOf) => {
    let hidden = 0;
    for (const { action, shown, seat, viewer } of shownActions(gameNamed('mammut')!, viewerOf)) {
      if (action.type !== 'lay' || seat === viewer) expect(shown).toEqual(action);
      else {
        expect(shown).toEqual({ type: 'lay' });
        hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
});
