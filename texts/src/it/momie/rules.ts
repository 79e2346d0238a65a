import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Il materiale',
    setUp: 'La preparazione',
    dice: 'I dadi dei cacciatori',
    move: 'Lo spostamento dei cacciatori',
    collect: 'Prendere i tesori, e ciò che sente la mummia',
    mummy: 'Il turno della mummia',
    end: 'La fine',
  },
  clauses: {
    'MO-1':
      'Una piramide di caselle unite da passaggi o divise da muri; la scala, la segreta e 23 tesori, ognuno sulla sua casella: 5 rossi, 5 blu, 5 bianchi, 4 verdi, 4 gialli. Le piramidi le abbiamo disegnate noi.',
    'MO-2':
      'La scala e la segreta sono in basso, una accanto all’altra, con un muro in mezzo; ogni colore ha la sua zona; ci sono vicoli ciechi; la segreta ha esattamente due uscite.',
    'MO-3': 'Fino a quattro cacciatori con tre gettoni vita (ankh) ciascuno; una mummia.',
    'MO-4':
      'Cinque dadi bianchi con le facce 1, 2, 3, 4, freccia e mummia. Un dado marrone per la mummia con le facce 1, 1, 2, 2, 3 e 3, stabilite da noi.',
    'MO-5': '23 carte missione, una per tesoro; il dorso mostra il colore.',
    'MO-10':
      'Una persona è la mummia e comincia nella segreta; tutte le altre sono cacciatori e cominciano sulla scala.',
    'MO-11':
      'Ogni cacciatore pesca una carta missione di ciascuno dei cinque colori e le tiene nascoste: sono le sue cinque missioni. Le altre carte si mettono da parte senza guardarle.',
    'MO-12': 'All’inizio tutti e cinque i dadi bianchi sono liberi.',
    'MO-13':
      'I cacciatori vedono tutto il tabellone. La mummia non vede né i cacciatori né i dadi liberi. Tutti vedono dov’è la mummia.',
    'MO-14':
      'Comincia chi siede alla sinistra della mummia e si prosegue in senso orario; dopo l’ultimo cacciatore tocca alla mummia.',
    'MO-20':
      'Se almeno un dado bianco mostra la mummia, prima di lanciare puoi liberare tutti e cinque i dadi. La mummia può allora fare subito un turno d’interruzione.',
    'MO-21': 'Se tutti e cinque i dadi mostrano la mummia, devi liberarli prima di lanciare.',
    'MO-22': 'Lancia tutti i dadi liberi. Quelli che mostrano la mummia sono bloccati finché qualcuno non li libera.',
    'MO-23': 'Puoi rilanciare quante volte vuoi, sempre tutti i dadi liberi insieme.',
    'MO-24':
      'Se dopo un lancio tutti e cinque i dadi mostrano la mummia, il tuo turno finisce senza che ti sposti. Se succede all’ultimo cacciatore, la mummia gioca due volte: prima il suo turno e poi il turno d’interruzione, perché il cacciatore seguente deve liberare i dadi.',
    'MO-30':
      'Scegli un dado libero, annuncialo alla mummia e spostati con quello. Non puoi scegliere un dado con cui non ti puoi spostare. Se nessuno è utilizzabile, devi rilanciare.',
    'MO-31':
      'Con un numero ti sposti esattamente di tante caselle, in orizzontale o in verticale, svoltando come vuoi; puoi passare più volte dalla stessa casella.',
    'MO-32':
      'I muri e la mummia ti fermano. Dalla scala e dalla segreta si può solo uscire: nessuno ci entra camminando.',
    'MO-33': 'Con un numero puoi passare oltre gli altri cacciatori, ma non fermarti dove ce n’è uno.',
    'MO-34':
      'Con una freccia vai dritto fino alla casella prima del primo ostacolo: un muro, la mummia, un cacciatore, la scala o la segreta. Devi spostarti di almeno una casella.',
    'MO-35': 'Sulla scala e nella segreta possono stare quanti cacciatori si vuole.',
    'MO-36': 'Un numero può riportarti alla casella che hai appena lasciato (mai sulla scala o nella segreta).',
    'MO-40':
      'Se il tuo spostamento finisce su un tesoro di cui hai la carta, puoi giocarla, mostrandola a tutti, anche alla mummia.',
    'MO-41':
      'Se all’inizio del tuo turno non potresti spostarti con nessuna faccia dei dadi, salti il turno: non liberi i dadi e non lanci.',
    'MO-42':
      'La mummia viene a sapere quando i dadi vengono liberati, quanti sono bloccati dopo ogni lancio, con quale dado ci si sposta, quale carta viene giocata e chi salta o perde il turno. Nient’altro.',
    'MO-50':
      'Dopo l’ultimo cacciatore la mummia lancia il suo dado e può avanzare al massimo di tante caselle quante ne indica, più una per ogni dado bianco bloccato. Esempio: con un 2 e tre dadi bloccati può avanzare al massimo di cinque caselle.',
    'MO-51': 'I muri fermano la mummia, che non entra mai sulla scala o nella segreta.',
    'MO-52': 'Se la mummia entra nella casella di un cacciatore lo cattura, e il suo turno finisce.',
    'MO-53':
      'Il cacciatore catturato va nella segreta e dà un ankh alla mummia. Chi dà il suo ultimo ankh è fuori dal gioco.',
    'MO-54': 'Durante il turno della mummia i dadi bianchi restano come sono.',
    'MO-55':
      'Nel turno d’interruzione la mummia può avanzare al massimo di tante caselle quanti erano i dadi con la mummia prima di essere liberati; non lancia il suo dado. Poi il cacciatore che ha liberato i dadi li lancia tutti e cinque (dalla segreta, se è stato catturato).',
    'MO-56':
      'La mummia può restare dov’è. Tutto il suo percorso viene controllato prima che lo faccia e non dipende mai da dove sono i cacciatori: così ciò che è permesso non le svela nulla.',
    'MO-60': 'Chi gioca la sua ultima carta missione vince subito, senza dividere la vittoria.',
    'MO-61':
      'La mummia vince subito con il 4º ankh contro due cacciatori, con il 6º contro tre, con il 7º contro quattro.',
    'MO-65':
      'In due, una persona è la mummia e l’altra guida due cacciatori, con dieci carte (due per colore) che può giocare l’uno o l’altro. Ognuno dei due ha il suo turno, sempre nello stesso ordine. Chi li guida vince quando tutte e dieci le carte sono giocate; la mummia vince con il 3º ankh.',
    'MO-66': 'In due, nemmeno i due cacciatori della stessa persona possono fermarsi sulla stessa casella.',
    'MO-67': 'Chi è fuori dal gioco non ha più turni; le carte che non ha giocato restano segrete fino alla fine.',
    'MO-70': 'Tutti, anche la mummia, conoscono i colori delle carte missione non ancora giocate.',
  },
  synonyms: [
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['vita', 'vite', 'ankh'],
    ['cattur', 'acciuff', 'prende il cacciatore'],
    ['elimin', 'fuori dal gioco', 'fuori gioco'],
    ['vinc', 'vittoria', 'vincitore'],
    ['tesoro', 'tesori', 'missione', 'missioni'],
    ['spost', 'movimento', 'muov', 'avanz', 'cammin'],
    ['lanci', 'tiro', 'tirare', 'rilanci', 'ritirare'],
    ['segreta', 'prigione', 'sarcofago'],
    ['scala', 'partenza'],
    ['cacciator', 'avventurier', 'predon', 'pedone', 'pedin'],
  ],
  printed: {
    'MO-1': 'sarcofago, casella di partenza',
    'MO-3': 'segnalino vita',
    'MO-4': 'dado movimento',
    'MO-5': 'carta tesoro',
    'MO-10': 'avventuriero pedone',
    'MO-13': 'schermo nascosto',
    'MO-20': 'azzerare, rimettere a 0',
    'MO-42': 'dire ad alta voce',
    'MO-53': 'sarcofago, segnalino vita',
    'MO-55': 'turno supplementare',
  },
};
