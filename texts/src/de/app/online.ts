import type { Online } from '../../en/app/online.ts';

export const online: Online = {
  standInOnce: 'Deine Zeit ist abgelaufen: Ein Bot macht diesen Zug, danach spielst du wieder selbst.',
  standInMine: 'Ein Bot spielt für dich.',
  agreeToEnd: 'Partie beenden',
  agreed: (name) => `${name} schlägt vor, die Partie abzubrechen`,
  refused: (name) => `${name} möchte weiterspielen`,
  rematchKept: 'Eine neue Partie wird vorbereitet, und ein Platz ist für dich reserviert.',
  decline: 'Nein, danke',
  declined: 'Dein Platz am nächsten Tisch ist jetzt für andere frei.',
  rename: 'Namen ändern',
  chooseColour: 'Farbe und Form wählen',
  colourOf: ({ shape, name }) => `${shape}: gehört ${name}`,
  qr: 'QR-Code zeigen',
  qrHelp: 'Halte die Kamera eines Telefons darauf: Sie öffnet die Einladung.',
  watchLink: 'Link zum Zusehen kopieren',
  awayNow: (names) => `Gerade offline: ${names}. Warte, oder gib den Platz einem Bot.`,
  giveToBot: 'Platz einem Bot geben',
  wrongNumber: ({ min, max }) => `Möglich sind ganze Zahlen von ${min} bis ${max}. Das Feld kann auch leer bleiben.`,
  wantsToEnd: 'Vorschlag, die Partie abzubrechen',
  seatKept: 'Ein Platz ist für dich reserviert',
};
