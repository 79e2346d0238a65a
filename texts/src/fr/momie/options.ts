import type { Helps, Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: { label: 'Qui est la momie', help: 'Une place chasse à l’aveugle ; toutes les autres volent.', values: {} },
  map: {
    label: 'La pyramide',
    help: 'Chaque plan a ses couloirs et ses impasses.',
    values: { ramses: 'Ramsès', hatchepsout: 'Hatchepsout', amenophis: 'Aménophis', nefertari: 'Néfertari' },
  },
};

export const helps: Helps = {
  label: 'Aide pour la momie',
  help: 'La momie peut faire marquer les cases où chaque chasseur peut se trouver d’après ce qu’elle a entendu. Rien de secret n’est révélé : une bonne oreille le déduit seule.',
};
