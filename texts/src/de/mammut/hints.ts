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
    wholeHerd: 'Damit hast du Tiere aller sieben Arten, solange niemand deine Plättchen anrührt.',
    mostMeat: 'Damit hast du sicher das meiste Fleisch, solange niemand deine Plättchen anrührt.',
    safeFire: 'Damit kannst du nicht am wenigsten Feuer haben, solange niemand deine Plättchen anrührt.',
    firstOnTrack: 'Damit bist du auf der Fellleiste sicher am weitesten, solange niemand deine Plättchen anrührt.',
    unstealable: 'Diesen Anteil kann niemand stehlen, denn er ist ein einzelnes Plättchen.',
  },
};
