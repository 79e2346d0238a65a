import type { Hints } from '../../en/momie/hints.ts';

export const hints: Hints = {
  look: {
    dice: 'Regarde les dés.',
    area: 'Regarde cette partie de la pyramide.',
    mummy: 'Regarde où se trouve la momie.',
  },
  reasons: {
    takes: 'Ce coup prend un trésor qu’il te faut.',
    catches: 'Ce coup attrape un chasseur à coup sûr.',
    outOfReach: 'Là, la momie ne peut pas t’atteindre à sa prochaine marche.',
  },
};
