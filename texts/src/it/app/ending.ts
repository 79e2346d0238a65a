import type { Ending } from '../../en/app/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const ending: Ending = {
  open: 'Risultato',
  close: 'Torna al tabellone',
  standings: 'Classifica finale',
  wholeGame: 'Tutta la partita',
  player: 'Posto',
  played: ({ moves, minutes }) => `${count(moves, 'mossa', 'mosse')} in ${count(minutes, 'minuto', 'minuti')}`,
  secret: 'Il segreto dietro il sigillo',
  seal: 'Il sigillo fissato prima della prima mossa',
  unavailable: 'I dettagli di questa partita non sono disponibili al momento.',
  out: 'Sei fuori dal gioco',
  outHelp: 'La partita continua senza di te.',
  watch: 'Guarda',
  toEnd: 'Alla fine',
  hurrying: 'La partita va avanti fino alla fine…',
};
