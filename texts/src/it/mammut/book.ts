import type { Book } from '../../en/mammut/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const book: Book = {
  story:
    'La grande caccia è finita e il bottino è in mezzo all’accampamento: asce, pelli, zanne, carne, fuoco e animali addomesticati. Ognuno prende la sua parte. Ma se la tua è troppo bella, qualcuno te la ruberà.',
  goal: 'Raccogli più punti vittoria che puoi. Ogni round finisce con un punteggio; dopo l’ultimo, vince chi ha più punti.',
  glance: [
    'Se non hai una parte, tocca a te. Prima puoi giocare carte azione.',
    'Poi prendi dal centro le tessere che vuoi: sono la tua parte.',
    'Oppure ruba l’intera parte di qualcuno e rimetti al centro almeno una delle sue tessere.',
    'Chi viene derubato non ha più una parte e giocherà di nuovo.',
    'Se solo tu non hai una parte e prendi dal centro, prendi tutto. Poi si contano tutte le parti.',
  ],
  pieces: {
    loot: {
      name: 'Le tessere bottino',
      text: '31 tessere con due facce. Conta solo la faccia visibile, e una tessera si gira soltanto con una carta.',
    },
    unknown: {
      name: 'I punti interrogativi',
      text: 'Alcune tessere mostrano un punto interrogativo. Quello che c’è sotto si scopre al momento del punteggio.',
    },
    shaman: {
      name: 'Lo sciamano',
      text: 'Una tessera che decide le parità. La freccia rossa va in senso orario, quella blu in senso antiorario.',
    },
    animal: {
      name: 'Gli animali',
      text: 'Sette specie. Per una tessera animale ricevi un gettone che tieni. Non hai mai due volte la stessa specie.',
    },
    card: { name: 'Le carte azione', text: '19 carte. Cominci con due; le asce ne portano altre.' },
    track: {
      name: 'Il tracciato delle pelli',
      text: 'Ogni pelle ti fa avanzare di un passo. Il tuo posto sul tracciato resta per tutta la partita.',
    },
  },
  steps: {
    pour: {
      title: 'Si svuota il sacco',
      text: 'All’inizio di un round si rovesciano al centro tutte e 32 le tessere. Ognuna cade a caso su una delle sue facce.',
      picture: 'Tutte le tessere di un round al centro, alcune con un punto interrogativo.',
    },
    take: {
      title: 'Prendere una parte dal centro',
      text: 'Prendi quante tessere vuoi, almeno una. Tante tessere danno tanti punti, ma una parte piccola attira meno i ladri.',
      picture: 'Qualcuno ha preso dal centro alcune tessere come parte.',
    },
    steal: {
      title: 'O rubare una parte',
      text: 'Prendi l’intera parte di qualcuno, rimetti al centro almeno una delle sue tessere e tieni il resto. Una parte di una sola tessera non si può rubare.',
      picture: 'Qualcun altro ha preso quella parte e ha rimesso al centro una delle sue tessere.',
    },
    cards: {
      title: 'Prima, se vuoi, giocare carte',
      text: 'Prima di prendere o rubare puoi giocare quante carte vuoi. Le carte bottino agiscono subito, davanti a tutti. Le carte punteggio si giocano coperte e contano alla fine del round.',
      picture: 'Una carta bottino scoperta e una carta punteggio coperta.',
    },
    last: {
      title: 'L’ultima parte',
      text: 'Se tutti gli altri hanno una parte, puoi ancora rubare, oppure prendere tutto quello che resta. Prendere tutto chiude la spartizione, e tu cominci il round successivo.',
      picture: 'Alla fine qualcuno prende tutte le tessere rimaste.',
    },
    order: {
      title: 'Il punteggio: prima lo sciamano',
      text: 'Si scoprono le carte coperte e si girano i punti interrogativi. Chi ha lo sciamano viene prima in ogni parità, poi gli altri nella direzione della freccia. Il primo in parità ha “più di tutti”, l’ultimo ha “meno di tutti”.',
      picture: 'Le due facce dello sciamano, con una freccia rossa e una blu.',
    },
    axes: {
      title: 'Le asce: nuove carte',
      text: 'Peschi una carta azione per ogni ascia. Nell’ultimo round ogni ascia vale invece 3 punti.',
      picture: 'Un’ascia e il dorso di una carta.',
    },
    hides: {
      title: 'Le pelli: il tracciato',
      text: 'Ogni pelle ti fa avanzare di un passo sul tracciato delle pelli. Poi chi è più avanti riceve tanti punti quanto il numero del round, e chi è più indietro ne perde altrettanti.',
      picture: (hides) =>
        `${count(hides, 'pelle', 'pelli')}: ${count(hides, 'passo', 'passi')} sul tracciato delle pelli.`,
    },
    tusks: {
      title: 'Le zanne: 2 punti l’una',
      text: 'Il bottino più semplice: ogni zanna vale 2 punti.',
      picture: (points) => `Una zanna vale ${count(points, 'punto', 'punti')}.`,
    },
    meat: {
      title: 'La carne: chi ne ha di più?',
      text: 'Chi ha più carne riceve 8 punti, il secondo 5, il terzo 2. In tre si danno solo 8 e 5, in due soltanto 8.',
      picture: (points) => `La carne sul podio, con i punti di ogni posto: ${points}.`,
    },
    fire: {
      title: 'Il fuoco: chi ha freddo?',
      text: 'Chi ha meno fuochi perde 5 punti. Spesso ne basta uno. In due, l’altra persona riceve 1 punto per ognuno dei suoi fuochi.',
      picture: (points) => `Senza fuoco: ${count(points, 'punto', 'punti')} in meno.`,
    },
    animals: {
      title: 'Gli animali: collezionare specie',
      text: 'Per ogni tessera animale prendi un gettone di quella specie, a meno che tu non l’abbia già. Contano solo alla fine.',
      picture: 'Le sette specie.',
    },
    end: {
      title: 'Dopo l’ultimo round',
      text: 'Le tue specie diverse danno punti: più ne hai, più ognuna vale. Poi vince chi ha più punti.',
      picture: (scale) => `Una scala delle specie e dei loro punti: ${scale}.`,
    },
  },
  examples: {
    scoring: {
      title: 'Un punteggio completo, con i numeri',
      before: ({ round, name }) =>
        `Round ${round}, in quattro. ${name} prende tutto quello che resta, e ora ognuno ha una parte.`,
      shares: 'Le parti, girati i punti interrogativi',
      totals: 'I punti dopo il round',
      total: ({ name, before, change, after }) => `${name}: ${before} prima, ${change} in questo round, ora ${after}.`,
      after: ({ name, points }) =>
        `${name} è in testa con ${count(points, 'punto', 'punti')}. Ognuno tiene le carte non giocate, gli animali e il posto sul tracciato delle pelli.`,
    },
  },
  galleries: {
    cards: {
      title: 'Tutte le carte azione',
      intro: 'Otto carte bottino, che agiscono subito, e undici carte punteggio, che si giocano coperte.',
      loot: (n) => `Carta bottino, ${count(n, 'copia', 'copie')}.`,
      scoring: (n) => `Carta punteggio, ${count(n, 'copia', 'copie')}.`,
    },
    tiles: {
      title: 'Tutte le tessere bottino',
      intro: 'Le due facce di ogni tessera. Tutti possono consultare questo elenco durante la partita.',
      copies: (n) => count(n, 'tessera', 'tessere'),
      sides: ({ one, other }) => `${one} / ${other}`,
    },
  },
  cases: {
    two: {
      name: 'In due',
      text: 'Ognuno raccoglie due parti separate, e si contano entrambe. Si salta il tuo turno solo se le hai tutte e due. Un furto prende una parte sola; la quarta parte presa dal centro prende tutto.',
    },
    four: {
      name: 'In quattro o cinque',
      text: 'La partita comincia dal round 2, e ognuno parte con un animale pescato a caso.',
    },
    most: {
      name: 'Più di niente',
      text: 'Per avere più di tutti di un tipo, te ne serve almeno uno. Altrimenti nessuno ne ha più di tutti.',
    },
    cards: {
      name: 'Carte che contano come tessere',
      text: '“La mia pelle” e le carte che danno una pelle o un fuoco contano come tessere per tutto il punteggio, anche per il tracciato delle pelli e per chi ha meno fuochi.',
    },
    zero: { name: 'Niente debiti', text: 'I tuoi punti non scendono mai sotto lo 0.' },
    tie: {
      name: 'Parità alla fine',
      text: 'Vince chi è più avanti sul tracciato delle pelli. Se c’è ancora parità, la vittoria è condivisa.',
    },
  },
  advice: [
    'Prendi meno tessere di quante ne vorresti. La parte che nessuno ti invidia è quella che ti resta.',
    'Abbi sempre un fuoco: perdere 5 punti costa più di quanto porti una seconda zanna.',
    'Lo sciamano vale molto quando altri hanno quanto te: guarda chi vincerebbe le parità.',
    'Qualche pelle in ogni round rende più tardi: il tracciato dura tutta la partita e i suoi punti crescono.',
    'Lascia un’esca: se al centro resta poco, i ladri vengono da te.',
  ],
};
