/** Mammut for the tests that every game passes. */
import type { GameTesting } from '../../core/testing/manifest.ts';
import type { Event, StateJson } from '../protocol.ts';
import { setNames } from '../tiles.ts';
import { inventory } from './inventory.ts';
import { announcements, outline } from './reveal.ts';
import { twin } from './twin.ts';

export const testing: GameTesting<StateJson, Event> = {
  game: 'mammut',
  inventory,
  twin,
  outline,
  announcements,
  hasHiddenChoices: true,
  hasUndo: true,
  dataNames: () => ['default', ...setNames],
  shippedData: {
    '1 default': ['9c0d402c81c364e57fb402d8923e7c8ff436e3fdb6a88f45c1e4fec1d2a1be23'],
    '1 house': ['9c0d402c81c364e57fb402d8923e7c8ff436e3fdb6a88f45c1e4fec1d2a1be23'],
  },
};
