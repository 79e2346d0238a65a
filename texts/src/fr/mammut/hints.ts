import type { Hints } from '../../en/mammut/hints.ts';
import { de } from '../elision.ts';

export const hints: Hints = {
  look: {
    middle: 'Regarde le butin au centre.',
    share: (name) => `Regarde la part ${de(name)}.`,
    cards: 'Regarde tes cartes.',
    animals: 'Pense aux animaux qui te manquent.',
  },
  reasons: {
    endsSharing: 'Ce coup termine le partage : personne ne peut plus rien te prendre dans cette manche.',
  },
};
