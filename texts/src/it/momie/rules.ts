import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  intro:
    'Un giocatore è la mummia; gli altri saccheggiano la sua piramide. I cacciatori vedono tutto, la mummia non vede nessuno: sente soltanto di quanto camminano. Vince chi per primo gioca tutte le sue carte, se la mummia non ha preso abbastanza vite.',
  chapters: {
    pieces: 'I pezzi',
    setUp: 'La preparazione',
    dice: 'I dadi di un cacciatore',
    move: 'Il movimento di un cacciatore',
    collect: 'Raccogliere, e ciò che la mummia sente',
    mummy: 'Il turno della mummia',
    end: 'La fine',
  },
  clauses: {
    'MO-1':
      'Una piramide di caselle unite da passaggi o divise da muri; la scala, la segreta, e 23 tesori ognuno sulla sua casella: 5 rossi, 5 blu, 5 bianchi, 4 verdi, 4 gialli. Le mappe sono nostre.',
    'MO-2':
      'Scala e segreta sono fianco a fianco in basso, con un muro in mezzo; ogni colore ha la sua zona; ci sono vicoli ciechi; la segreta ha due uscite.',
    'MO-3': 'Fino a quattro cacciatori con tre gettoni vita (ankh) ciascuno; una mummia.',
    'MO-4': 'Cinque dadi bianchi: 1, 2, 3, 4, freccia, mummia. Un dado marrone per la mummia: 1, 1, 2, 2, 3, 3.',
    'MO-5': '23 carte missione, una per tesoro; il dorso mostra il colore.',
    'MO-10': 'La mummia comincia nella segreta, tutti i cacciatori sulla scala.',
    'MO-11':
      'Ogni cacciatore pesca una carta di ogni colore e le nasconde. Il resto si mette da parte senza guardarlo.',
    'MO-12': 'Tutti e cinque i dadi bianchi sono liberi.',
    'MO-13':
      'I cacciatori vedono tutto il tabellone. La mummia non vede né i cacciatori né i dadi liberi. Tutti vedono la mummia.',
    'MO-14':
      'Comincia il posto alla sinistra della mummia, in senso orario; dopo l’ultimo cacciatore tocca alla mummia.',
    'MO-20':
      'Se un dado bianco mostra la mummia, prima di tirare puoi liberarli tutti e cinque. La mummia può allora fare subito un turno d’interruzione.',
    'MO-21': 'Se tutti e cinque i dadi mostrano la mummia, devi liberarli prima di lanciare.',
    'MO-22': 'Tira tutti i dadi liberi. Quelli che mostrano la mummia sono bloccati finché qualcuno non li libera.',
    'MO-23': 'Puoi ritirare quante volte vuoi, sempre tutti i dadi liberi.',
    'MO-24': 'Se dopo un tiro tutti e cinque mostrano la mummia, il tuo turno è finito.',
    'MO-30': 'Scegli un dado libero, annuncialo e muovi con quello. Se nessuno serve, devi ritirare.',
    'MO-31': 'Un numero: esattamente tante caselle, girando come vuoi; si può ripassare da una casella.',
    'MO-32': 'I muri e la mummia ti fermano. Nessuno entra mai sulla scala o nella segreta.',
    'MO-33': 'Con un numero puoi passare sugli altri cacciatori, ma non fermarti dove ce n’è uno.',
    'MO-34':
      'Una freccia: dritto fin dove si può, fino a un muro, la mummia, un cacciatore, la scala o la segreta; almeno una casella.',
    'MO-35': 'Sulla scala e nella segreta possono stare quanti cacciatori si vuole.',
    'MO-36': 'Un numero può riportarti alla casella che hai appena lasciato (mai sulla scala o nella segreta).',
    'MO-40': 'Se il tuo movimento finisce su un tesoro di cui hai la carta, puoi giocarla mostrandola a tutti.',
    'MO-41': 'Se all’inizio del tuo turno nessuna faccia potrebbe muoverti, il turno è saltato.',
    'MO-42':
      'La mummia sente: ogni liberazione dei dadi, quanti sono bloccati dopo ogni tiro, il dado di ogni movimento, ogni carta giocata, ogni turno saltato o perso. Nient’altro.',
    'MO-50': 'La mummia tira il suo dado e può camminare fino a quel numero più il numero di dadi bianchi bloccati.',
    'MO-51': 'I muri la fermano; non entra mai sulla scala o nella segreta.',
    'MO-52': 'Entrando nella casella di un cacciatore lo cattura, e il suo turno finisce.',
    'MO-53': 'Il cacciatore catturato va nella segreta e dà un ankh alla mummia. Se era l’ultimo, è fuori dal gioco.',
    'MO-54': 'I dadi bianchi restano come sono.',
    'MO-55':
      'Turno d’interruzione: al massimo tante caselle quanti dadi mostravano la mummia prima di essere liberati; nessun dado si tira. Poi il cacciatore li tira tutti e cinque.',
    'MO-56':
      'La mummia può restare. Tutto il suo cammino è giudicato prima di essere percorso: ciò che è permesso non le dice mai dove sono i cacciatori.',
    'MO-60': 'Un cacciatore che gioca la sua ultima carta missione vince subito.',
    'MO-61': 'La mummia vince con il 4º ankh contro due cacciatori, con il 6º contro tre, con il 7º contro quattro.',
    'MO-65':
      'In due: il cacciatore guida due pedine con dieci carte, e ogni pedina ha il suo turno. Vince con tutte e dieci giocate; la mummia vince con il 3º ankh.',
    'MO-66': 'Nemmeno le sue due pedine possono fermarsi sulla stessa casella.',
    'MO-67': 'Chi è fuori perde i suoi turni; le sue carte restano segrete fino alla fine.',
    'MO-70': 'Tutti conoscono i colori delle carte non ancora giocate.',
  },
  synonyms: [
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['vita', 'vite', 'ankh'],
    ['cattur', 'acciuff'],
    ['elimin', 'fuori dal gioco', 'fuori gioco', 'fuori dalla'],
    ['vinc', 'vittoria', 'vincitore'],
    ['mazzo', 'pesca'],
    ['tesoro', 'tesori', 'missione', 'missioni'],
    ['avventurier', 'cacciator', 'predon'],
  ],
};
