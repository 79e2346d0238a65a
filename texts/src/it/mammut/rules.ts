import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Il materiale',
    setUp: 'La preparazione',
    pour: 'Si svuota il sacco',
    share: 'La spartizione',
    cards: 'Le carte azione',
    evaluation: 'Il punteggio',
    axes: 'Le asce',
    hides: 'Le pelli',
    loot: 'Zanne, carne, fuoco',
    animals: 'Gli animali e la fine del round',
    end: 'La fine',
  },
  clauses: {
    'MM-1':
      '31 tessere bottino e lo sciamano, tutti a due facce. Ci sono sei tipi di bottino: ascia, pelle, zanna, carne, fuoco e animale (sette specie). Alcune facce mostrano un punto interrogativo.',
    'MM-2':
      'Le nostre tessere: otto con un punto interrogativo, sette con un animale (una per specie), sedici con due altri tipi. Tutti sanno quali ci sono; un punto interrogativo può nascondere un animale.',
    'MM-3':
      'Lo sciamano mostra da un lato una freccia rossa (le parità si risolvono in senso orario), dall’altro una blu (in senso antiorario).',
    'MM-4': '35 gettoni animale, cinque per specie. Nessuno ha mai due gettoni della stessa specie.',
    'MM-5':
      '19 carte azione: otto carte bottino (“Sbircia”, “Gira”, “Rendi”) e undici carte punteggio. Il loro effetto è scritto sulle carte e nei capitoli che seguono.',
    'MM-10':
      'Ognuno comincia con 10 punti vittoria, a 0 sul tracciato delle pelli e con due carte azione nascoste agli altri.',
    'MM-11': 'In due o in tre si giocano i round da 1 a 5; in quattro o in cinque, i round da 2 a 5.',
    'MM-12': 'In quattro o in cinque, all’inizio ognuno pesca a caso un gettone animale e lo tiene.',
    'MM-13': 'Chi comincia lo decide il tavolo, oppure il caso.',
    'MM-20':
      'Chi comincia il round rovescia il sacco con tutte le 32 tessere. La faccia rimasta in alto la vedono tutti, l’altra nessuno; solo con le carte si può girare una tessera.',
    'MM-21': 'Ciò che tutti hanno visto resta noto a tutti; ciò che hai sbirciato resta noto solo a te.',
    'MM-30':
      'Il primo turno è di chi comincia il round. Poi tocca sempre, in senso orario, alla prossima persona che non ha una parte.',
    'MM-31':
      'Nel tuo turno prendi dal centro quante tessere vuoi, almeno una. Sono la tua parte: dà punti alla fine del round.',
    'MM-32':
      'Invece di prendere dal centro puoi rubare: prendi l’intera parte di qualcuno, rimetti al centro almeno una delle sue tessere e tieni il resto come tua parte.',
    'MM-33':
      'Una parte non è mai vuota: chi ruba tiene almeno una tessera, quindi una parte di una sola tessera non si può rubare.',
    'MM-34': 'Chi ha subito un furto non ha più una parte e avrà un altro turno.',
    'MM-35':
      'Se solo tu non hai una parte e prendi dal centro, devi prendere tutto. Così finisce la spartizione, e cominci tu il prossimo round.',
    'MM-36':
      'In due, ognuno raccoglie due parti separate, e contano entrambe. Si salta solo chi le ha già tutte e due. Un furto ne prende una; chi prende dal centro la quarta parte deve prendere tutto.',
    'MM-37':
      'In due, se il centro è vuoto e non c’è niente da rubare, puoi ancora giocare carte; se non basta, passi. Così finisce la spartizione, e cominci tu il prossimo round.',
    'MM-40': 'Nel tuo turno, prima di prendere tessere o di rubare, puoi giocare quante carte azione vuoi.',
    'MM-41': 'Carta “Sbircia”: guarda in segreto sotto una o due tessere con il punto interrogativo, ovunque siano.',
    'MM-42':
      'Carta “Gira”: gira una o due tessere, ovunque siano, anche lo sciamano, ma mai una che mostra un animale.',
    'MM-43':
      'Carta “Rendi”: una o più persone a tua scelta rimettono al centro tutte le loro tessere (in due, una o più parti, anche tue).',
    'MM-44':
      'Le carte bottino si giocano scoperte e hanno effetto subito. Le carte punteggio si posano coperte e contano alla fine del round.',
    'MM-45': 'Una carta bottino si può giocare solo se può avere un effetto.',
    'MM-50': 'Prima si scoprono tutte le carte coperte, poi si girano tutti i punti interrogativi.',
    'MM-51':
      'In caso di parità viene prima chi ha lo sciamano, poi gli altri nel verso della freccia. Tra chi è in parità, ha “di più” chi viene prima e “di meno” chi viene per ultimo.',
    'MM-52':
      'Queste carte contano come una tessera per tutto il punteggio: “La mia pelle” è una pelle in più per chi l’ha posata; “Scuoiatori” è una pelle in più e “Taglialegna” un fuoco in più per chi ha più asce; “Fuoco d’avorio” è un fuoco in più per chi ha più zanne. Per avere più tessere di un tipo bisogna averne almeno una.',
    'MM-53':
      'I punti non scendono mai sotto 0. Si conta un tipo alla volta, nell’ordine di questi capitoli; le carte di un tipo vengono dopo le sue tessere.',
    'MM-60':
      'Ognuno pesca una carta azione per ogni sua ascia: prima chi ha lo sciamano, poi gli altri in senso orario.',
    'MM-61': 'Nell’ultimo round ogni ascia vale 3 punti invece di una carta.',
    'MM-62': 'Carta “Asce affilate”: ognuno riceve altri 2 punti per ogni sua ascia.',
    'MM-63':
      'Se il mazzo è finito si mescolano gli scarti; se non ci sono nemmeno quelli, non si pesca. Le carte giocate in questo round si scartano solo alla fine del round.',
    'MM-65': 'Per ogni pelle avanzi di un passo sul tracciato delle pelli, che vale per tutta la partita.',
    'MM-66':
      'Chi è in testa sul tracciato delle pelli riceve tanti punti quanti ne indica il numero del round (4 nel round 4).',
    'MM-67':
      'Chi è in coda sul tracciato delle pelli perde tanti punti quanti ne indica il numero del round. Non è mai la stessa persona che è in testa.',
    'MM-68': 'Carta “Più pelli”: chi in questo round ha più tessere pelle riceve 4 punti; il tracciato qui non conta.',
    'MM-70': 'Ogni zanna vale 2 punti.',
    'MM-71': 'Carta “Più zanne”: chi ha più zanne riceve 4 punti.',
    'MM-73':
      'Chi ha più carne riceve 8 punti, chi viene dopo 5, chi viene terzo 2. In tre si danno solo gli 8 e i 5, in due solo gli 8. Chi non ha carne non riceve nulla. Esempio in quattro: avete 3, 2, 2 e 0 carne. Chi ne ha 3 riceve 8 punti; tra chi ne ha 2, chi viene prima secondo lo sciamano riceve 5 punti e l’altra persona 2; chi non ne ha non riceve nulla.',
    'MM-76': 'Chi ha meno fuochi perde 5 punti.',
    'MM-77': 'In due, la persona che non ha meno fuochi riceve 1 punto per ogni suo fuoco.',
    'MM-80': 'Per ogni tua tessera animale prendi un gettone di quella specie, se non l’hai già.',
    'MM-81':
      'Carta “Animale selvatico”: al posto del gettone di una tua tessera animale prendi un gettone di una qualsiasi specie che ti manca.',
    'MM-82':
      'Carta “Pelli e compagno”: chi in questo round ha più tessere pelle prende un gettone a scelta, di una specie che non ha ancora.',
    'MM-83':
      'Gli animali li sceglie prima chi ha lo sciamano, poi gli altri in senso orario. Si può rinunciare a “Animale selvatico”.',
    'MM-85':
      'Dopo il punteggio si scartano le carte giocate, tutte le tessere tornano nel sacco e comincia il prossimo round. Le carte non giocate restano in mano.',
    'MM-90':
      'Dopo il round 5 le specie danno punti: 3 specie valgono 4 punti, 4 ne valgono 9, 5 ne valgono 15, 6 ne valgono 22 e tutte e 7 ne valgono 30. Le carte in mano non valgono nulla.',
    'MM-91':
      'Vince chi ha più punti. A parità di punti vince chi è più avanti sul tracciato delle pelli; se la parità rimane, la vittoria è condivisa.',
  },
  synonyms: [
    ['ruba', 'rubare', 'furto', 'ladro', 'derub'],
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['punt', 'segna', 'valutazione', 'conteggio'],
    ['pelle', 'pelli', 'pelliccia'],
    ['tracciato', 'pista', 'percorso'],
    ['round', 'mano', 'manche'],
    ['vinc', 'vittoria', 'vincitore'],
    ['mazzo', 'pesc'],
    ['gettone', 'gettoni', 'pedone', 'pedin'],
    ['gira', 'girare', 'volta'],
  ],
  printed: {
    'MM-1': 'preda',
    'MM-3': 'stregone',
    'MM-5': 'carta valutazione',
    'MM-10': 'PV',
    'MM-13': 'il più giovane',
    'MM-20': 'versare gettare',
    'MM-31': 'mucchio',
    'MM-36': 'gioco a due',
    'MM-50': 'valutazione',
    'MM-51': 'parità spareggio',
    'MM-65': 'pista delle pelli',
    'MM-76': 'freddo gelo',
  },
};
