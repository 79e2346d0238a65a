/** The options of a table of La Malédiction de la Momie. */
import type { Options as EngineOptions } from '@traque/engine/momie/protocol';
import type { OptionText } from '../../game-words.ts';

export const options = {
  mummy: {
    label: 'Who is the mummy',
    help: 'The mummy hunts without seeing the hunters; everyone else is a treasure hunter.',
    values: {},
  },
  map: {
    label: 'Pyramid',
    help: 'Each map has its own corridors and dead ends.',
    values: {
      ramses: 'Ramesses',
      hatchepsout: 'Hatshepsut',
      amenophis: 'Amenophis',
      nefertari: 'Nefertari',
      toutankhamon: 'Tutankhamun',
      khephren: 'Khafre',
      djoser: 'Djoser',
    },
    own: { chosen: 'Your own pyramid', make: 'Draw your own pyramid' },
  },
  helps: {
    label: 'Help for the mummy',
    help: 'Marks every cell where a hunter could be, from what the mummy has heard. Reveals nothing a careful listener couldn’t work out.',
    values: { yes: 'On', no: 'Off' },
  },
  reach: {
    label: 'Help for the hunters',
    help: 'Marks the cells that the mummy could get to on its next turn, as the dice lie now. Uses only what every hunter can see.',
    values: { yes: 'On', no: 'Off' },
  },
} satisfies Readonly<Record<keyof EngineOptions, OptionText>>;

export type Options = typeof options;
