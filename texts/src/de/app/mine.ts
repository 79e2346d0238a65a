import type { Mine } from '../../en/app/mine.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const mine: Mine = {
  all: 'Alle meine Partien',
  elsewhere: 'Diese Partien auf anderen Geräten',
  rests: 'Meine Nächte und Ferien',
  waiting: 'Warten auf dich',
  running: 'Im Gang',
  finished: 'Beendet',
  none: 'Noch keine Partien. Fang eine an: gegen Bots, mit anderen oder an einem Bildschirm.',
  next: (n) => `Nächster Tisch: ${count(n, 'Partie wartet', 'Partien warten')} auf dich`,
  nextKey: 'zum nächsten Tisch, der auf dich wartet',
  timeLeft: (time) => `noch ${time}`,
  lastMove: ({ name, when }) => `Letzter Zug: ${name}, ${when}`,
  lastNews: (when) => `Letzte Änderung: ${when}`,
  noWinner: 'Ohne Sieg beendet',
};
