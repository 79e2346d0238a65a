import type { Hints } from '../../en/mammut/hints.ts';

export const hints: Hints = {
  look: {
    middle: 'Sieh dir die Beute in der Mitte an.',
    share: (name) => `Sieh dir den Anteil von ${name} an.`,
    cards: 'Sieh dir deine Karten an.',
    animals: 'Denk an die Tiere, die dir fehlen.',
  },
  reasons: {
    endsSharing: 'Damit endet das Teilen: Niemand kann dir in dieser Runde noch etwas nehmen.',
  },
};
