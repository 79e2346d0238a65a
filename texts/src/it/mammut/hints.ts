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
  },
};
