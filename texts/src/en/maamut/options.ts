/** The options of a table of Mâamut. */
import type { Options as EngineOptions } from '@traque/engine/maamut/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  first: { label: 'First player', help: 'A seat of your choice, or chosen at random.', values: {} },
  fallenTraps: {
    label: 'Traps of a fallen hunter',
    help: 'A fallen hunter’s traps stay and can still win their owner the game, or they vanish with the hunter.',
    values: { stay: 'They stay', vanish: 'They vanish' },
  },
  huntLimit: {
    label: 'Turn limit',
    help: 'Optional variant: after this many turns each, the mammoth has survived and wins. Leave empty for no limit.',
    values: {},
  },
  begins: {
    label: 'First turn of the hunt',
    help: 'Optional variant: if the next player begins the hunt, the first player acts last.',
    values: { first: 'The first player', next: 'The next player' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
