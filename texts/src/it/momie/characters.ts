import type { Characters } from '../../en/momie/characters.ts';

export const characters: Characters = {
  random: { name: 'Scarabeo', way: 'Va dove capita: una mossa qualsiasi fra quelle permesse.' },
  easy: {
    name: 'Ippopotamo',
    way: 'Punta ai tesori quasi senza paura e spesso si perde; come mummia segue i rumori alla buona.',
  },
  normal: {
    name: 'Gatto',
    way: 'Si tiene lontano da una mummia vicina; come mummia va dove possono essere più cacciatori.',
  },
  hard: { name: 'Ibis', way: 'Deduce che cosa può sapere la mummia; come mummia, dove sono andati i cacciatori.' },
};
