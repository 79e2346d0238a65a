import type { Account } from '../../en/app/account.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const account: Account = {
  title: 'Meine Partien auf allen Geräten',
  signedInAs: (name) => `Angemeldet als ${name}`,
  intro:
    'Mit einem Passkey findest du dieselben Partien auf Telefon und Computer. Ohne Passwort, ohne E-Mail-Adresse. Ohne Passkey bleibt alles, wie es ist: Du spielst als Gast, und dieser Browser kennt deine Partien.',
  noDomain:
    'Passkeys brauchen einen Domainnamen. Dieser Server hat nur eine IP-Adresse, deshalb gibt es sie hier nicht.',
  notSecure: 'Passkeys brauchen eine sichere Verbindung (HTTPS), deshalb gibt es sie hier nicht.',
  noSupport: 'Dieser Browser kennt keine Passkeys.',
  notOffered: 'Dieser Server hat keine Konten.',
  otherwise: 'Ein einzelner Tisch lässt sich trotzdem an einem anderen Gerät spielen: Sein Menü hat einen Link dafür.',
  name: 'Dein Name',
  add: 'Passkey hinzufügen',
  addHelp: 'Dein Name und deine Partien bleiben dir.',
  addAnother: 'Weiteren Passkey hinzufügen',
  haveOne: 'Ich habe schon einen',
  signIn: 'Mit Passkey anmelden',
  bring: 'Partien dieses Browsers mitnehmen',
  brought: (n) => `${count(n, 'Partie', 'Partien')} dieses Browsers in dein Konto übernommen.`,
  noPasskey: 'Gerade kein Passkey da?',
  code: 'Wiederherstellungscode',
  useCode: 'Mit diesem Code anmelden',
  passkeys: 'Passkeys',
  added: (date) => `hinzugefügt am ${date}`,
  used: (date) => `zuletzt benutzt am ${date}`,
  synced: 'synchronisiert',
  remove: (label) => `${label} entfernen`,
  removeHelp: 'Wird ein Passkey entfernt, sind alle anderen Geräte abgemeldet.',
  yes: 'Ja, entfernen',
  no: 'Abbrechen',
  codes: 'Wiederherstellungscodes',
  codesLeft: (n) => `${count(n, 'unbenutzter Code', 'unbenutzte Codes')}.`,
  codesNone: 'Keine. Wenn alle deine Geräte verloren gehen, kommst du nur mit einem solchen Code zurück.',
  codesUsed: (date) =>
    `Am ${date} wurde ein Code benutzt. Warst du das nicht? Entferne unbekannte Passkeys, melde dich überall ab und mach neue Codes.`,
  makeCodes: 'Neue Codes machen',
  revokeCodes: 'Alle Codes ungültig machen',
  codesShown: 'Bewahre diese Codes sicher auf: Sie werden nur jetzt gezeigt. Jeder gilt einmal.',
  signOut: 'Hier abmelden',
  signOutAll: 'Überall abmelden',
  signOutHelp: 'Deine Partien bleiben in deinem Konto.',
  delete: 'Mein Konto löschen',
  deleteHelp:
    'Dein Name, deine Passkeys, Codes und Wertungszahlen werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze; gewertete verlierst du. An den Tischen, an denen du gespielt hast, bleiben dein Name dort, deine Züge und deine Nachrichten für die anderen erhalten.',
  deleteYes: 'Endgültig löschen',
  restricted: (date) =>
    `Du hast dich mit einem Wiederherstellungscode angemeldet: Bis ${date} kannst du weder ältere Passkeys entfernen noch das Konto löschen.`,
  cancelled: 'Es ist nichts geschehen: abgebrochen, oder es hat zu lange gedauert.',
  badPasskey:
    'Das ging nicht: Der Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.',
  badCode: 'Diesen Code gibt es nicht, oder er wurde schon benutzt.',
};
