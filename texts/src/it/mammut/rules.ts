import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  intro:
    'La caccia è finita, ora si spartisce il bottino. Prendi dal centro ciò che vuoi; ma ciò che davanti a te sembra troppo bello, qualcuno te lo prenderà. Vince chi ha più punti vittoria dopo l’ultima mano.',
  chapters: {
    pieces: 'I pezzi',
    setUp: 'La preparazione',
    pour: 'Si svuota il sacco',
    share: 'La spartizione',
    cards: 'Le carte azione',
    evaluation: 'La valutazione',
    axes: 'Le asce',
    hides: 'Le pelli',
    loot: 'Zanne, carne, fuoco',
    animals: 'Gli animali, e la fine della mano',
    end: 'La fine',
  },
  clauses: {
    'MM-1':
      '31 tessere bottino e lo sciamano, tutte a due facce. Sei tipi di bottino: ascia, pelle, zanna, carne, fuoco e animale (sette specie). Alcune facce hanno un punto interrogativo.',
    'MM-2':
      'La nostra serie: otto tessere con punto interrogativo, sette con animali (una per specie), sedici con due tipi. La serie è pubblica; un punto interrogativo può nascondere un animale.',
    'MM-3':
      'Lo sciamano ha una freccia rossa da un lato (parità in senso orario), una blu dall’altro (senso antiorario).',
    'MM-4': '35 gettoni animale, cinque per specie. Nessuno ha mai due gettoni della stessa specie.',
    'MM-5': '19 carte azione: otto carte bottino (sbircia, gira, rendi) e undici carte valutazione.',
    'MM-10': 'Ognuno comincia con 10 punti vittoria, a 0 sulla pista delle pelli, con due carte nascoste.',
    'MM-11': 'In due o tre si giocano le mani da 1 a 5; in quattro o cinque da 2 a 5.',
    'MM-12': 'In quattro o cinque ognuno pesca a caso un gettone animale.',
    'MM-13': 'Il tavolo o la sorte dice chi comincia.',
    'MM-20':
      'Il primo giocatore rovescia sul tavolo il sacco con tutte le 32 tessere. La faccia in alto la vedono tutti, l’altra nessuno; solo le carte girano una tessera.',
    'MM-21': 'Ciò che tutti hanno visto resta noto; ciò che hai sbirciato resta noto a te.',
    'MM-30': 'Comincia il primo giocatore. Poi sempre il prossimo, in senso orario, che non ha una parte.',
    'MM-31': 'Nel tuo turno prendi dal centro quante tessere vuoi, almeno una: è la tua parte.',
    'MM-32':
      'In alternativa puoi rubare: prendi l’intera parte di un altro, rimetti al centro almeno una tessera e tieni il resto.',
    'MM-33': 'Una parte non è mai vuota: il ladro tiene almeno una tessera, quindi una parte di una sola non si ruba.',
    'MM-34': 'Chi è stato derubato non ha più una parte e avrà un altro turno.',
    'MM-35':
      'Se sei l’unico senza parte e prendi dal centro, devi prendere tutto. Così finisce la spartizione e cominci tu la mano seguente.',
    'MM-36': 'In due ognuno raccoglie due parti separate; un furto ne prende una.',
    'MM-37':
      'In due, se il centro è vuoto e non c’è niente da rubare, puoi ancora giocare carte e poi passare: la spartizione finisce e cominci tu la mano seguente.',
    'MM-40': 'Nel tuo turno, prima di prendere tessere, puoi giocare quante carte vuoi.',
    'MM-41': 'Sbircia: guarda in segreto sotto una o due tessere con punto interrogativo, ovunque siano.',
    'MM-42': 'Gira: volta una o due tessere, ovunque siano, anche lo sciamano, ma mai una che mostra un animale.',
    'MM-43':
      'Rendi: uno o più giocatori rimettono tutte le loro tessere al centro (in due: una o più parti, anche la tua).',
    'MM-44': 'Le carte bottino si giocano scoperte e agiscono subito. Le carte valutazione si posano coperte.',
    'MM-45': 'Una carta bottino ha bisogno di qualcosa su cui agire.',
    'MM-50': 'Prima si mostrano tutte le carte coperte, poi si girano tutti i punti interrogativi.',
    'MM-51': 'Parità: prima chi ha lo sciamano, poi gli altri nel verso della freccia. Prima è meglio.',
    'MM-52':
      'Le carte che valgono una tessera contano fin dall’inizio. Avere più di tutti di un tipo richiede almeno una tessera.',
    'MM-53':
      'I punti non scendono mai sotto 0. Si conta tipo per tipo; le carte di un tipo vengono dopo le sue tessere.',
    'MM-60': 'Da chi ha lo sciamano, in senso orario, ognuno pesca una carta azione per ogni ascia.',
    'MM-61': 'Nell’ultima mano ogni ascia vale invece 3 punti.',
    'MM-62': 'Carta Asce affilate: ognuno riceve 2 punti per ogni sua ascia.',
    'MM-63':
      'Se il mazzo è vuoto si mescolano gli scarti; se non c’è nulla non si pesca. Le carte giocate si scartano solo a fine mano.',
    'MM-65': 'Ogni pelle fa avanzare di un passo sulla pista delle pelli, che dura tutta la partita.',
    'MM-66': 'Il più avanti guadagna tanti punti quanto il numero della mano.',
    'MM-67': 'Il più indietro ne perde altrettanti. Non sono mai lo stesso giocatore.',
    'MM-68': 'Carta Più pelli: chi ha più tessere pelle in questa mano riceve 4 punti.',
    'MM-70': 'Ogni zanna: 2 punti.',
    'MM-71': 'Carta Più zanne: chi ne ha di più riceve 4 punti.',
    'MM-73': 'Più carne 8 punti, secondo 5, terzo 2. In tre 8 e 5, in due solo 8. Senza carne nessuno segna.',
    'MM-76': 'Meno fuochi: perde 5 punti.',
    'MM-77': 'In due l’altro guadagna 1 punto per ogni suo fuoco.',
    'MM-80': 'Per ogni tessera animale prendi un gettone di quella specie, se non l’hai già.',
    'MM-81':
      'Carta Animale selvatico: al posto del gettone di una tua tessera animale prendine uno di una specie che ti manca.',
    'MM-82': 'Carta Pelli e compagno: chi ha più tessere pelle in questa mano sceglie un gettone che gli manca.',
    'MM-83': 'Si sceglie da chi ha lo sciamano, in senso orario. Un animale selvatico si può rifiutare.',
    'MM-85':
      'Poi le carte giocate si scartano, le tessere tornano nel sacco e comincia la mano seguente. Le carte non giocate restano in mano.',
    'MM-90':
      'Dopo la mano 5 contano le specie: 3 valgono 4 punti, 4 ne valgono 9, 5 ne valgono 15, 6 ne valgono 22, 7 ne valgono 30.',
    'MM-91':
      'Vince chi ha più punti; a parità chi è più avanti sulla pista delle pelli, altrimenti la vittoria è condivisa.',
  },
  synonyms: [
    ['ruba', 'rubare', 'furto', 'ladro', 'derub', 'l’intera parte di un altro'],
    ['tessera', 'tessere', 'casella', 'caselle'],
    ['punt', 'segna'],
    ['pelle', 'pelli', 'pelliccia'],
    ['vinc', 'vittoria', 'vincitore'],
    ['scart', 'posa una carta'],
    ['mazzo', 'pesca'],
  ],
};
