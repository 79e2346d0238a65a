/** The options of a table of Mammut. */
import type { Options as EngineOptions } from '@traque/engine/mammut/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  first: { label: 'Who begins', help: 'A seat of your choice, or the lot decides.', values: {} },
  tiles: {
    label: 'The loot',
    help: 'Which set of tiles is poured out.',
    values: { house: 'The cave set' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
