import type { Notices } from '../../en/app/notices.ts';

export const notices: Notices = {
  offer: 'Vuoi che questo dispositivo ti avvisi quando tocca di nuovo a te?',
  accept: 'Sì, avvisami',
  setting: 'Notifiche di turno',
  help: 'Su questo dispositivo, quando tocca a te a un tavolo che non hai aperto. Non dicono nulla della posizione.',
  blocked: 'Questo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.',
  unavailable:
    'Questo browser non può mostrarle qui. Serve un indirizzo sicuro (https) e, su iPhone o iPad, l’app nella schermata Home.',
  serverOff: 'Questo server non ne invia.',
  failed: 'Non ha funzionato. Riprova più tardi.',
  yourTurn: (game) => `${game}: tocca a te`,
  timeShort: (game) => `${game}: ti resta poco tempo`,
  last: (names) => `Aspettano solo te. Al tavolo: ${names}.`,
  alone: 'I bot hanno giocato.',
  invited: (game) => `${game}: un invito per te`,
  invitedBy: (name) => `${name} ti propone una nuova partita.`,
  until: (time) => `Scadenza: ${time}.`,
};
