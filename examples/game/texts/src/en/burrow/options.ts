/** The options of a table of Burrow. */
import type { Options as EngineOptions } from '@traque/engine/burrow/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  hare: { label: 'Hare', help: 'A seat of your choice, or chosen at random. All others hunt.', values: {} },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
