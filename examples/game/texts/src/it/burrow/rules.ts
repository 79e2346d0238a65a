import type { RuleBook } from '../../games/burrow.ts';

export const rules: RuleBook = {
  chapters: { pieces: 'Il materiale', setUp: 'La preparazione', turn: 'I turni', end: 'La fine della partita' },
  clauses: {
    'BU-1': 'Una fila di nove caselle, numerate da 1 a 9; una lepre; un dado con le facce 1, 2 e 3.',
    'BU-10': 'Una persona guida la lepre, tutte le altre cacciano. Il tavolo sceglie chi, oppure si decide a caso.',
    'BU-11': 'La lepre comincia su una casella scelta a caso. Solo chi la guida sa dov’è.',
    'BU-12': 'Prima di notte ci sono da quindici a diciotto ricerche. Solo chi caccia sa quante.',
    'BU-20':
      'Lepre e caccia giocano a turno, la lepre per prima. In più persone si caccia in senso orario, a partire dalla sinistra della lepre.',
    'BU-21':
      'Chi guida la lepre lancia il dado in segreto, e la lepre salta esattamente di altrettante caselle a sinistra o a destra. Resta sulla fila. Gli altri vengono a sapere solo che ha saltato.',
    'BU-22': 'Chi caccia fruga una casella, ma mai quella frugata per ultima.',
    'BU-23':
      'La risposta è detta a tutti: trovata se la lepre è su quella casella, vicino se è su una casella accanto, altrimenti lontano.',
    'BU-30': 'Se la lepre viene trovata per la terza volta, è presa, e vincono tutte le persone che cacciano.',
    'BU-31': 'Se prima di allora scende la notte, vince la lepre.',
  },
  synonyms: [
    ['salt', 'muov', 'spost'],
    ['frug', 'cerc', 'ricerc'],
    ['notte', 'fine'],
  ],
  printed: {},
};
