import type { Refusals } from '../../en/maamut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La caccia è finita.',
  notYourTurn: 'Non tocca a te.',
  malformed: 'Questa azione qui non esiste.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'Prima ognuno posa il suo cacciatore.'
      : phase === 'panic'
        ? 'Il mammut ti è addosso: scegli dove scappare.'
        : 'Gioca una carta, posa o togli una trappola, oppure passa.',
  notOuter: 'I cacciatori cominciano su una tessera del bordo.',
  placeRock: 'Nessuno può stare sulla roccia.',
  placeTaken: 'Lì c’è già qualcuno.',
  cardNotHeld: ({ card }) => `Non hai un ${card} in mano.`,
  moveEdge: ({ card }) =>
    card === 1
      ? 'Da quella parte il tabellone finisce.'
      : `Da quella parte il tabellone finisce prima di ${card} tessere.`,
  moveRock: 'La roccia ti sbarra la strada.',
  noTrapLeft: 'Hai già posato tutte le tue trappole.',
  notGrass: 'Una trappola si può posare solo sull’erba.',
  trapThere: 'Su questa tessera c’è già una trappola.',
  notAlone: 'Non puoi posare una trappola: sulla tessera c’è un altro cacciatore.',
  noTrapHere: 'Qui non c’è nessuna trappola da togliere.',
  notAloneToLift: 'Non puoi togliere la trappola: sulla tessera c’è un altro cacciatore.',
  passCardNotHeld: ({ card }) => `Non hai un ${card} da scartare.`,
  fleeNotAdjacent: 'Puoi scappare solo su una tessera vicina.',
  fleeEdge: 'Lì il tabellone finisce.',
  fleeRock: 'Non puoi scappare sulla roccia.',
  fleeTaken: 'Lì c’è già qualcuno.',
  fleeBack: 'Il mammut arriva proprio da lì.',
};
