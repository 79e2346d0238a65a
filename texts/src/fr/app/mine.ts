import type { Mine } from '../../en/app/mine.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const mine: Mine = {
  all: 'Toutes mes parties',
  elsewhere: 'Retrouver ces parties sur d’autres appareils',
  rests: 'Mes nuits et mes vacances',
  waiting: 'À toi de jouer',
  running: 'En cours',
  finished: 'Terminées',
  none: 'Pas encore de partie. Commence : contre des robots, entre amis ou sur un seul écran.',
  next: (n) => `Table suivante : ${count(n, 'partie t’attend', 'parties t’attendent')}`,
  nextKey: 'à la prochaine table qui t’attend',
  timeLeft: (time) => `encore ${time}`,
  lastMove: ({ name, when }) => `Dernier coup : ${name}, ${when}`,
  lastNews: (when) => `Dernier changement : ${when}`,
  noWinner: 'Terminée sans victoire',
};
