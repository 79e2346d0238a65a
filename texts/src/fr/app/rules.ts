import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const rules: Rules = {
  title: (game) => `Les règles : ${game}`,
  search: 'Chercher dans les règles',
  found: (n) => count(n, 'article trouvé', 'articles trouvés'),
  unknown: (id) => `Il n’y a pas d’article ${id} ici. Parcours les chapitres, ou cherche.`,
  nothing: 'Aucun article n’en parle.',
  clause: (id) => `Article ${id}`,
  open: 'Ouvrir le livret de règles',
  others: 'Les autres jeux',
  contents: 'Sommaire',
  ruling: 'Notre décision : les règles imprimées ne le disent pas.',
  house: 'Notre propre série : les pièces imprimées n’ont pu être obtenues.',
  noAction: 'Ce n’est pas possible en ce moment.',
  wordEndings: /(?:aient|ons|ent|ees|ee|er|es|ez|ir|re|s|e)$/u,
};
