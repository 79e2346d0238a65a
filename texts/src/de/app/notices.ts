import type { Notices } from '../../en/app/notices.ts';

export const notices: Notices = {
  offer: 'Soll dieses Gerät dir melden, wenn du wieder dran bist?',
  accept: 'Ja, gern',
  setting: 'Benachrichtigungen',
  help: 'Auf diesem Gerät, wenn du an einem Tisch dran bist, den du nicht offen hast. Über die Stellung verraten sie nichts.',
  blocked: 'Dieser Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
  unavailable:
    'Dieser Browser kann hier keine zeigen. Nötig ist eine sichere Adresse (https), auf iPhone und iPad außerdem die App auf dem Home-Bildschirm.',
  serverOff: 'Dieser Server verschickt keine.',
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  yourTurn: (game) => `${game}: Du bist dran`,
  timeShort: (game) => `${game}: Deine Bedenkzeit wird knapp`,
  last: (names) => `Alle warten nur noch auf dich. Am Tisch: ${names}.`,
  alone: 'Die Bots haben gezogen.',
  invited: (game) => `${game}: eine Einladung für dich`,
  invitedBy: (name) => `${name} lädt dich zu einer neuen Partie ein.`,
  until: (time) => `Bedenkzeit bis ${time}.`,
};
