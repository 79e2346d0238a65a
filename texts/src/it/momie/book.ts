import type { Book } from '../../en/momie/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const book: Book = {
  story:
    'Nei corridoi di una piramide ci sono dei tesori, e la mummia a cui appartengono si è svegliata. Una persona è la mummia. Le altre guidano cacciatori di tesori, rivali tra loro. Loro vedono tutto; la mummia non li vede, ma sente ogni passo.',
  goal: 'Con un cacciatore, completa prima degli altri le tue cinque missioni. Con la mummia, prendi prima abbastanza ankh ai cacciatori: 4 contro due cacciatori, 6 contro tre, 7 contro quattro.',
  glance: [
    'Cacciatore: lancia tutti i dadi liberi. I dadi che mostrano la mummia sono bloccati.',
    'Rilancia quante volte vuoi. Poi scegli un dado libero, annuncialo alla mummia e muoviti come indica.',
    'Se finisci su un tesoro di una tua missione, puoi giocare la carta. Ma allora la mummia sa dove sei.',
    'Prima di lanciare puoi liberare tutti e cinque i dadi. La mummia allora può camminare subito.',
    'Mummia: dopo l’ultimo cacciatore lancia il tuo dado. Puoi fare altrettante caselle, più una per ogni dado bloccato. Entra nella casella di un cacciatore e lo catturi.',
  ],
  pieces: {
    hunter: {
      name: 'I cacciatori',
      text: 'Fino a quattro, ognuno con il suo colore e la sua forma. Partono dalla scala.',
    },
    mummy: { name: 'La mummia', text: 'Parte dalla segreta. Tutti vedono sempre dov’è.' },
    ankh: {
      name: 'Gli ankh',
      text: 'Ogni cacciatore ne ha tre. Ogni volta che ti cattura, la mummia te ne prende uno.',
    },
    whiteDice: {
      name: 'I dadi bianchi',
      text: 'Cinque dadi con 1, 2, 3, 4, una freccia e la mummia. I cacciatori si muovono con questi.',
    },
    brownDie: { name: 'Il dado della mummia', text: 'Un dado marrone con 1, 2 e 3, ognuno due volte.' },
    mission: {
      name: 'Le missioni',
      text: 'Una carta per ogni tesoro. Ne ricevi una di ogni colore e le tieni nascoste; gli altri ne vedono solo il colore.',
    },
    chambers: {
      name: 'La scala e la segreta',
      text: 'Una accanto all’altra in basso, divise da un muro. Si può solo uscirne, mai entrarci.',
    },
  },
  steps: {
    setUp: {
      title: 'La preparazione',
      text: 'I cacciatori stanno sulla scala, la mummia nella segreta. Ogni cacciatore pesca una missione di ognuno dei cinque colori. I cinque dadi bianchi sono liberi. Comincia chi siede dopo la mummia.',
      picture: 'La piramide in sezione: corridoi, tesori di cinque colori, in basso la scala e la segreta.',
    },
    roll: {
      title: 'Cacciatore: lanciare i dadi',
      text: 'Lancia tutti i dadi liberi. Quelli che mostrano la mummia sono bloccati finché qualcuno li libera. Se gli altri non ti piacciono, rilanciali, quante volte vuoi. Ma ogni nuova mummia aiuta la mummia, e se la mostrano tutti e cinque i dadi, il tuo turno finisce.',
      picture: ({ locked, free }) =>
        `${count(locked, 'dado bloccato', 'dadi bloccati')} con la mummia, e quelli liberi: ${free}.`,
    },
    number: {
      title: 'Muoversi con un numero',
      text: 'Annuncia il dado, poi fai esattamente altrettante caselle, girando come vuoi. I muri e la mummia ti bloccano. Puoi passare accanto ad altri cacciatori, ma non fermarti dove ce n’è uno.',
      picture: (cells) => `Un cacciatore fa ${count(cells, 'casella', 'caselle')} girando l’angolo.`,
    },
    arrow: {
      title: 'O muoversi con la freccia',
      text: 'Vai in una direzione finché puoi. Ti fermi sulla casella prima del primo ostacolo: un muro, la mummia, un altro cacciatore, la scala o la segreta.',
      picture: 'Un cacciatore corre lungo un corridoio fino al muro in fondo.',
    },
    collect: {
      title: 'Prendere un tesoro',
      text: 'Se finisci su un tesoro di cui hai la carta, puoi giocarla e mostrarla a tutti. Una missione è compiuta, ma anche la mummia vede la carta.',
      picture: 'Una carta missione con un tesoro e il dorso di una carta del suo colore.',
    },
    hear: {
      title: 'Che cosa sente la mummia',
      text: 'La mummia non vede mai i cacciatori né i dadi liberi. Le si dice solo quando i dadi vengono liberati, quanti sono bloccati, quale dado annuncia ogni cacciatore e quali carte vengono giocate.',
      picture: 'La piramide al buio, come la conosce la mummia: non si vede nessun cacciatore.',
    },
    prowl: {
      title: 'Il turno della mummia',
      text: 'Dopo l’ultimo cacciatore la mummia lancia il suo dado e può fare fino a quel numero di caselle, più una per ogni dado bloccato. Se entra nella casella di un cacciatore, il suo turno finisce: il cacciatore va nella segreta e le dà un ankh.',
      picture: 'La mummia cammina nei corridoi fino alla casella di un cacciatore.',
    },
    interrupt: {
      title: 'Liberare i dadi, e svegliare la mummia',
      text: 'Prima di lanciare, un cacciatore può liberare tutti e cinque i dadi; se sono tutti bloccati, deve farlo. La mummia allora può camminare subito, fino a tante caselle quanti dadi erano bloccati, senza lanciare. Poi il cacciatore lancia tutti e cinque.',
      picture: 'Dadi bloccati tornano liberi, e la mummia cammina.',
    },
    end: {
      title: 'La fine',
      text: 'Il primo cacciatore che gioca l’ultima missione vince subito, e vince solo lui. La mummia vince subito quando ha abbastanza ankh.',
      picture: 'Cinque carte missione da una parte, ankh dall’altra.',
    },
  },
  examples: {
    story: {
      title: 'Dadi, annuncio, tesoro, interruzione',
      before: ({ name, locked }) =>
        `Tocca a ${name}. ${count(locked, 'dado è già bloccato', 'dadi sono già bloccati')}.`,
      dice: ({ locked, free }) => `${count(locked, 'dado bloccato', 'dadi bloccati')}, liberi: ${free}`,
      walk: 'Il cacciatore va fino al tesoro.',
      prowl: 'La mummia va dal cacciatore che ha mostrato la carta.',
      after: ({ name, other, steps }) =>
        `La mummia aveva sentito solo una carta, ed è bastato. ${other} ha liberato i dadi e le ha regalato ${count(steps, 'passo', 'passi')}, e ${name} ha pagato con un ankh. I cacciatori sono rivali!`,
    },
    heard: {
      title: 'Lo stesso turno, come lo sente la mummia',
      before: 'Niente dadi, niente percorso: solo questo.',
      after: ({ name }) => `Dal numero annunciato e dalla carta, la mummia può capire anche dov’era prima ${name}.`,
      picture: 'La piramide al buio. Brilla il punto dove è stato preso un tesoro.',
    },
    prowl: {
      title: 'Fin dove va la mummia',
      before: ({ die, locked }) =>
        `La mummia lancia un ${die}, e ${count(locked, 'dado è bloccato', 'dadi sono bloccati')}.`,
      picture: 'La mummia va passo dopo passo fino alla casella di un cacciatore.',
      sum: ({ die, locked, steps }) => `${die} + ${locked}: può fare fino a ${count(steps, 'casella', 'caselle')}.`,
      after: 'Non è obbligata ad andare fino in fondo, e appena cattura un cacciatore il suo turno finisce.',
    },
  },
  cases: {
    skipped: {
      name: 'Senza via d’uscita',
      text: 'Se all’inizio del tuo turno nessuna faccia di un dado ti permette di muoverti, salti tutto il turno: non liberi i dadi e non lanci.',
    },
    five: {
      name: 'Cinque mummie',
      text: 'Se tutti e cinque i dadi mostrano la mummia, il tuo turno finisce e il cacciatore dopo deve liberarli. Se il tuo era l’ultimo cacciatore, la mummia fa il suo turno e poi anche il turno d’interruzione.',
    },
    useless: {
      name: 'Un dado che non porta da nessuna parte',
      text: 'Non puoi scegliere un dado con cui non puoi muoverti. Se non ce n’è un altro, devi rilanciare.',
    },
    again: {
      name: 'Due volte la stessa casella',
      text: 'Con un numero puoi entrare più volte in una casella durante lo stesso spostamento, e anche tornare alla casella che hai appena lasciato.',
    },
    out: {
      name: 'L’ultimo ankh',
      text: 'Un cacciatore che dà l’ultimo ankh è eliminato. Le sue carte non giocate restano segrete fino alla fine.',
    },
    two: {
      name: 'In due',
      text: 'Una persona è la mummia, l’altra guida due cacciatori con dieci carte. Ognuno dei due ha un turno suo, e l’uno o l’altro può giocare qualsiasi carta. La mummia vince con il 3º ankh.',
    },
  },
  advice: [
    'Cacciatori: state lontani l’uno dall’altro. Dove due sono vicini, la mummia ne trova comunque uno.',
    'Quando hai mostrato una carta, la mummia conosce la tua casella. Tieniti una via di fuga e non fermarti in un vicolo cieco.',
    'All’inizio aiutatevi: liberate i dadi finché pochi sono bloccati e la mummia è lontana. Poi ognuno pensa a sé.',
    'La freccia dice meno di tutto alla mummia: puoi aver fatto una casella o otto.',
    'Mummia: ricorda ogni numero annunciato e pensa da dove il cacciatore può essere partito. Se il tavolo lo permette, il tabellone ti segna quelle caselle.',
  ],
};
