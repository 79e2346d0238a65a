import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Licht',
  themes: { auto: 'Wie das System', light: 'Tag', dark: 'Nacht' },
  motion: 'Bewegung auf dem Brett',
  motions: { auto: 'Wie das System', full: 'Voll', reduced: 'Wenig' },
  motionHelp: 'Wenig: nichts wandert; was sich ändert, wird hervorgehoben und erzählt.',
  speed: 'Spieltempo',
  speeds: { '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', '4': 'Sehr schnell' },
  sound: 'Töne',
  soundHelp: 'Eine leise Trommel, wenn du am Zug bist.',
  on: 'An',
  off: 'Aus',
  name: 'Dein Name',
  nameHelp: 'Die anderen am Tisch sehen ihn.',
  storageDenied:
    'Dieser Browser lässt Traque nichts aufbewahren. Einstellungen und Partien halten, bis du die Seite schließt.',
};
