import type { Book } from '../../en/burrow/book.ts';

export const book: Book = {
  story: 'Un lièvre saute le long d’une ligne de cases, sans que personne voie où.',
  goal: 'La chasse gagne si elle trouve le lièvre trois fois avant la nuit ; sinon, c’est le lièvre qui gagne.',
  glance: [
    'Lièvre : lance le dé en secret et saute d’exactement autant de cases, à gauche ou à droite.',
    'Chasse : fouille une case, mais pas celle qu’on vient de fouiller.',
    'Tout le monde entend la réponse : trouvé, près ou loin.',
    'Si le lièvre est trouvé pour la troisième fois, il est attrapé.',
  ],
  pieces: {
    hare: {
      name: 'Le lièvre',
      text: 'Il saute sur une ligne de neuf cases. Seule la personne qui le mène sait où il est.',
    },
    die: { name: 'Le dé', text: 'Il a les faces 1, 2 et 3. Seule la personne qui mène le lièvre le voit.' },
  },
  steps: {
    hop: {
      title: 'Le lièvre saute',
      text: 'Le lièvre saute d’autant de cases que l’indique le dé et reste sur la ligne. Les autres apprennent seulement qu’il a sauté.',
      picture: 'La ligne de cases, avec le lièvre sur l’une d’elles.',
    },
    search: {
      title: 'On fouille une case',
      text: 'La réponse est « trouvé » sur la case du lièvre, « près » sur une case voisine, sinon « loin ».',
      picture: 'La ligne de cases : on en fouille une.',
    },
  },
  examples: {
    search: {
      title: 'Un saut et une fouille',
      before: ({ die, cell }) => `Le lièvre est sur la case ${cell}, et le dé indique ${die}.`,
      picture: 'La ligne de cases après la fouille.',
      after: 'À la chasse, on connaît maintenant deux cases où le lièvre peut être.',
    },
  },
  cases: {
    again: { name: 'Encore la même case', text: 'On peut la fouiller de nouveau après en avoir fouillé une autre.' },
  },
  advice: ['« Loin » est aussi une réponse : elle exclut trois cases.'],
};
