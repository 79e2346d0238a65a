import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'von Plättchen zu Plättchen'],
  ['Eingabe', 'wählen oder abwählen'],
  ['Esc', 'die Auswahl aufheben'],
];
