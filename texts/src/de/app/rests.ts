import type { Rests } from '../../en/app/rests.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const rests: Rests = {
  title: 'Nächte und Ferien',
  intro:
    'An Tischen mit einem Tag oder mehr pro Zug steht deine Bedenkzeit in deinen Nächten und Ferien still, außer der Tisch hat das abgeschaltet. Die anderen sehen, an welchen Tagen du weg bist, sonst nichts.',
  zone: 'Zeitzone',
  useDevice: (zone) => `Zeitzone dieses Geräts nehmen: ${zone}`,
  night: 'Nächte',
  nightOn: 'Nachts steht meine Zeit still',
  nightFrom: 'Von',
  nightTo: 'Bis',
  nightHelp: (hours) => `Höchstens ${count(hours, 'Stunde', 'Stunden')}. Eine Änderung gilt ab deinem nächsten Zug.`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  holidays: 'Ferien',
  left: ({ days, year }) => `Noch ${count(days, 'Tag', 'Tage')} im Jahr ${year}`,
  since: (until) => `Du hast Ferien, spätestens bis ${until}.`,
  planned: ({ from, to }) => `Von ${from} bis ${to}`,
  end: 'Ich bin zurück',
  cancel: 'Diese Ferien streichen',
  first: 'Erster Tag',
  last: 'Letzter Tag',
  add: 'Diese Ferien eintragen',
  holidayHelp:
    'Ab heute heißt: sofort. Ein Tag zählt auch, wenn du nur einen Teil davon weg bist. Du kannst früher zurückkommen: Die übrigen Tage bleiben dir.',
  none: 'Dieser Server hat keine Ferien.',
  noDaysLeft: 'In jenem Jahr sind nicht mehr so viele Tage übrig.',
  badDays: 'Diese Tage gehen nicht: Der erste darf nicht vergangen sein, der letzte nicht vor dem ersten liegen.',
  badNight: (hours) => `Eine Nacht hat höchstens ${count(hours, 'Stunde', 'Stunden')}.`,
  name: 'Nimm zuerst einen Namen, damit der Server dich kennt.',
};
