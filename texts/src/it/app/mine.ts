import type { Mine } from '../../en/app/mine.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const mine: Mine = {
  all: 'Tutte le mie partite',
  elsewhere: 'Queste partite su altri dispositivi',
  rests: 'Le mie notti e vacanze',
  waiting: 'Aspettano te',
  running: 'In corso',
  finished: 'Finite',
  none: 'Ancora nessuna partita. Iniziane una: contro i bot, in compagnia o su un solo schermo.',
  next: (n) => `Prossimo tavolo: ${count(n, 'partita ti aspetta', 'partite ti aspettano')}`,
  nextKey: 'al prossimo tavolo che ti aspetta',
  timeLeft: (time) => `ancora ${time}`,
  lastMove: ({ name, when }) => `Ultima mossa: ${name}, ${when}`,
  lastNews: (when) => `Ultima modifica: ${when}`,
  noWinner: 'Finita senza vincitori',
};
