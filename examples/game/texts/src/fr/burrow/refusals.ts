import type { Refusals } from '../../en/burrow/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La chasse est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Cette action n’existe pas ici.',
  otherSide: 'Le lièvre saute, les autres fouillent.',
  wrongDistance: ({ die }) => `Le dé indique ${die} : saute exactement de cette distance et reste sur la ligne.`,
  searchedLast: ({ cell }) => `Choisis une autre case que la ${cell} : on vient de la fouiller.`,
};
