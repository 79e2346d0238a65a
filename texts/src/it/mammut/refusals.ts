import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La partita è finita.',
  notYourTurn: 'Non è il tuo turno.',
  malformed: 'Questa non è un’azione di questo gioco.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'Si divide il bottino: prendi, ruba o gioca una carta.'
      : moment === 'wildAnimal'
        ? 'Scambia una delle tue tessere animale, oppure rinuncia.'
        : 'Scegli l’animale che si unisce a te.',
  takeNothing: 'Prendi almeno una tessera.',
  notInMiddle: 'Questa tessera non è al centro.',
  mustTakeAll: 'Manca solo la tua parte: prendi tutto ciò che è al centro, oppure ruba una parte.',
  ownShare: 'Non puoi derubare te stesso.',
  noSuchShare: 'Lì non c’è nessuna parte.',
  returnNothing: 'Chi ruba rimette al centro almeno una tessera.',
  notInShare: 'Questa tessera non fa parte di questa parte di bottino.',
  keepNothing: 'Tieni almeno una tessera: una parte non è mai vuota.',
  singleTile: 'Una parte di una sola tessera non si può rubare.',
  mayNotPass: 'Puoi ancora prendere o rubare, quindi non puoi passare.',
  notInHand: 'Non hai questa carta in mano.',
  peekCount: 'Sbircia sotto una o due tessere.',
  noQuestionMark: 'Si sbircia solo sotto un punto interrogativo.',
  nothingToPeek: 'Nessuna tessera mostra un punto interrogativo.',
  flipCount: 'Gira una o due tessere.',
  showsAnimal: 'Una tessera che mostra un animale non si gira mai.',
  giveNothing: 'Scegli almeno una parte da restituire.',
  nothingToGive: 'Nessuno ha una parte da restituire.',
  faceDownCard: 'Una carta valutazione si posa coperta.',
  openCard: 'Una carta bottino si gioca scoperta.',
  notYourAnimal: 'Questa non è una tua tessera animale.',
  alreadyExchanged: 'Hai già scambiato questa tessera.',
  hasSpecies: 'Hai già questo animale.',
};
