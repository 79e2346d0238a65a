import type { Refusals } from '../../en/momie/refusals.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const refusals: Refusals = {
  gameOver: 'La partita è finita.',
  notYourTurn: 'Non tocca a te.',
  malformed: 'Questa azione qui non esiste.',
  notNow: 'In questo momento non si può.',
  nothingToReset: 'Nessun dado mostra la mummia: non c’è niente da liberare.',
  mustReset: 'Tutti e cinque i dadi mostrano la mummia: prima devi liberarli.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Non hai una freccia libera.' : `Non hai un ${die} libero.`),
  dieOfNoUse: 'Con questo dado non puoi muoverti. Prendine un altro o rilancia.',
  notSoFar: ({ die }) =>
    die === 1 ? 'Quella casella non è esattamente a 1 passo.' : `Lì non si arriva in esattamente ${die} passi.`,
  neverEntered: 'Dalla scala e dalla segreta si può solo uscire.',
  mummyThere: 'Lì c’è la mummia.',
  hunterThere: 'Lì c’è un altro cacciatore: puoi passare, ma non fermarti.',
  ownPawnThere: 'Lì c’è l’altro tuo cacciatore: puoi passare, ma non fermarti.',
  notTheEnd: 'La freccia ti porta dritto fino alla casella prima del primo ostacolo.',
  noTreasure: 'Su questa casella non c’è nessun tesoro.',
  notYourMission: 'Questo tesoro non è tra le tue missioni.',
  tooFar: ({ steps, length }) =>
    `Puoi avanzare al massimo di ${count(Number(steps), 'casella', 'caselle')}, non di ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `In questo turno d’interruzione puoi avanzare al massimo di ${count(Number(steps), 'casella', 'caselle')}, non di ${length}.`,
  wall: 'Un muro sbarra la strada.',
};
