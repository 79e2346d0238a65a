import type { Errors } from '../../en/app/errors.ts';

export const errors: Errors = {
  deadLink: 'Questo link non porta da nessuna parte',
  deadLinkHelp:
    'Forse l’indirizzo è scritto male, oppure il tavolo non c’è più. Comincia una nuova partita o chiedi un nuovo link.',
  noTable: 'Questo tavolo non esiste più',
  noTableHelp:
    'I tavoli che nessuno usa più vengono eliminati. Chiedi un nuovo invito o comincia una partita per conto tuo.',
  fullTable: 'Questo tavolo è al completo',
  fullTableHelp: 'Tutti i posti sono occupati. Puoi guardare la partita o aprire un altro tavolo.',
  watch: 'Guarda la partita',
  closedTable: 'Questo tavolo è stato chiuso',
  closedTableHelp:
    'Chi ospita il tavolo l’ha chiuso prima dell’inizio, oppure nessuno l’ha usato per una settimana. Chiedi un nuovo invito o comincia una partita per conto tuo.',
  colourTaken: 'Qualcuno ha appena preso questo colore.',
  removed: 'Chi ospita il tavolo ha liberato il tuo posto. Puoi guardare la partita o aprire un altro tavolo.',
  tooManyTables:
    'Ospiti troppi tavoli non ancora conclusi. Concludi o chiudi uno di questi (li trovi in “Tavoli aperti”), poi riprova.',
  noServer: 'Il server non è raggiungibile',
  noServerHelp: 'Anche offline puoi giocare contro i bot o con altre persone su un solo schermo.',
  oldVersion: 'In questa scheda è aperta una vecchia versione di Traque',
  oldVersionHelp: 'Nel frattempo Traque è stato aggiornato. Ricarica la pagina: il tuo posto al tavolo resta tuo.',
  reload: 'Ricarica',
  brokenRecord: 'Questo file non contiene una partita che Traque sa leggere',
  brokenRecordHelp: 'Scegli una partita esportata da Traque (un file .json).',
  notSaved: 'Questo browser non salva nulla: la partita si perde quando chiudi la pagina.',
  noLocal: 'Questa partita non è su questo dispositivo',
  noLocalHelp: 'È stata giocata in un altro browser o rimossa da questo.',
  stillRunning: 'Questa partita è ancora in corso',
  stillRunningHelp:
    'La stanno giocando più persone su questo schermo. Quando sarà finita, si potrà rivedere dal punto di vista di ogni posto.',
  unfinishedRecord: 'Questo file mostra una partita non finita, vista da un solo posto',
  unfinishedRecordHelp:
    'Contiene solo ciò che si sapeva da quel posto, perciò non si può rivedere. Esporta di nuovo la partita quando è finita.',
  notSent: 'Connessione interrotta: l’azione non è stata inviata. Riprova quando il tavolo è di nuovo raggiungibile.',
  unanswered: 'Il server non ha risposto. Se sul tavolo non cambia nulla, riprova.',
  diskFull: 'Il server non ha più spazio: l’azione non è stata salvata. Riprova più tardi.',
  serverRefused: 'Il server ha rifiutato la richiesta',
  tooMany: 'Troppe richieste. Aspetta un momento e riprova.',
  crashed: 'Si è verificato un errore in questa pagina',
  crashedHelp: 'Ricaricala: la tua partita è salva.',
};
