import type { Hints } from '../../en/maamut/hints.ts';

export const hints: Hints = {
  look: {
    place: 'Guarda questo lato del tabellone.',
    push: 'Guarda il mammut.',
    walk: 'Guarda queste tessere.',
    trap: 'Guarda la tessera su cui ti trovi.',
    cards: 'Guarda le tue carte.',
    flee: 'Guarda le tessere attorno al mammut.',
  },
  reasons: {
    stopsLoss: 'Così non perdi subito.',
    stopsWin: (name) => `Così ${name} non può vincere con la prossima azione.`,
    keepsHunter: 'Così salvi il tuo cacciatore.',
    threatens: 'Se il mammut resta lì, una carta della tua mano lo spinge nella tua trappola.',
  },
};
