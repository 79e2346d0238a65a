import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La partita è finita.',
  notYourTurn: 'Non tocca a te.',
  malformed: 'Questa azione qui non esiste.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'Si spartisce il bottino: prendi, ruba o gioca una carta.'
      : moment === 'wildAnimal'
        ? 'Scambia una delle tue tessere animale, oppure rinuncia allo scambio.'
        : 'Scegli l’animale che prendi.',
  takeNothing: 'Prendi almeno una tessera.',
  notInMiddle: 'Questa tessera non è al centro.',
  mustTakeAll: 'Solo tu non hai una parte: prendi tutto ciò che è al centro, oppure ruba una parte.',
  ownShare: 'Non puoi rubare la tua stessa parte.',
  noSuchShare: 'Lì non c’è nessuna parte.',
  returnNothing: 'Chi ruba rimette al centro almeno una tessera.',
  notInShare: 'Questa tessera non è in questa parte.',
  keepNothing: 'Tieni almeno una tessera: una parte non è mai vuota.',
  singleTile: 'Una parte di una sola tessera non si può rubare.',
  mayNotPass: 'Puoi ancora prendere o rubare, quindi non puoi passare.',
  notInHand: 'Non hai questa carta in mano.',
  peekCount: 'Sbircia sotto una o due tessere.',
  noQuestionMark: 'Si sbircia solo sotto un punto interrogativo.',
  nothingToPeek: 'Nessuna tessera mostra un punto interrogativo.',
  flipCount: 'Gira una o due tessere.',
  showsAnimal: 'Una tessera che mostra un animale non si gira mai.',
  giveNothing: 'Scegli almeno una parte da rimettere al centro.',
  nothingToGive: 'Nessuno ha una parte da rimettere al centro.',
  faceDownCard: 'Una carta punteggio si posa coperta.',
  openCard: 'Una carta bottino si gioca scoperta.',
  notYourAnimal: 'Questa non è una tua tessera animale.',
  alreadyExchanged: 'Hai già scambiato questa tessera.',
  hasSpecies: 'Hai già questo animale.',
};
