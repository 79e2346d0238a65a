import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Design',
  themes: { auto: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Animationen',
  motions: { auto: 'Wie im System', full: 'Alle', reduced: 'Reduziert' },
  motionHelp: 'Reduziert: Nichts bewegt sich über das Brett; Änderungen werden hervorgehoben und beschrieben.',
  speed: 'Spieltempo',
  speeds: { '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', '4': 'Sehr schnell' },
  sound: 'Töne',
  soundHelp: 'Schritte, Würfel, Karten und was dir zustößt. Still, solange diese Seite im Hintergrund ist.',
  volume: 'Lautstärke',
  explain: 'Seltene Regeln erklären',
  explainHelp: 'Gegen Bots: eine Zeile, wenn eine seltene Regel zum ersten Mal greift, mit ihrer Lektion.',
  on: 'An',
  off: 'Aus',
  name: 'Dein Name',
  nameHelp: 'So sehen dich die anderen am Tisch.',
  storageDenied:
    'In diesem Browser darf Traque nichts speichern. Einstellungen und Partien bleiben nur, bis du diese Seite schließt.',
};
