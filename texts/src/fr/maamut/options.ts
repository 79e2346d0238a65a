import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Qui commence', help: 'Une place de ton choix, ou le sort décide.', values: {} },
  fallenTraps: {
    label: 'Pièges d’un chasseur éliminé',
    help: 'Les pièges d’un chasseur éliminé restent et peuvent encore le faire gagner, ou disparaissent avec lui.',
    values: { stay: 'Ils restent', vanish: 'Ils disparaissent' },
  },
  huntLimit: {
    label: 'Durée de la chasse',
    help: 'Après autant de tours chacun, le mammouth a survécu et gagne. Laisse vide pour ne pas limiter.',
    values: {},
  },
  begins: {
    label: 'Le premier tour de la chasse',
    help: 'Si le joueur suivant ouvre la chasse, qui s’est placé le premier joue en dernier : pour les tables de trois où le premier gagne trop souvent.',
    values: { first: 'Le premier joueur', next: 'Le joueur suivant' },
  },
};
