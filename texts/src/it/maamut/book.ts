import type { Book } from '../../en/maamut/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const book: Book = {
  story:
    'Il tuo clan ha trovato un mammut nella pianura. Tutti i cacciatori lo inseguono insieme, ma la lancia d’onore è una sola: va al cacciatore nella cui trappola cade il mammut.',
  goal: 'Vinci, e vinci solo tu, se il mammut cade in una tua trappola, chiunque ce l’abbia spinto. Se non resta nessun cacciatore, o se il mammut non può più essere catturato, vince il mammut.',
  glance: [
    'Fai una sola cosa: spostarti, posare una trappola, togliere una trappola o passare.',
    'Per spostarti, gioca una carta e vai dritto, esattamente di tante tessere quante ne indica.',
    'Se entri nella tessera del mammut, fugge subito, tanto lontano quanto dice la tua carta: dritto se può, altrimenti gira in senso orario.',
    'I cacciatori sulla sua strada vanno nel panico e si scansano. Se c’è una trappola sulla sua strada, ci cade e la partita è finita.',
    'Se hai usato una carta, pesca fino ad averne tre. Poi si passa al turno successivo.',
  ],
  pieces: {
    mammoth: {
      name: 'Il mammut',
      text: 'Comincia al centro e non è di nessuno. Si muove solo se un cacciatore lo spaventa.',
    },
    hunter: { name: 'I cacciatori', text: 'Uno a testa, ognuno con il suo colore e la sua forma.' },
    trap: { name: 'Le trappole', text: 'Quattro a testa. Ogni trappola mostra di chi è.' },
    card: {
      name: 'Le carte spostamento',
      text: 'Il numero di lance dice di quanto ti sposti: 1, 2 o 3 tessere. In mano hai sempre tre carte.',
    },
    grass: { name: 'L’erba', text: 'L’unico terreno dove si può posare una trappola. 18 tessere.' },
    snow: {
      name: 'La neve',
      text: 'Terreno libero, ma niente trappole. 11 tessere; anche la croce al centro vale come neve.',
    },
    rock: { name: 'La roccia', text: 'Non ci entra mai nessuno: ferma i cacciatori e fa girare il mammut. 7 tessere.' },
  },
  steps: {
    setUp: {
      title: 'La preparazione',
      text: 'Le tessere si dispongono a caso attorno alla croce, e il mammut sta sulla croce. Ognuno riceve tre carte e mette il suo cacciatore su una tessera del bordo, ma non sulla roccia.',
      picture: (hunters) =>
        `Il tabellone all’inizio: il mammut sulla croce al centro, ${count(hunters, 'cacciatore', 'cacciatori')} su tessere del bordo.`,
    },
    move: {
      title: 'Spostarsi',
      text: 'Gioca una carta e sposta il tuo cacciatore in una delle sei direzioni, in linea retta, esattamente di tante tessere quante ne indica la carta. La roccia e il bordo ti fermano; le trappole e gli altri cacciatori no.',
      picture: (card) =>
        `Un cacciatore si sposta di ${count(card, 'tessera', 'tessere')} in linea retta; la carta mostra ${count(card, 'lancia', 'lance')}.`,
    },
    trap: {
      title: 'O posare o togliere una trappola',
      text: 'Invece di spostarti, posa una trappola sulla tessera del tuo cacciatore. Dev’essere erba, senza un’altra trappola né un altro cacciatore. Allo stesso modo puoi togliere qualsiasi trappola, anche altrui: torna a chi appartiene.',
      picture: 'Un cacciatore sull’erba ha posato una trappola sulla propria tessera.',
    },
    pass: {
      title: 'O passare, e pescare',
      text: 'Se niente ti conviene, passa e scarta una carta. Ogni volta che hai giocato o scartato una carta, a fine turno pesca fino ad averne tre.',
      picture: 'Tre carte spostamento con una, due e tre lance, e il dorso di una carta.',
    },
    flee: {
      title: 'Il mammut fugge',
      text: 'Se il tuo cacciatore entra nella tessera del mammut, lungo il percorso o alla fine, il mammut fugge subito nella stessa direzione, di tante tessere quante ne indica la tua carta. Poi il cacciatore finisce lo spostamento.',
      picture: (tiles) =>
        `Un cacciatore arriva da sinistra, il mammut fugge dritto di ${count(tiles, 'tessera', 'tessere')} e il cacciatore prosegue.`,
    },
    turn: {
      title: 'Il mammut gira',
      text: 'Se da qualche parte sulla fuga dritta c’è la roccia o il bordo, quella strada è chiusa. Il mammut gira in senso orario fino alla prima strada aperta, ma mai verso dove è arrivato il cacciatore.',
      picture: 'Cinque frecce attorno al mammut, numerate in senso orario nell’ordine in cui prova le strade.',
    },
    panic: {
      title: 'I cacciatori sulla sua strada vanno nel panico',
      text: 'Se il mammut entra in una tessera con dei cacciatori, ognuno scappa subito su una tessera vicina libera, a scelta di chi lo guida. Poi il mammut prosegue. Un cacciatore senza via di scampo è eliminato.',
      picture: 'Il mammut passa sulla tessera di un altro cacciatore, che si scansa.',
    },
    fall: {
      title: 'Il mammut cade',
      text: 'Se il mammut entra in una tessera con una trappola, anche a metà della fuga, ci cade e la partita è finita. Vince chi possiede la trappola.',
      picture: 'Il mammut corre in una trappola e ci cade.',
    },
  },
  examples: {
    oneWay: {
      title: 'Una carta che porta da una parte sola',
      picture: ({ closed, card }) =>
        `Un cacciatore al bordo del tabellone. ${count(closed, 'direzione è sbarrata', 'direzioni sono sbarrate')}, una sola porta ${count(card, 'tessera', 'tessere')} più in là.`,
      before: ({ name, tile, card }) =>
        `Il cacciatore di ${name} è in ${tile}, sul bordo del tabellone. Dove lo può portare un ${card}?`,
      edge: (n) => `In ${count(n, 'direzione', 'direzioni')} il tabellone finisce prima.`,
      rock: (n) =>
        `In ${count(n, 'direzione', 'direzioni')} c’è la roccia entro quella distanza. Che la prima tessera sia libera non aiuta: un cacciatore percorre sempre tutta la distanza.`,
      after: ({ card, tile }) => `Quindi il ${card} porta da una parte sola: in ${tile}.`,
    },
    fifthWay: {
      title: 'Il mammut prende la quinta strada',
      picture: (closed) =>
        `Un cacciatore arriva da sinistra. ${count(closed, 'strada del mammut è sbarrata', 'strade del mammut sono sbarrate')}; fugge per la successiva.`,
      before: ({ name, tile, card }) =>
        `${name} spaventa il mammut in ${tile} con un ${card}. Il mammut prova le sue strade una dopo l’altra, in senso orario.`,
      edge: (dir) => `La strada ${dir} è chiusa: il tabellone finisce.`,
      rock: ({ dir, tile }) => `La strada ${dir} è chiusa: in ${tile} c’è la roccia.`,
      open: ({ nth, dir, tile }) => `La strada ${dir}, la numero ${nth}, è aperta: il mammut fugge fino a ${tile}.`,
      after: 'La strada da cui è arrivato il cacciatore non l’ha nemmeno provata.',
    },
    cornered: {
      picture: (closed) =>
        `Il mammut in un angolo del tabellone: ${count(closed, 'strada è sbarrata', 'strade sono sbarrate')}, non ne resta nessuna.`,
      before: ({ name, tile, card }) =>
        `${name} spaventa il mammut in ${tile} con un ${card}. Su ogni strada c’è la roccia o il bordo.`,
      after: 'Con una carta più bassa il mammut forse avrebbe trovato una strada.',
    },
    pushed: {
      title: 'Conta la trappola, chiunque spinga',
      picture: 'Il mammut fugge da un cacciatore e cade nella trappola di un altro.',
      before: ({ name, owner }) => `${name} spaventa il mammut, e sulla sua strada c’è la trappola di ${owner}.`,
      after: ({ name, pusher }) =>
        `La fuga non era finita, ma la trappola conta. Vince ${name}, anche se è stata la mossa di ${pusher} a spingere il mammut.`,
    },
  },
  cases: {
    cornered: {
      name: 'Il mammut è alle strette',
      text: 'Se tutte e cinque le strade sono chiuse, il mammut resta e si rivolta contro il cacciatore entrato nella sua tessera: quel cacciatore è eliminato.',
    },
    together: {
      name: 'Più cacciatori su una tessera',
      text: 'È permesso, ma allora nessuno su quella tessera può posare o togliere trappole.',
    },
    again: {
      name: 'Raggiunto due volte',
      text: 'Un cacciatore scappato davanti al mammut può essere raggiunto di nuovo durante la stessa fuga, e torna nel panico.',
    },
    fallen: {
      name: 'Le trappole di un cacciatore eliminato',
      text: 'Restano sul tabellone e possono ancora far vincere chi le ha posate. Una di queste trappole, se viene tolta, esce dal gioco.',
    },
    lost: {
      name: 'Il mammut si salva',
      text: 'Il mammut vince se tutti i cacciatori sono eliminati, o se non può più essere spinto in nessuna trappola. Restare l’ultimo cacciatore non è una vittoria.',
    },
  },
  advice: [
    'Posa presto la prima trappola. Senza trappole sul tabellone puoi solo aiutare gli altri.',
    'Il mammut cade anche a metà della fuga: una trappola subito dietro di lui lo prende con qualsiasi carta.',
    'La roccia è utile: se la strada dritta è chiusa, decidi tu dove gira il mammut.',
    'Non restare davanti al mammut con la roccia tutt’attorno: potresti non avere dove scappare.',
    'Se il mammut è davanti a una trappola altrui, spaventalo per allontanarlo, o togli la trappola.',
  ],
};
