import type { RuleBook } from '../../games/burrow.ts';

export const rules: RuleBook = {
  chapters: { pieces: 'Le matériel', setUp: 'La mise en place', turn: 'Les tours', end: 'La fin de la partie' },
  clauses: {
    'BU-1': 'Une ligne de neuf cases, numérotées de 1 à 9 ; un lièvre ; un dé avec les faces 1, 2 et 3.',
    'BU-10': 'Une personne mène le lièvre, toutes les autres chassent. La table choisit qui, ou tire au sort.',
    'BU-11': 'Le lièvre commence sur une case tirée au sort. Seule la personne qui le mène sait où il est.',
    'BU-12': 'Il y a de quinze à dix-huit fouilles avant la nuit. Seules les personnes qui chassent savent combien.',
    'BU-20':
      'Le lièvre et la chasse jouent tour à tour, le lièvre en premier. À plusieurs, on chasse dans le sens horaire, à partir de la gauche du lièvre.',
    'BU-21':
      'La personne qui mène le lièvre lance le dé en secret, et le lièvre saute d’exactement autant de cases à gauche ou à droite. Il reste sur la ligne. Les autres apprennent seulement qu’il a sauté.',
    'BU-22': 'À la chasse, on fouille une case, mais jamais celle qu’on vient de fouiller.',
    'BU-23':
      'La réponse est dite à tout le monde : trouvé si le lièvre est sur cette case, près s’il est sur une case voisine, sinon loin.',
    'BU-30':
      'Si le lièvre est trouvé pour la troisième fois, il est attrapé, et toutes les personnes qui chassent gagnent.',
    'BU-31': 'Si la nuit tombe avant cela, le lièvre gagne.',
  },
  synonyms: [
    ['saut', 'avanc', 'deplac'],
    ['fouill', 'cherch'],
    ['nuit', 'fin'],
  ],
  printed: {},
};
