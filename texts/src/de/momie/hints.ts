import type { Hints } from '../../en/momie/hints.ts';

export const hints: Hints = {
  look: {
    dice: 'Sieh dir die Würfel an.',
    area: 'Sieh dir diesen Teil der Pyramide an.',
    mummy: 'Sieh dir an, wo die Mumie steht.',
  },
  reasons: {
    takes: 'Damit nimmst du einen Schatz, den du brauchst.',
    catches: 'Damit fängst du sicher jemanden.',
    outOfReach: 'Dort kann dich die Mumie bei ihrem nächsten Gang nicht erreichen.',
  },
};
