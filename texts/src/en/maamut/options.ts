/** The options of a table of Mâamut. */
import type { Options as EngineOptions } from '@traque/engine/maamut/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  first: { label: 'Who begins', help: 'A seat of your choice, or the lot decides.', values: {} },
  fallenTraps: {
    label: 'Traps of a fallen hunter',
    help: 'A removed hunter’s traps stay and can still win him the game, or they vanish with him.',
    values: { stay: 'They stay', vanish: 'They vanish' },
  },
  huntLimit: {
    label: 'Length of the hunt',
    help: 'After so many turns each, the mammoth has survived and wins. Leave it empty for no limit.',
    values: {},
  },
  begins: {
    label: 'The first turn of the hunt',
    help: 'If the player after the first begins, who placed first acts last: for tables of three where the first wins too often.',
    values: { first: 'The first player', next: 'The player after him' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
