import type { App } from '../en/app.ts';
import { counted } from '../plural.ts';
import { room } from './appRoom.ts';
import { tables } from './appTables.ts';

const count = counted('it');

export const app: App = {
  common: {
    labelled: (label, value) => `${label}: ${value}`,
    home: 'Inizio',
    lobby: 'Tavoli aperti',
    rules: 'Regole',
    replay: 'Replay',
    settings: 'Impostazioni',
    close: 'Chiudi',
    copy: 'Copia',
    copied: 'Copiato',
    copyByHand: 'Copia il testo selezionato',
    share: 'Condividi',
    skipToContent: 'Vai al contenuto',
    loading: 'Un momento …',
    mainMenu: 'Menu principale',
    shapes: ['triangolo', 'cerchio', 'quadrato', 'rombo', 'stella'],
  },
  games: {
    maamut: {
      teaser:
        'Spingi il mammut nella tua trappola. Fugge da te, gira dove la roccia gli sbarra la via, e può rivoltarsi contro di te.',
      scene: 'Un mammut dipinto sulla parete di una grotta, circondato da cacciatori con le lance',
    },
    mammut: {
      teaser: 'Spartite il bottino della caccia. Prendi poco e tienilo, o prendi molto e guardalo sparire.',
      scene: 'Il bottino accanto al fuoco: asce, pelli, zanne e carne sul suolo della grotta',
    },
    momie: {
      teaser: 'Ruba i tesori della piramide mentre una mummia cieca ascolta ogni passo.',
      scene: 'La sezione di una piramide di notte; una mummia percorre i corridoi alla luce delle torce',
    },
  },
  home: {
    tagline: 'Tre cacce, un tavolo',
    intro:
      'Gioca subito: niente account, niente pubblicità. Con amici, contro i bot, attorno a uno schermo, e anche senza rete.',
    withBots: 'Contro i bot',
    withFriends: 'Invita amici',
    aroundScreen: 'Attorno a questo schermo',
    players: (min, max) => `da ${min} a ${max} giocatori`,
    minutes: (n) => `circa ${n} minuti`,
    goOn: 'Continua a giocare',
    forget: 'Togli',
    newVersion: 'C’è una nuova versione di Traque.',
    update: 'Aggiorna ora',
    install: 'Installa Traque',
    offlineReady: 'Traque è pronto per giocare senza rete.',
    footer: 'Disegni, testi e codice sono nostri. I giochi appartengono ai loro autori.',
  },
  settings: {
    title: 'Impostazioni',
    language: 'Lingua',
    theme: 'Luce',
    themes: { auto: 'Come il sistema', light: 'Giorno', dark: 'Notte' },
    motion: 'Movimenti sul tabellone',
    motions: { auto: 'Come il sistema', full: 'Completi', reduced: 'Ridotti' },
    motionHelp: 'Ridotti: niente si sposta; ciò che cambia viene evidenziato e raccontato.',
    speed: 'Velocità di gioco',
    speeds: { '0.5': 'Lenta', '1': 'Normale', '2': 'Veloce', '4': 'Molto veloce' },
    sound: 'Suoni',
    soundHelp: 'Un leggero tamburo quando tocca a te.',
    on: 'Sì',
    off: 'No',
    name: 'Il tuo nome',
    nameHelp: 'Mostrato agli altri al tavolo.',
    storageDenied:
      'Questo browser non lascia conservare nulla a Traque. Impostazioni e partite durano finché non chiudi la pagina.',
  },
  rules: {
    title: (game) => `Le regole: ${game}`,
    search: 'Cerca nelle regole',
    found: (n) => count(n, 'articolo trovato', 'articoli trovati'),
    unknown: (id) => `Qui non c’è un articolo ${id}. Sfoglia i capitoli, o cerca.`,
    nothing: 'Nessun articolo ne parla.',
    clause: (id) => `Articolo ${id}`,
    open: 'Apri il regolamento',
    others: 'Gli altri giochi',
    contents: 'Indice',
    ruling: 'Nostra decisione: le regole stampate non lo dicono.',
    house: 'Serie nostra: i pezzi stampati non erano disponibili.',
    noAction: 'In questo momento non è possibile.',
  },
  errors: {
    deadLink: 'Questo link non porta da nessuna parte',
    deadLinkHelp:
      'L’indirizzo è forse scritto male, o il tavolo non c’è più. Comincia una partita, o chiedi un nuovo link.',
    noTable: 'Questo tavolo non esiste più',
    noTableHelp: 'I tavoli che nessuno visita vengono sgombrati. Chiedi un nuovo invito, o comincia una tua partita.',
    fullTable: 'Questo tavolo è al completo',
    fullTableHelp: 'Tutti i posti sono occupati. Puoi guardare, o aprire un tuo tavolo.',
    watch: 'Guarda la partita',
    closedTable: 'Questo tavolo è stato chiuso',
    closedTableHelp:
      'Chi lo ospitava l’ha chiuso prima dell’inizio. Chiedi un nuovo invito, o comincia una partita tua.',
    removed: 'Chi ospita ha liberato il tuo posto. Puoi guardare questo tavolo, o aprirne uno tuo.',
    tooManyTables: 'Ospiti troppi tavoli non finiti. Finiscine o chiudine uno (sono tra i tavoli aperti), poi riprova.',
    noServer: 'Il server non è raggiungibile',
    noServerHelp: 'Senza rete puoi comunque giocare contro i bot e attorno a questo schermo.',
    oldVersion: 'Questa scheda usa una vecchia versione di Traque',
    oldVersionHelp: 'Il server è cambiato. Ricarica la pagina; il tuo posto al tavolo resta tuo.',
    reload: 'Ricarica',
    brokenRecord: 'Questo file non è una partita che Traque sappia leggere',
    brokenRecordHelp: 'Scegli una partita esportata da Traque (un file .json).',
    notSaved: 'Questo browser non conserva nulla: la partita dura finché non chiudi la pagina.',
    noLocal: 'Questa partita non è su questo dispositivo',
    noLocalHelp: 'È stata giocata in un altro browser, o tolta da questo.',
    stillRunning: 'Questa partita è ancora in corso',
    stillRunningHelp:
      'La giocano più persone attorno a questo schermo. Quando è finita, si può rivedere da ogni posto.',
    unfinishedRecord: 'È la registrazione privata di un posto, di una partita non finita',
    unfinishedRecordHelp:
      'Contiene solo ciò che quel posto sapeva, perciò non si può rigiocare. Esporta la partita quando è finita.',
    notSent: 'La connessione è persa: non è stato inviato nulla. Riprova quando il tavolo è tornato.',
    refusedHere: 'Il server ha rifiutato',
    tooMany: 'Troppe richieste. Aspetta un momento e riprova.',
    crashed: 'Qualcosa si è rotto in questa pagina',
    crashedHelp: 'Ricaricala: la tua partita è conservata.',
  },
  tables,
  room,
};
