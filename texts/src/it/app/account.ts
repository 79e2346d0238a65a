import type { Account } from '../../en/app/account.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const account: Account = {
  title: 'Le mie partite su ogni dispositivo',
  signedInAs: (name) => `Accesso come ${name}`,
  intro:
    'Con una passkey ritrovi le stesse partite sul telefono e sul computer. Niente password, niente indirizzo e-mail. Senza passkey resta tutto com’è: giochi senza account, e questo browser conosce le tue partite.',
  noDomain:
    'Le passkey hanno bisogno di un nome di dominio. Questo server ha solo un indirizzo IP, quindi qui non ci sono.',
  notSecure: 'Le passkey hanno bisogno di una connessione sicura (HTTPS), quindi qui non ci sono.',
  noSupport: 'Questo browser non conosce le passkey.',
  notOffered: 'Questo server non ha account.',
  otherwise: 'Un singolo tavolo si può comunque giocare da un altro dispositivo: il suo menu ha un link per questo.',
  name: 'Il tuo nome',
  add: 'Aggiungi una passkey',
  addHelp: 'Il tuo nome e le tue partite restano tuoi.',
  addAnother: 'Aggiungi un’altra passkey',
  haveOne: 'Ne ho già una',
  signIn: 'Accedi con una passkey',
  bring: 'Porta con te le partite di questo browser',
  brought: (n) => `${count(n, 'partita', 'partite')} di questo browser nel tuo account.`,
  noPasskey: 'Nessuna passkey a portata di mano?',
  code: 'Codice di recupero',
  useCode: 'Accedi con questo codice',
  passkeys: 'Passkey',
  added: (date) => `aggiunta il ${date}`,
  used: (date) => `usata il ${date}`,
  synced: 'sincronizzata',
  remove: (label) => `Rimuovi ${label}`,
  removeHelp: 'Rimuovere una passkey disconnette tutti gli altri dispositivi.',
  yes: 'Sì, rimuovi',
  no: 'Annulla',
  codes: 'Codici di recupero',
  codesLeft: (n) => `${count(n, 'codice non usato', 'codici non usati')}.`,
  codesNone: 'Nessuno. Se perdi tutti i tuoi dispositivi, solo un codice di recupero ti fa rientrare.',
  codesUsed: (date) =>
    `Un codice è stato usato il ${date}. Non eri tu? Rimuovi le passkey che non conosci, disconnettiti ovunque e crea nuovi codici.`,
  makeCodes: 'Crea nuovi codici',
  revokeCodes: 'Annulla tutti i codici',
  codesShown: 'Conserva questi codici in un posto sicuro: si vedono solo adesso. Ognuno vale una volta.',
  signOut: 'Disconnettimi qui',
  signOutAll: 'Disconnettimi ovunque',
  signOutHelp: 'Le tue partite restano nel tuo account.',
  delete: 'Elimina il mio account',
  deleteHelp:
    'Il tuo nome, le passkey, i codici e le valutazioni vengono eliminati per sempre. Nelle partite in corso i bot prendono i tuoi posti; quelle classificate sono perse. Ai tavoli dove hai giocato, il tuo nome, le tue mosse e i tuoi messaggi restano visibili agli altri.',
  deleteYes: 'Elimina per sempre',
  restricted: (date) =>
    `Accesso con un codice di recupero: fino al ${date} non puoi rimuovere passkey più vecchie né eliminare l’account.`,
  cancelled: 'Non è successo nulla: è stato annullato o ha richiesto troppo tempo.',
  badPasskey: 'Non ha funzionato: qui la passkey non è conosciuta, o è passato troppo tempo. Riprova.',
  badCode: 'Questo codice non esiste, o è già stato usato.',
};
