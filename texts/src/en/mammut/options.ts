/** The options of a table of Mammut. */
import type { Options as EngineOptions } from '@traque/engine/mammut/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  first: { label: 'First player', help: 'A seat of your choice, or chosen at random.', values: {} },
  tiles: {
    label: 'Loot',
    help: 'Which set of tiles is in the bag.',
    values: { house: 'The house set' },
    own: { chosen: 'Your own loot', make: 'Make your own loot' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
