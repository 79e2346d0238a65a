import type { Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: {
    label: 'Qui est la momie',
    help: 'Une place joue la momie, à l’aveugle ; les autres pillent sa pyramide.',
    values: {},
  },
  map: {
    label: 'La pyramide',
    help: 'Chaque pyramide a ses couloirs et ses impasses.',
    values: {
      ramses: 'Ramsès',
      hatchepsout: 'Hatchepsout',
      amenophis: 'Aménophis',
      nefertari: 'Néfertari',
      toutankhamon: 'Toutânkhamon',
      khephren: 'Khéphren',
      djoser: 'Djéser',
    },
    own: { chosen: 'Ta propre pyramide', make: 'Dessiner sa propre pyramide' },
  },
  helps: {
    label: 'Aide pour la momie',
    help: 'Marque toutes les cases où un chasseur peut se trouver, d’après ce que la momie a entendu. Rien de plus que ce qu’une oreille attentive peut déduire.',
    values: { yes: 'Oui', no: 'Non' },
  },
  reach: {
    label: 'Aide pour les chasseurs',
    help: 'Marque les cases que la momie pourrait atteindre à son prochain tour, d’après les dés du moment. Rien de plus que ce que tous les chasseurs voient.',
    values: { yes: 'Oui', no: 'Non' },
  },
};
