import type { Ratings } from '../../en/app/ratings.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const ratings: Ratings = {
  rated: 'Gewertete Partie',
  optionHelp:
    'Zählt für die Wertungszahl aller am Tisch, wenn alle zustimmen. Keine Bots, keine Tipps, nichts wird zurückgenommen; wer den Tisch verlässt oder die Bedenkzeit überschreitet, verliert.',
  about:
    'Keine Bots, keine Tipps, nichts wird zurückgenommen. Wer den Tisch verlässt oder die Bedenkzeit überschreitet, verliert. Das Ergebnis ändert deine Wertungszahl, die die anderen am Tisch sehen.',
  timeHelp:
    'Wer die Bedenkzeit überschreitet, verliert. Bedenkzeiten unter einer Stunde stehen still, solange niemand am Tisch ist.',
  agree: 'Ich stimme einer gewerteten Partie zu',
  mayDisagree: 'Du kannst dich auch ohne Zustimmung setzen; wer den Tisch leitet, kann dann ungewertet spielen lassen.',
  disagreed: (host: string) => `Du hast nicht zugestimmt. ${host} sieht das und kann ungewertet spielen lassen.`,
  agreed: 'stimmt zu',
  notYet: 'noch ohne Zustimmung',
  waiting: (names: string) => `Noch keine Zustimmung zur gewerteten Partie: ${names}.`,
  unrate: 'Ungewertet spielen',
  notAgreed: 'Eine gewertete Partie beginnt, wenn alle zugestimmt haben.',
  refused: 'Das geht in einer gewerteten Partie nicht.',
  resign: 'Aufgeben',
  resignHelp: 'Du verlierst diese gewertete Partie, und sie ist für alle zu Ende.',
  forfeited: {
    left: (name: string) => `${name} gibt auf`,
    time: (name: string) => `${name} hat die Bedenkzeit überschritten`,
  },
  value: ({ rating, deviation }) => `${rating} ± ${deviation}`,
  fresh: ({ games, of }) => `neu (${games} von ${of})`,
  mine: 'Meine Wertungszahlen',
  mineHelp:
    'Nur gewertete Partien zählen. Eine Wertungszahl wird ab der achten Partie gezeigt; die Zahl nach ± sagt, wie unsicher sie noch ist.',
  games: (n: number) => count(n, 'gewertete Partie', 'gewertete Partien'),
  show: 'Wertungszahlen',
  showHelp: 'Aus: Dir wird nie eine Wertungszahl gezeigt.',
};
