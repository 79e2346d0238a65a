import type { Refusals } from '../../en/maamut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La caccia è finita.',
  notYourTurn: 'Non è il tuo turno.',
  malformed: 'Questa non è un’azione di questo gioco.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'Prima tutti i cacciatori prendono posto.'
      : phase === 'panic'
        ? 'Il mammut ti è addosso: scegli dove scappare.'
        : 'Gioca una carta, passa o occupati di una trappola.',
  notOuter: 'I cacciatori partono da una tessera del bordo.',
  placeRock: 'Nessuno può stare su una roccia.',
  placeTaken: 'Lì c’è già qualcuno.',
  cardNotHeld: ({ card }) => `Non hai un ${card} in mano.`,
  moveEdge: ({ card }) => `Il tabellone finisce prima che tu abbia fatto ${card} passi da quella parte.`,
  moveRock: 'Una roccia ti sbarra la strada.',
  noTrapLeft: 'Hai già piazzato tutte le tue trappole.',
  notGrass: 'Una trappola si scava solo nell’erba.',
  trapThere: 'Su questa tessera c’è già una trappola.',
  notAlone: 'Non puoi piazzare una trappola: c’è un altro cacciatore con te.',
  noTrapHere: 'Qui non c’è nessuna trappola da togliere.',
  notAloneToLift: 'Non puoi togliere la trappola: c’è un altro cacciatore con te.',
  passCardNotHeld: ({ card }) => `Non hai un ${card} da scartare.`,
  fleeNotAdjacent: 'Puoi scappare solo su una tessera vicina.',
  fleeEdge: 'Lì il tabellone finisce.',
  fleeRock: 'Non puoi scappare su una roccia.',
  fleeTaken: 'Lì c’è già qualcuno.',
  fleeBack: 'Il mammut viene proprio da lì.',
};
