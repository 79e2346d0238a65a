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
    wholeHerd: 'Tu réunis alors les sept espèces d’animaux, tant que personne ne touche à tes plaquettes.',
    mostMeat: 'Tu as alors à coup sûr le plus de viandes, tant que personne ne touche à tes plaquettes.',
    safeFire: 'Tu ne peux alors pas avoir le moins de feux, tant que personne ne touche à tes plaquettes.',
    firstOnTrack: 'Tu es alors à coup sûr en tête du parcours des peaux, tant que personne ne touche à tes plaquettes.',
    unstealable: 'Personne ne peut voler cette part : elle n’a qu’une plaquette.',
  },
};
