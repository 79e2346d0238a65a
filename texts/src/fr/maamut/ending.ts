import type { Ending } from '../../en/maamut/ending.ts';
import { de } from '../elision.ts';

export const ending: Ending = {
  drove: ({ name, cell }) => `${name} a poussé le mammouth dans l’un de ses propres pièges, en ${cell}.`,
  droveFor: ({ name, owner, cell }) =>
    `${name} a poussé le mammouth dans le piège ${de(owner)} en ${cell} : un piège fait gagner qui l’a posé.`,
  escapes: {
    'MA-80': 'Le mammouth est tombé dans un piège.',
    'MA-81': 'Il ne reste aucun chasseur dans la plaine.',
    'MA-82': 'Plus rien ne pouvait pousser le mammouth dans un piège.',
    'MA-83': 'La chasse a assez duré, et le mammouth est toujours debout.',
  },
  columns: {
    pushes: 'Poussées',
    driven: 'Tuiles parcourues',
    trapsSet: 'Pièges posés',
    trapsLifted: 'Pièges retirés',
    panics: 'Paniques',
  },
};
