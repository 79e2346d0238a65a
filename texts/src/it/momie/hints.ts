import type { Hints } from '../../en/momie/hints.ts';

export const hints: Hints = {
  look: {
    dice: 'Guarda i dadi.',
    area: 'Guarda questa parte della piramide.',
    mummy: 'Guarda dove si trova la mummia.',
  },
  reasons: {
    takes: 'Così prendi un tesoro che ti serve.',
    catches: 'Così catturi di sicuro un cacciatore.',
    outOfReach: 'Lì la mummia non può raggiungerti con la sua prossima camminata.',
  },
};
