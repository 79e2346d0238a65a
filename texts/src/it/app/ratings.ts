import type { Ratings } from '../../en/app/ratings.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const ratings: Ratings = {
  rated: 'Partita classificata',
  optionHelp:
    'Conta per la classifica di tutti al tavolo, se tutti sono d’accordo. Niente bot, suggerimenti o mosse annullate; chi lascia il tavolo o esaurisce il tempo perde la partita.',
  about:
    'Niente bot, suggerimenti o mosse annullate. Chi lascia il tavolo o esaurisce il tempo perde la partita. Il risultato cambia la tua valutazione, che gli altri al tavolo possono vedere.',
  timeHelp: 'Chi esaurisce il tempo perde la partita. Sotto l’ora il tempo si ferma finché al tavolo non c’è nessuno.',
  agree: 'Accetto una partita classificata',
  mayDisagree: 'Puoi anche sederti senza accettare; chi ospita il tavolo può allora togliere la classifica.',
  disagreed: (host: string) => `Non hai accettato. ${host} lo vede e può togliere la classifica.`,
  agreed: 'd’accordo',
  notYet: 'non ancora d’accordo',
  waiting: (names: string) => `Non ancora d’accordo per una partita classificata: ${names}.`,
  unrate: 'Gioca senza classifica',
  notAgreed: 'Una partita classificata comincia quando tutti l’hanno accettata.',
  refused: 'Non è possibile in una partita classificata.',
  resign: 'Abbandona',
  resignHelp: 'Perdi questa partita classificata, che finisce per tutti.',
  forfeited: {
    left: (name: string) => `${name} abbandona`,
    time: (name: string) => `${name} ha esaurito il tempo`,
  },
  value: ({ rating, deviation }) => `${rating} ± ${deviation}`,
  fresh: ({ games, of }) => `agli inizi (${games} su ${of})`,
  mine: 'Le mie valutazioni',
  mineHelp:
    'Contano solo le partite classificate. Una valutazione si vede dall’ottava partita in poi; il numero dopo ± dice quanto è ancora incerta.',
  games: (n: number) => count(n, 'partita classificata', 'partite classificate'),
  show: 'Valutazioni',
  showHelp: 'Disattivate: non ti viene mai mostrata una valutazione.',
};
