import type { Online } from '../../en/app/online.ts';

export const online: Online = {
  standInOnce: 'Il tuo tempo è scaduto: un bot fa questa mossa, poi il posto torna a te.',
  standInMine: 'Un bot gioca per te.',
  agreeToEnd: 'Termina la partita',
  agreed: (name) => `${name} propone di terminare la partita`,
  refused: (name) => `${name} vuole continuare a giocare`,
  rematchKept: 'Si prepara una nuova partita e c’è un posto riservato per te.',
  decline: 'No, grazie',
  declined: 'Il tuo posto al prossimo tavolo ora è libero per altri.',
  rename: 'Cambia nome',
  chooseColour: 'Scegli un colore e una forma',
  colourOf: ({ shape, name }) => `${shape}: è di ${name}`,
  qr: 'Mostra il codice QR',
  qrHelp: 'Inquadralo con la fotocamera di un telefono per aprire l’invito.',
  watchLink: 'Copia un link per guardare',
  awayNow: (names) => `Offline in questo momento: ${names}. Aspetta, o lascia il posto a un bot.`,
  giveToBot: 'Lascia il posto a un bot',
  wrongNumber: ({ min, max }) => `Inserisci un numero intero da ${min} a ${max}, o lascia il campo vuoto.`,
  wantsToEnd: 'Proposta di terminare la partita',
  seatKept: 'C’è un posto riservato per te',
};
