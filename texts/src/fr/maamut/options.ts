import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Qui commence', help: 'Une place de ton choix, ou tirée au sort.', values: {} },
  fallenTraps: {
    label: 'Pièges d’un chasseur éliminé',
    help: 'Ils restent en jeu et peuvent encore le faire gagner, ou disparaissent avec lui.',
    values: { stay: 'Ils restent', vanish: 'Ils disparaissent' },
  },
  huntLimit: {
    label: 'Durée de la chasse',
    help: 'Variante facultative : après ce nombre de tours par chasseur, le mammouth gagne. Vide : sans limite.',
    values: {},
  },
  begins: {
    label: 'Qui ouvre la chasse',
    help: 'Variante facultative : qui s’est placé en premier joue en dernier.',
    values: { first: 'La même personne', next: 'La personne suivante' },
  },
};
