import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const rules: Rules = {
  title: (game) => `Règles : ${game}`,
  search: 'Chercher dans les règles',
  found: (n) => count(n, 'article trouvé', 'articles trouvés'),
  unknown: (id) => `Il n’y a pas d’article ${id} ici. Parcours les chapitres, ou lance une recherche.`,
  nothing: 'Aucun article n’en parle.',
  clause: (id) => `Article ${id}`,
  open: 'Ouvrir le livret de règles',
  others: 'Les autres jeux',
  contents: 'Sommaire',
  sections: {
    story: 'L’histoire et le but',
    glance: 'Un tour en trente secondes',
    pieces: 'Le matériel',
    steps: 'Comment jouer',
    cases: 'Cas particuliers',
    advice: 'Pour ta première partie',
    reference: 'Tous les articles',
  },
  example: 'Exemple',
  print: 'Imprimer',
  backToTable: 'Retour à la table',
  ruling: 'Notre arbitrage : la règle imprimée laisse ce point ouvert.',
  house: 'Matériel maison : nous n’avons pas pu obtenir les pièces imprimées.',
  noAction: 'Ce n’est pas possible en ce moment.',
  wordEndings: /(?:aient|ons|ent|ees|ee|er|es|ez|ir|re|s|e)$/u,
  variant: 'Variante facultative : elle n’est pas dans la règle imprimée. Chaque table décide.',
};
