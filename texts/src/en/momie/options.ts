/** The options of a table of La Malédiction de la Momie. */
import type { Options as EngineOptions } from '@traque/engine/momie/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  mummy: { label: 'Who is the mummy', help: 'One seat hunts blind; all others steal.', values: {} },
  map: {
    label: 'The pyramid',
    help: 'Each map has its own corridors and dead ends.',
    values: { ramses: 'Ramesses', hatchepsout: 'Hatshepsut', amenophis: 'Amenophis', nefertari: 'Nefertari' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

/** What the app may work out for the mummy's player, if the table allows it. */
export const helps = {
  label: 'Help for the mummy',
  help: 'The mummy may have the cells marked where each hunter could be after what it heard. Nothing secret is told: a good listener works it out alone.',
};

export type Options = typeof options;
export type Helps = typeof helps;
