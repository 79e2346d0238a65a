import type { Hints } from '../../en/mammut/hints.ts';

export const hints: Hints = {
  look: {
    middle: 'Guarda il bottino al centro.',
    share: (name) => `Guarda la parte di ${name}.`,
    cards: 'Guarda le tue carte.',
    animals: 'Pensa agli animali che ti mancano.',
  },
  reasons: {
    endsSharing: 'Così la spartizione finisce: in questo round nessuno può più prenderti nulla.',
    wholeHerd: 'Così hai animali di tutte e sette le specie, finché nessuno tocca le tue tessere.',
    mostMeat: 'Così hai di sicuro più carne di tutti, finché nessuno tocca le tue tessere.',
    safeFire: 'Così non puoi avere meno fuochi di tutti, finché nessuno tocca le tue tessere.',
    firstOnTrack: 'Così sei di sicuro in testa al tracciato delle pelli, finché nessuno tocca le tue tessere.',
    unstealable: 'Nessuno può rubare questa parte, perché è una sola tessera.',
  },
};
