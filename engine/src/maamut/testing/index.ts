/** Mâamut for the tests that every game passes. */
import type { GameTesting } from '../../core/testing/manifest.ts';
import type { Event, StateJson } from '../protocol.ts';
import { inventory } from './inventory.ts';
import { announcements, outline } from './reveal.ts';
import { twin } from './twin.ts';

export const testing: GameTesting<StateJson, Event> = {
  game: 'maamut',
  inventory,
  twin,
  outline,
  announcements,
  hasHiddenChoices: false,
  hasUndo: true,
  dataNames: () => ['default'],
  shippedData: {
    '1 default': ['744fa8ba1bebae70fc8a3a80515a1fbf0715b77b5735a24c0c45c07eb01a6193'],
  },
};
